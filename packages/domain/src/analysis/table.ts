import type { ChartPoint } from './downsample.ts';

/** One line of a chart. */
export interface ChartSeries {
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

/** A moment and what each line says of it, in the order of the lines; null where it says nothing. */
export interface ChartRow {
  readonly atMs: number;
  readonly values: readonly (number | null)[];
}

/**
 * The table twin of a chart: a row for each moment of any line, oldest first. Of several points of one line at one moment the last
 * counts. It is what readers of tables see and what the CSV export writes.
 * @spec ANA-04
 */
export function chartTable(series: readonly ChartSeries[]): ChartRow[] {
  const rows = new Map<number, (number | null)[]>();
  series.forEach(({ points }, at) => {
    for (const { atMs, value } of points) {
      const values = rows.get(atMs) ?? series.map(() => null);
      values[at] = Number.isFinite(value) ? value : null;
      rows.set(atMs, values);
    }
  });
  return [...rows].toSorted(([a], [b]) => a - b).map(([atMs, values]) => ({ atMs, values }));
}
