import { statisticsDays } from '@fireline/domain/analysis';
import { addDays, type Day, startOfDay } from '@fireline/domain/lib';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { type ProjectState, projectEndsWithin } from '@fireline/domain/site';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter, unitFilter } from '../../lib/scopeFilter.ts';

export interface ProjectFilter {
  readonly search?: string | undefined;
  readonly state?: readonly ProjectState[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
  readonly endsWithin?: (typeof projectEndsWithin)[number] | undefined;
}
export interface ProjectOrder {
  readonly sort: 'name' | 'start' | 'end' | 'devices' | 'alarms';
  readonly order: 'asc' | 'desc';
}

/** Of the tenant all, of a partner those of its branch, of a unit its own, of a company those with devices that it keeps. @spec SIT-08 ROL-06 */
export function projectFilter(scope: Scope): RawBuilder<SqlBool> {
  const inTenant = sql<SqlBool>`project.rent_id = ${scope.rentId}`;
  if (scope.rentKind === 'operator') return sql`false`;
  switch (scope.role) {
    case 'platform':
      return inTenant;
    case 'agent':
      return sql`${inTenant} and project.partner_id = ${anyId(partnersOf(scope))}`;
    case 'unit':
      return sql`${inTenant} and project.unit_id = ${scope.unitId ?? -1}`;
    case 'maint':
      return sql`${inTenant} and exists (select from project_device of_it join device using (device_id)
        where of_it.project_id = project.project_id and ${scopeFilter(scope, 'device')})`;
    case 'org':
    case 'resident':
      return sql`false`;
  }
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('project')
    .leftJoin('partner', 'partner.partnerId', 'project.partnerId')
    .leftJoin('unit', 'unit.unitId', 'project.unitId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

/** Devices of the project that the caller sees. */
const seenDevices = (scope: Scope) =>
  sql`project_device of_it join device using (device_id) where of_it.project_id = project.project_id and ${scopeFilter(scope, 'device')}`;

const longestAhead = Math.max(...projectEndsWithin);

// Counted beside each project of a page, not for the whole tenant.
const countsOf = (scope: Scope, today: Day) => {
  const seen = seenDevices(scope);
  // the days of the home page and of the alarm statistics
  const since = new Date(startOfDay(statisticsDays('last30Days', today).from)).toISOString();
  return {
    devices: sql<number>`(select count(*) from ${seen})`,
    online: sql<number>`(select count(*) from ${seen} and device.status = 'online')`,
    expiring: sql<number>`(select count(*) from ${seen} and device.expires_on <= ${addDays(today, longestAhead)}::date)`,
    alarms: sql<number>`(select count(*) from project_device of_it join alarm using (device_id)
      where of_it.project_id = project.project_id and ${scopeFilter(scope, 'alarm')} and alarm.alarm_time >= ${since}::timestamptz
      and alarm.drill_id is null)`,
    labels: sql<number>`(select count(*) from project_label where project_label.project_id = project.project_id)`,
  };
};

const asProject = (query: Joined, scope: Scope, today: Day) => {
  const { devices, online, expiring, alarms, labels } = countsOf(scope, today);
  return query.select((eb) => [
    'project.projectId',
    'project.name',
    'project.partnerId',
    eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'),
    'project.unitId',
    eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
    'project.startOn',
    'project.endOn',
    'project.contact',
    'project.phone',
    'project.address',
    'project.remarks',
    'project.photos',
    'project.revision',
    devices.as('devices'),
    online.as('online'),
    expiring.as('expiring'),
    alarms.as('alarms'),
    labels.as('labels'),
  ]);
};

const searched = {
  open: ['project.name', 'project.contact', 'project.address', 'partner.name', 'unit.name'],
  masked: ['project.phone'],
};

/** The domain's `projectState` as a condition. @spec SIT-08 */
function inState(state: ProjectState, today: Day): RawBuilder<SqlBool> {
  const soon = addDays(today, longestAhead);
  switch (state) {
    case 'notStarted':
      return sql`project.start_on > ${today}::date`;
    case 'running':
      return sql`(project.start_on <= ${today}::date and project.end_on > ${soon}::date)`;
    case 'ending':
      return sql`(project.start_on <= ${today}::date and project.end_on >= ${today}::date and project.end_on <= ${soon}::date)`;
    case 'ended':
      return sql`project.end_on < ${today}::date`;
  }
}

function filtered(query: Joined, scope: Scope, filter: ProjectFilter, today: Day): Joined {
  const { search, state, partnerId, unitId, placeId, endsWithin } = filter;
  let q = query.where(projectFilter(scope));
  if (search) q = q.where(findsText(search, searched));
  if (state?.length)
    q = q.where(
      sql<SqlBool>`(${sql.join(
        state.map((one) => inState(one, today)),
        sql` or `,
      )})`,
    );
  if (partnerId?.length) q = q.where('project.partnerId', '=', anyId(partnerId));
  if (unitId?.length) q = q.where('project.unitId', '=', anyId(unitId));
  if (placeId?.length)
    q = q.where(sql<SqlBool>`exists (select from ${seenDevices(scope)} and device.place_id = ${anyId(placeId)})`);
  if (endsWithin !== undefined)
    q = q.where(
      sql<SqlBool>`project.end_on between ${today}::date and ${addDays(today, endsWithin)}::date and project.start_on <= ${today}::date`,
    );
  return q;
}

const sortKeys = (scope: Scope, today: Day): Record<ProjectOrder['sort'], Expression<unknown>> => {
  const { devices, alarms } = countsOf(scope, today);
  return {
    name: nameKey('project.name'),
    start: sql.ref('project.startOn'),
    end: sql.ref('project.endOn'),
    devices,
    alarms,
  };
};

/** By their end those that are over stand behind all others, the last of them first. */
export function projectsPage(db: Db, scope: Scope, today: Day, query: ProjectFilter & ProjectOrder & Paging) {
  const key = sortKeys(scope, today)[query.sort];
  const found = asProject(filtered(joined(db), scope, query, today), scope, today);
  if (query.sort === 'end' && query.order === 'asc') {
    const isOver = inState('ended', today);
    const rows = found
      .orderBy(sql`${isOver}`)
      .orderBy(sql`case when ${isOver} then null else project.end_on end`)
      .orderBy('project.endOn', 'desc')
      .orderBy('project.projectId');
    return pageOf(rows, query);
  }
  const rows = found.orderBy(key, inOrder(query.order)).orderBy('project.projectId', query.order);
  return pageOf(rows, query, { key, id: 'project.projectId', order: query.order });
}

export const projectById = (db: Db | Tx, scope: Scope, today: Day, projectId: number) =>
  asProject(joined(db), scope, today)
    .where(projectFilter(scope))
    .where('project.projectId', '=', projectId)
    .executeTakeFirst();
export type ProjectRow = NonNullable<Awaited<ReturnType<typeof projectById>>>;

const onRecord = (db: Db | Tx, scope: Scope, projectId: number) =>
  db.selectFrom('project').selectAll().where(projectFilter(scope)).where('projectId', '=', projectId);

/** The project as it is kept. */
export const projectOnRecord = (db: Db | Tx, scope: Scope, projectId: number) =>
  onRecord(db, scope, projectId).executeTakeFirst();

/** The project, locked for a change of it or of what it has. */
export const lockProject = (tx: Tx, scope: Scope, projectId: number) =>
  onRecord(tx, scope, projectId).forUpdate().executeTakeFirst();
export type Standing = NonNullable<Awaited<ReturnType<typeof lockProject>>>;

/** The partner of a unit that the caller sees; undefined: there is none. */
export const unitPartner = (tx: Tx, scope: Scope, unitId: number) =>
  tx.selectFrom('unit').select('partnerId').where(unitFilter(scope)).where('unitId', '=', unitId).executeTakeFirst();

export const insertProject = async (tx: Tx, row: NewRow<'project'>): Promise<number> =>
  (await tx.insertInto('project').values(row).returning('projectId').executeTakeFirstOrThrow()).projectId;

export const updateProject = (tx: Tx, projectId: number, row: NewRow<'project'>) =>
  tx
    .updateTable('project')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('projectId', '=', projectId)
    .execute();

/** Its labels go with it; its devices stay. */
export const deleteProject = (tx: Tx, projectId: number) =>
  tx.deleteFrom('project').where('projectId', '=', projectId).execute();

export const isProjectSeen = async (db: Db | Tx, scope: Scope, projectId: number): Promise<boolean> =>
  (await projectOnRecord(db, scope, projectId)) !== undefined;

/** All devices of the project, those too that the caller does not see. */
export const devicesIn = async (tx: Tx, projectId: number): Promise<number[]> =>
  (await tx.selectFrom('projectDevice').select('deviceId').where('projectId', '=', projectId).execute()).map(
    ({ deviceId }) => deviceId,
  );
