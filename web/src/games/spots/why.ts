/** What lies on the table, for whoever asks. */
import { t } from '../../core/words.svelte';
import type { Explanation } from '../../parts/why.svelte';
import type { Tile, View } from '../../wire/spots';
import { cardOf, ruleOf } from './box';
import { described } from './telling';

export function aboutTile(tile: Tile, view: View): Explanation | null {
  if (!tile.name) return null;
  const says = [
    described(view, tile.name),
    tile.up ? '' : t('spots-why-down'),
    tile.treats ? t('spots-web-on-tile', { count: tile.treats }) : '',
  ];
  return {
    title: t('spots-trick', { trick: tile.name }),
    says: says.filter(Boolean).join(' '),
    rule: ruleOf(tile.name),
  };
}

export function aboutDog(dog: string): Explanation {
  const { spaces, paws } = cardOf(dog);
  const numbers = spaces.map(({ number }) => number);
  const says = t('spots-why-dog', { numbers, paws });
  return { title: t('spots-dog', { dog }), says, rule: paws ? 'SPO-12' : 'SPO-10' };
}

export const aboutYard = (): Explanation => ({
  title: t('spots-web-yard'),
  says: t('spots-why-yard'),
  rule: 'SPO-13',
});
