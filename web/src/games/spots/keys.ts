/** The keyboard of Spots: 1–6, b, t, m, s, Escape. */
import type { Advice } from '../../wire/spots';
import type { Draft } from './draft.svelte';

interface Hands {
  tap: (tile: number) => void;
  play: (move: string) => void;
}

/** Do what this key means now. `chosen`: something waits for Enter; null: the key means nothing here. */
export function keyed(key: string, draft: Draft, advice: Advice | null, hands: Hands): 'chosen' | 'done' | null {
  const { offer } = draft;
  const { phase } = offer;
  if (/^[1-6]$/.test(key)) return number(Number(key), draft, hands);
  if (key === 'Escape') return cancel(draft);
  if (key === 'b' && advice?.fit) {
    draft.fit(advice.fit);
    return 'chosen';
  }
  if (key === 't' && phase === 'settle' && offer.treats) {
    if (offer.part) draft.reroll();
    else hands.play('treat');
    return 'done';
  }
  if (key === 'm' && phase === 'more') return said('more', hands);
  if (key === 's' && (phase === 'more' || phase === 'dig' || phase === 'trot')) return said('stop', hands);
  if (key === 's' && phase === 'choose' && offer.score?.length) return said('score', hands);
  return null;
}

function said(move: string, hands: Hands): 'done' {
  hands.play(move);
  return 'done';
}

function number(number: number, draft: Draft, hands: Hands): 'chosen' | null {
  if (draft.offer.phase === 'choose') {
    hands.tap(number);
    return 'chosen';
  }
  const option = draft.options.find((one) => one.die === number && one.place === undefined && one.owner === undefined);
  if (!option) return null;
  draft.choice = option.does;
  return 'chosen';
}

function cancel(draft: Draft): 'done' | null {
  if (draft.rerolling) draft.rerolling = null;
  else if (draft.picked !== null) draft.picked = null;
  else if (draft.choice) draft.choice = null;
  else return null;
  return 'done';
}
