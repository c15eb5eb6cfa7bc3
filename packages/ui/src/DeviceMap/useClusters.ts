import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type MapStage, useMapStage } from '../MapBase/index.ts';
import type { Drawn, WorldBox } from './clusters.ts';
import { type Feed, createFeed } from './feed.ts';
import type { Ask, Told } from './messages.ts';
import type { MapContent } from './model.ts';
import type { PointTable, Shown } from './points.ts';
import { worldOf } from './world.ts';

export interface Members {
  readonly points: Int32Array;
  readonly isStack: boolean;
}

/** The worker as the page sees it. */
export interface ClusterClient {
  readonly feed: Feed;
  look(box: WorldBox, zoom: number, hasList: boolean): void;
  members(zoom: number, node: number): Promise<Members>;
  close(): void;
}

export function startClusters(onDrawn: (told: Extract<Told, { type: 'drawn' }>) => void): ClusterClient {
  const worker = new Worker(new URL('./clusterWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (members: Members) => void>();
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
    members: (zoom, node) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        post({ type: 'members', ask: asked, zoom, node });
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

export interface Clustered {
  /** What is to be drawn now; no render is needed to read it. */
  readonly drawn: RefObject<Drawn | undefined>;
  readonly table: RefObject<PointTable | undefined>;
  /** The same, as of the last render. */
  readonly shownTable: PointTable | undefined;
  /** Points in view, the worst first, while a list is open. */
  readonly inView: Int32Array | undefined;
  members(node: number): Promise<Members>;
}

/**
 * The points of a map, held by a worker and asked of what is in view. `draw` is called when something else is to be drawn; a render comes
 * only with the list.
 */
export function useClusters(content: MapContent, shown: Shown, hasList: boolean, draw: () => void): Clustered {
  const stage = useMapStage();
  const drawn = useRef<Drawn>(undefined);
  const table = useRef<PointTable>(undefined);
  const client = useRef<ClusterClient>(undefined);
  const redraw = useRef(draw);
  const [shownTable, setShownTable] = useState<PointTable>();
  const [inView, setInView] = useSparsely<Int32Array>();
  useEffect(() => {
    redraw.current = draw;
  });
  useEffect(() => {
    const started = startClusters((told) => {
      drawn.current = told.drawn;
      if (told.inView) setInView(told.inView);
      redraw.current();
    });
    client.current = started;
    return () => started.close();
  }, [setInView]);
  useEffect(() => {
    const look = (): void => client.current?.look(boxSeen(stage), stage.map.getZoom(), hasList);
    look();
    let isDue = false;
    const soon = (): void => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        look();
      });
    };
    const listening = [stage.map.on('move', soon), stage.map.on('resize', soon)];
    return () => listening.forEach(({ unsubscribe }) => unsubscribe());
  }, [stage, hasList]);
  const { devices, places, resources, alarms } = content;
  useEffect(() => {
    table.current = client.current?.feed.update(content, shown, stage.datum);
    setShownTable(table.current);
    // the lists themselves say whether anything changed
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [devices, places, resources, alarms, shown, stage.datum]);
  return {
    drawn,
    table,
    shownTable,
    inView,
    members: (node) =>
      client.current?.members(drawn.current?.zoom ?? 0, node) ??
      Promise.resolve({ points: new Int32Array(), isStack: false }),
  };
}
