import { alarmKindNames, type AlarmKind } from '@fireline/domain/alarm';
import { clockAheadMs, confirmsClock, type DeviceReport, type ReadReport, reportReader } from '@fireline/domain/device';
import { type Problem, refuse } from '@fireline/domain/lib';
import type { ClockWatch } from '../../lib/clockWatch.ts';

export type Report = DeviceReport<AlarmKind>;
/** What is said of a row that is refused, or of a part that is left out. */
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
  /** It says a time that cannot be used: it counts from its receipt, and ends no alarm. */
  readonly isMisdated: boolean;
  /** What cannot be read of it. */
  readonly leftOut: readonly Problem[];
}

export const refusedRow = (index: number, imei: string, { code, field, args }: Problem): Refused => ({
  index,
  imei,
  code,
  field: field ?? '',
  args: { ...args },
});

const readReport = reportReader(alarmKindNames);

/** What a field says, as far as it helps to find the row. */
const saidIn = (row: unknown, name: 'imei' | 'at'): string => {
  const value = typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : '';
};

interface Valid extends ReadReport<AlarmKind> {
  readonly index: number;
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
    return reports.map(({ index, report, sentAtMs, isMisdated, leftOut }) => ({
      index,
      report,
      isMisdated,
      leftOut,
      sentAt: sentAtMs === undefined ? undefined : iso(sentAtMs),
      at: iso(sentAtMs === undefined ? nowMs : sentAtMs - aheadMs),
    }));
  });
}

/** How rows came. */
export interface Origin {
  /** The devices have their time from this gateway: it confirms nothing. */
  readonly isClockOurs?: boolean | undefined;
  /** A broker kept them from before: only what says when it was measured is taken. */
  readonly isRetained?: boolean | undefined;
  /** The key of the devices: those of one alone confirm no clock. */
  readonly keyId?: number | undefined;
}

/** Of reports that a broker kept: without a time that can be used, nothing tells how old they are. */
const retainedProblem: Problem = { code: 'device.reading.retained', field: 'at' };

/**
 * The rows of a batch that can be taken, each as far as it can be read, and what is wrong with those that are refused.
 * @param clocks told of devices whose clocks are wrong, or confirm ours; knows how far ours may be behind
 * @spec DEV-09
 */
export function validateReports(
  rows: readonly unknown[],
  nowMs: number,
  clocks: Pick<ClockWatch, 'behindMs' | 'deviceAhead' | 'deviceMisdated' | 'deviceAgrees' | 'isDoubted'>,
  { isClockOurs = false, isRetained = false, keyId = 0 }: Origin = {},
): { taken: Taken[]; refused: Refused[] } {
  const valid: Valid[] = [];
  const refused: Refused[] = [];
  const receipt = { nowMs, behindMs: clocks.behindMs, isDoubted: clocks.isDoubted };
  for (const [index, row] of rows.entries()) {
    const read = readReport(row, receipt);
    const judged = read.ok && isRetained && read.value.sentAtMs === undefined ? refuse(retainedProblem) : read;
    if (!judged.ok) {
      refused.push(refusedRow(index, saidIn(row, 'imei'), judged.problems[0] ?? { code: 'form.format' }));
      continue;
    }
    const { report, isMisdated } = judged.value;
    if (isMisdated) clocks.deviceMisdated(report.imei, saidIn(row, 'at'));
    valid.push({ ...judged.value, index });
  }
  if (!isClockOurs && valid.some(({ sentAtMs }) => sentAtMs !== undefined && confirmsClock(sentAtMs, nowMs)))
    clocks.deviceAgrees(nowMs, keyId);
  const taken = atOurTime(valid, nowMs, (imei, aheadMs) => clocks.deviceAhead(imei, aheadMs));
  return { taken, refused };
}
