/** What a table of a game may choose, read from what the house tells of it, and put in words. */
import { says, t } from '../core/words.svelte';
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

/** The options of a table for so many: those that mean something there, and aren't chosen along with another one. */
export function optionsOf({ options, form }: GameInfo, seats: number): Option[] {
  const { $ref = '', $defs = {} } = options as {
    $ref?: string;
    $defs?: Record<string, { properties?: Record<string, Property> }>;
  };
  const properties = $defs[$ref.replace('#/$defs/', '')]?.properties ?? {};
  const asked = Object.entries(properties)
    .filter(([name]) => !(name in form.along) && (form.fits[name]?.includes(seats) ?? true))
    .map(([name, property]): Option => ({
      name,
      kind: property.enum ? 'choice' : property.type === 'integer' ? 'number' : 'text',
      values: usualFirst(property.enum ?? Object.keys(form.named[name] ?? {}), String(property.default)),
      usual: String(property.default),
      least: property.minimum,
      most: property.maximum,
    }));
  const special = ({ name }: Option) => Number(name in form.fits); // what only so many are asked comes first
  return asked.sort((a, b) => special(b) - special(a));
}

function usualFirst(values: string[], usual: string): string[] {
  return [...values].sort((a, b) => Number(b === usual) - Number(a === usual));
}

/** A value by its name; one that somebody put together has the option's own word for that. */
export function valueInWords(game: string, name: string, value: string): string {
  const key = `${game}-option-${name}-${value}`;
  const own = `${game}-option-${name}-own`;
  return says(key) ? t(key) : value.includes(',') && says(own) ? t(own) : value;
}

export function clockInWords({ kind, seconds = 0, increment = 0, days = 0 }: Partial<Control>): string {
  if (kind === 'move') return t('home-clock-move', { seconds });
  if (kind === 'game') return t('home-clock-game', { minutes: Math.round(seconds / 60), increment });
  return kind === 'days' ? t('home-clock-days', { days }) : t('home-clock-none');
}
