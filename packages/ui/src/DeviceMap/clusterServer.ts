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
  /** Does it once later, when what came together has been taken in. */
  later(work: () => void): void;
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

/**
 * Holds the points and answers what is to be drawn; it lives in a worker, and knows none. Changes are counted at once and told
 * together, so that a thousand a second cost the page one answer a frame.
 */
export function clusterServer({ tell, later }: ServerOptions): (ask: Ask) => void {
  let clusters: Clusters | undefined;
  let view: View | undefined;
  let isDue = false;
  const answer = (): void => {
    isDue = false;
    if (!clusters || !view) return;
    const told: Told = {
      type: 'drawn',
      drawn: drawnIn(clusters, view.box, view.zoom),
      inView: view.hasList ? pointsIn(clusters, view.box) : undefined,
    };
    tell(told, buffersOf(told));
  };
  const answerSoon = (): void => {
    if (!isDue) later(answer);
    isDue = true;
  };
  return (ask) => {
    switch (ask.type) {
      case 'points':
        clusters = clustersFrom(ask);
        return answerSoon();
      case 'kinds':
        for (let at = 0; at < ask.points.length; at += 1)
          if (clusters) recount(clusters, ask.points[at] ?? -1, ask.kinds[at] ?? 0, ask.isNews[at] === 1);
        return answerSoon();
      case 'view':
        view = ask;
        return answerSoon();
      case 'members': {
        if (!clusters) return undefined;
        const told: Told = { type: 'members', ask: ask.ask, ...membersOf(clusters, ask.zoom, ask.node) };
        return tell(told, buffersOf(told));
      }
      default:
        return ask satisfies never;
    }
  };
}
