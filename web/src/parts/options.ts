/** What a table of a game may choose, read from the schema that the house gives, and put in words. */
import texts from 'words:index';
import { says, spoken, t } from '../core/words.svelte';
import type { Control, GameInfo } from '../wire/house';

export interface Option {
  name: string;
  kind: 'choice' | 'number' | 'text';
  /** Those that can be offered by name; a text may be something else, too. */
  values: string[];
  usual: string;
  least?: number;
  most?: number;
}

interface Property {
  type?: string;
  enum?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

export async function optionsOf(game: GameInfo): Promise<Option[]> {
  const { $ref = '', $defs = {} } = game.options as {
    $ref?: string;
    $defs?: Record<string, { properties?: Record<string, Property> }>;
  };
  const properties = $defs[$ref.replace('#/$defs/', '')]?.properties ?? {};
  const words = (await texts[spoken()]?.[game.key]?.())?.default ?? '';
  return Object.entries(properties).map(([name, property]) => ({
    name,
    kind: property.enum ? 'choice' : property.type === 'integer' ? 'number' : 'text',
    values: property.enum ?? named(words, `${game.key}-option-${name}-`),
    usual: String(property.default),
    least: property.minimum,
    most: property.maximum,
  }));
}

/** The values that there are words for. */
function named(words: string, prefix: string): string[] {
  return [...words.matchAll(new RegExp(`^${prefix}(\\S+) =`, 'gm'))].map((found) => found[1] ?? '');
}

export function valueInWords(game: string, name: string, value: string): string {
  const key = `${game}-option-${name}-${value}`;
  return says(key) ? t(key) : value;
}

export function clockInWords({ kind, seconds = 0, increment = 0, days = 0 }: Partial<Control>): string {
  if (kind === 'move') return t('home-clock-move', { seconds });
  if (kind === 'game') return t('home-clock-game', { minutes: Math.round(seconds / 60), increment });
  return kind === 'days' ? t('home-clock-days', { days }) : t('home-clock-none');
}
