import type { Problem } from '@fireline/domain/lib';
import type { FromWorker, Look, Overview, PlanMeta, Room, TextHit, ToWorker, WorkerSource } from './messages.ts';
import type { PageFont } from '../paint/pageFonts.ts';
import type { PlanSource } from './source.ts';
import type { Tile, TileAt } from '../paint/tiles.ts';
import { startWorker } from '../../lib/control/startWorker.ts';

/** What comes back from the worker. */
export interface PlanEvents {
  onProgress(progress: { readonly doneBytes: number; readonly totalBytes: number | undefined }): void;
  onOpened(meta: PlanMeta): void;
  onProblems(problems: readonly Problem[]): void;
  onOverview(overview: Overview): void;
  onTile(tile: Tile): void;
  onFontsLoaded(loaded: { readonly isLast: boolean }): void;
}

export interface Found {
  readonly hits: readonly TextHit[];
  readonly total: number;
}

/** The page's side of one open plan. */
export interface PlanClient {
  look(look: Look, room: Room): void;
  want(tiles: readonly TileAt[]): void;
  fonts(faces: readonly PageFont[]): void;
  /** Texts of the drawing that hold the query. A newer question makes the older one answer nothing. */
  find(query: string): Promise<Found>;
  /** Ends the worker, whatever it is at. */
  close(): void;
}

const notLoaded: Problem = { code: 'PlanCanvas.notLoaded' };
const workerLost: Problem = { code: 'PlanCanvas.workerLost' };
const workerNotStarted: Problem = { code: 'PlanCanvas.workerNotStarted' };

/** Hands the source over without copying where the browser can; one that cannot transfer a stream gets it as a whole. */
async function handOver(
  source: PlanSource,
  signal: AbortSignal,
  send: (message: ToWorker, move?: Transferable[]) => void,
) {
  if (source.kind !== 'published') return send({ type: 'open', source });
  const stream = await source.load(signal);
  const message = (body: ReadableStream<Uint8Array> | Blob): ToWorker => {
    const published: WorkerSource = { kind: 'published', body, sizeBytes: source.sizeBytes };
    return { type: 'open', source: published };
  };
  try {
    send(message(stream), [stream]);
  } catch {
    send(message(await new Response(stream).blob()));
  }
}

/** Opens a source in a worker of its own; the answers come to `events` until it is closed. */
export function createPlanClient(source: PlanSource, events: PlanEvents, createWorker: () => Worker): PlanClient {
  const worker = startWorker(createWorker);
  const loading = new AbortController();
  let turn = 0;
  let asking: { readonly turn: number; readonly resolve: (found: Found) => void } | undefined;
  const settle = (found: Found): void => {
    asking?.resolve(found);
    asking = undefined;
  };
  const send = (message: ToWorker, move: Transferable[] = []): void => worker.postMessage(message, move);
  const takers: { readonly [Type in FromWorker['type']]: (message: Extract<FromWorker, { type: Type }>) => void } = {
    progress: events.onProgress,
    opened: ({ meta }) => events.onOpened(meta),
    problems: ({ problems }) => events.onProblems(problems),
    overview: ({ overview }) => events.onOverview(overview),
    tile: ({ tile }) => events.onTile(tile),
    fontsLoaded: events.onFontsLoaded,
    found: (found) => {
      if (found.turn === asking?.turn) settle(found);
    },
  };
  let hasBegun = false;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    hasBegun = true;
    (takers[data.type] as (message: FromWorker) => void)(data);
  });
  // a script that cannot be loaded fires a plain event; one that throws, or has no memory left, an ErrorEvent with a message
  worker.addEventListener('error', (event) =>
    events.onProblems([hasBegun || (event instanceof ErrorEvent && event.lineno > 0) ? workerLost : workerNotStarted]),
  );
  handOver(source, loading.signal, send).catch(() => {
    if (!loading.signal.aborted) events.onProblems([notLoaded]);
  });
  return {
    look: (look, room) => send({ type: 'look', look, room }),
    fonts: (faces) => send({ type: 'fonts', faces }),
    want: (tiles) => send({ type: 'want', tiles }),
    find: (query) => {
      settle({ hits: [], total: 0 });
      turn += 1;
      const { promise, resolve } = Promise.withResolvers<Found>();
      asking = { turn, resolve };
      send({ type: 'find', query, turn });
      return promise;
    },
    close: () => {
      loading.abort();
      settle({ hits: [], total: 0 });
      worker.terminate();
    },
  };
}
