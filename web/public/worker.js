// Keeps the page and the answers of all books, so that What now? works without a line. Fresh from the server first;
// what is kept serves only when the server cannot be reached. The table itself is never kept.
const KEPT = 'burncard';
const PAGE = '/whatnow';
const DATA = '/pocket/index.json';

async function keepAll() {
  const cache = await caches.open(KEPT);
  const built = await (await fetch('/files.json', { cache: 'no-cache' })).json();
  const files = Object.values(built).flatMap((one) => [one.file, ...(one.css ?? []), ...(one.assets ?? [])]);
  const books = (await (await fetch(DATA)).json()).books.map((book) => `/pocket/${book.id}.json`);
  const wanted = [PAGE, '/icon.svg', '/manifest.webmanifest', DATA, '/pocket/search.json', ...books,
    '/fonts/inter-latin-wght-normal.woff2', ...new Set(files.map((file) => `/${file}`))];
  await Promise.all(wanted.map(async (address) => {
    const reply = await fetch(address);
    if (reply.ok) await cache.put(address, reply);
  }));
}

self.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function answer(request) {
  const address = new URL(request.url);
  const page = request.mode === 'navigate';
  const cache = await caches.open(KEPT);
  const lasting = address.pathname.startsWith('/assets/') || address.pathname.startsWith('/fonts/');
  if (lasting) {
    const kept = await cache.match(address.pathname);
    if (kept) return kept;
  }
  try {
    const reply = await fetch(request);
    if (reply.ok && !page) await cache.put(address.pathname, reply.clone());
    return reply;
  } catch (problem) {
    const kept = await cache.match(page ? PAGE : address.pathname);
    if (kept) return kept;
    throw problem;
  }
}

const ours = ['/', '/play', '/whatnow', '/learn', '/replay'];

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  const page = request.mode === 'navigate' && (ours.includes(address.pathname) || address.pathname.startsWith('/learn/'));
  const file = /^\/(assets|fonts|pocket)\/|^\/(icon\.svg|manifest\.webmanifest)$/.test(address.pathname);
  if (page || file) event.respondWith(answer(request));
});
