/**
 * *Why?*: things explain themselves on a hover, a long press or the key `i`, and rules are opened where they are
 * asked for. `explains` is put on whatever can be asked about; `Explained.svelte` shows what it says.
 */
import type { Attachment } from 'svelte/attachments';
import { typingElsewhere } from '../core/keys';

export interface Explanation {
  /** What it is. */
  title: string;
  /** What it does, or means. */
  says: string;
  /** The rule that says so: `BOO-3`. */
  rule?: string | null;
}

/** How long a mouse rests, and how long a finger presses (ms); how far a finger may stray meanwhile (px). */
const REST = 650;
const PRESS = 500;
const STRAY = 10;

class Why {
  shown = $state.raw<{ about: Explanation; at: HTMLElement; entered: boolean; from: Element | null } | null>(null);
  /** Opens a rule beside what is being looked at; without one, its page is opened. */
  reader: ((rule: string) => void) | null = null;

  /** `entered`: it was asked for by a key or a finger, so it may take the focus. */
  open(about: Explanation, at: HTMLElement, entered: boolean): void {
    this.shown = { about, at, entered, from: document.activeElement };
  }

  close(): void {
    this.shown = null;
  }
}
export const why = new Why();

/** The number alone: `BOO-3` → `3`. */
export const numberOf = (rule: string): string => rule.slice(rule.lastIndexOf('-') + 1);

/** Explains what it is put on. What can be chosen stays chosen by a tap: a long press doesn't choose. */
export function explains(tell: () => Explanation | null): Attachment<HTMLElement> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    thing.dataset.why = ''; // so that tests and styles find it

    const open = (entered: boolean) => {
      const about = tell();
      if (about) why.open(about, thing, entered);
      return about !== null;
    };
    const later = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const stop = () => clearTimeout(timer);

    const onpointerenter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !event.buttons) later(REST, () => open(false));
    };
    const onpointerleave = (event: PointerEvent) => {
      stop();
      if (event.pointerType === 'mouse' && why.shown?.at === thing && !why.shown.entered) leaving();
    };
    const onpointerdown = (event: PointerEvent) => {
      stop();
      pressed = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') later(PRESS, () => (pressed = open(true)));
    };
    const onpointermove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
    };
    const onclick = (event: MouseEvent) => {
      stop();
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const oncontextmenu = (event: MouseEvent) => pressed && event.preventDefault();
    const onkeydown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'i' || event.repeat || typingElsewhere(event)) return;
      if (open(true)) event.preventDefault();
    };

    const heard = { onpointerenter, onpointerleave, onpointerdown, onpointermove, onkeydown, oncontextmenu };
    const events = Object.entries(heard).map(([name, hear]) => [name.slice(2), hear as EventListener] as const);
    for (const [name, hear] of events) thing.addEventListener(name, hear);
    thing.addEventListener('pointerup', stop);
    thing.addEventListener('pointercancel', stop);
    thing.addEventListener('click', onclick, { capture: true });
    return () => {
      stop();
      for (const [name, hear] of events) thing.removeEventListener(name, hear);
      thing.removeEventListener('pointerup', stop);
      thing.removeEventListener('pointercancel', stop);
      thing.removeEventListener('click', onclick, { capture: true });
      if (why.shown?.at === thing) why.close();
    };
  };
}

let leave: ReturnType<typeof setTimeout> | undefined;

/** The mouse has left: it may be on its way to what is said. */
export function leaving(): void {
  clearTimeout(leave);
  leave = setTimeout(() => why.shown && !why.shown.entered && why.close(), 250);
}

/** It has arrived there. */
export function staying(): void {
  clearTimeout(leave);
}
