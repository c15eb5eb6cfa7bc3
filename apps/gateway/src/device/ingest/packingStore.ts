import { sql } from 'kysely';
import type { Readings } from '@fireline/domain/device';
import { listOfIds } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { PackedReadings } from '../../lib/packedReadings.ts';
import type { PackedPositions } from './positions.ts';

/** Any number that no other lock of the product has. */
const packingLock = 18_018;

/** Whether this transaction is the only one that packs, until it ends. */
export async function lockPacking(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${packingLock}) as is_ours`.execute(
    tx,
  );
  return rows[0]?.isOurs === true;
}

export interface UnpackedReport {
  readonly deviceId: number;
  readonly at: string;
  readonly readings: Readings;
  readonly lng: number | null;
  readonly lat: number | null;
  readonly accuracyM: number | null;
}

/** Takes reports from before the instant out of their table, device by device and oldest first. */
export async function takeReports(
  tx: Tx,
  deviceIds: readonly number[],
  before: string,
  limit: number,
): Promise<UnpackedReport[]> {
  const { rows } = await sql<UnpackedReport>`
    delete from report where ctid = any(array(
      select old.ctid from unnest(${listOfIds(deviceIds)}) as one(id)
      cross join lateral (
        select ctid from report where device_id = one.id and at < ${before}::timestamptz order by at limit ${sql.lit(limit)}
      ) as old
      limit ${sql.lit(limit)}))
    returning device_id, at, readings, lng, lat, accuracy_m`.execute(tx);
  return rows;
}

export interface Piece {
  readonly deviceId: number;
  readonly fromAt: string;
  readonly points: PackedReadings | PackedPositions;
}

interface DeviceDay {
  readonly deviceId: number;
  readonly from: string;
  readonly to: string;
  readonly some: readonly { readonly at: string }[];
}

/** Takes out of these days the pieces that have room, and those that the new points lie in. */
export async function takePieces(
  tx: Tx,
  table: 'reading' | 'position',
  days: readonly DeviceDay[],
  full: number,
): Promise<Piece[]> {
  const asked = days.map(({ deviceId, from, to, some }) => {
    const times = some.map(({ at }) => at).toSorted();
    return { id: deviceId, f: from, t: to, first: times[0], last: times.at(-1) };
  });
  const { rows } = await sql<Piece>`
    delete from ${sql.table(table)} as piece
    using jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as day(id bigint, f timestamptz, t timestamptz, first timestamptz, last timestamptz)
    where piece.device_id = day.id and piece.from_at >= day.f and piece.from_at < day.t
      and (jsonb_array_length(piece.points -> 't') < ${full} or (piece.from_at <= day.last and piece.to_at >= day.first))
    returning piece.device_id, piece.from_at, piece.points`.execute(tx);
  return rows;
}

/** Below so many bytes the table of reports keeps its empty pages: the reports of the next day need them. */
const spareBytes = 64 * 1024 * 1024;
/** So many reports are moved in a moment. */
const movedMax = 100_000;

/** Gives back the pages that many packed reports have left, where few reports are left in them. */
export async function giveBackSpace(db: Db, spare = spareBytes): Promise<void> {
  const { rows } = await sql<{ isSpare: boolean }>`
    select pg_table_size('report') > ${spare} and not exists (select from report offset ${sql.lit(movedMax)}) as is_spare`.execute(
    db,
  );
  if (rows[0]?.isSpare) await sql`vacuum full report`.execute(db);
}
