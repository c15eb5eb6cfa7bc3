import { dayMs, hourMs } from '../../lib/index.ts';

/** A device was heard or lost. */
export interface ConnectionChange {
  readonly atMs: number;
  readonly online: boolean;
}

/** A time without the device; `toMs` null: still going on. @spec DEV-14 */
export interface OfflineRecord {
  readonly fromMs: number;
  readonly toMs: number | null;
}

/**
 * The offline records behind a device's changes, which may come in any order and more than once; earliest first.
 * Two changes at the same moment: online wins, as in the status tag.
 * @spec DEV-14
 */
export function offlineRecords(changes: readonly ConnectionChange[]): OfflineRecord[] {
  const records: OfflineRecord[] = [];
  let fromMs: number | null = null;
  for (const { atMs, online } of changes.toSorted((a, b) => a.atMs - b.atMs || Number(a.online) - Number(b.online))) {
    if (!online) fromMs ??= atMs;
    else if (fromMs !== null) {
      if (atMs > fromMs) records.push({ fromMs, toMs: atMs });
      fromMs = null;
    }
  }
  return fromMs === null ? records : [...records, { fromMs, toMs: null }];
}

/** A record tells how often its device fell silent in so many days. Decision: a month. @spec DEV-14 */
export const offlineTimesDays = 30;

/** How long one record lasted, or lasts by now. @spec DEV-14 DEV-23 */
export const offlineMs = ({ fromMs, toMs }: OfflineRecord, nowMs: number): number =>
  Math.max(0, (toMs ?? nowMs) - fromMs);

/** How long the device was offline within a span: only what lies in it counts. @spec DEV-14 DEV-23 */
export const offlineTotalMs = (
  records: readonly OfflineRecord[],
  span: { readonly fromMs: number; readonly toMs: number },
): number =>
  records.reduce(
    (sum, { fromMs, toMs }) => sum + Math.max(0, Math.min(toMs ?? Infinity, span.toMs) - Math.max(fromMs, span.fromMs)),
    0,
  );

/** Lengths that offline records are filtered by, in milliseconds: at least so long. @spec DEV-14 DEV-23 */
export const offlineLengths = { hour: hourMs, day: dayMs, week: 7 * dayMs } as const;
export type OfflineLength = keyof typeof offlineLengths;

/**
 * The first moment at which a report of the device was missed. What nobody could receive is no silence, and a last report from after now is
 * the trace of a wrong clock.
 * @param heardMs when its last report was received; not a number: never
 * @spec DEV-07 DEV-14
 */
export function missedAtMs(
  heardMs: number,
  heartbeatS: number,
  { nowMs, listeningSinceMs }: { readonly nowMs: number; readonly listeningSinceMs: number },
): number {
  const sinceMs = heardMs <= nowMs ? Math.max(heardMs, listeningSinceMs) : listeningSinceMs;
  return sinceMs + heartbeatS * 1000;
}

/**
 * Whether the last report is no older than a heartbeat. A device that counts as silent all the same was judged by a clock that ran ahead.
 * @param heardMs when its last report was received; not a number: never
 * @spec DEV-06 DEV-14
 */
export const isHeardLately = (heardMs: number, heartbeatS: number, nowMs: number): boolean =>
  heardMs <= nowMs && nowMs <= heardMs + heartbeatS * 1000;

/** The times between reports in which one was missed, earliest first. @param reportsMs oldest first @spec DEV-14 */
export const silencesBetween = (reportsMs: readonly number[], heartbeatS: number): OfflineRecord[] =>
  reportsMs.flatMap((atMs, index) => {
    const fromMs = atMs + heartbeatS * 1000;
    const toMs = reportsMs[index + 1];
    return toMs !== undefined && toMs > fromMs ? [{ fromMs, toMs }] : [];
  });
