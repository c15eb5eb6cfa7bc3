import { toDatum, wgs84 } from '@fireline/domain/site';
import { type Clusters, clustersOf, drawnIn, membersOf, pointsIn, recount } from './clusters.ts';
import type { Ask, Told } from './messages.ts';
import { worldOf } from './world.ts';

type View = Extract<Ask, { type: 'view' }>;

const buffersOf = (told: Told): ArrayBufferLike[] =>
  told.type === 'members'
    ? [told.points.buffer]
    : [
        ...[told.drawn.node, told.drawn.x, told.drawn.y, told.drawn.count, told.drawn.tally, told.drawn.leaf].map(
          ({ buffer }) => buffer,
        ),
        ...(told.inView ? [told.inView.buffer] : []),
      ];

export interface ServerOptions {
  tell(told: Told, transfer: ArrayBufferLike[]): void;
  /** Does it after so many milliseconds. */
  later(work: () => void, ms: number): void;
}

function clustersFrom({ lng, lat, kinds, isNews, datum }: Extract<Ask, { type: 'points' }>): Clusters {
  const [x, y] = [new Float64Array(lng.length), new Float64Array(lng.length)];
  for (let at = 0; at < lng.length; at += 1) {
    const place = worldOf(toDatum(wgs84(lng[at] ?? 0, lat[at] ?? 0), datum));
    x[at] = place.x;
    y[at] = place.y;
  }
  const clusters = clustersOf(x, y, kinds);
  isNews.forEach((isNew, at) => {
    if (isNew) recount(clusters, at, kinds[at] ?? 0, true);
  });
  return clusters;
}

/** About a frame: moves that come faster are answered together. */
const moveMs = 16;
/** Counts that change faster than this nobody reads. */
const changeMs = 100;

/**
 * Holds the points and answers what is to be drawn; it lives in a worker, and knows none. Changes are counted at once and told
 * together, so that a thousand a second cost the page ten answers; a move is answered with the next frame.
 */
export function clusterServer({ tell, later }: ServerOptions): (ask: Ask) => void {
  let clusters: Clusters | undefined;
  let round = 0;
  let view: View | undefined;
  /** Which of several answers is the one to give: a sooner one comes in the place of a later one. */
  let [due, dueMs] = [0, Infinity];
  const answer = (): void => {
    if (!clusters || !view) return;
    const told: Told = {
      type: 'drawn',
      round,
      drawn: drawnIn(clusters, view.box, view.zoom),
      inView: view.hasList ? pointsIn(clusters, view.box) : undefined,
    };
    tell(told, buffersOf(told));
  };
  const answerIn = (ms: number): void => {
    if (ms >= dueMs) return;
    dueMs = ms;
    due += 1;
    const mine = due;
    later(() => {
      if (mine !== due) return;
      dueMs = Infinity;
      answer();
    }, ms);
  };
  return (ask) => {
    switch (ask.type) {
      case 'points':
        clusters = clustersFrom(ask);
        ({ round } = ask);
        return answerIn(0);
      case 'kinds':
        for (let at = 0; at < ask.points.length; at += 1)
          if (clusters) recount(clusters, ask.points[at] ?? -1, ask.kinds[at] ?? 0, ask.isNews[at] === 1);
        return answerIn(changeMs);
      case 'view':
        view = ask;
        return answerIn(moveMs);
      case 'members': {
        const found =
          clusters && ask.round === round
            ? membersOf(clusters, ask.zoom, ask.node)
            : { points: new Int32Array(), isStack: false };
        const told: Told = { type: 'members', ask: ask.ask, ...found };
        return tell(told, buffersOf(told));
      }
      default:
        return ask satisfies never;
    }
  };
}
