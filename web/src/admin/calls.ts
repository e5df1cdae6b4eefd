/** What those who keep order ask of the house. */
import { ask } from '../core/api';
import { spoken } from '../core/words.svelte';
import type { Deed, Entrance, HouseTable, InvitationMade, Invite, Penalise, Reported, Resident } from '../wire/house';

const list = (search: string, page: number) => `?search=${encodeURIComponent(search)}&page=${page}`;

export const calls = {
  people: (search: string, page: number) => ask<Resident[]>('GET', `/admin/people${list(search, page)}`),
  tables: (search: string, page: number) => ask<HouseTable[]>('GET', `/admin/tables${list(search, page)}`),
  reports: (answered: boolean, page: number) =>
    ask<Reported[]>('GET', `/admin/reports?answered=${answered}&page=${page}`),
  audit: (page: number) => ask<Deed[]>('GET', `/admin/audit?page=${page}`),
  entrance: () => ask<Entrance>('GET', '/admin/doors'),

  penalise: (what: 'ban' | 'mute', person: string, body: Penalise) =>
    ask<void>('PUT', `/admin/people/${person}/${what}`, body),
  pardon: (what: 'ban' | 'mute', person: string) => ask<void>('DELETE', `/admin/people/${person}/${what}`),
  end: (table: string, why: string) => ask<void>('POST', `/admin/tables/${table}/end`, { why }),
  answer: (report: number, text: string) => ask<void>('PUT', `/admin/reports/${report}`, { text }),
  setDoors: (doors: Entrance['doors']) => ask<void>('PUT', '/admin/doors', { doors }),
  invite: (body: Invite) => ask<InvitationMade>('POST', '/admin/invitations', body),
  withdraw: (invitation: number) => ask<void>('DELETE', `/admin/invitations/${invitation}`),
  banNetwork: (network: string, body: Penalise) => ask<void>('POST', '/admin/networks', { network, ...body }),
  unbanNetwork: (network: string) => ask<void>('DELETE', `/admin/networks?network=${encodeURIComponent(network)}`),
};

/** A day and an hour, as this language writes them; nothing for what has no end. */
export function when(seconds: number | null): string | null {
  if (seconds === null) return null;
  return new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}
