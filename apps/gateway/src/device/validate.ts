import { zReport } from '@fireline/api/shapes';
import { alarmKindOfCode } from '@fireline/domain/alarm';
import {
  checkElectricCode,
  checkReading,
  checkSleep,
  type SleepSegment,
  checkReportedAt,
  clockAheadMs,
  confirmsClock,
  type Measurement,
} from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type * as z from 'zod';
import type { ClockWatch } from '../lib/clockWatch.ts';
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
  /** The time it was sent with; undefined where it is measured now. A report that is sent again has the same. */
  readonly sentAt: string | undefined;
  /** When the device measured, by the gateway's clock; never later than its receipt. */
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

/** What is wrong with what a report says besides its time. @spec DEV-09 DEV-11 */
const contentProblem = ({ readings, code, sleep }: Report, nowMs: number): Problem | undefined =>
  readingProblem(readings) ??
  (code === undefined ? undefined : checkElectricCode(code)) ??
  checkSleep(segmentsOf(sleep), nowMs);

/** Stages of sleep as they are kept. @spec DEV-25 */
export const segmentsOf = (sleep: Report['sleep']): SleepSegment[] =>
  sleep.map(({ stage, from, to }) => ({ stage, fromMs: Date.parse(from), toMs: Date.parse(to) }));

/** The report with the kind that its code stands for. @spec DEV-11 */
function withKindOfCode(report: Report): Report {
  const kind = report.code === undefined ? undefined : alarmKindOfCode(report.code);
  return kind ? { ...report, kinds: [...report.kinds, kind] } : report;
}

const imeiOf = (row: unknown): string => {
  const imei = typeof row === 'object' && row !== null && 'imei' in row ? row.imei : undefined;
  return typeof imei === 'string' ? imei.slice(0, 40) : '';
};

interface Valid {
  readonly index: number;
  readonly report: Report;
  readonly sentAtMs: number | undefined;
}

/** Brings the times of each device to the gateway's clock. */
function atOurTime(valid: readonly Valid[], nowMs: number, onAhead: (imei: string, aheadMs: number) => void): Taken[] {
  const iso = (atMs: number) => new Date(atMs).toISOString();
  return [...Map.groupBy(valid, ({ report }) => report.imei)].flatMap(([imei, reports]) => {
    const aheadMs = clockAheadMs(
      reports.flatMap(({ sentAtMs }) => sentAtMs ?? []),
      nowMs,
    );
    if (aheadMs > 0) onAhead(imei, aheadMs);
    return reports.map(({ index, report, sentAtMs }) => ({
      index,
      report,
      sentAt: sentAtMs === undefined ? undefined : iso(sentAtMs),
      at: iso(sentAtMs === undefined ? nowMs : sentAtMs - aheadMs),
    }));
  });
}

/**
 * The rows of a batch that can be taken, and what is wrong with each of the others.
 * @param clocks told of devices whose clocks are wrong, or confirm ours; knows how far ours may be behind
 * @param isClockOurs the times are by this gateway's clock, and confirm nothing
 */
export function validateReports(
  rows: readonly unknown[],
  nowMs: number,
  clocks: Pick<ClockWatch, 'behindMs' | 'deviceAhead' | 'deviceRefused' | 'deviceAgrees' | 'isDoubted'>,
  isClockOurs = false,
): { taken: Taken[]; refused: Refused[] } {
  const valid: Valid[] = [];
  const refused: Refused[] = [];
  for (const [index, row] of rows.entries()) {
    const parsed = zReport.safeParse(row);
    const sentAtMs = parsed.data?.at === undefined ? undefined : Date.parse(parsed.data.at);
    const misdated = parsed.success ? checkReportedAt(sentAtMs ?? nowMs, nowMs, clocks.behindMs) : undefined;
    // by a clock that may be years ahead whatever is right would be too old
    const late = clocks.isDoubted && sentAtMs !== undefined && sentAtMs < nowMs ? undefined : misdated;
    if (late) clocks.deviceRefused(imeiOf(row), parsed.data?.at ?? '');
    const problem = parsed.success ? (contentProblem(parsed.data, nowMs) ?? late) : zodProblems(parsed.error)[0];
    if (problem || !parsed.success) refused.push(refusedRow(index, imeiOf(row), problem ?? { code: 'form.format' }));
    else valid.push({ index, report: withKindOfCode(parsed.data), sentAtMs });
  }
  if (!isClockOurs && valid.some(({ sentAtMs }) => sentAtMs !== undefined && confirmsClock(sentAtMs, nowMs)))
    clocks.deviceAgrees(nowMs);
  return { taken: atOurTime(valid, nowMs, (imei, aheadMs) => clocks.deviceAhead(imei, aheadMs)), refused };
}
