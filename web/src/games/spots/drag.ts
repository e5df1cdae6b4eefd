/** Take a piece with a finger or the mouse, and let it go over something with `data-target`. A touch without a way is a click. */
const NEAR = 8;

export function drag(taken: () => void, dropped: (target: string) => void): (piece: HTMLElement) => () => void {
  return (piece) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;

    function down(event: PointerEvent): void {
      if (event.button) return;
      piece.setPointerCapture(event.pointerId); // at once: a quick hand leaves the piece with its first move
      from = { x: event.clientX, y: event.clientY };
      moved = false;
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < NEAR) return;
      if (!moved) taken();
      moved = true;
      lift(`translate(${x}px, ${y}px) scale(1.08)`);
    }
    function up(event: PointerEvent): void {
      if (from && moved) {
        piece.addEventListener('click', swallow, { once: true, capture: true });
        setTimeout(() => piece.removeEventListener('click', swallow, true));
        const target = under(event.clientX, event.clientY);
        if (target) dropped(target);
      }
      end();
    }
    function end(): void {
      from = null;
      lift('');
    }
    /** While it is in the air, what lies under it must be found. */
    function lift(transform: string): void {
      piece.style.transform = transform;
      piece.style.zIndex = transform ? '5' : '';
      piece.style.position = transform ? 'relative' : '';
    }
    function under(x: number, y: number): string | null {
      const targets = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>('[data-target]'));
      return targets.find((one) => one !== null)?.dataset['target'] ?? null;
    }
    const swallow = (event: Event) => event.stopPropagation();

    const listeners: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', end],
    ];
    for (const [name, listener] of listeners) piece.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) piece.removeEventListener(name, listener as EventListener);
    };
  };
}
