import { type Problem, dayMs, minuteMs } from '../lib/index.ts';
import { clockAheadMaxMin, readingsKeptDays } from './limits.ts';

/** When Fireline was first released. */
const releasedMs = Date.parse('2026-11-21T00:00:00Z');

const tooOld = (field: string): Problem => ({ code: 'device.reading.tooOld', field, args: { 0: readingsKeptDays } });

/**
 * The problem of a report dated before any that has ever been kept, whatever the reader's clock says: clocks of devices that lost their time begin
 * there again and again.
 * @spec DEV-09
 */
export const checkReportedEver = (atMs: number, field = 'at'): Problem | undefined =>
  atMs < releasedMs - readingsKeptDays * dayMs ? tooOld(field) : undefined;

/**
 * The problem of a report dated too far in the future, or before what is kept.
 * @param behindMs how far the reader's own clock is known to be behind
 * @spec N05 DEV-09
 */
export function checkReportedAt(atMs: number, nowMs: number, behindMs = 0, field = 'at'): Problem | undefined {
  if (!(atMs <= nowMs + behindMs + clockAheadMaxMin * minuteMs))
    return { code: 'device.reading.ahead', field, args: { 0: clockAheadMaxMin } };
  if (atMs < nowMs - readingsKeptDays * dayMs) return tooOld(field);
  return undefined;
}

/**
 * How far the clock of a device is ahead of the reader's, by the times in what it sends at once; 0 where it is not. Subtracted from
 * each of these times, no report is later than its receipt, and their order and distances stay.
 * @spec DEV-09
 */
export const clockAheadMs = (sentAtMs: readonly number[], nowMs: number): number =>
  Math.max(0, ...sentAtMs.map((atMs) => atMs - nowMs));

/**
 * Whether the time in a report, as its device sent it now, confirms the reader's clock: one of an hour ago, kept until there was a connection,
 * says nothing of it.
 * @spec DEV-13
 */
export const confirmsClock = (sentAtMs: number, nowMs: number): boolean =>
  Math.abs(sentAtMs - nowMs) <= clockAheadMaxMin * minuteMs;

/** The newest report of a device: when it was measured and when it was received, in milliseconds. */
export interface NewestReport {
  readonly measuredMs: number;
  readonly receivedMs: number;
}

/**
 * Whether a report that is received now leaves the state of its device as it is, because that is of a newer report. Only the state: the
 * readings of a report that is overtaken are judged and kept like all others.
 * A newest report from after now is the trace of a wrong clock, and so is one that is still the newest when more than a heartbeat has
 * passed since its receipt: neither overtakes anything.
 * @spec DEV-06 DEV-09
 */
export const isOvertaken = (
  measuredMs: number,
  newest: NewestReport | undefined,
  { nowMs, heartbeatS }: { readonly nowMs: number; readonly heartbeatS: number },
): boolean =>
  newest !== undefined &&
  measuredMs < newest.measuredMs &&
  newest.measuredMs <= nowMs &&
  newest.receivedMs <= nowMs &&
  nowMs - newest.receivedMs <= heartbeatS * 1000;
