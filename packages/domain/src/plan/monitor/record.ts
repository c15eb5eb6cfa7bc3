import { minuteMs } from '../../lib/index.ts';
import type { SpreadEvent } from './spread.ts';

/** A time from one moment up to, not including, another; milliseconds since 1970. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What is on record of a period, and what it cannot tell: a detector may have gone in a gap that no replay knows of. @spec N08 */
export interface SpreadRecord extends TimeSpan {
  /** When the first report of all came, be it before the period; undefined: none ever did. */
  readonly firstMs: number | undefined;
  /** From the last report before a silence to the first after it, oldest first. */
  readonly gaps: readonly TimeSpan[];
  /** Devices that were silent while others reported; null: too many devices or days to look at each. */
  readonly silent?: SilentDevices | null;
}

/** A device that sent nothing for longer than its heartbeat while others reported. @spec N08 */
export interface SilentDevice {
  readonly deviceId: number;
  /** Oldest first. */
  readonly gaps: readonly TimeSpan[];
}

export interface SilentDevices {
  /** Those that were silent longest. */
  readonly devices: readonly SilentDevice[];
  /** How many there were in all. */
  readonly total: number;
}

/** A detector that went in a period and has no step in the replay of a plan, since it is not on it. @spec N08 */
export interface ElsewhereEvent extends SpreadEvent {
  readonly name: string;
  /** Null: none is on file. */
  readonly floor: number | null;
  /** Empty: it stands in none. */
  readonly buildingName: string;
}

/** Clocks are loose: a silence that is longer than allowed by less is none. */
const looseMs = minuteMs;

/**
 * What is left of these times without those that reports speak for: each speaks for so long after it came. Reports of many devices may
 * be taken off in turn, those of some after those of others.
 * @param open oldest first, apart from each other
 * @param reportsMs in any order
 * @param quietMs for how long nothing need come
 * @spec N08
 */
export const unheard = (
  open: readonly TimeSpan[],
  reportsMs: readonly number[],
  quietMs: number,
): readonly TimeSpan[] => {
  const reports = reportsMs.filter(Number.isFinite).toSorted((one, other) => one - other);
  const left: TimeSpan[] = [];
  let next = 0;
  for (const { fromMs, toMs } of open) {
    let start = fromMs;
    while (next < reports.length && (reports[next] ?? 0) + quietMs <= fromMs) next += 1;
    for (let at = next; at < reports.length && (reports[at] ?? toMs) < toMs; at += 1) {
      const report = reports[at] ?? start;
      if (report > start + looseMs) left.push({ fromMs: start, toMs: report });
      start = Math.max(start, report + quietMs);
    }
    if (toMs > start + looseMs) left.push({ fromMs: start, toMs });
  }
  return left;
};

/**
 * What the record of a period leaves open. Before the first report of all nothing is known, which is told apart: it is no gap.
 * @param open what {@link unheard} left of the period
 * @param firstMs when the first report of all came; undefined: none ever did
 * @spec N08
 */
export const spreadRecord = (
  period: TimeSpan,
  open: readonly TimeSpan[],
  firstMs: number | undefined,
  quietMs: number,
): SpreadRecord => {
  const gaps = open
    .filter(({ toMs }) => firstMs !== undefined && toMs > firstMs)
    // a silence begins with the last report, not when the next was due
    .map(({ fromMs, toMs }) => ({ fromMs: fromMs === period.fromMs ? fromMs : fromMs - quietMs, toMs }))
    .map(({ fromMs, toMs }) => ({ fromMs: Math.max(fromMs, firstMs ?? fromMs, period.fromMs), toMs }));
  return { ...period, firstMs, gaps };
};

export const lengthMs = (spans: readonly TimeSpan[]): number =>
  spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

/**
 * Devices that were silent while others reported, the longest first. What all of them left open is told by the record already.
 * @param reportsMs of each device, in any order
 * @param most so many are named
 * @spec N08
 */
export const silentDevices = (
  record: SpreadRecord,
  devices: readonly { readonly deviceId: number; readonly quietMs: number; readonly reportsMs: readonly number[] }[],
  most: number,
): SilentDevices => {
  const { fromMs, toMs, firstMs, gaps } = record;
  if (firstMs === undefined) return { devices: [], total: 0 };
  const isTold = (span: TimeSpan): boolean => gaps.some((gap) => gap.fromMs <= span.fromMs && gap.toMs >= span.toMs);
  const silent = devices.flatMap(({ deviceId, quietMs, reportsMs }) => {
    const own = spreadRecord({ fromMs, toMs }, unheard([{ fromMs, toMs }], reportsMs, quietMs), firstMs, quietMs);
    const left = own.gaps.filter((gap) => !isTold(gap));
    return left.length > 0 ? { deviceId, gaps: left } : [];
  });
  const sorted = silent.toSorted((a, b) => lengthMs(b.gaps) - lengthMs(a.gaps) || a.deviceId - b.deviceId);
  return { devices: sorted.slice(0, most), total: sorted.length };
};

/** Whether the period reaches before all that is on record. @spec N08 */
export const isBeforeRecord = ({ fromMs, firstMs }: SpreadRecord): boolean => firstMs === undefined || firstMs > fromMs;

/** Whether a replay of the period has all that went, as far as can be known. @spec N08 */
export const isWholeRecord = (record: SpreadRecord): boolean =>
  !isBeforeRecord(record) && record.gaps.length === 0 && (record.silent?.total ?? 0) === 0;
