import { scaleBand, scaleLinear, scaleUtc } from '@visx/scale';

export interface Span {
  readonly from: number;
  readonly to: number;
}

// named here: a package's declarations can only name types of its own dependencies
export type ValueScale = ReturnType<typeof scaleLinear<number>>;
export type PlaceScale = ReturnType<typeof scaleBand<string>>;

/** Values to pixels as they are; also instants in milliseconds. */
export const plainScale = (domain: Span, range: Span): ValueScale =>
  scaleLinear<number>({ domain: [domain.from, domain.to], range: [range.from, range.to] });

/** Values to pixels, the ends moved out to round figures; of what is counted, no tick is between two whole figures. */
export function valueScale(domain: Span, range: Span, isWhole = false): ValueScale {
  const scale = scaleLinear<number>({ domain: [domain.from, domain.to], range: [range.from, range.to], nice: 4 });
  if (!isWhole) return scale;
  const ticks = scale.ticks.bind(scale);
  scale.ticks = (count) => ticks(count).filter(Number.isInteger);
  return scale;
}

/** Names to equal places. */
export const placeScale = (names: readonly string[], range: Span): PlaceScale =>
  scaleBand<string>({ domain: [...names], range: [range.from, range.to], paddingInner: 0.3, paddingOuter: 0.15 });

/** Bars grow no broader than this, however few there are. */
const broadest = 56;
/** Breadth and begin of the bars in a place. @param count how many stand beside each other in it */
export function barIn(
  scale: PlaceScale,
  key: string,
  count: number,
): { readonly at: number; readonly breadth: number } {
  const breadth = Math.min(broadest * count, scale.bandwidth());
  return { at: (scale(key) ?? 0) + (scale.bandwidth() - breadth) / 2, breadth };
}

/** Beyond this a drawing's arithmetic overflows; no sensor is meant. */
const most = 1e100;
/** Whether a figure can be drawn at all. */
export const isDrawable = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < most;

/** Lower than this there is no picture. */
const lowest = 60;
/** The height asked for, where something can be drawn in it. */
export const drawableHeight = (height: number): number => (height >= lowest && height < most ? height : lowest);

/** Digits after the point that neighbouring ticks need to differ. */
export function tickDigits(ticks: readonly number[]): number {
  const [first = 0, second = 1] = ticks;
  const step = Math.abs(second - first);
  return step > 0 && step < 1 ? Math.min(10, Math.ceil(-Math.log10(step) - 1e-9)) : 0;
}

/** What a tick of time begins: it says how it is written. */
export type TickKind = 'year' | 'month' | 'day' | 'minute' | 'second';
export interface TimeTick {
  readonly atMs: number;
  readonly kind: TickKind;
}

const kindOf = (wall: Date): TickKind => {
  if (wall.getUTCSeconds() > 0 || wall.getUTCMilliseconds() > 0) return 'second';
  if (wall.getUTCHours() > 0 || wall.getUTCMinutes() > 0) return 'minute';
  if (wall.getUTCDate() > 1) return 'day';
  return wall.getUTCMonth() > 0 ? 'month' : 'year';
};

/**
 * Round moments of the reader's own clock: midnight is midnight there, also where the browser stands in another zone.
 * @param offsetMs how far the reader's clock is ahead of UTC at a moment
 */
export function timeTicks({ from, to }: Span, count: number, offsetMs: (atMs: number) => number): TimeTick[] {
  const shift = offsetMs(from);
  const wall = scaleUtc<number>({ domain: [new Date(from + shift), new Date(to + shift)], range: [0, 1] });
  return wall
    .ticks(Math.max(1, count))
    .map((tick) => ({ atMs: tick.getTime() - offsetMs(tick.getTime() - shift), kind: kindOf(tick) }))
    .filter(({ atMs }) => atMs >= from && atMs <= to);
}
