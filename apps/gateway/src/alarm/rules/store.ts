import type { AlarmRuleSettings } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** How many versions of a rule its history shows: the newest. */
export const shownVersions = 50;

/** Says whether a tenant's rules have changed; no row where it has none. */
export const revisionRow = (db: Db | Tx, rentId: string) =>
  db.selectFrom('alarmRuleSet').select('revision').where('rentId', '=', rentId);

/** Takes the rules of a tenant, so that one changes them at a time, and counts the change. */
export const takeRules = async (tx: Tx, rentId: string): Promise<void> => {
  await tx
    .insertInto('alarmRuleSet')
    .values({ rentId })
    .onConflict((c) => c.column('rentId').doUpdateSet({ revision: sql`alarm_rule_set.revision + 1` }))
    .execute();
};

const versions = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('alarmRuleVersion')
    .innerJoin('alarmRule', 'alarmRule.ruleId', 'alarmRuleVersion.ruleId')
    .selectAll('alarmRuleVersion')
    .select('alarmRule.partnerId')
    .where('alarmRule.rentId', '=', rentId);

/** Of each rule what is to come after the instant, and what is in effect then. */
const isLive = (at: string) => sql<SqlBool>`alarm_rule_version.withdrawn_at is null and (
  alarm_rule_version.in_effect_from > ${at}::timestamptz or alarm_rule_version.no = (
    select max(no) from alarm_rule_version as other where other.rule_id = alarm_rule_version.rule_id
      and other.withdrawn_at is null and other.in_effect_from <= ${at}::timestamptz))`;
const isLatest = sql<SqlBool>`alarm_rule_version.no = (
  select max(no) from alarm_rule_version as other where other.rule_id = alarm_rule_version.rule_id)`;

/** A version with its rule's partner, as the domain judges by it. */
export interface LiveVersion extends AlarmRuleSettings {
  readonly versionId: number;
  readonly ruleId: number;
  readonly isEnabled: boolean;
  readonly savedAtMs: number;
  readonly fromMs: number;
}

/** The versions that judge from an instant on. */
export async function versionsSince(db: Db | Tx, rentId: string, at: string): Promise<LiveVersion[]> {
  const rows = await versions(db, rentId).where(isLive(at)).orderBy('alarmRuleVersion.ruleId').orderBy('no').execute();
  return rows.map(({ versionId, ruleId, isEnabled, settings, no, inEffectFrom, partnerId }) => ({
    ...settings,
    partnerId: partnerId ?? undefined,
    versionId,
    ruleId,
    isEnabled,
    // the number is the order in which they were saved, also where a clock was wrong
    savedAtMs: no,
    fromMs: Date.parse(inEffectFrom),
  }));
}

const rules = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('alarmRule')
    .leftJoin('partner', 'partner.partnerId', 'alarmRule.partnerId')
    .select(['alarmRule.ruleId', 'alarmRule.partnerId', 'alarmRule.revision', 'alarmRule.createdAt'])
    .select((eb) => eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'))
    .where('alarmRule.rentId', '=', rentId);

/** The rules of a tenant; those of other partners than these are left out. There are few: the domain's form refuses more. */
export const rulesOf = (db: Db | Tx, rentId: string, partnerIds: readonly number[] | undefined, most: number) => {
  const query = rules(db, rentId).orderBy('alarmRule.ruleId').limit(most);
  return partnerIds === undefined
    ? query.execute()
    : query
        .where((eb) =>
          eb.or([eb('alarmRule.partnerId', 'is', null), eb('alarmRule.partnerId', '=', anyId(partnerIds))]),
        )
        .execute();
};
export type RuleRow = Awaited<ReturnType<typeof rulesOf>>[number];

/** Of these rules the versions that are in effect now, those to come, and the newest. */
export const liveVersions = (db: Db | Tx, rentId: string, ruleIds: readonly number[], now: string) =>
  versions(db, rentId)
    .where('alarmRuleVersion.ruleId', '=', anyId(ruleIds))
    .where((eb) => eb.or([isLive(now), isLatest]))
    .orderBy('no')
    .execute();
export type VersionRow = Awaited<ReturnType<typeof liveVersions>>[number];

/** The newest versions of a rule, the newest first. */
export const historyOf = (db: Db | Tx, rentId: string, ruleId: number) =>
  versions(db, rentId)
    .where('alarmRuleVersion.ruleId', '=', ruleId)
    .orderBy('no', 'desc')
    .limit(shownVersions)
    .execute();

/** How many real alarms in scope each rule raised since then, all counted in one look at the alarms. */
export const raisedBy = async (db: Db | Tx, scope: Scope, since: string): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await db
        .selectFrom('alarm')
        .innerJoin('alarmRuleVersion', 'alarmRuleVersion.versionId', 'alarm.ruleVersionId')
        .select(['alarmRuleVersion.ruleId', (eb) => eb.fn.countAll<number>().as('count')])
        .where(scopeFilter(scope, 'alarm'))
        .where('alarm.drillId', 'is', null)
        .where('alarm.alarmTime', '>=', since)
        .groupBy('alarmRuleVersion.ruleId')
        .execute()
    ).map(({ ruleId, count }) => [ruleId, count]),
  );

export const versionById = (db: Db | Tx, rentId: string, versionId: number) =>
  versions(db, rentId).where('versionId', '=', versionId).executeTakeFirst();

export const countRules = async (tx: Tx, rentId: string): Promise<number> =>
  (
    await tx
      .selectFrom('alarmRule')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('rentId', '=', rentId)
      .executeTakeFirstOrThrow()
  ).count;

export const insertRule = async (tx: Tx, row: NewRow<'alarmRule'>): Promise<number> =>
  (await tx.insertInto('alarmRule').values(row).returning('ruleId').executeTakeFirstOrThrow()).ruleId;

/** Saves the next version of a rule. */
export async function insertVersion(tx: Tx, row: Omit<NewRow<'alarmRuleVersion'>, 'no'>): Promise<void> {
  const last = await tx
    .selectFrom('alarmRuleVersion')
    .select((eb) => eb.fn.max<number | null>('no').as('no'))
    .where('ruleId', '=', row.ruleId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('alarmRuleVersion')
    .values({ ...row, no: (last.no ?? 0) + 1 })
    .execute();
}

export const countRevision = (tx: Tx, ruleId: number) =>
  tx
    .updateTable('alarmRule')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('ruleId', '=', ruleId)
    .execute();

export const withdrawVersion = (tx: Tx, versionId: number, withdrawnBy: string, withdrawnAt: string) =>
  tx.updateTable('alarmRuleVersion').set({ withdrawnBy, withdrawnAt }).where('versionId', '=', versionId).execute();
