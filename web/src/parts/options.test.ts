import { beforeAll, expect, test } from 'vitest';
import { learn, speak, t } from '../core/words.svelte';
import type { GameInfo } from '../wire/house';
import { clockInWords, optionsOf, valueInWords } from './options';

/** As msgspec describes options; the words are those of a real game. */
const game: GameInfo = {
  key: 'spots',
  plain: false,
  version: 1,
  seats: [1, 2],
  levels: [1],
  form: {
    beginners: {},
    fits: { 'dog-treats': [1] },
    along: {},
    named: { tricks: { 'new-family': 'walk,run,fetch,beg', 'free-range': 'free-range' } },
    opens: null,
    custom: false,
    phrases: [],
    aloud: {},
  },
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

test('a form is read from the schema: numbers with bounds, choices, texts by their named values', () => {
  const [treats, tricks, paws] = optionsOf(game, 1);
  expect(treats).toMatchObject({ name: 'dog-treats', kind: 'number', least: 0, most: 11, usual: '1' });
  expect(paws).toMatchObject({ kind: 'choice', values: ['off', 'on'], usual: 'off' });
  expect(tricks).toMatchObject({ kind: 'text', values: ['new-family', 'free-range'], usual: 'new-family' });
});

test('what means nothing with so many seats isn’t asked, nor what is chosen along with something else', () => {
  expect(optionsOf(game, 2).map(({ name }) => name)).toEqual(['tricks', 'scored-paws']);
  const along = { ...game, form: { ...game.form, along: { 'scored-paws': 'tricks' } } };
  expect(optionsOf(along, 2).map(({ name }) => name)).toEqual(['tricks']);
});

test('a value goes by its name, one that somebody put together by the word for that, another by itself', () => {
  expect(valueInWords('spots', 'tricks', 'free-range')).toBe(t('spots-option-tricks-free-range'));
  expect(t('spots-option-tricks-free-range')).not.toContain('⟦');
  expect(valueInWords('spots', 'tricks', 'trot,run,hunt,beg')).toBe(t('spots-option-tricks-own'));
  expect(valueInWords('dixit', 'deck', 'grandma-album')).toBe('grandma-album');
});

test('each kind of clock has its own words', () => {
  expect(clockInWords({ kind: 'none' })).toBe(t('home-clock-none'));
  expect(clockInWords({ kind: 'game', seconds: 600, increment: 10 })).toContain('10');
  expect(clockInWords({ kind: 'days', days: 1 })).toBe('1 day a move');
  expect(clockInWords({ kind: 'move', seconds: 30 })).toBe('30 seconds a move');
});
