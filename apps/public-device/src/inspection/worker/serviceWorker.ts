/** Written in front of this file by the build: the files of the page, and a name that changes with them. */
declare const patrolFiles: readonly string[];
declare const patrolVersion: string;

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
export interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
const worker = globalThis as unknown as Worker;

const prefix = 'fireline-patrol-';
const page = '/public/patrol';
const cacheName = prefix + patrolVersion;

/** Whole or not at all: of a version whose files do not all come, none is kept. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...patrolFiles].map((file) => new Request(file, { cache: 'no-cache' })));
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.mode === 'navigate' ? page : request, {
    ignoreSearch: request.mode === 'navigate',
  });
  return kept ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // calls and everything else go to the network as if this were not here
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith('/public/')) return;
  event.respondWith(answer(request));
});
