import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Kept } from '../moves/tables.ts';

/** Where a unit, or what hangs on it, stands. */
export interface Hung {
  readonly rentId: string;
  readonly orgPath: string;
  readonly partnerId: number | null;
}
const moved = {
  place: 'placeId',
  device: 'deviceId',
  alarm: 'alarmId',
  hazard: 'hazardId',
  fireResource: 'resourceId',
  planLayer: 'layerId',
} as const;
const movedTables = Object.entries(moved);

/** The organisation at a path. */
export const orgAt = async (tx: Tx, rentId: string, path: string): Promise<string> =>
  (
    await tx
      .selectFrom('org')
      .select('orgId')
      .where('rentId', '=', rentId)
      .where('path', '=', path)
      .executeTakeFirstOrThrow()
  ).orgId;

/** What hangs on a unit and stands already where the unit goes. */
export async function standingThere(tx: Tx, unitId: number, by: 'orgPath' | 'partnerId', there: Hung): Promise<Kept> {
  const kept: Record<string, number[]> = {};
  for (const [table, id] of movedTables) {
    const { rows } = await sql<{ id: number }>`select ${sql.ref(id)} as id from ${sql.table(table)}
      where unit_id = ${unitId} and ${sql.ref(by)} = ${there[by]}`.execute(tx);
    if (rows.length > 0) kept[table] = rows.map((row) => row.id);
  }
  return kept;
}

/** What stays when a unit comes back, since it stood there before the unit did. */
export interface Staying {
  readonly keptOfOrg: Kept;
  readonly keptOfPartner: Kept;
}
const nothingStays: Staying = { keptOfOrg: {}, keptOfPartner: {} };
const goesBack = (id: string, kept: readonly number[] = []) =>
  kept.length === 0 ? sql<boolean>`true` : sql<boolean>`not (${sql.ref(id)} = ${anyId(kept)})`;

/**
 * What hangs on a unit goes with it: under another organisation what stood under the unit's, to another partner what was of the unit's.
 * Decision: a place with an organisation or a partner of its own keeps it.
 */
export async function moveWithUnit(
  tx: Tx,
  unitId: number,
  before: Hung,
  after: Hung,
  staying: Staying = nothingStays,
): Promise<void> {
  for (const [table, id] of movedTables) {
    if (after.orgPath !== before.orgPath)
      await sql`update ${sql.table(table)} set org_path = ${after.orgPath} where unit_id = ${unitId} and org_path = ${before.orgPath} and ${goesBack(id, staying.keptOfOrg[table])}`.execute(
        tx,
      );
    if (after.partnerId !== before.partnerId)
      await sql`update ${sql.table(table)} set partner_id = ${after.partnerId}
        where unit_id = ${unitId} and partner_id is not distinct from ${before.partnerId}
          and ${goesBack(id, staying.keptOfPartner[table])}`.execute(tx);
  }
}
