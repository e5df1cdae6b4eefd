import { mount } from 'svelte';
import './styles/look.css';
import './styles/base.css';
import App from './App.svelte';
import { renew } from './core/build';
import { me } from './core/me.svelte';
import { follow } from './core/route.svelte';
import { begin } from './core/words.svelte';

addEventListener('vite:preloadError', () => void renew());
follow();
void me.remember();
await begin().catch(renew); // nothing is shown before it can be said in the right language
mount(App, { target: document.getElementById('house')! });
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
