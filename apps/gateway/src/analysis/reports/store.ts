import type { ReportKind, ReportPeriod, ReportScope } from '@fireline/domain/analysis';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { inOrder, pageOf, type Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import type { Present } from '../../lib/mending/ahead.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** Of whom a report is, and what that one sees. */
export interface Subject {
  readonly scope: ReportScope;
  readonly name: string;
  readonly orgPath: string;
  readonly sees: Scope;
}

export interface ReportFilter {
  readonly kind?: ReportKind | undefined;
  readonly scope?: ReportScope | undefined;
  readonly key?: string | undefined;
  readonly search?: string | undefined;
  readonly unitId?: readonly number[] | undefined;
}
interface ReportOrder {
  readonly sort: 'toDay' | 'score' | 'madeAt' | 'scopeName';
  readonly order: 'asc' | 'desc';
}

const columns = [
  'reportId',
  'kind',
  'key',
  'fromOn as fromDay',
  'toOn as toDay',
  'scope',
  'scopeName',
  'version',
  'score',
  'madeAt',
  'madeBy',
  'lateAt',
] as const;
const sortColumns = { toDay: 'toOn', score: 'score', madeAt: 'madeAt', scopeName: 'scopeName' } as const;

/** The newest version of each report in scope. */
export function reportsPage(db: Db, scope: Scope, query: ReportFilter & ReportOrder & Paging) {
  let q = db
    .selectFrom('safetyReport')
    .select(columns)
    .where(scopeFilter(scope, 'safetyReport'))
    .where(
      sql<SqlBool>`not exists (select from safety_report newer where newer.rent_id = safety_report.rent_id
        and newer.kind = safety_report.kind and newer.key = safety_report.key and newer.scope = safety_report.scope
        and coalesce(newer.partner_id, 0) = coalesce(safety_report.partner_id, 0)
        and coalesce(newer.unit_id, 0) = coalesce(safety_report.unit_id, 0) and newer.version > safety_report.version)`,
    );
  if (query.kind) q = q.where('kind', '=', query.kind);
  if (query.scope) q = q.where('scope', '=', query.scope);
  if (query.key) q = q.where('key', '=', query.key);
  if (query.search) q = q.where(containsText(query.search, 'safetyReport.scopeName'));
  if (query.unitId?.length) q = q.where('unitId', '=', anyId(query.unitId));
  return pageOf(q.orderBy(sortColumns[query.sort], inOrder(query.order)).orderBy('reportId', query.order), query);
}

export const reportById = (db: Db, scope: Scope, reportId: number) =>
  db
    .selectFrom('safetyReport')
    .innerJoin('rent', 'rent.rentId', 'safetyReport.rentId')
    .select(columns.map((column) => `safetyReport.${column}` as const))
    .select(['safetyReport.content', 'safetyReport.unitId', 'safetyReport.partnerId', 'rent.name as tenantName'])
    .where(scopeFilter(scope, 'safetyReport'))
    .where('reportId', '=', reportId)
    .executeTakeFirst();

const ofSubject = ({ sees: { rentId, partnerId, unitId }, scope }: Subject, { kind, key }: ReportPeriod) =>
  sql<SqlBool>`rent_id = ${rentId} and kind = ${kind} and key = ${key} and scope = ${scope}
    and coalesce(partner_id, 0) = ${scope === 'tenant' ? 0 : (partnerId ?? 0)}
    and coalesce(unit_id, 0) = ${scope === 'unit' ? (unitId ?? 0) : 0}`;

/** The newest report of somebody's period. */
export const newestOf = (db: Db | Tx, subject: Subject, period: ReportPeriod) =>
  db
    .selectFrom('safetyReport')
    .select(['reportId', 'version', 'lateAt'])
    .where(ofSubject(subject, period))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Keeps a report; of two that are made at the same time one stays. @returns undefined: another one was made meanwhile */
export const insertReport = async (db: Db | Tx, row: NewRow<'safetyReport'>): Promise<number | undefined> =>
  (
    await db
      .insertInto('safetyReport')
      .values(row)
      .onConflict((one) => one.doNothing())
      .returning('reportId')
      .executeTakeFirst()
  )?.reportId;

export const tenantIds = async (db: Db): Promise<{ rentId: string; name: string }[]> =>
  db.selectFrom('rent').select(['rentId', 'name']).orderBy('rentId').execute();

/** The partners, or the units, after an id. */
export const partnersAfter = (db: Db, rentId: string, after: number, limit: number) =>
  db
    .selectFrom('partner')
    .select(['partnerId', 'parentId', 'name'])
    .where('rentId', '=', rentId)
    .where('partnerId', '>', after)
    .orderBy('partnerId')
    .limit(limit)
    .execute();

export const unitsAfter = (db: Db, rentId: string, after: number, limit: number) =>
  db
    .selectFrom('unit')
    .select(['unitId', 'partnerId', 'orgPath', 'name'])
    .where('rentId', '=', rentId)
    .where('deletedAt', 'is', null)
    .where('unitId', '>', after)
    .orderBy('unitId')
    .limit(limit)
    .execute();

/** A partner with all below it. */
export const partnerTree = async (db: Db, rentId: string, partnerId: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      with recursive tree as (
        select partner_id from partner where rent_id = ${rentId} and partner_id = ${partnerId}
        union select p.partner_id from partner p join tree on p.parent_id = tree.partner_id)
      select partner_id as id from tree order by 1`.execute(db)
  ).rows.map(({ id }) => id);

export interface RankedUnit {
  readonly rank: number;
  readonly before: number | null;
  readonly reportId: number;
  readonly unitId: number;
  readonly name: string;
  readonly key: string;
  readonly score: number | null;
}

/** Units by their score in the newest report of a kind, with their rank in the one before. */
export const unitRanks = (
  scope: Scope,
  kind: ReportKind,
  key: string,
  keyBefore: string,
  search: string | undefined,
) => sql<RankedUnit>`
  with scored as (
    select distinct on (key, unit_id) report_id, unit_id, scope_name as name, key, score from safety_report
    where ${scopeFilter(scope, 'safetyReport')} and scope = 'unit' and kind = ${kind} and key in (${key}, ${keyBefore})
    order by key, unit_id, version desc),
  ranked as (select *, rank() over (partition by key order by score desc nulls last) as rank from scored)
  select now.rank, past.rank as before, now.report_id, now.unit_id, now.name, now.key, now.score
  from ranked now left join ranked past on past.unit_id = now.unit_id and past.key = ${keyBefore}
  where now.key = ${key} ${search ? sql`and ${containsText(search, 'now.name')}` : sql``}`;

/**
 * Removes the reports of periods that are not over, and those that a clock which ran ahead had the job make; it makes the true ones. What people
 * had made of periods that are over stays.
 * @spec ANA-01
 */
export async function mendReports(db: Db, { now, today, ahead }: Present): Promise<void> {
  await db
    .deleteFrom('safetyReport')
    .where((eb) => eb.or([eb('toOn', '>=', today), eb.and([eb('madeAt', '>', ahead), eb('madeBy', '=', '')])]))
    .execute();
  await db.updateTable('safetyReport').set({ madeAt: now }).where('madeAt', '>', ahead).execute();
}
