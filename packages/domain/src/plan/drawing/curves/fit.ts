import type { Spline } from './spline.ts';

/** The slopes of a smooth curve through these values at these parameters, free at its ends: a system with three diagonals. */
const slopes = (at: readonly number[], values: readonly number[]): number[] => {
  const last = values.length - 1;
  const step = (place: number): number => (at[place + 1] ?? 0) - (at[place] ?? 0) || 1;
  const rise = (place: number): number => ((values[place + 1] ?? 0) - (values[place] ?? 0)) / step(place);
  const upper: number[] = [0.5];
  const right: number[] = [1.5 * rise(0)];
  for (let place = 1; place <= last; place += 1) {
    const isLast = place === last;
    const [before, after] = [step(place - 1), isLast ? 0 : step(place)];
    const low = isLast ? 1 : after;
    const middle = isLast ? 2 : 2 * (before + after);
    const sum = isLast ? 3 * rise(place - 1) : 3 * (after * rise(place - 1) + before * rise(place));
    const pivot = middle - low * (upper[place - 1] ?? 0);
    upper.push(before / pivot);
    right.push((sum - low * (right[place - 1] ?? 0)) / pivot);
  }
  for (let place = last - 1; place >= 0; place -= 1)
    right[place] = (right[place] ?? 0) - (upper[place] ?? 0) * (right[place + 1] ?? 0);
  return right;
};

/**
 * The spline through points that has none of its own control points: cubic, smooth, its parameter the distance from point to point.
 * Fewer than two different points make none.
 */
export function fittedSpline(xs: readonly number[], ys: readonly number[]): Spline | undefined {
  const kept = xs
    .map((x, place) => ({ x, y: ys[place] ?? 0 }))
    .filter(({ x, y }, place) => place === 0 || x !== xs[place - 1] || y !== ys[place - 1]);
  if (kept.length < 2) return undefined;
  const at: number[] = [0];
  kept.forEach(({ x, y }, place) => {
    const before = kept[place - 1];
    if (before) at.push((at[place - 1] ?? 0) + Math.hypot(x - before.x, y - before.y));
  });
  const [slopeX, slopeY] = [
    slopes(
      at,
      kept.map(({ x }) => x),
    ),
    slopes(
      at,
      kept.map(({ y }) => y),
    ),
  ];
  const spline = { degree: 3, knots: [0, 0, 0, 0], xs: [kept[0]?.x ?? 0], ys: [kept[0]?.y ?? 0], weights: [] };
  for (let place = 0; place + 1 < kept.length; place += 1) {
    const [one, other] = [kept[place], kept[place + 1]];
    if (!one || !other) continue;
    const third = ((at[place + 1] ?? 0) - (at[place] ?? 0)) / 3;
    spline.xs.push(one.x + third * (slopeX[place] ?? 0), other.x - third * (slopeX[place + 1] ?? 0), other.x);
    spline.ys.push(one.y + third * (slopeY[place] ?? 0), other.y - third * (slopeY[place + 1] ?? 0), other.y);
    const knot = at[place + 1] ?? 0;
    spline.knots.push(knot, knot, knot);
  }
  spline.knots.push(at.at(-1) ?? 0);
  return spline;
}
