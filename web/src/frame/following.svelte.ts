/** A list that stays at its newest line, however tall that is, unless its reader has scrolled up. */
const NEAR = 24;

export class Following {
  /** The reader has scrolled up: newer lines come unseen. */
  behind = $state(false);
  private box: HTMLElement | null = null;
  /** Where it was scrolled to, as far as we know. */
  private top = 0;

  /** Of a list inside the box that scrolls. */
  attach = (list: HTMLElement): (() => void) => {
    const box = (this.box = list.parentElement!);
    this.top = 0;
    const scrolled = () => {
      // Only a reader scrolls up; below us there may be something new that we haven't followed yet.
      const up = box.scrollTop < this.top;
      this.top = box.scrollTop;
      const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
      if (atEnd || !box.clientHeight) this.behind = false;
      else if (up) this.behind = true;
    };
    const grown = new ResizeObserver(() => {
      if (!box.clientHeight)
        this.behind = false; // nobody reads it: opened again, it is at its newest line
      else if (!this.behind) this.toNewest();
    });
    grown.observe(list);
    grown.observe(box);
    box.addEventListener('scroll', scrolled);
    return () => {
      grown.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  };

  toNewest = (): void => {
    this.behind = false;
    if (!this.box) return;
    this.box.scrollTop = this.box.scrollHeight;
    this.top = this.box.scrollTop; // a reader may scroll up before the browser tells us of this
  };
}
