import { beforeAll, expect, test } from 'vitest';
import type { GamePage } from '../games/game';
import { wholeLine } from './log';
import type { TableStore } from './table.svelte';
import { endingInWords, tell } from './telling';
import { LANGUAGES, learn, speak } from './words.svelte';

const NAMES = ['Оля', 'Ігор', 'Бублик'];
const table = {
  name: (seat: number) => NAMES[seat - 1],
  chair: (seat: number) => (seat < 3 ? { seat, person: {} } : { seat, bot: 1 }),
  eventsOf: () => [],
} as unknown as TableStore;
const page = {} as GamePage;
const line = (rest: object) => wholeLine({ ply: 9, actor: '!', at: 0, ...rest });
/** So many turns, of one move each. */
const turns = (count: number) =>
  Array.from({ length: count }, (_, n) => wholeLine({ ply: n, actor: String(1 + (n % 2)), at: 0 }));

beforeAll(() => learn('home'));

test('what the house writes is told by name', async () => {
  await speak('uk');
  expect(tell({ line: line({ line: 'resign 2' }), takenBack: [] }, table, page)).toEqual(['Ігор здається.']);
  expect(tell({ line: line({ line: 'flag 1' }), takenBack: [] }, table, page)).toEqual(['Час вийшов: Оля.']);
});

test('a bot that plays for a person is told; one on its own seat is no news', async () => {
  await speak('uk');
  expect(tell({ line: line({ line: 'bot 2 3' }), takenBack: [] }, table, page)).toEqual(['Ігор: тепер грає бот.']);
  expect(tell({ line: line({ line: 'bot 3 1' }), takenBack: [] }, table, page)).toEqual([]);
});

test('a move taken back is told, and whether others went with it', async () => {
  const undone = line({ line: 'undo 0', undone: { by: 1, to: 0 } });
  const says = (count: number) => tell({ line: undone, takenBack: turns(count) }, table, page)[0];
  await speak('uk');
  expect([1, 2].map(says)).toEqual(['Оля забирає хід назад.', 'Оля забирає назад хід і все, що було після нього.']);
  await speak('pl');
  expect([1, 5].map(says)).toEqual(['Оля cofa ruch.', 'Оля cofa ruch i wszystko, co było po nim.']);
});

test('an end by rules says nothing of its own; any other names its person, in every language', async () => {
  const name = () => 'Оля';
  expect(endingInWords({ reason: 'rules' }, name)).toBeNull();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const reason of ['time', 'resigned'] as const)
      expect(endingInWords({ reason, seat: 1 }, name)).toMatch(/Оля[^⟦]*\.$/);
  }
});
