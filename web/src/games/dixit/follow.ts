/** Where things happen in Dixit: cards go to the pile face down, votes to the table, rabbits along their path. */
import { t } from '../../core/words.svelte';
import type { Event } from '../../wire/dixit';
import type { Finale, Gathered, Trace } from '../game';
import rabbit from './rabbit.svg';
import type { DixitTable } from './table';

const BACK = '/pictures/house/back-dixit.svg';
const person = (seat: number) => `[data-person="${seat}"]`;
const doing = (seat: number) => `${person(seat)} .doing`;
const pile = (seat: number) => `.dixit [data-pile="${seat}"]`;
const runner = (seat: number) => `.dixit [data-runner="${seat}"]`;
const CLUE = '.dixit > header';
const TOOLS = '.dixit > header .tools';

export function traces(event: Event): Trace[] {
  switch (event.event) {
    case 'told':
      return [
        { at: [pile(event.seat), CLUE], picture: BACK, from: [person(event.seat)], unmarked: true },
        { at: [`${CLUE} h2`] },
      ];
    case 'gave':
      return [
        { at: [pile(event.seat), CLUE], picture: BACK, from: [person(event.seat)], unmarked: true },
        { at: [doing(event.seat)] },
      ];
    case 'voted':
      return [{ at: [CLUE], picture: rabbit, from: [person(event.seat)], unmarked: true }, { at: [doing(event.seat)] }];
    case 'dealt':
      return [{ at: [person(event.seat)], picture: BACK, from: [TOOLS, CLUE], unmarked: true }];
    case 'round began':
      return event.storyteller
        ? [{ at: [person(event.storyteller)], unmarked: true }]
        : [{ at: [CLUE], unmarked: true }];
    case 'laid out':
      return [{ at: ['.dixit .cards'], unmarked: true, bare: true }];
    case 'shown':
      return [{ at: ['.dixit .reveal .told'], unmarked: true }];
    case 'gained':
      return [{ at: [runner(event.seat)] }, { at: [person(event.seat)], unmarked: true }];
    case 'discarded':
    case 'reshuffled':
      return [{ at: [TOOLS], picture: BACK, from: ['.dixit .cards'], unmarked: true }];
    case 'ended':
      return event.winners.map((seat) => ({ at: [person(seat)], unmarked: true }));
  }
}

/** What everybody gets, and what is nobody's, each in one sentence. */
export function gathered(events: Event[], table: Pick<DixitTable, 'name'>): Gathered | null {
  const [first] = events;
  const end = events.findIndex((event) => event.event !== first?.event);
  const run = events.slice(0, end < 0 ? undefined : end);
  switch (first?.event) {
    case 'dealt': {
      const names = run.flatMap((event) => (event.event === 'dealt' ? table.name(event.seat) : []));
      return { says: t('dixit-web-dealt', { names }), count: run.length };
    }
    case 'gained': {
      const gains = run.flatMap((event) =>
        event.event === 'gained' ? `${table.name(event.seat)} +${event.points}` : [],
      );
      return { says: t('dixit-web-gains', { gains: gains.join(', ') }), count: run.length };
    }
    case 'laid out':
      return { says: t('dixit-web-laid-out'), count: 1 };
    case 'discarded':
      return { says: t('dixit-web-gone'), count: 1 };
    default:
      return null;
  }
}

/** Who has come to the carrot: the rabbit, for its runner is moved along the path and would be moved farther. */
export function finale(events: Event[]): Finale | null {
  const ended = events.find((event) => event.event === 'ended');
  const lit = ended?.winners.map((seat) => `[data-runner="${seat}"] > *`);
  return lit ? { lit, rest: ['[data-runner] > *'], picture: rabbit } : null;
}
