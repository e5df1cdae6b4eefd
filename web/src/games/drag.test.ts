import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draggable } from './drag';

const heard = { taken: vi.fn(), moved: vi.fn(), over: vi.fn(), dropped: vi.fn() };
let piece: HTMLElement;
let cell: HTMLElement;
let leave: () => void;
let may = true;

beforeEach(() => {
  vi.clearAllMocks();
  may = true;
  piece = document.body.appendChild(document.createElement('button'));
  piece.setPointerCapture = () => {};
  cell = document.body.appendChild(document.createElement('div'));
  cell.dataset.cell = 'c3';
  document.elementsFromPoint = (x) => (x > 50 ? [piece, cell] : [piece]);
  leave = draggable({ onto: 'cell', may: () => may, ...heard })(piece) as () => void;
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

function point(what: string, x: number): void {
  piece.dispatchEvent(new PointerEvent(what, { clientX: x, clientY: 0, button: 0 }));
}

test('a piece is taken once it has moved a little, is over what lies under it, and is let go there', () => {
  point('pointerdown', 0);
  point('pointermove', 4);
  expect(heard.taken).not.toHaveBeenCalled();
  point('pointermove', 20);
  expect(heard.moved).toHaveBeenLastCalledWith({ x: 20, y: 0, dx: 20, dy: 0 }, piece);
  expect(heard.over).not.toHaveBeenCalled();
  point('pointermove', 60);
  point('pointerup', 60);
  expect(heard.taken).toHaveBeenCalledTimes(1);
  expect(heard.over).toHaveBeenCalledWith('c3');
  expect(heard.dropped).toHaveBeenCalledWith('c3');
  expect(heard.moved).toHaveBeenLastCalledWith(null, piece);
});

test('a touch without a way is a tap', () => {
  const tapped = vi.fn();
  piece.addEventListener('click', tapped);
  point('pointerdown', 60);
  point('pointerup', 60);
  piece.click();
  expect(tapped).toHaveBeenCalled();
  expect(heard.dropped).not.toHaveBeenCalled();
});

test('the touch that lets go of it is none', () => {
  const tapped = vi.fn();
  piece.addEventListener('click', tapped);
  point('pointerdown', 0);
  point('pointermove', 60);
  point('pointerup', 60);
  piece.click();
  expect(tapped).not.toHaveBeenCalled();
});

test('a piece that goes while it is in the air is no longer there', () => {
  point('pointerdown', 0);
  point('pointermove', 60);
  leave();
  expect(heard.moved).toHaveBeenLastCalledWith(null, piece);
  expect(heard.dropped).not.toHaveBeenCalled();
});

test('what may not be taken stays, and so does what was let go over nothing', () => {
  may = false;
  point('pointerdown', 0);
  point('pointermove', 60);
  may = true;
  point('pointerdown', 0);
  point('pointermove', 40);
  point('pointerup', 40);
  expect(heard.taken).toHaveBeenCalledTimes(1);
  expect(heard.dropped).not.toHaveBeenCalled();
});
