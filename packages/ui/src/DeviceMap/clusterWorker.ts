import { clusterServer } from './clusterServer.ts';
import type { Ask } from './messages.ts';

/** A worker's own end; the types at hand are those of pages. */
type End = Pick<Worker, 'postMessage' | 'addEventListener'>;

function serve(end: End): void {
  const take = clusterServer({
    tell: (told, transfer) => end.postMessage(told, transfer as ArrayBuffer[]),
    later: (work, ms) => void setTimeout(work, ms),
  });
  end.addEventListener('message', ({ data }: MessageEvent<Ask>) => take(data));
}

// imported outside a worker it does nothing
if ('WorkerGlobalScope' in globalThis) serve(globalThis as unknown as End);
