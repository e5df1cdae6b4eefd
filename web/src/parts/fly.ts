/** Pictures that fly from one place of the page to another, above everything, so that nothing is moved or clipped. */
export interface Flight {
  picture: string;
  from: DOMRect;
  to: DOMRect;
  /** ms */
  lasts: number;
  /** Held up for everybody to see in the middle of this, on its way. */
  over?: DOMRect | undefined;
  /** What is at its end shows it: else it fades as it arrives. */
  lands?: boolean | undefined;
  spins?: boolean | undefined;
}

/** How large a picture flies at least and at most (px): a die onto a space, a card to a whole person. */
const SMALL = 26;
const LARGE = 92;
/** What is held up is so large (px). */
const HELD_UP = 180;

let layer: HTMLElement | null = null;

export function fly({ picture, from, to, lasts, over, lands, spins }: Flight): void {
  // Onto its very place it comes as large as that is; to a person or a yard no larger than it was.
  const size = within(Math.min(to.width, to.height, lands ? LARGE : Math.min(from.width, from.height)));
  const image = new Image();
  image.decoding = 'sync'; // else it is nowhere for a moment whenever its size changes
  image.src = picture;
  image.alt = '';
  image.style.cssText = `position:absolute;left:${-size / 2}px;top:${-size / 2}px;width:${size}px;height:${size}px;object-fit:contain;max-width:none`;
  const start = { ...middle(from), turn: 0, scale: within(Math.min(from.width, from.height)) / size };
  const end = { ...middle(to), turn: spins ? 360 : 0, scale: 1 };
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - far / 7, turn: end.turn / 2, scale: 1.15 };
  const held = over && { ...middle(over), turn: 0, scale: HELD_UP / size };
  const arrives = [
    { opacity: 1, offset: 0.88 },
    { ...at(end), opacity: lands ? 1 : 0 },
  ];
  const frames = held
    ? [
        { ...at(start), easing: 'ease-out' },
        { ...at(held), offset: 0.3 },
        { ...at(held), offset: 0.72, easing: 'ease-in' },
        ...arrives,
      ]
    : [{ ...at(start), easing: 'ease-in' }, { ...at(top), offset: 0.5, easing: 'ease-out' }, ...arrives];
  above().append(image);
  image.animate(frames, { duration: lasts, fill: 'both' }).onfinish = () => image.remove();
}

/** Joy: a handful of small pictures that fly up from a place and are gone. */
export function burst(picture: string, from: DOMRect): void {
  const MANY = 9;
  const { x, y } = middle(from);
  for (let nth = 0; nth < MANY; nth++) {
    const image = new Image(SMALL, SMALL);
    image.src = picture;
    image.alt = '';
    image.style.cssText = `position:absolute;left:${-SMALL / 2}px;top:${-SMALL / 2}px;max-width:none`;
    const way = Math.PI * (0.1 + (0.8 * nth) / (MANY - 1));
    const far = 70 + 45 * (nth % 3);
    const top = { x: x - far * Math.cos(way), y: y - far * Math.sin(way), turn: 90 - nth * 20, scale: 1.2 };
    const end = { ...top, x: top.x + (top.x - x) / 3, y: y + 60, turn: 2 * top.turn, scale: 0.7 };
    above().append(image);
    image.animate(
      [
        { ...at({ x, y, turn: 0, scale: 0.3 }), easing: 'ease-out' },
        { ...at(top), opacity: 1, offset: 0.45, easing: 'ease-in' },
        { ...at(end), opacity: 0 },
      ],
      { duration: 1300 + 120 * (nth % 3), fill: 'both' },
    ).onfinish = () => image.remove();
  }
}

/** Nothing is in the air any more. */
export function land(): void {
  layer?.replaceChildren();
}

function above(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.ariaHidden = 'true';
    layer.dataset['flights'] = '';
    layer.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:40;pointer-events:none';
    document.body.append(layer);
  }
  return layer;
}

const within = (size: number) => Math.min(LARGE, Math.max(SMALL, size));
const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const at = ({ x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }) => ({
  transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
});
