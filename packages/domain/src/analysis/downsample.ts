import { chartPointsMin } from './limits.ts';

export interface ChartPoint {
  readonly atMs: number;
  readonly value: number;
}

const area = (a: ChartPoint, b: ChartPoint, c: ChartPoint): number =>
  Math.abs((a.atMs - c.atMs) * (b.value - a.value) - (a.atMs - b.atMs) * (c.value - a.value));

const average = (points: readonly ChartPoint[], from: number, to: number): ChartPoint => {
  let [atMs, value] = [0, 0];
  for (let at = from; at < to; at += 1) {
    const point = points[at] as ChartPoint;
    atMs += point.atMs;
    value += point.value;
  }
  return { atMs: atMs / (to - from), value: value / (to - from) };
};

/** The places that largest-triangle-three-buckets picks: both ends, and of each bucket between the point that bends the line most. */
function bends(points: readonly ChartPoint[], max: number): number[] {
  const last = points.length - 1;
  const every = (last - 1) / (max - 2);
  const edge = (bucket: number): number => Math.min(last, Math.floor(bucket * every) + 1);
  const kept = [0];
  for (let bucket = 0; bucket < max - 2; bucket += 1) {
    const [from, to] = [edge(bucket), edge(bucket + 1)];
    const next = average(points, to, Math.max(to + 1, edge(bucket + 2)));
    const before = points[kept.at(-1) as number] as ChartPoint;
    let [best, bestArea] = [from, -1];
    for (let at = from; at < to; at += 1) {
      const bend = area(before, points[at] as ChartPoint, next);
      if (bend > bestArea) [best, bestArea] = [at, bend];
    }
    kept.push(best);
  }
  return [...kept, last];
}

/**
 * At most so many of the points, those that keep the line's shape: the first, the last, the lowest and the highest always stay, so
 * that no peak is lost. Linear in the points. Values that are no number are left out.
 * @param points oldest first
 * @param max at least {@link chartPointsMin}; less counts as that
 * @spec ANA-04 DEV-13
 */
export function downsample<P extends ChartPoint>(points: readonly P[], max: number): P[] {
  const known = points.filter(({ value }) => Number.isFinite(value));
  const most = Math.max(chartPointsMin, Math.floor(max));
  if (!(known.length > most)) return known;
  let [low, high] = [0, 0];
  known.forEach(({ value }, at) => {
    if (value < (known[low] as P).value) low = at;
    if (value > (known[high] as P).value) high = at;
  });
  const kept = new Set([...(most === chartPointsMin ? [0, known.length - 1] : bends(known, most - 2)), low, high]);
  return [...kept].toSorted((a, b) => a - b).map((at) => known[at] as P);
}
