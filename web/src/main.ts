import { mount } from 'svelte';
import offline from '../public/offline.html?raw';
import './styles/look.css';
import './styles/base.css';
import App from './App.svelte';
import { renew } from './core/build';
import { me } from './core/me.svelte';
import { follow } from './core/route.svelte';
import { begin } from './core/words.svelte';

addEventListener('vite:preloadError', () => void renew());
void me.remember();
// Nothing is shown before it can be said in the right language.
await begin().then(show, async () => {
  await renew();
  sayInAll();
});
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');

function show(): void {
  follow();
  mount(App, { target: document.getElementById('house')! });
}

/** The words didn't come: what stands in offline.html needs none, and has a link to try again. */
function sayInAll(): void {
  const page = new DOMParser().parseFromString(offline, 'text/html');
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
}
