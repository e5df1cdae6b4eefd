/** Take a piece with a finger or the mouse, and let it go over something. A touch without a way is a tap. */
import type { Attachment } from 'svelte/attachments';

/** A pointer that moves less than this taps (px). */
const NEAR = 8;

/** Where the pointer is, and how far from where it took the piece (px). */
export interface Way {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

interface Drag {
  /** The piece can be let go over elements that have this `data-…`: its value names them. */
  onto: string;
  /** May it be taken now? Always, if nothing is said. */
  may?: () => boolean;
  taken: () => void;
  /** The piece is in the air; null: it no longer is. */
  moved: (way: Way | null, piece: HTMLElement) => void;
  /** It is above this. */
  over?: (target: string) => void;
  dropped: (target: string) => void;
}

export function draggable({ onto, may, taken, moved, over, dropped }: Drag): Attachment<HTMLElement> {
  return (piece) => {
    let from: { x: number; y: number } | null = null;
    let flying = false;

    function down(event: PointerEvent): void {
      if (event.button || may?.() === false) return;
      piece.setPointerCapture(event.pointerId); // at once: a quick hand leaves the piece with its first move
      from = { x: event.clientX, y: event.clientY };
      flying = false;
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!flying && Math.hypot(dx, dy) < NEAR) return;
      if (!flying) taken();
      flying = true;
      moved({ x: event.clientX, y: event.clientY, dx, dy }, piece);
      const target = over && under(event, onto);
      if (target) over(target);
    }
    function up(event: PointerEvent): void {
      const target = from && flying ? under(event, onto) : null;
      if (from && flying) swallowClick(piece);
      end();
      if (target) dropped(target);
    }
    function end(): void {
      from = null;
      moved(null, piece);
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end };
    const names = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const name of names) piece.addEventListener(name, listeners[name]);
    return () => {
      for (const name of names) piece.removeEventListener(name, listeners[name]);
      if (from) end(); // a piece that goes in mid-air is no longer in the air
    };
  };
}

/** What lies under the pointer, whatever is above it. */
function under(event: PointerEvent, onto: string): string | null {
  const all = document.elementsFromPoint(event.clientX, event.clientY);
  const target = all.map((one) => one.closest<HTMLElement>(`[data-${onto}]`)).find((one) => one !== null);
  return target?.dataset[onto] ?? null;
}

/** The touch that let go of it isn't a tap on it. */
function swallowClick(piece: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  piece.addEventListener('click', swallow, { once: true, capture: true });
  setTimeout(() => piece.removeEventListener('click', swallow, true));
}
