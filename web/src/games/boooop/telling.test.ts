import { beforeAll, describe, expect, it } from 'vitest';
import { learn, speak } from '../../core/words.svelte';
import type { Event as Happened } from '../../wire/boooop';
import { fallen, placed, pushed } from './sample';
import { consequence, ended, facts } from './telling';

describe('what is told', () => {
  const held: Happened = { event: 'held', seat: 2, piece: 'k', cell: 'd2' };
  const heavy: Happened = { event: 'held', seat: 1, piece: 'c', cell: 'f3', heavy: true };

  beforeAll(async () => {
    await learn('boooop');
    await speak('uk');
  });

  it('has the names and silences that the messages know', () => {
    expect(facts(pushed)).toMatchObject({ start: 'e3', to: 'e4', off: false });
    expect(facts(fallen)).toMatchObject({ start: 'f1', to: null, off: true });
    expect(facts({ event: 'won', seat: 1, cells: ['a1'] })).toMatchObject({ eight: false });
    expect(facts({ event: 'spooked', seat: 1, piece: 'k', from: 'c4', over: ['c3', 'c2'], to: 'c1' })).toMatchObject({
      over: 'c3 і c2',
    });
  });

  it('says before a move what would come of it', () => {
    expect(consequence([placed, pushed, fallen, held, heavy])).toBe(
      'Буп: e3 → e4. f1 падає в кошик. d2 тримається. Кіт f3 заважкий.',
    );
    expect(
      consequence([
        { ...placed, cell: 'a4' },
        { event: 'won', seat: 1, cells: ['a1'] },
      ]),
    ).toContain('перемога');
    expect(consequence([placed])).toBe('Нікого не зачепить.');
  });

  it('says at the end how it was won', () => {
    const eventsOf = (line: { events: unknown[] }) => line.events as Happened[];
    const line = (...events: Happened[]) => ({ ply: 1, actor: '1', at: 0, events });
    const name = () => 'Оля';
    expect(ended({ played: [line(placed)], eventsOf, name })).toBeNull();
    const row: Happened = { event: 'won', seat: 1, cells: ['a1', 'b1', 'c1'] };
    expect(ended({ played: [line(placed, row)], eventsOf, name })).toBe(
      'Оля: троє котів у ряд, a1, b1 і c1. Це перемога!',
    );
    expect(ended({ played: [line(placed, { event: 'won', seat: 2, eight: true })], eventsOf, name })).toContain(
      'восьмеро',
    );
  });
});
