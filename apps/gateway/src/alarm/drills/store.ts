import type { DrillState } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface DrillFilter {
  readonly search?: string | undefined;
  readonly state?: DrillState | undefined;
  readonly unitId?: readonly number[] | undefined;
}
export interface DrillOrder {
  readonly sort: 'startsAt' | 'name';
  readonly order: 'asc' | 'desc';
}

/** A drill is where its unit is: who sees the unit sees its drills. */
const joined = (db: Db | Tx) =>
  db
    .selectFrom('drill')
    .innerJoin('unit', 'unit.unitId', 'drill.unitId')
    .leftJoin('building', 'building.buildingId', 'drill.buildingId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

const stateCondition = (now: string): Record<DrillState, RawBuilder<SqlBool>> => ({
  cancelled: sql`drill.cancelled_at is not null`,
  planned: sql`drill.cancelled_at is null and drill.starts_at > ${now}::timestamptz`,
  running: sql`drill.cancelled_at is null and drill.starts_at <= ${now}::timestamptz and drill.ends_at > ${now}::timestamptz`,
  ended: sql`drill.cancelled_at is null and drill.ends_at <= ${now}::timestamptz`,
});

const raised = (figure: RawBuilder<unknown>) =>
  sql<number>`(select ${figure} from alarm where alarm.drill_id = drill.drill_id)`;
const asDrill = (query: Joined) =>
  query.select((eb) => [
    'drill.drillId',
    'drill.name',
    'drill.unitId',
    'unit.name as unitName',
    'drill.buildingId',
    eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
    'drill.floor',
    'drill.startsAt',
    'drill.endsAt',
    'drill.cancelledAt',
    'drill.createdBy',
    'drill.endedBy',
    raised(sql`count(*)`).as('alarms'),
    raised(sql`count(acknowledged_at)`).as('acknowledged'),
    raised(sql`avg(extract(epoch from acknowledged_at - received_at))::float8`)
      .$castTo<number | null>()
      .as('acknowledgedAfterS'),
  ]);

export function drillsPage(db: Db, scope: Scope, now: string, query: DrillFilter & DrillOrder & Paging) {
  const { search, state, unitId, sort, order } = query;
  let q: Joined = joined(db).where(unitFilter(scope));
  if (search) q = q.where(containsText(search, 'drill.name', 'unit.name', 'building.name'));
  if (state) q = q.where(stateCondition(now)[state]);
  if (unitId?.length) q = q.where('drill.unitId', '=', anyId(unitId));
  const key = sort === 'name' ? nameKey('drill.name') : sql.ref('drill.startsAt');
  const sorted = asDrill(q).orderBy(key, inOrder(order)).orderBy('drill.drillId', order);
  return pageOf(sorted, query, { key, id: 'drill.drillId', order });
}

export const drillById = (db: Db | Tx, scope: Scope, drillId: number) =>
  asDrill(joined(db).where(unitFilter(scope)))
    .where('drill.drillId', '=', drillId)
    .executeTakeFirst();
export type DrillRow = NonNullable<Awaited<ReturnType<typeof drillById>>>;

/** The most drills that a banner names. */
const namedMax = 20;
export const runningDrills = (db: Db, scope: Scope, now: string) =>
  joined(db)
    .select(['drill.drillId', 'drill.name', 'drill.endsAt'])
    .where(unitFilter(scope))
    .where(stateCondition(now).running)
    .orderBy('drill.endsAt')
    .orderBy('drill.drillId')
    .limit(namedMax)
    .execute();

/** The unit that a drill is planned for, held so that it is not deleted meanwhile. */
export const heldUnit = (tx: Tx, scope: Scope, unitId: number) =>
  tx
    .selectFrom('unit')
    .select(['unitId', 'name'])
    .where(unitFilter(scope))
    .where('unitId', '=', unitId)
    .forShare()
    .executeTakeFirst();

/** The most buildings that a form offers. */
const buildingsMax = 200;
export const buildingsOf = (db: Db, scope: Scope, unitId: number) =>
  db
    .selectFrom('building')
    .innerJoin('place', 'place.placeId', 'building.placeId')
    .innerJoin('unit', 'unit.unitId', 'place.unitId')
    .select(['building.buildingId', 'building.name', 'building.floorsAbove', 'building.floorsBelow'])
    .where(unitFilter(scope))
    .where('unit.unitId', '=', unitId)
    .where('place.deletedAt', 'is', null)
    .orderBy('building.name')
    .orderBy('building.buildingId')
    .limit(buildingsMax)
    .execute();

/** The floors of a building of the unit. */
export const floorsOf = (tx: Tx, unitId: number, buildingId: number) =>
  tx
    .selectFrom('building')
    .innerJoin('place', 'place.placeId', 'building.placeId')
    .select(['building.floorsAbove', 'building.floorsBelow'])
    .where('place.unitId', '=', unitId)
    .where('place.deletedAt', 'is', null)
    .where('building.buildingId', '=', buildingId)
    .executeTakeFirst();

export const insertDrill = async (tx: Tx, row: NewRow<'drill'>): Promise<number> =>
  (await tx.insertInto('drill').values(row).returning('drillId').executeTakeFirstOrThrow()).drillId;

/** The drill, held: batches of reports that lie in it come before its end or after it. */
export const lockDrill = (tx: Tx, scope: Scope, drillId: number) =>
  tx
    .selectFrom('drill')
    .selectAll()
    .where('drillId', '=', drillId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('unit')
          .select('unit.unitId')
          .whereRef('unit.unitId', '=', 'drill.unitId')
          .where(unitFilter(scope)),
      ),
    )
    .forUpdate()
    .executeTakeFirst();

export const endDrill = (tx: Tx, drillId: number, change: { endsAt?: string; cancelledAt?: string; endedBy: string }) =>
  tx
    .updateTable('drill')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('drillId', '=', drillId)
    .execute();

/** Alarms that stand though their drill is over, by their number. @param after the last one that was looked at */
export const leftStanding = (db: Db, now: string, after: number, limit: number) =>
  db
    .selectFrom('alarm')
    .innerJoin('drill', 'drill.drillId', 'alarm.drillId')
    .select(['alarm.alarmId', 'alarm.rentId', 'alarm.deviceId', 'drill.name', 'drill.createdBy'])
    .where('alarm.state', '<>', 'closed')
    .where('drill.endsAt', '<=', now)
    .where('alarm.alarmId', '>', after)
    .orderBy('alarm.alarmId')
    .limit(limit)
    .execute();
export type LeftStanding = Awaited<ReturnType<typeof leftStanding>>[number];

/** The alarm of a drill while it stands, its device locked before it, as by everyone who changes alarms. */
export async function lockStanding(tx: Tx, { alarmId, deviceId }: Pick<LeftStanding, 'alarmId' | 'deviceId'>) {
  await tx.selectFrom('device').select('deviceId').where('deviceId', '=', deviceId).forUpdate().execute();
  return tx
    .selectFrom('alarm')
    .selectAll()
    .where('alarmId', '=', alarmId)
    .where('state', '<>', 'closed')
    .where('drillId', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}
