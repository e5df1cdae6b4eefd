/** A list that stays at its newest line, however tall that is, unless its reader has scrolled up. */
const NEAR = 24;

export class Following {
  /** The reader has scrolled up: newer lines come unseen. */
  behind = $state(false);
  private box: HTMLElement | null = null;

  /** Of a list inside the box that scrolls. */
  attach = (list: HTMLElement): (() => void) => {
    const box = (this.box = list.parentElement!);
    const scrolled = () => {
      // A list that isn't shown has no height, and nobody reads it: opened again, it is at its newest line.
      this.behind = box.clientHeight > 0 && box.scrollHeight - box.scrollTop - box.clientHeight > NEAR;
    };
    const grown = new ResizeObserver(() => {
      if (!box.clientHeight) this.behind = false;
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
    if (this.box) this.box.scrollTop = this.box.scrollHeight;
  };
}
