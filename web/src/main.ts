import { mount } from 'svelte';
import './app.css';
import { speak } from './lib/say.svelte';
import Shell from './Shell.svelte';

const target = document.getElementById('app');
// The language first: nothing is drawn in one and then again in another. English is there if it cannot be had.
void speak()
  .catch(() => undefined)
  .then(() => target && mount(Shell, { target }));
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
