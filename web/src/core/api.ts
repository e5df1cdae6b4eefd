/** The house over HTTP. A refusal is thrown as it came: it says what to do, in the person's language. */
import type {
  Change,
  Enter,
  GameInfo,
  LinkMade,
  Looked,
  Me,
  Moment,
  NewTable,
  Refused,
  SessionInfo,
  Sit,
  Step,
} from '../wire/house';
import { spoken, t } from './words.svelte';

/** Who of those before this screen asks: 0 is whose browser it is, others sit beside them. */
let acting = 0;
export const actingAs = (): number => acting;
export function actAs(number: number): void {
  acting = number;
}

export class No extends Error {
  constructor(readonly refused: Pick<Refused, 'key' | 'message'>) {
    super(refused.message);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown, as = acting): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}${path.includes('?') ? '&' : '?'}lang=${spoken()}${as ? `&as=${as}` : ''}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new No({ key: 'unreachable', message: t('web-unreachable') });
  }
  if (response.status === 204) return undefined as Answer;
  const text = await response.text();
  if (response.ok) return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Answer;
  throw new No(refusalIn(text));
}

function refusalIn(text: string): Pick<Refused, 'key' | 'message'> {
  try {
    const said = JSON.parse(text) as Partial<Refused>;
    if (said.key && said.message) return { key: said.key, message: said.message };
  } catch {
    // Not the house speaking: a proxy, perhaps.
  }
  return { key: 'broken', message: t('web-broken') };
}

const at = (table: string, rest = '') => `/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  me: () => ask<Me | null>('GET', '/me'),
  enter: (body: Enter) => ask<Me>('PUT', '/me', body),
  forgetMe: () => ask<void>('DELETE', '/me'),
  link: () => ask<LinkMade>('POST', '/me/link'),
  sessions: () => ask<SessionInfo[]>('GET', '/me/sessions'),
  endSession: (session: string) => ask<void>('DELETE', `/me/sessions/${session}`),
  endOtherSessions: () => ask<void>('DELETE', '/me/sessions'),
  claim: (code: string) => ask<Me>('POST', '/me/claim', { code }),
  mute: (person: string, on: boolean) => ask<Me>(on ? 'PUT' : 'DELETE', `/me/mutes/${person}`),
  choices: (game: string) => ask<Record<string, unknown>[]>('GET', `/games/${game}/choices`),
  since: (table: string) => ask<Step[]>('GET', `/me/tables/${encodeURIComponent(table)}/since`),
  putAway: (table: string) => ask<void>('DELETE', `/me/tables/${encodeURIComponent(table)}`),
  bringBack: (table: string) => ask<void>('PUT', `/me/tables/${encodeURIComponent(table)}`),
  makeTable: (body: NewTable) => ask<Looked>('POST', '/tables', body),
  change: (table: string, body: Change) => ask<Looked>('PATCH', at(table), body),
  sit: (table: string, seat: number, body: Sit = {}) => ask<Looked>('PUT', at(table, `/seats/${seat}`), body),
  free: (table: string, seat: number) => ask<Looked>('DELETE', at(table, `/seats/${seat}`)),
  start: (table: string) => ask<Looked>('POST', at(table, '/start')),
  rematch: (table: string) => ask<Looked>('POST', at(table, '/rematch')),
  moment: (table: string, ply: number) => ask<Moment>('GET', at(table, `/moments/${ply}`)),
};

/** A random share of the table's fate: with it, nobody else can have chosen the dice. */
export function share(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
