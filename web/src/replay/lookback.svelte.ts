/** What bots found by looking back at a game, laid over its film: points of a graph, verdicts and moments by stops. */
import { ask, No } from '../core/api';
import { sentences } from '../core/telling';
import { t } from '../core/words.svelte';
import type { AnyEvent } from '../games/game';
import type { Decision, LookBack, LookingBack, TurningPoint } from '../wire/house';
import type { Film } from './film.svelte';

/** How often we ask how far it has come (ms). */
const AGAIN = 1000;

/** How likely everybody was to win, at a stop of the film. */
export interface Point {
  at: number;
  chances: number[];
}

export class Lookback {
  told = $state.raw<LookingBack | null>(null);
  problem = $state('');
  private gone = false;

  constructor(readonly id: string) {
    void this.fetch('GET');
  }

  get found(): LookBack | null {
    return this.told?.found ?? null;
  }

  /** Is somebody at it? */
  get busy(): boolean {
    return Boolean(this.told?.of && !this.told.found);
  }

  begin(): void {
    void this.fetch('POST');
  }

  close(): void {
    this.gone = true;
  }

  private async fetch(how: 'GET' | 'POST'): Promise<void> {
    try {
      this.told = await ask<LookingBack>(how, `/tables/${encodeURIComponent(this.id)}/lookback`);
      this.problem = '';
      if (this.busy) setTimeout(() => this.gone || void this.fetch('GET'), AGAIN);
    } catch (no) {
      this.problem = no instanceof No ? no.message : t('web-unreachable');
    }
  }
}

/** The stop at which a line can be seen: its own, or the next one. */
export function stopOf(film: Film, ply: number): number {
  const at = film.stops.findIndex((stop) => stop >= ply);
  return at < 0 ? film.last : at;
}

/** The graph: where it began, every stop with decisions (the last of them counts), and the end. */
export function pointsOf(found: LookBack, film: Film): Point[] {
  const points = new Map([[0, found.start]]);
  for (const { ply, chances } of found.decisions) points.set(stopOf(film, ply), chances);
  points.set(film.last, found.end);
  return [...points].map(([at, chances]) => ({ at, chances })).sort((a, b) => a.at - b.at);
}

/** Whose verdicts are shown: through one's own eye one's own, through all eyes everybody's. */
export function mineOf(found: LookBack, film: Film): Decision[] {
  const { seat } = film.told;
  return seat === null ? found.decisions : found.decisions.filter((decision) => decision.seat === seat);
}

/** Those worth a mark. */
export function markedOf(found: LookBack, film: Film): Decision[] {
  return mineOf(found, film).filter(({ verdict }) => verdict !== 'kept');
}

/** The decision that is told at a stop: the one that lost most. */
export function decisionAt(found: LookBack, film: Film, at: number): Decision | null {
  const here = mineOf(found, film).filter(({ ply }) => stopOf(film, ply) === at);
  return here.toSorted((a, b) => b.hope - b.had - (a.hope - a.had))[0] ?? null;
}

/** What the better move would have come to, in a sentence that isn't true of the one that was made; else the move itself. */
export function betterOf({ ply, better, best }: Decision, film: Film): string {
  const told = sentences((better ?? []) as AnyEvent[], film.table, film.page).flatMap(({ says }) => says || []);
  const made = film.said(ply);
  return told.find((says) => !made.includes(says)) ?? best ?? '';
}

/** A moment in words: what kind it was, named after the one whose chances are told with it. */
export function titleOf({ why, seat, before, after }: TurningPoint, film: Film): string {
  const kind = why === 'turn' ? (after > before ? 'turn' : 'slip') : why;
  return t(`lookback-moment-${kind}`, { name: film.whole.name(seat) });
}

/** The decision that could have been better, where that made the moment. */
export function missedAt({ why, ply, by }: TurningPoint, found: LookBack): Decision | undefined {
  return why === 'mistake' ? found.decisions.find((one) => one.ply === ply && one.seat === by) : undefined;
}

/** How the chances changed at a moment. */
export function changeOf({ seat, before, after }: TurningPoint, film: Film): string {
  return t('lookback-change', { name: film.whole.name(seat), before: percent(before), after: percent(after) });
}

/** What there is to say of a stop, in short: of the decision that is told there, unless it was a good one, and of a moment. */
export function verdictAt(found: LookBack, film: Film, at: number): string {
  const here = decisionAt(found, film, at);
  const moment = found.moments.find(({ ply }) => stopOf(film, ply) === at);
  const told = here && here.verdict !== 'kept' ? here : moment && missedAt(moment, found);
  const says: string[] = [];
  if (told === here && here) says.push(`${t(`lookback-mark-${here.verdict}`)}.`);
  else if (moment) says.push(`${titleOf(moment, film)}.`);
  if (told) says.push(t('lookback-better', { better: betterOf(told, film) }));
  if (moment) says.push(changeOf(moment, film));
  return says.join(' ');
}

/** Of a hundred; who hasn't won yet hasn't a hundred, and who hasn't lost has more than nothing. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(100 * chance);
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
