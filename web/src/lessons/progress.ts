/** How far somebody has come in the lessons, as far as this browser remembers. */
import { keep, kept } from '../core/keep';

export interface Progress {
  /** The steps that were done. */
  done: string[];
  /** Where to go on. */
  at: string | null;
}

export function progress(game: string): Progress {
  try {
    const { done, at } = JSON.parse(kept(`learned.${game}`) ?? '{}') as Partial<Progress>;
    return { done: done ?? [], at: at ?? null };
  } catch {
    return { done: [], at: null };
  }
}

export function keepProgress(game: string, now: Progress): void {
  keep(`learned.${game}`, JSON.stringify(now));
}
