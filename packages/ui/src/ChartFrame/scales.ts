import { scaleBand, scaleLinear, scaleTime } from '@visx/scale';

export interface Span {
  readonly from: number;
  readonly to: number;
}

// named here: a package's declarations can only name types of its own dependencies
export type TimeScale = ReturnType<typeof scaleTime<number>>;
export type ValueScale = ReturnType<typeof scaleLinear<number>>;
export type PlaceScale = ReturnType<typeof scaleBand<string>>;

/** Instants to pixels. */
export const timeScale = (domain: Span, range: Span): TimeScale =>
  scaleTime<number>({ domain: [new Date(domain.from), new Date(domain.to)], range: [range.from, range.to] });

/** Values to pixels, the ends moved out to round figures. */
export const valueScale = (domain: Span, range: Span): ValueScale =>
  scaleLinear<number>({ domain: [domain.from, domain.to], range: [range.from, range.to], nice: 4 });

/** Names to equal places. */
export const placeScale = (names: readonly string[], range: Span): PlaceScale =>
  scaleBand<string>({ domain: [...names], range: [range.from, range.to], paddingInner: 0.3, paddingOuter: 0.15 });
