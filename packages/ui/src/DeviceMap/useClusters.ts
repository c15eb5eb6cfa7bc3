import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type MapStage, useMapStage } from '../MapBase/index.ts';
import type { Drawn, WorldBox } from './clusters.ts';
import { type Feed, createFeed } from './feed.ts';
import type { Ask, Told } from './messages.ts';
import type { MapContent, MapPoint } from './model.ts';
import { type PointTable, type Shown, createSpots } from './points.ts';
import { workerOf } from '../lib/control/assets.ts';
import { startWorker } from '../lib/control/startWorker.ts';
import { worldOf } from './world.ts';

type ToldMembers = Pick<Extract<Told, { type: 'members' }>, 'points' | 'isStack'>;

/** The worker as the page sees it. */
export interface ClusterClient {
  readonly feed: Feed;
  look(box: WorldBox, zoom: number, hasList: boolean): void;
  members(round: number, zoom: number, node: number): Promise<ToldMembers>;
  close(): void;
}

export function startClusters(
  onDrawn: (told: Extract<Told, { type: 'drawn' }>) => void,
  onFailed: () => void,
): ClusterClient {
  const worker = startWorker(() =>
    workerOf(
      'DeviceMap/clusterWorker.js',
      () => new Worker(new URL('./clusterWorker.ts', import.meta.url), { type: 'module' }),
    ),
  );
  worker.addEventListener('error', onFailed);
  const waiting = new Map<number, (members: ToldMembers) => void>();
  let asked = 0;
  const post = (ask: Ask, transfer: ArrayBufferLike[] = []): void => worker.postMessage(ask, transfer as ArrayBuffer[]);
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.type === 'drawn') return onDrawn(data);
    waiting.get(data.ask)?.(data);
    return void waiting.delete(data.ask);
  });
  return {
    feed: createFeed(post),
    look: (box, zoom, hasList) => post({ type: 'view', box, zoom, hasList }),
    members: (round, zoom, node) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        post({ type: 'members', ask: asked, round, zoom, node });
      }),
    close: () => worker.terminate(),
  };
}

/** Drawn beyond the edges, as a part of what is seen: a short move shows no blank. */
const beyond = 0.25;

/** What is seen, and a little round it. */
function boxSeen({ map }: MapStage): WorldBox {
  const bounds = map.getBounds();
  const [from, to] = [worldOf(bounds.getNorthWest()), worldOf(bounds.getSouthEast())];
  const [wide, high] = [(to.x - from.x) * beyond, (to.y - from.y) * beyond];
  return [from.x - wide, from.y - high, to.x + wide, to.y + high];
}

/** A list is read, not watched: four times a second is as often as it changes. */
const listMs = 250;

/** A value that changes as often as it may, the last one always. */
function useSparsely<Value>(): readonly [Value | undefined, (next: Value) => void] {
  const [value, setValue] = useState<Value>();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; next: Value | undefined }>({
    timer: undefined,
    next: undefined,
  });
  useEffect(() => {
    const { current } = waiting;
    return () => clearTimeout(current.timer);
  }, []);
  const set = useCallback((next: Value): void => {
    const { current } = waiting;
    const isFirst = current.next === undefined;
    current.next = next;
    if (isFirst) setValue(next);
    current.timer ??= setTimeout(() => {
      current.timer = undefined;
      setValue(current.next);
    }, listMs);
  }, []);
  return [value, set];
}

/** What is drawn, and the table that its places speak of: with points that come and go these are not always the last ones. */
export interface DrawnPoints {
  readonly drawn: Drawn;
  readonly table: PointTable;
}
export interface InView {
  /** The worst first. */
  readonly indexes: Int32Array;
  readonly table: PointTable;
}
export interface Members {
  readonly points: readonly MapPoint[];
  readonly isStack: boolean;
}

export interface Clustered {
  /** As of the last render. */
  readonly table: PointTable;
  /** What is to be drawn now; no render is needed to read it. */
  drawn(): DrawnPoints | undefined;
  /** While a list is open. */
  readonly inView: InView | undefined;
  /** What a symbol of `drawn` stands for. */
  members(at: number): Promise<Members>;
  /** Whether the worker does not run, so that nothing is drawn. */
  readonly isLost: boolean;
  /** Starts another worker. */
  retry(): void;
}

const nobody: Members = { points: [], isStack: false };

/** Tells the worker what is seen, with each frame in which the map moves. */
function useLook(client: RefObject<ClusterClient | undefined>, hasList: boolean, attempt: number): void {
  const stage = useMapStage();
  useEffect(() => {
    const look = (): void => client.current?.look(boxSeen(stage), stage.map.getZoom(), hasList);
    look();
    let due: number | undefined;
    const soon = (): void => {
      due ??= requestAnimationFrame(() => {
        due = undefined;
        look();
      });
    };
    const listening = [stage.map.on('move', soon), stage.map.on('resize', soon)];
    return () => {
      // it would ask once more as before: without the list that has just been opened
      if (due !== undefined) cancelAnimationFrame(due);
      listening.forEach(({ unsubscribe }) => unsubscribe());
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt has another worker, which knows nothing yet
  }, [stage, client, hasList, attempt]);
}

/**
 * The points of a map, held by a worker and asked of what is in view. `draw` is called when something else is to be drawn; a render comes
 * only with the list.
 */
export function useClusters(content: MapContent, shown: Shown, hasList: boolean, draw: () => void): Clustered {
  const { datum } = useMapStage();
  const told = useRef<Extract<Told, { type: 'drawn' }>>(undefined);
  const client = useRef<ClusterClient>(undefined);
  const redraw = useRef(draw);
  const [tableOf] = useState(createSpots);
  const [inView, setInView] = useSparsely<InView>();
  const [attempt, setAttempt] = useState(0);
  const [lostAttempt, setLostAttempt] = useState<number>();
  const table = useMemo(() => tableOf(content, shown), [tableOf, content, shown]);
  useEffect(() => {
    redraw.current = draw;
  });
  useEffect(() => {
    const started = startClusters(
      (answer) => {
        told.current = answer;
        const spoken = started.feed.tableOf(answer.round);
        if (answer.inView && spoken) setInView({ indexes: answer.inView, table: spoken });
        redraw.current();
      },
      () => setLostAttempt(attempt),
    );
    client.current = started;
    return () => started.close();
  }, [setInView, attempt]);
  useLook(client, hasList, attempt);
  const { alarms } = content;
  useEffect(() => {
    // what changes a symbol is drawn with the worker's answer; a new state of a thing is not asked of it
    const isTold = client.current?.feed.update(table, alarms, datum);
    if (isTold === false) redraw.current();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt has another worker, which knows nothing yet
  }, [table, alarms, datum, attempt]);
  const drawn = useCallback((): DrawnPoints | undefined => {
    const spoken = told.current && client.current?.feed.tableOf(told.current.round);
    return told.current && spoken && { drawn: told.current.drawn, table: spoken };
  }, []);
  return {
    table,
    drawn,
    inView,
    isLost: lostAttempt === attempt,
    retry: () => setAttempt((before) => before + 1),
    members: async (at) => {
      const [now, { current }] = [told.current, client];
      if (!now || !current) return nobody;
      const { points, isStack } = await current.members(now.round, now.drawn.zoom, now.drawn.node[at] ?? -1);
      const spoken = current.feed.tableOf(now.round);
      return { isStack, points: [...points].flatMap((index) => spoken?.pointAt(index) ?? []) };
    },
  };
}
