/** A finger's sweep to the left or right: one card on, or back. */
import type { Attachment } from 'svelte/attachments';

const FAR = 36;

export function swipe(step: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let swept = false;
    const down = (event: PointerEvent): void => {
      from = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
      swept = false;
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      swept = Math.abs(x) > FAR && Math.abs(x) > 1.5 * Math.abs(y);
      if (swept) step(x < 0 ? 1 : -1);
    };
    // The touch that swept isn't a tap on what lay under it.
    const click = (event: MouseEvent): void => {
      if (!swept) return;
      swept = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('click', click, true);
    };
  };
}
