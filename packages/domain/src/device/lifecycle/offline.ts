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
