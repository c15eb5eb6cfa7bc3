import { sql } from 'kysely';

import { anyText } from '../lib/db/anyOf.ts';
import type { Tx } from '../lib/db/schema.ts';
import { updateMany } from '../lib/db/updateMany.ts';
import type { DeviceState } from './apply.ts';
import type { PackedReadings } from './points.ts';
import type { PackedPositions } from './positions.ts';

// Sets of rows travel as one JSON parameter: a thousand reports cost as many statements as one.

/** What reports change about a device. */
const deviceColumns = [
  'online',
  'expired',
  'open',
  'lowPower',
  'signals',
  'status',
  'batteryRatio',
  'readings',
  'lastSeenAt',
  'alarmLevel',
] as const;

/** The tenant's devices by IMEI, locked in the order of their ids so that two batches never wait for each other in a ring. */
export const lockDevices = (tx: Tx, rentId: string, imeis: readonly string[]) =>
  tx
    .selectFrom('device')
    .select([
      ...(['deviceId', 'imei', 'deviceType', 'dStatus', 'expiresOn'] as const),
      ...deviceColumns,
      ...(['rentId', 'orgPath', 'partnerId', 'unitId', 'maintId', 'placeId'] as const),
    ])
    .where('rentId', '=', rentId)
    .where('imei', '=', anyText(imeis))
    .orderBy('deviceId')
    .forUpdate()
    .execute();

export const writeDevices = (tx: Tx, devices: readonly DeviceState[]): Promise<void> =>
  updateMany(tx, 'device', 'deviceId', deviceColumns, devices);

export interface ReadingPiece {
  readonly deviceId: number;
  readonly fromAt: string;
  readonly toAt: string;
  readonly points: PackedReadings;
}

export interface PositionPiece {
  readonly deviceId: number;
  readonly fromAt: string;
  readonly toAt: string;
  readonly points: PackedPositions;
}

/** The same report sent twice is kept once. */
async function writePieces(
  tx: Tx,
  table: 'reading' | 'position',
  pieces: readonly (ReadingPiece | PositionPiece)[],
): Promise<void> {
  if (pieces.length === 0) return;
  const rows = pieces.map((p) => ({ id: p.deviceId, f: p.fromAt, t: p.toAt, points: p.points }));
  await sql`
    insert into ${sql.table(table)} (device_id, from_at, to_at, points)
    select id, f, t, points from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id bigint, f timestamptz, t timestamptz, points jsonb)
    on conflict do nothing`.execute(tx);
}

export const writeReadings = (tx: Tx, pieces: readonly ReadingPiece[]): Promise<void> =>
  writePieces(tx, 'reading', pieces);

export const writePositions = (tx: Tx, pieces: readonly PositionPiece[]): Promise<void> =>
  writePieces(tx, 'position', pieces);
