export interface Point {
  readonly at: string;
  readonly value: number;
}

const hourMs = 3_600_000;
export const curveRanges = { day: 24 * hourMs, week: 7 * 24 * hourMs } as const;
export type CurveRange = keyof typeof curveRanges;
/** Fewer points than this make no curve of a day: battery detectors report once a day. */
const pointsForDay = 4;
/** A line over a longer silence than this would tell of values nobody measured. */
const gapHeartbeats = 2;

export interface Curve {
  readonly range: CurveRange;
  readonly fromMs: number;
  readonly toMs: number;
  /** Oldest first, all of them within the range. */
  readonly points: readonly Point[];
  /** Runs without a silence between them, as [x, y] from 0 to 1; y grows upwards. */
  readonly runs: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly min: number;
  readonly max: number;
}

/**
 * The points of the last 24 hours as lines, or of the last 7 days where a day has too few to make one; nothing where there
 * are none. Broken where the device was silent for more than two heartbeats.
 */
export function curveOf(all: readonly Point[], nowMs: number, heartbeatS: number): Curve | undefined {
  const within = (range: CurveRange) => all.filter(({ at }) => Date.parse(at) >= nowMs - curveRanges[range]);
  const day = within('day');
  const range: CurveRange = day.length >= pointsForDay ? 'day' : 'week';
  const points = range === 'day' ? day : within('week');
  if (points.length === 0) return undefined;
  const [fromMs, toMs] = [nowMs - curveRanges[range], nowMs];
  const values = points.map(({ value }) => value);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  // a level line stands in the middle
  const y = (value: number) => (max === min ? 0.5 : (value - min) / (max - min));
  const runs: [number, number][][] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const { at, value } of points) {
    const atMs = Date.parse(at);
    const spot: [number, number] = [Math.min(1, (atMs - fromMs) / (toMs - fromMs)), y(value)];
    const run = runs.at(-1);
    if (run && atMs - lastMs <= gapHeartbeats * heartbeatS * 1000) run.push(spot);
    else runs.push([spot]);
    lastMs = atMs;
  }
  return { range, fromMs, toMs, points, runs, min, max };
}

interface Box {
  readonly width: number;
  readonly height: number;
}
type Run = Curve['runs'][number];
type Spot = Run[number];

/** Room at the edges, so that neither line nor dots are cut. */
const room = 4;
const spotIn = ({ width, height }: Box, [x, y]: Spot): string =>
  `${(room + x * (width - 2 * room)).toFixed(1)} ${(height - room - y * (height - 2 * room)).toFixed(1)}`;

/** A run as SVG path data in a box. */
export const pathOf = (run: Run, box: Box): string => `M${run.map((spot) => spotIn(box, spot)).join('L')}`;

/** The reports themselves: lines of no length, which round ends make dots. */
export const dotsOf = (runs: readonly Run[], box: Box): string =>
  runs
    .flat()
    .map((spot) => `M${spotIn(box, spot)}h0`)
    .join('');
