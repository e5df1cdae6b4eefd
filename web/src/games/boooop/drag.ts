/** Dragging a piece from the pool to the bed. Letting go chooses the cell, as a tap does; it doesn't play. */
import type { Attachment } from 'svelte/attachments';
import type { Kind } from './stage';
import type { Draft } from './draft.svelte';

/** A finger that moves less than this taps (px). */
const SLACK = 8;

export function draggable(draft: Draft, kind: Kind): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;

    function down(event: PointerEvent): void {
      if (!draft.offer?.pieces?.includes(kind)) return;
      start = event;
      element.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (!draft.dragged && far < SLACK) return;
      if (!draft.dragged) draft.take(kind);
      draft.dragged = { kind, x: event.clientX, y: event.clientY };
      const cell = cellUnder(event);
      if (cell && draft.offer?.cells?.includes(cell)) draft.choose(cell);
    }

    function up(event: PointerEvent): void {
      const cell = draft.dragged && cellUnder(event);
      if (cell && !draft.offer?.cells?.includes(cell)) draft.tapCell(cell);
      cancel();
    }

    function cancel(): void {
      start = null;
      draft.dragged = null;
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}

function cellUnder(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
  return under?.dataset.cell ?? null;
}
