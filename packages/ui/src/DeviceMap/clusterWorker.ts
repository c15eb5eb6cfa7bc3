import { clusterServer } from './clusterServer.ts';
import type { Ask } from './messages.ts';

/** A worker's own end; the types at hand are those of pages. */
const end = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;

const take = clusterServer({
  tell: (told, transfer) => end.postMessage(told, transfer as ArrayBuffer[]),
  later: (work, ms) => void setTimeout(work, ms),
});
end.addEventListener('message', ({ data }: MessageEvent<Ask>) => take(data));
