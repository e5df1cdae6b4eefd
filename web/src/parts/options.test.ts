import { beforeAll, expect, test } from 'vitest';
import { learn, speak, t } from '../core/words.svelte';
import type { GameInfo } from '../wire/house';
import { clockInWords, optionsOf, valueInWords } from './options';

/** As msgspec describes options; the words are those of a real game. */
const game: GameInfo = {
  key: 'spots',
  version: 1,
  seats: [1, 2],
  levels: [1],
  options: {
    $ref: '#/$defs/SpotsOptions',
    $defs: {
      SpotsOptions: {
        properties: {
          tricks: { type: 'string', default: 'new-family' },
          'dog-treats': { type: 'integer', minimum: 0, maximum: 11, default: 1 },
          'scored-paws': { enum: ['off', 'on'], default: 'off' },
        },
      },
    },
  },
};

beforeAll(async () => {
  await speak('en');
  await learn('home', 'spots');
});

test('a form is read from the schema: numbers with bounds, choices, texts', async () => {
  const [tricks, treats, paws] = await optionsOf(game);
  expect(treats).toMatchObject({ name: 'dog-treats', kind: 'number', least: 0, most: 11, usual: '1' });
  expect(paws).toMatchObject({ kind: 'choice', values: ['off', 'on'], usual: 'off' });
  expect(tricks).toMatchObject({ kind: 'text', usual: 'new-family' });
});

test('a text is offered by all values that there are words for', async () => {
  const [tricks] = await optionsOf(game);
  expect(tricks?.values).toContain('new-family');
  expect(tricks?.values).toContain('free-range');
  expect(valueInWords('spots', 'tricks', 'free-range')).toBe(t('spots-option-tricks-free-range'));
  expect(t('spots-option-tricks-free-range')).not.toContain('⟦');
});

test('a value without words is shown as it is', () => {
  expect(valueInWords('spots', 'tricks', 'sit,dig,run,hop')).toBe('sit,dig,run,hop');
});

test('each kind of clock has its own words', () => {
  expect(clockInWords({ kind: 'none' })).toBe(t('home-clock-none'));
  expect(clockInWords({ kind: 'game', seconds: 600, increment: 10 })).toContain('10');
  expect(clockInWords({ kind: 'days', days: 1 })).toBe('1 day a move');
  expect(clockInWords({ kind: 'move', seconds: 30 })).toBe('30 seconds a move');
});
