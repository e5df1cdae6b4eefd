/** How much room an element has, whenever that changes. */
import type { Attachment } from 'svelte/attachments';

export interface Room {
  width: number;
  height: number;
}

export function measured(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(() => tell({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
