import type { AlarmLevel, HazardSource, RectificationState } from '@fireline/domain/alarm';
import { addDays, type Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

export interface HazardFilter {
  readonly search?: string | undefined;
  readonly state?: readonly RectificationState[] | undefined;
  readonly due?: 'overdue' | 'today' | 'week' | undefined;
  readonly level?: readonly AlarmLevel[] | undefined;
  readonly source?: HazardSource | undefined;
  readonly measure?: number | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly placeId?: readonly number[] | undefined;
  readonly alarmId?: number | undefined;
}
export interface HazardOrder {
  readonly sort: 'dueDay' | 'foundDay' | 'level' | 'title';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('hazard')
    .leftJoin('place', 'place.placeId', 'hazard.placeId')
    .leftJoin('unit', 'unit.unitId', 'hazard.unitId')
    .leftJoin('alarm', 'alarm.alarmId', 'hazard.alarmId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

const asHazard = (query: Joined) =>
  query.select((eb) => [
    'hazard.hazardId',
    'hazard.title',
    'hazard.description',
    'hazard.level',
    'hazard.source',
    'hazard.alarmId',
    'hazard.taskId',
    'alarm.kind as alarmKind',
    'hazard.placeId',
    eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
    eb.fn.coalesce('place.address', sql.lit('')).as('address'),
    'hazard.foundOn',
    'hazard.dueOn',
    'hazard.responsible',
    'hazard.measures',
    'hazard.state',
    'hazard.receiver',
    'hazard.endedOn',
    'hazard.photos',
    'hazard.donePhotos',
    'hazard.createdBy',
    'hazard.createdAt',
    'hazard.revision',
  ]);

const weekDays = 7;
const dueConditions = (today: Day): Record<NonNullable<HazardFilter['due']>, RawBuilder<SqlBool>> => ({
  overdue: sql`hazard.due_on < ${today}::date`,
  today: sql`hazard.due_on = ${today}::date`,
  week: sql`hazard.due_on between ${today}::date and ${addDays(today, weekDays)}::date`,
});
const inProgress = sql<SqlBool>`hazard.state = 'inProgress'`;

const searched = ['hazard.title', 'hazard.description', 'hazard.responsible', 'place.name', 'unit.name'];

function filtered(query: Joined, scope: Scope, today: Day, filter: HazardFilter): Joined {
  const { search, state, due, level, source, measure, unitId, placeId, alarmId } = filter;
  let q = query.where(scopeFilter(scope, 'hazard'));
  if (search) q = q.where(containsText(search, ...searched));
  if (state?.length) q = q.where('hazard.state', 'in', state);
  if (due) q = q.where(inProgress).where(dueConditions(today)[due]);
  if (level?.length) q = q.where('hazard.level', 'in', level);
  if (source) q = q.where('hazard.source', '=', source);
  if (measure !== undefined)
    q = q.where(sql<SqlBool>`hazard.measures @> ${JSON.stringify([{ measureId: measure }])}::jsonb`);
  if (unitId?.length) q = q.where('hazard.unitId', '=', anyId(unitId));
  if (placeId?.length) q = q.where('hazard.placeId', '=', anyId(placeId));
  if (alarmId !== undefined) q = q.where('hazard.alarmId', '=', alarmId);
  return q;
}

const sortColumns = {
  dueDay: 'hazard.dueOn',
  foundDay: 'hazard.foundOn',
  level: 'hazard.level',
  title: 'hazard.title',
} as const;

/** Those in progress stand before what is over when the list is by due day. */
export function hazardsPage(db: Db, scope: Scope, today: Day, query: HazardFilter & HazardOrder & Paging) {
  const { sort, order } = query;
  const rows = asHazard(filtered(joined(db), scope, today, query));
  const first = sort === 'dueDay' ? rows.orderBy(inProgress, 'desc') : rows;
  return pageOf(first.orderBy(sortColumns[sort], inOrder(order)).orderBy('hazard.hazardId', order), query);
}

export const hazardById = (db: Db | Tx, scope: Scope, hazardId: number) =>
  asHazard(joined(db).where(scopeFilter(scope, 'hazard')))
    .where('hazard.hazardId', '=', hazardId)
    .executeTakeFirst();
export type HazardRow = NonNullable<Awaited<ReturnType<typeof hazardById>>>;

export const trackOf = (db: Db | Tx, hazardId: number) =>
  db
    .selectFrom('hazardTrack')
    .select(['at', 'event', 'by', 'receiver', 'dueOn as dueDay', 'remark'])
    .where('hazardId', '=', hazardId)
    .orderBy('trackId')
    .execute();

/** Hazards in scope, counted; those of a place or a unit alone where one is named. */
export const counts = (
  db: Db,
  scope: Scope,
  today: Day,
  { placeId, unitId }: { readonly placeId?: number; readonly unitId?: number } = {},
) => {
  const { overdue, today: due, week } = dueConditions(today);
  const among = (condition: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${condition})`;
  return db
    .selectFrom('hazard')
    .select([
      among(inProgress).as('inProgress'),
      among(sql`hazard.state = 'completed'`).as('completed'),
      among(sql`hazard.state = 'handedOver'`).as('handedOver'),
      among(sql`${inProgress} and ${overdue}`).as('overdue'),
      among(sql`${inProgress} and ${due}`).as('today'),
      among(sql`${inProgress} and ${week}`).as('week'),
    ])
    .where(scopeFilter(scope, 'hazard'))
    .$if(placeId !== undefined, (q) => q.where('hazard.placeId', '=', placeId ?? 0))
    .$if(unitId !== undefined, (q) => q.where('hazard.unitId', '=', unitId ?? 0))
    .executeTakeFirstOrThrow();
};

/** The longest overdue one, for who has to see to it. */
export const oldestOverdue = (db: Db, scope: Scope, today: Day) =>
  db
    .selectFrom('hazard')
    .select('createdAt')
    .where(scopeFilter(scope, 'hazard'))
    .where(inProgress)
    .where(dueConditions(today).overdue)
    .orderBy('dueOn')
    .limit(1)
    .executeTakeFirst();

/** The hazard, held, so that of two steps one learns of the other. */
export const lockHazard = (tx: Tx, scope: Scope, hazardId: number) =>
  tx
    .selectFrom('hazard')
    .selectAll()
    .where(scopeFilter(scope, 'hazard'))
    .where('hazardId', '=', hazardId)
    .forUpdate()
    .executeTakeFirst();
export type Standing = Row<'hazard'>;

/** Who made a hazard of the alarm. */
export const ofAlarm = (tx: Tx, alarmId: number) =>
  tx.selectFrom('hazard').select('createdBy').where('alarmId', '=', alarmId).executeTakeFirst();

/** The hazard that was made from a source. */
export const ofSource = (tx: Tx, rentId: string, sourceKey: string) =>
  tx
    .selectFrom('hazard')
    .select('hazardId')
    .where('rentId', '=', rentId)
    .where('sourceKey', '=', sourceKey)
    .executeTakeFirst();

export const insertHazard = async (tx: Tx, row: NewRow<'hazard'>): Promise<number> =>
  (await tx.insertInto('hazard').values(row).returning('hazardId').executeTakeFirstOrThrow()).hazardId;

type Changes = Partial<Omit<NewRow<'hazard'>, 'hazardId' | 'rentId' | 'revision'>>;
export const updateHazard = (tx: Tx, hazardId: number, changes: Changes) =>
  tx
    .updateTable('hazard')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('hazardId', '=', hazardId)
    .execute();

export const insertTrack = (tx: Tx, row: NewRow<'hazardTrack'>) => tx.insertInto('hazardTrack').values(row).execute();
