/** A hundred and more games of somebody, as the house would tell them: for pictures of their page. */
import type { MyGames, MyTable, Rivalry, Statistics } from '../src/wire/house';

const person = (id: string, name: string, avatar: string) => ({ id, name, avatar });
const MARKO = person('marko', 'Марко', 'raccoon');
const ORYSIA = person('orysia', 'Орися', 'frog');
const NOVEMBER = 1_794_700_000;

const game = (n: number, key: string, seats: number, winners: number[], scores?: number[]): MyTable => ({
  id: `game-${n}`,
  game: key,
  seats,
  options: {},
  phase: 'finished',
  seat: 1,
  asked: false,
  chairs: [{ seat: 1 }, ...[MARKO, ORYSIA].slice(0, seats - 1).map((one, at) => ({ seat: at + 2, person: one }))],
  created: NOVEMBER - n * 80_000,
  ended: NOVEMBER - n * 80_000,
  result: { type: 'Over', winners, scores: scores ?? null },
  ending: { reason: 'rules' },
  rematch: null,
});

export const PLAYED: MyGames = {
  games: [
    game(0, 'boooop', 2, [1]),
    game(1, 'dixit', 3, [1], [31, 24, 28]),
    game(2, 'barking', 3, [2], [14, 19, 11]),
    game(3, 'spots', 3, [3], [4, 5, 6]),
    game(4, 'boooop', 2, [2]),
    game(5, 'spots', 2, [1], [6, 3]),
    game(6, 'dixit', 3, [1, 2], [30, 30, 21]),
  ],
  next: 'more',
};

export const RIVALRY: Rivalry = {
  companion: { person: MARKO, games: 21, won: 12, lost: 9 },
  ends: [...'mttmmtmtmmmtmtmmtmtmm'].map((one) => (one === 'm' ? 'mine' : 'theirs')),
};

export const STATISTICS: Statistics = {
  games: [
    {
      game: 'barking',
      figures: { 'people:3': { won: 4, lost: 9 }, item: { dogs: 31, breed: 7 } },
      rated: 4,
      until: 6,
      rating: null,
    },
    {
      game: 'boooop',
      figures: { 'people:2': { won: 19, lost: 12 }, 'bots:2': { won: 22, lost: 4 }, win: { row: 33, eight: 8 } },
      rated: 31,
      until: 0,
      rating: {
        low: 1441,
        high: 1689,
        past: Array.from({ length: 31 }, (_, n): [number, number] => {
          const middle = 1500 + 65 * (1 - Math.exp(-n / 9)) + 18 * Math.sin(n);
          const give = 124 + 380 * Math.exp(-n / 6);
          return [Math.round(middle - give), Math.round(middle + give)];
        }),
      },
    },
    {
      game: 'dixit',
      figures: {
        'people:5': { won: 3, shared: 1, lost: 8 },
        clue: { some: 17, none: 4, all: 5 },
        guess: { found: 44, missed: 61 },
      },
      rated: 2,
      until: 8,
      rating: null,
    },
    {
      game: 'spots',
      figures: {
        'bots:2': { won: 9, lost: 7 },
        'people:3': { won: 5, lost: 14 },
        turn: { busted: 63, safe: 224 },
        trick: { fetch: 41, 'roll-over': 37, stay: 30, howl: 22, 'play-dead': 9 },
      },
      rated: 9,
      until: 1,
      rating: null,
    },
  ],
  weeks: [3, 5, 2, 6, 4, 7, 5, 3, 8, 6, 4, 9, 7, 5, 10, 11],
  people: [
    { person: MARKO, games: 21, won: 12, lost: 9 },
    { person: ORYSIA, games: 12, won: 3, lost: 4 },
  ],
};
