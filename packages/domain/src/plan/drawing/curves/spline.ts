/** A spline by its control points; weights are all 1 when there are none. */
export interface Spline {
  readonly degree: number;
  readonly knots: readonly number[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly weights: readonly number[];
}

const mostDegree = 25;
const piecesPerSpan = 8;
/** So many control points get one piece for each, so that no spline takes longer than it is worth. */
const manyPoints = 20_000;

/** Whether knots and points fit together, as they do not in a broken file. */
const isWhole = ({ degree, knots, xs, ys }: Spline): boolean =>
  Number.isInteger(degree) &&
  degree >= 1 &&
  degree <= mostDegree &&
  xs.length > degree &&
  xs.length === ys.length &&
  knots.length === xs.length + degree + 1 &&
  knots.every((knot, place) => place === 0 || knot >= (knots[place - 1] ?? 0));

/** Knots for control points that came without any: the curve begins at the first and ends at the last. */
export const clampedKnots = (count: number, degree: number): number[] => {
  const knots: number[] = [];
  for (let place = 0; place < count + degree + 1; place += 1)
    knots.push(Math.min(Math.max(place - degree, 0), count - degree));
  return knots;
};

/** The point at a parameter by de Boor's scheme; `span` is the knot before it. */
const pointAt = ({ degree, knots, xs, ys, weights }: Spline, span: number, at: number): readonly [number, number] => {
  const px: number[] = [];
  const py: number[] = [];
  const pw: number[] = [];
  for (let place = span - degree; place <= span; place += 1) {
    const weight = weights[place] ?? 1;
    px.push((xs[place] ?? 0) * weight);
    py.push((ys[place] ?? 0) * weight);
    pw.push(weight);
  }
  for (let level = 1; level <= degree; level += 1)
    for (let place = degree; place >= level; place -= 1) {
      const low = knots[span - degree + place] ?? 0;
      const high = knots[span + 1 + place - level] ?? 0;
      const part = high > low ? (at - low) / (high - low) : 0;
      px[place] = (1 - part) * (px[place - 1] ?? 0) + part * (px[place] ?? 0);
      py[place] = (1 - part) * (py[place - 1] ?? 0) + part * (py[place] ?? 0);
      pw[place] = (1 - part) * (pw[place - 1] ?? 0) + part * (pw[place] ?? 0);
    }
  const weight = pw[degree] ?? 1;
  return [(px[degree] ?? 0) / weight, (py[degree] ?? 0) / weight];
};

/** Calls with points along the spline; answers false when its numbers do not make one. */
export function alongSpline(spline: Spline, onPoint: (x: number, y: number, place: number) => void): boolean {
  if (!isWhole(spline)) return false;
  const { degree, knots, xs } = spline;
  let pieces = piecesPerSpan;
  if (degree === 1 || xs.length > manyPoints) pieces = 1;
  let place = 0;
  for (let span = degree; span < xs.length; span += 1) {
    const [from = 0, to = 0] = [knots[span], knots[span + 1]];
    if (!(to > from)) continue;
    for (let piece = place === 0 ? 0 : 1; piece <= pieces; piece += 1) {
      const [x, y] = pointAt(spline, span, from + ((to - from) * piece) / pieces);
      onPoint(x, y, place);
      place += 1;
    }
  }
  return place > 1;
}
