import type { TriggerMoment, TriggerRule } from '@fireline/domain/alarm';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { isFree } from '../../lib/jobs/lease.ts';

/** How many evaluations of a rule are kept: the newest. */
export const tracesKept = 100;

export type TriggerRow = Row<'triggerRule'>;
export const ruleOfRow = ({ settings, moment, isEnabled, partnerId }: TriggerRow): TriggerRule => ({
  ...settings,
  moment,
  isEnabled,
  partnerId: partnerId ?? undefined,
});

/** The rules of a tenant; those of other partners than these are left out. */
export const triggersOf = (db: Db | Tx, rentId: string, partnerIds: readonly number[] | undefined, most: number) =>
  db
    .selectFrom('triggerRule')
    .leftJoin('partner', 'partner.partnerId', 'triggerRule.partnerId')
    .selectAll('triggerRule')
    .select((eb) => eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'))
    .where('triggerRule.rentId', '=', rentId)
    .$if(partnerIds !== undefined, (q) =>
      q.where((eb) =>
        eb.or([eb('triggerRule.partnerId', 'is', null), eb('triggerRule.partnerId', '=', anyId(partnerIds ?? []))]),
      ),
    )
    .orderBy('triggerRule.triggerId')
    .limit(most)
    .execute();

/** How often each acted since an instant, and when last; a time that a clock ran ahead to counts as now. */
export const firingsOf = (db: Db | Tx, triggerIds: readonly number[], since: string, now: string) =>
  db
    .selectFrom('triggerFiring')
    .select('triggerId')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<string>`least(max(at), ${now}::timestamptz)`.as('lastAt'),
    ])
    .where('triggerId', '=', anyId(triggerIds))
    .where('at', '>', since)
    .groupBy('triggerId')
    .execute();

export const lockTrigger = (tx: Tx, rentId: string, triggerId: number) =>
  tx
    .selectFrom('triggerRule')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('triggerId', '=', triggerId)
    .forUpdate()
    .executeTakeFirst();

export const insertTrigger = async (tx: Tx, row: NewRow<'triggerRule'>): Promise<number> =>
  (await tx.insertInto('triggerRule').values(row).returning('triggerId').executeTakeFirstOrThrow()).triggerId;
export const updateTrigger = (tx: Tx, triggerId: number, row: Partial<NewRow<'triggerRule'>>) =>
  tx
    .updateTable('triggerRule')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('triggerId', '=', triggerId)
    .execute();
export const deleteTrigger = (tx: Tx, triggerId: number) =>
  tx.deleteFrom('triggerRule').where('triggerId', '=', triggerId).execute();
export const countTriggers = async (tx: Tx, rentId: string): Promise<number> =>
  (
    await tx
      .selectFrom('triggerRule')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('rentId', '=', rentId)
      .executeTakeFirstOrThrow()
  ).count;

/** The newest evaluations of a rule, with the alarms that the caller may see. */
export const tracesOf = (db: Db | Tx, triggerId: number) =>
  db
    .selectFrom('triggerTrace')
    .innerJoin('alarm', 'alarm.alarmId', 'triggerTrace.alarmId')
    .leftJoin('place', 'place.placeId', 'alarm.placeId')
    .select(['traceId', 'triggerTrace.alarmId', 'triggerTrace.at', 'triggerTrace.moment', 'outcome', 'missed', 'seen'])
    .select(['alarm.rentId', 'alarm.orgPath', 'alarm.partnerId', 'alarm.unitId', 'alarm.maintId', 'alarm.placeId'])
    .select((eb) => eb.fn.coalesce('place.name', sql.lit('')).as('placeName'))
    .where('triggerId', '=', triggerId)
    .orderBy('traceId', 'desc')
    .limit(tracesKept)
    .execute();

/** Keeps evaluations, and of each rule only the newest. */
export async function keepTraces(tx: Tx, rows: readonly object[], triggerIds: readonly number[]): Promise<void> {
  await insertMany(tx, 'triggerTrace', rows);
  for (const triggerId of triggerIds)
    await sql`delete from trigger_trace where trigger_id = ${triggerId} and trace_id < coalesce((
      select trace_id from trigger_trace where trigger_id = ${triggerId} order by trace_id desc offset ${sql.lit(tracesKept - 1)} limit 1), 0)`.execute(
      tx,
    );
}

