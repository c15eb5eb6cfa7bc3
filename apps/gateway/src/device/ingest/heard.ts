import { dayMs } from '@fireline/domain/lib';
import {
  type SilentDevices,
  type SpreadRecord,
  type TimeSpan,
  lengthMs,
  planSilentDaysMax,
  planSilentMax,
  silentDevices,
  spreadRecord,
  unheard,
} from '@fireline/domain/plan';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';

interface Heartbeat {
  readonly deviceId: number;
  readonly heartbeatS: number;
}

interface Reports {
  readonly deviceId: number;
  readonly atMs: readonly number[];
}

/** When the devices reported in these times, piece by piece; a piece of readings lasts a day at most. */
async function reportsIn(db: Db, deviceIds: readonly number[], spans: readonly TimeSpan[]): Promise<Reports[]> {
  const asked = spans.map(({ fromMs, toMs }) => ({
    earliest: new Date(fromMs - dayMs),
    f: new Date(fromMs),
    t: new Date(toMs),
  }));
  const { rows } = await sql<{ deviceId: number; fromAt: string; seconds: readonly number[] }>`
    select reading.device_id, reading.from_at, reading.points -> 't' as seconds
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(earliest timestamptz, f timestamptz, t timestamptz)
    join reading on reading.device_id = ${anyId(deviceIds)}
      and reading.from_at >= asked.earliest and reading.from_at < asked.t and reading.to_at >= asked.f
    union all
    select report.device_id, report.at, '[0]'::jsonb
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(f timestamptz, t timestamptz)
    join report on report.device_id = ${anyId(deviceIds)} and report.readings <> '{}' and report.at >= asked.f and report.at < asked.t`.execute(
    db,
  );
  return rows.map(({ deviceId, fromAt, seconds }) => ({
    deviceId,
    atMs: seconds.map((after) => Date.parse(fromAt) + after * 1000),
  }));
}

async function firstReport(db: Db, deviceIds: readonly number[]): Promise<number | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select min(first.from_at) as at
    from jsonb_array_elements_text(${JSON.stringify(deviceIds)}::jsonb) as one(id)
    cross join lateral (
      select least(
        (select from_at from reading where device_id = one.id::bigint order by from_at limit 1),
        (select at from report where device_id = one.id::bigint and readings <> '{}' order by at limit 1)) as from_at) as first`.execute(
    db,
  );
  const [found] = rows;
  return found?.at == null ? undefined : Date.parse(found.at);
}

/** Of so many devices the reports are read first; then of ever more, for what is still open. */
const firstAsked = 4;

/**
 * What the reports of these devices leave open of a period. Nothing need come for as long as the shortest heartbeat among them.
 * Those that report most often are read first, and others only for what is still open: mostly a few speak for the whole period.
 * @param alarmsMs when they alarmed: an alarm is a report too
 * @spec N08
 */
export async function recordOf(
  db: Db,
  devices: readonly Heartbeat[],
  period: TimeSpan,
  alarmsMs: readonly number[],
): Promise<SpreadRecord> {
  const waiting = devices.toSorted((one, other) => one.heartbeatS - other.heartbeatS).map(({ deviceId }) => deviceId);
  const quietMs = Math.min(...devices.map(({ heartbeatS }) => heartbeatS)) * 1000;
  let open = unheard([period], alarmsMs, quietMs);
  for (let [at, next] = [0, firstAsked]; at < waiting.length && open.length > 0; [at, next] = [next, next * 4]) {
    const spans = open.map(({ fromMs, toMs }) => ({ fromMs: fromMs - quietMs, toMs }));
    const reports = await reportsIn(db, waiting.slice(at, next), spans);
    open = unheard(
      open,
      reports.flatMap(({ atMs }) => atMs),
      quietMs,
    );
  }
  return spreadRecord(period, open, await firstReport(db, waiting), quietMs);
}

/** Devices whose reports are held at once. */
const heldAtOnce = 100;

/**
 * Which of these devices were silent while others reported; null where there are too many of them, or too many days, to look at each.
 * @param alarms an alarm is a report too
 * @spec N08
 */
export async function silentOf(
  db: Db,
  devices: readonly Heartbeat[],
  record: SpreadRecord,
  alarms: readonly { readonly deviceId: number; readonly atMs: number }[],
): Promise<SilentDevices | null> {
  const days = Math.ceil((record.toMs - record.fromMs) / dayMs);
  if (devices.length * days > planSilentDaysMax) return null;
  const alarmed = Map.groupBy(alarms, ({ deviceId }) => deviceId);
  const found: SilentDevices[] = [];
  for (let at = 0; at < devices.length; at += heldAtOnce) {
    const some = devices.slice(at, at + heldAtOnce);
    const quietMs = Math.max(...some.map(({ heartbeatS }) => heartbeatS)) * 1000;
    const span = { fromMs: record.fromMs - quietMs, toMs: record.toMs };
    const ids = some.map(({ deviceId }) => deviceId);
    const pieces = Map.groupBy(await reportsIn(db, ids, [span]), ({ deviceId }) => deviceId);
    const heard = some.map(({ deviceId, heartbeatS }) => ({
      deviceId,
      quietMs: heartbeatS * 1000,
      reportsMs: [
        ...(pieces.get(deviceId) ?? []).flatMap(({ atMs }) => atMs),
        ...(alarmed.get(deviceId) ?? []).map(({ atMs }) => atMs),
      ],
    }));
    found.push(silentDevices(record, heard, planSilentMax));
  }
  const named = found.flatMap(({ devices: some }) => some).toSorted((a, b) => lengthMs(b.gaps) - lengthMs(a.gaps));
  return { devices: named.slice(0, planSilentMax), total: found.reduce((sum, { total }) => sum + total, 0) };
}
