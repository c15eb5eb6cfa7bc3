import type { AlarmKind, SilenceState, SilenceTarget } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { seenPartners } from '../rules/owning.ts';

export interface SilenceFilter {
  readonly search?: string | undefined;
  readonly target?: SilenceTarget | undefined;
  readonly state?: SilenceState | undefined;
}
export interface SilenceOrder {
  readonly sort: 'startsAt' | 'endsAt';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('alarmSilence')
    .leftJoin('device', 'device.deviceId', 'alarmSilence.deviceId')
    .leftJoin('place', 'place.placeId', 'alarmSilence.placeId')
    .leftJoin('place as stands', 'stands.placeId', 'device.placeId')
    .leftJoin('alarmRule', 'alarmRule.ruleId', 'alarmSilence.ruleId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;

/** The kind that a rule is about: it stays with every version. */
const kindOfRule = sql<AlarmKind | null>`(select settings ->> 'kind' from alarm_rule_version
  where alarm_rule_version.rule_id = alarm_silence.rule_id order by no desc limit 1)`;

const asSilence = (query: Joined, scope: Scope) =>
  query
    .select([
      'alarmSilence.silenceId',
      'alarmSilence.deviceId',
      'alarmSilence.placeId',
      'alarmSilence.ruleId',
      'alarmSilence.reason',
      'alarmSilence.startsAt',
      'alarmSilence.endsAt',
      'alarmSilence.cancelledAt',
      'alarmSilence.createdBy',
      'alarmSilence.createdRole',
      'alarmSilence.endedBy',
      'alarmRule.partnerId',
      kindOfRule.as('kind'),
      // of a place or a rule it keeps alarms of others quiet too: they are not the caller's to count
      sql<number>`(select count(*) from alarm where alarm.silence_id = alarm_silence.silence_id
        and ${scopeFilter(scope, 'alarm')})`.as('alarms'),
    ])
    .select((eb) => [
      eb.fn.coalesce('device.name', 'place.name', sql.lit('')).as('name'),
      eb.fn.coalesce('stands.name', sql.lit('')).as('placeName'),
    ]);
export type SilenceRow = Awaited<ReturnType<ReturnType<typeof asSilence>['executeTakeFirstOrThrow']>>;

/** What is silenced is in scope; a rule for all devices, or for those of the caller's partner, concerns the caller too. */
async function visible(db: Db | Tx, scope: Scope): Promise<RawBuilder<SqlBool>> {
  const partners = await seenPartners(db, scope);
  const ofRule = partners
    ? sql`(alarm_rule.partner_id is null or alarm_rule.partner_id = ${anyId(partners)})`
    : sql`true`;
  return sql<SqlBool>`alarm_silence.rent_id = ${scope.rentId} and case
    when alarm_silence.device_id is not null then coalesce((${scopeFilter(scope, 'device')}), false)
    when alarm_silence.place_id is not null then coalesce((${scopeFilter(scope, 'place')}), false)
    else ${ofRule} end`;
}

const stateCondition = (now: string): Record<SilenceState, RawBuilder<SqlBool>> => ({
  cancelled: sql`alarm_silence.cancelled_at is not null`,
  planned: sql`alarm_silence.cancelled_at is null and alarm_silence.starts_at > ${now}::timestamptz`,
  running: sql`alarm_silence.cancelled_at is null and alarm_silence.starts_at <= ${now}::timestamptz
    and alarm_silence.ends_at > ${now}::timestamptz`,
  ended: sql`alarm_silence.cancelled_at is null and alarm_silence.ends_at <= ${now}::timestamptz`,
});

export async function silencesPage(db: Db, scope: Scope, now: string, query: SilenceFilter & SilenceOrder & Paging) {
  const { search, target, state, sort, order } = query;
  let q: Joined = joined(db).where(await visible(db, scope));
  if (search) q = q.where(containsText(search, 'device.name', 'place.name', 'alarmSilence.reason'));
  if (target) q = q.where(`alarmSilence.${target}Id`, 'is not', null);
  if (state) q = q.where(stateCondition(now)[state]);
  const rows = asSilence(q, scope)
    .orderBy(`alarmSilence.${sort}`, inOrder(order))
    .orderBy('alarmSilence.silenceId', order);
  return pageOf(rows, query);
}

export const silenceById = async (db: Db | Tx, scope: Scope, silenceId: number) =>
  asSilence(joined(db).where(await visible(db, scope)), scope)
    .where('alarmSilence.silenceId', '=', silenceId)
    .executeTakeFirst();

const isOpen = (now: string) =>
  sql<SqlBool>`alarm_silence.cancelled_at is null and alarm_silence.ends_at > ${now}::timestamptz`;

/** Silences of a device, its place and rules that run or are to come: those to begin first come first. */
export const openSilences = async (
  db: Db,
  scope: Scope,
  of: { readonly deviceId: number; readonly placeId: number | null; readonly ruleIds: readonly number[] },
  now: string,
) =>
  asSilence(joined(db).where(await visible(db, scope)), scope)
    .where(isOpen(now))
    .where(
      sql<SqlBool>`(alarm_silence.device_id = ${of.deviceId} or alarm_silence.place_id = ${of.placeId}::bigint
        or alarm_silence.rule_id = ${anyId(of.ruleIds)})`,
    )
    .orderBy('alarmSilence.startsAt')
    .orderBy('alarmSilence.silenceId')
    .execute();

/** What says which rules hold for a device of the scope. */
export const judgedDevice = (db: Db, scope: Scope, deviceId: number) =>
  db
    .selectFrom('device')
    .select(['deviceType', 'partnerId', 'armed', 'placeId'])
    .where(scopeFilter(scope, 'device'))
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();

/** A device or place of the scope, held so that it is not moved or removed meanwhile. */
export const heldDevice = (tx: Tx, scope: Scope, deviceId: number) =>
  tx
    .selectFrom('device')
    .select('deviceId')
    .where(scopeFilter(scope, 'device'))
    .where('deviceId', '=', deviceId)
    .forShare()
    .executeTakeFirst();
export const heldPlace = (tx: Tx, scope: Scope, placeId: number) =>
  tx
    .selectFrom('place')
    .select('placeId')
    .where(scopeFilter(scope, 'place'))
    .where('placeId', '=', placeId)
    .forShare()
    .executeTakeFirst();

/** How many silences of the tenant run or are to come; they are counted one caller at a time. */
export async function countOpen(tx: Tx, rentId: string, now: string): Promise<number> {
  await tx.selectFrom('alarmRuleSet').select('rentId').where('rentId', '=', rentId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('alarmSilence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('rentId', '=', rentId)
    .where(isOpen(now))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertSilence = async (tx: Tx, row: NewRow<'alarmSilence'>): Promise<number> =>
  (await tx.insertInto('alarmSilence').values(row).returning('silenceId').executeTakeFirstOrThrow()).silenceId;

/** Holds a silence: reports that raise an alarm under it come before its change or after it. */
export const lockSilence = (tx: Tx, rentId: string, silenceId: number) =>
  tx
    .selectFrom('alarmSilence')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('silenceId', '=', silenceId)
    .forUpdate()
    .executeTakeFirst();

export const endSilence = (
  tx: Tx,
  silenceId: number,
  change: { readonly endedBy: string; readonly cancelledAt?: string; readonly endsAt?: string },
) => tx.updateTable('alarmSilence').set(change).where('silenceId', '=', silenceId).execute();

/** Who silenced an alarm and why; null: nothing did. @spec ALM-11 ALM-12 */
export const silenceOfAlarm = async (db: Db, alarmId: number) =>
  (await db
    .selectFrom('alarmSilence')
    .innerJoin('alarm', 'alarm.silenceId', 'alarmSilence.silenceId')
    .select(['alarmSilence.silenceId', 'alarmSilence.createdBy as by', 'alarmSilence.reason'])
    .where('alarm.alarmId', '=', alarmId)
    .executeTakeFirst()) ?? null;
