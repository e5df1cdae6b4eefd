import { mount } from 'svelte';
import './styles/look.css';
import './styles/base.css';
import App from './App.svelte';
import { me } from './core/me.svelte';
import { follow } from './core/route.svelte';
import { begin } from './core/words.svelte';

/** The house got new pages while this one was open, so that parts of it are gone: take the new ones, once. */
function renew(): void {
  const last = Number(sessionStorage.getItem('lapki.renewed') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('lapki.renewed', String(Date.now()));
  location.reload();
}

addEventListener('vite:preloadError', renew);
follow();
void me.remember();
await begin().catch(renew); // nothing is shown before it can be said in the right language
mount(App, { target: document.getElementById('house')! });
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
