/** Those before this screen: the person whose browser it is (0), and people beside them, each with a number. */
import { ask, share } from '../core/api';
import { screenIsShared, shareScreen } from '../core/around.svelte';
import { me } from '../core/me.svelte';
import type { TableStore } from '../core/table.svelte';
import type { Beside, Looked, Me, PersonInfo } from '../wire/house';

/** As many as fill the largest table, with me. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7];

class BesideMe {
  people = $state.raw<Beside[]>([]);

  /** Ask the house who they are, if there are any. */
  async remember(): Promise<void> {
    if (!screenIsShared()) return;
    this.people = await ask<Beside[]>('GET', '/me/beside', undefined, 0);
    if (!this.people.length) shareScreen(false);
  }

  get full(): boolean {
    return this.people.length >= NUMBERS.length;
  }

  /** Somebody comes in beside me; tells their number. */
  async enter(name: string, avatar: string): Promise<number> {
    const number = NUMBERS.find((one) => !this.people.some((beside) => beside.number === one)) ?? 0;
    const person = await ask<Me>('PUT', '/me', { name, avatar }, number);
    this.people = [...this.people, { number, person }];
    shareScreen(true);
    return number;
  }

  /** They sit down at this table. */
  async sit(number: number, table: string, seat: number): Promise<void> {
    await ask<Looked>('PUT', `/tables/${table}/seats/${seat}`, { share: share() }, number);
  }

  async forget(number: number): Promise<void> {
    await ask<void>('DELETE', '/me', undefined, number);
    this.people = this.people.filter((beside) => beside.number !== number);
    if (!this.people.length) shareScreen(false);
  }

  /** The number of somebody before this screen; undefined for everybody else. */
  numberOf(person: Pick<PersonInfo, 'id'> | null | undefined): number | undefined {
    if (!person) return undefined;
    if (person.id === me.own?.id) return 0;
    return this.people.find((beside) => beside.person.id === person.id)?.number;
  }

  /** Who of them sits at this table, by seat. */
  seatsAt(table: TableStore): { seat: number; number: number; name: string }[] {
    return (table.info?.chairs ?? []).flatMap(({ seat, person }) => {
      const number = this.numberOf(person);
      return number === undefined ? [] : [{ seat, number, name: person!.name }];
    });
  }
}

export const beside = new BesideMe();

/** Whom this table waits for, of those before this screen: to agree to something, or to move. */
export function wantedAt(table: TableStore): { seat: number; number: number; name: string }[] {
  const { now, info, result } = table;
  if (!now || result || info?.phase !== 'playing') return [];
  const poll = info.undo ?? info.vote;
  const answered = poll && [poll.by, ...poll.agreed, ...('seat' in poll ? [poll.seat] : [])];
  const local = beside.seatsAt(table).filter(({ seat }) => now.bots[seat] === undefined);
  const asked = answered && local.filter(({ seat }) => !answered.includes(seat));
  return asked?.length ? asked : local.filter(({ seat }) => now.asked.includes(seat));
}

/** The next of them after a seat, clockwise. */
export function nextAfter<One extends { seat: number }>(seat: number | null, wanted: One[]): One | undefined {
  return wanted.find((one) => one.seat > (seat ?? 0)) ?? wanted[0];
}
