import { downsample } from '@fireline/domain/analysis';
import { type Span, isDrawable } from '../ChartFrame/index.ts';

export interface Spark {
  /** Unbroken runs as one path; a value between two gaps is a point of it. */
  readonly path: string;
  /** Where the last known value lies; null without any. */
  readonly end: { readonly x: number; readonly y: number } | null;
  /** Top and foot of what is normal, as far as it is in the picture. */
  readonly band: Span | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly last: number | null;
}

/** Room for the stroke and the dot at the end. */
const edge = 2.5;
/** Values a pixel: more no line can show. */
const perPixel = 1;

/** The lowest and the highest of what is known; null of nothing. */
function rangeOf(values: readonly (number | null)[]): readonly [number, number] | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (!isDrawable(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : null;
}

/** Each unbroken run as [place, value], thinned to what so many pixels can show. */
function runs(values: readonly (number | null)[], width: number): { atMs: number; value: number }[][] {
  const found: { atMs: number; value: number }[][] = [];
  let isOpen = false;
  values.forEach((value, atMs) => {
    if (!isDrawable(value)) {
      isOpen = false;
      return;
    }
    if (!isOpen) found.push([]);
    isOpen = true;
    found.at(-1)?.push({ atMs, value });
  });
  const most = width * perPixel;
  return values.length > most ? found.map((run) => downsample(run, (run.length / values.length) * most)) : found;
}

/** The drawing of values that lie equally far from each other, from the oldest to the newest. */
export function sparkOf(
  values: readonly (number | null)[],
  {
    band,
    width,
    height,
  }: { readonly band: Partial<Span> | undefined; readonly width: number; readonly height: number },
): Spark {
  const range = rangeOf(values);
  if (!range) return { path: '', end: null, band: null, lowest: null, highest: null, last: null };
  const [lowest, highest] = range;
  // a flat line lies in the middle
  const air = lowest === highest ? Math.max(1, Math.abs(lowest)) : 0;
  const [bottom, top] = [lowest - air, highest + air];
  const x = (at: number): number => edge + (at / Math.max(1, values.length - 1)) * (width - 2 * edge);
  const y = (value: number): number =>
    Math.min(height, Math.max(0, height - edge - ((value - bottom) / (top - bottom)) * (height - 2 * edge)));
  let path = '';
  for (const run of runs(values, width)) {
    run.forEach(({ atMs, value }, index) => {
      path += `${index === 0 ? 'M' : 'L'}${x(atMs).toFixed(1)} ${y(value).toFixed(1)}`;
    });
    if (run.length === 1) path += 'h0';
  }
  const lastAt = values.findLastIndex(isDrawable);
  const last = values[lastAt] ?? null;
  return {
    path,
    end: last === null ? null : { x: x(lastAt), y: y(last) },
    band: band && {
      from: isDrawable(band.to) ? y(band.to) : 0,
      to: isDrawable(band.from) ? y(band.from) : height,
    },
    lowest,
    highest,
    last,
  } as Spark;
}
