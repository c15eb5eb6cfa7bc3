import { zReport } from '@fireline/api/shapes';
import { checkReading, checkReportedAt, type Measurement } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type * as z from 'zod';
import { zodProblems } from '../lib/http/zodProblems.ts';

export type Report = z.output<typeof zReport>;
export interface Refused {
  readonly index: number;
  readonly imei: string;
  readonly code: string;
  readonly field: string;
  readonly args: Record<string, string | number>;
}
/** A report that can be taken, with its place in the batch. */
export interface Taken {
  readonly index: number;
  readonly report: Report;
  /** When the device measured. */
  readonly at: string;
}

export const refusedRow = (index: number, imei: string, { code, field, args }: Problem): Refused => ({
  index,
  imei,
  code,
  field: field ?? '',
  args: { ...args },
});

/** The first reading outside its range; the value that means "no reading" is no reading. @spec DEV-09 */
function readingProblem(readings: Report['readings']): Problem | undefined {
  for (const [name, value] of Object.entries(readings)) {
    const problem = checkReading(name as Measurement, value, `readings.${name}`);
    if (problem) return problem;
  }
  return undefined;
}

const imeiOf = (row: unknown): string => {
  const imei = typeof row === 'object' && row !== null && 'imei' in row ? row.imei : undefined;
  return typeof imei === 'string' ? imei.slice(0, 40) : '';
};

/** The rows of a batch that can be taken, and what is wrong with each of the others. */
export function validateReports(rows: readonly unknown[], nowMs: number): { taken: Taken[]; refused: Refused[] } {
  const taken: Taken[] = [];
  const refused: Refused[] = [];
  for (const [index, row] of rows.entries()) {
    const parsed = zReport.safeParse(row);
    const atMs = parsed.data?.at === undefined ? nowMs : Date.parse(parsed.data.at);
    const problem = parsed.success
      ? (readingProblem(parsed.data.readings) ?? checkReportedAt(atMs, nowMs))
      : zodProblems(parsed.error)[0];
    if (problem || !parsed.success) refused.push(refusedRow(index, imeiOf(row), problem ?? { code: 'form.format' }));
    else taken.push({ index, report: parsed.data, at: new Date(atMs).toISOString() });
  }
  return { taken, refused };
}
