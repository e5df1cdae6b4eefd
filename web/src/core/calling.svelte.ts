/** Calls a person back to the table: the tab's title and icon say «your turn», and so does the system if it may. */
import type { GamePage } from '../games/game';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';
import { kept } from './keep';
import { t } from './words.svelte';

const ICON = '/pictures/house/favicon.svg';

/** Runs whenever the table changes; what it gives back undoes it. */
export function callMe(table: TableStore, page: GamePage | null, game: string): () => void {
  const mine = table.asked && !table.past;
  const end = table.result !== null;
  document.title = [mine ? t('web-your-turn') : end ? t('web-over') : '', game, 'Lapki'].filter(Boolean).join(' · ');
  icon(mine && page ? page.animal(table.seat) : ICON);
  if (mine && document.hidden) notify(game, table.id);
  return () => {
    document.title = 'Lapki';
    icon(ICON);
  };
}

/** May the system call me? Asked only when a person switches it on. */
export async function allowCalls(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

function notify(game: string, id: string): void {
  if (kept('calls') !== 'on' || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(t('web-your-turn'), {
      body: game,
      tag: id,
      icon: '/pictures/house/icon-192.png',
      silent: !settings.sound,
    });
  } catch {
    // Phones allow this only to service workers; the title and the sound remain.
  }
}

function icon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}
