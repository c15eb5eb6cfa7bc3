import { chartTable } from '@fireline/domain/analysis';
import { hourMs } from '@fireline/domain/lib';
import type { ChartTable, Span } from '../ChartFrame/index.ts';
import { type LinePoint, type Point, ms, pointsOf } from './geometry.ts';

/** One of several curves. */
export interface LineSeries {
  readonly key: string;
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly LinePoint[];
}

/** A series as it is drawn. */
export interface Curve {
  readonly key: string;
  readonly label: string;
  /** Its place among all series, hidden ones included: it chooses colour and dash. */
  readonly place: number;
  readonly points: readonly Point[];
}

export const curvesOf = (series: readonly LineSeries[]): Curve[] =>
  series.map(({ key, label, points }, place) => ({ key, label, place, points: pointsOf(points) }));

const aroundOneMs = hourMs / 2;

/** The time from the first to the last point, or what the owner says; a single moment gets half an hour on each side. */
export function wholeTime(
  curves: readonly Curve[],
  from: LinePoint['at'] | undefined,
  to: LinePoint['at'] | undefined,
): Span {
  const firsts = curves.flatMap(({ points }) => points.slice(0, 1).map(({ atMs }) => atMs));
  const lasts = curves.flatMap(({ points }) => points.slice(-1).map(({ atMs }) => atMs));
  const asked = (instant: LinePoint['at'] | undefined, otherwise: number): number => {
    const atMs = instant === undefined ? Number.NaN : ms(instant);
    return Number.isFinite(atMs) ? atMs : otherwise;
  };
  const span = {
    from: asked(from, firsts.length > 0 ? Math.min(...firsts) : 0),
    to: asked(to, lasts.length > 0 ? Math.max(...lasts) : 0),
  };
  if (span.from < span.to) return span;
  return { from: span.from - aroundOneMs, to: Math.max(span.from, span.to) + aroundOneMs };
}

export interface TableWords {
  readonly time: string;
  /** Heads the only column of values. */
  readonly value: string;
  readonly unit: string | undefined;
  readonly moment: (atMs: number) => string;
  readonly number: (value: number) => string;
}

/** The table twin: each moment of any curve with what every curve says at it. */
export function tableOf(curves: readonly Curve[], { time, value, unit, moment, number }: TableWords): ChartTable {
  const withUnit = (label: string): string => (unit === undefined ? label : `${label} (${unit})`);
  const [only] = curves;
  return {
    columns: [time, ...(curves.length > 1 ? curves.map(({ label }) => withUnit(label)) : [withUnit(value)])],
    rows:
      curves.length === 1 && only
        ? only.points.map((point) => [moment(point.atMs), point.value])
        : chartTable(curves.map(({ label: name, points }) => ({ name, points }))).map((row) => [
            moment(row.atMs),
            ...row.values,
          ]),
    format: number,
  };
}
