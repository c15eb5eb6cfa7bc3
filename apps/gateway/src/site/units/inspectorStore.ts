import type { Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

const upkeepsOf = sql<number>`(select count(*) from device_upkeep where device_upkeep.inspector_id = inspector.inspector_id)`;
const lastDayOf = sql<Day | null>`(select max(done_on) from device_upkeep where device_upkeep.inspector_id = inspector.inspector_id)`;

/** The inspectors of a unit that the caller has been found to see, by name. */
export const inspectorsOf = (db: Db | Tx, unitId: number) =>
  db
    .selectFrom('inspector')
    .leftJoin('appUser', 'appUser.userId', 'inspector.userId')
    .select(['inspectorId', 'inspector.realName', 'inspector.mobile', 'inspector.revision', 'inspector.userId'])
    .select(['inspector.changedBy', 'inspector.changedAt', 'inspector.removedAt'])
    .select(sql<string>`coalesce(nullif(app_user.real_name, ''), app_user.username, '')`.as('account'))
    .select([upkeepsOf.as('upkeeps'), lastDayOf.as('lastDay')])
    .where('inspector.unitId', '=', unitId)
    .orderBy('inspector.realName')
    .orderBy('inspectorId')
    .execute();
export type InspectorRow = Awaited<ReturnType<typeof inspectorsOf>>[number];

/** The accounts that may be those of a unit's inspectors: its own, and those of the companies that keep its places. */
export const accountsFor = (db: Db | Tx, rentId: string, unitId: number) =>
  db
    .selectFrom('appUser')
    .select(['userId', 'username', 'realName', 'role'])
    .where('rentId', '=', rentId)
    .where('disabled', '=', false)
    .where((eb) =>
      eb.or([
        eb.and([eb('role', '=', 'unit'), eb('unitId', '=', unitId)]),
        sql<boolean>`(role = 'maint' and maint_id in (
          select maint_id from place where place.unit_id = ${unitId} and place.deleted_at is null))`,
      ]),
    )
    .orderBy('role', 'desc')
    .orderBy('realName')
    .orderBy('userId')
    .execute();

/** One that a list shows, within the scope. */
export const inspectorById = (db: Db | Tx, scope: Scope, inspectorId: number) =>
  db
    .selectFrom('inspector')
    .innerJoin('unit', 'unit.unitId', 'inspector.unitId')
    .select(['realName', 'mobile'])
    .where(unitFilter(scope))
    .where('inspectorId', '=', inspectorId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();

export const insertInspector = async (tx: Tx, row: NewRow<'inspector'>): Promise<number> =>
  (await tx.insertInto('inspector').values(row).returning('inspectorId').executeTakeFirstOrThrow()).inspectorId;

export const updateInspector = (tx: Tx, inspectorId: number, row: Partial<NewRow<'inspector'>>) =>
  tx
    .updateTable('inspector')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('inspectorId', '=', inspectorId)
    .execute();

/** They go with their unit. */
export const removeInspectorsOf = (tx: Tx, unitId: number, removedAt: string) =>
  tx.updateTable('inspector').set({ removedAt }).where('unitId', '=', unitId).where('removedAt', 'is', null).execute();

/** What they did keeps their names. @returns how many */
export const deleteRemovedBefore = async (db: Db, at: string): Promise<number> =>
  Number((await db.deleteFrom('inspector').where('removedAt', '<', at).executeTakeFirst()).numDeletedRows);