export interface ClaimedFact {
  readonly factId: number;
  readonly rentId: string;
  readonly alarmId: number;
  readonly moment: TriggerMoment;
  readonly at: string;
  readonly tries: number;
}
/** Claims the oldest facts; of two gateways each gets others. */
export async function claimFacts(db: Db, now: string, leaseMs: number, most: number): Promise<ClaimedFact[]> {
  const until = new Date(Date.parse(now) + leaseMs).toISOString();
  const { rows } = await sql<ClaimedFact>`
    update trigger_fact set claimed_until = ${until}::timestamptz, tries = tries + 1 where fact_id = any(array(
      select fact_id from trigger_fact where ${isFree('claimed_until', now, leaseMs)} order by fact_id limit ${sql.lit(most)} for update skip locked))
    returning fact_id, rent_id, alarm_id, moment, at, tries`.execute(db);
  return rows.toSorted((a, b) => a.factId - b.factId);
}
export const endFacts = (db: Db, factIds: readonly number[]) =>
  db.deleteFrom('triggerFact').where('factId', '=', anyId(factIds)).execute();

/** The alarms that rules look at, with what an action needs of them. */
export const alarmsFor = (db: Db | Tx, alarmIds: readonly number[]) =>
  db
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .leftJoin('place', 'place.placeId', 'alarm.placeId')
    .select(['alarm.alarmId', 'alarm.rentId', 'alarm.orgPath', 'alarm.partnerId', 'alarm.unitId', 'alarm.maintId'])
    .select(['alarm.placeId', 'alarm.level', 'alarm.kind', 'alarm.deviceType', 'alarm.state', 'alarm.clearType'])
    .select(['alarm.receivedAt', 'alarm.drillId', 'device.name as deviceName'])
    .select((eb) => eb.fn.coalesce('place.manager', sql.lit('')).as('manager'))
    .where('alarm.alarmId', '=', anyId(alarmIds))
    .execute();
export type LookedAt = Awaited<ReturnType<typeof alarmsFor>>[number];

/** The rules of a tenant that look at such a moment. */
export const watching = (db: Db, rentId: string, moment: TriggerMoment, most: number) =>
  db
    .selectFrom('triggerRule')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('moment', '=', moment)
    .orderBy('triggerId')
    .limit(most)
    .execute();

/** Rules that wait for alarms to stand, in the order of their ids. */
export const standingRules = (db: Db, after: number, most: number) =>
  db
    .selectFrom('triggerRule')
    .selectAll()
    .where('moment', '=', 'standing')
    .where('isEnabled', '=', true)
    .where('triggerId', '>', after)
    .orderBy('triggerId')
    .limit(most)
    .execute();

/** Alarms that nobody has acknowledged for so long, which had not stood so long when the rule was saved, and on which it has not acted. */
export const standingAlarms = async (db: Db, rule: TriggerRow, passedAt: string, savedFrom: string, most: number) =>
  (
    await db
      .selectFrom('alarm')
      .select('alarmId')
      .where('rentId', '=', rule.rentId)
      .where('state', '=', 'open')
      .where('drillId', 'is', null)
      .where('level', '<=', rule.settings.mildestLevel)
      .where('receivedAt', '<=', passedAt)
      .where('receivedAt', '>', savedFrom)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('triggerFiring')
              .select('triggerFiring.alarmId')
              .where('triggerFiring.triggerId', '=', rule.triggerId)
              .where('triggerFiring.moment', '=', 'standing')
              .whereRef('triggerFiring.alarmId', '=', 'alarm.alarmId'),
          ),
        ),
      )
      .$if(rule.partnerId !== null, (q) => q.where('partnerId', '=', rule.partnerId))
      .$if(rule.settings.kinds.length > 0, (q) => q.where('kind', 'in', [...rule.settings.kinds]))
      .$if(rule.settings.deviceTypes.length > 0, (q) => q.where('deviceType', 'in', [...rule.settings.deviceTypes]))
      .orderBy('receivedAt')
      .limit(most)
      .execute()
  ).map(({ alarmId }) => alarmId);

/** @returns whether the rule has not acted on the alarm at this moment before */
export const insertFiring = async (tx: Tx, row: NewRow<'triggerFiring'>): Promise<boolean> =>
  (await tx
    .insertInto('triggerFiring')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('alarmId')
    .executeTakeFirst()) !== undefined;
