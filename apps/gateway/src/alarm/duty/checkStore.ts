import type { DutyCheckState } from '@fireline/domain/alarm';
import type { SendReason, SendState, SentChannel } from '@fireline/domain/message';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Row, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface CheckFilter {
  readonly unitId?: readonly number[] | undefined;
  readonly state?: DutyCheckState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** So many messages of a check are shown. */
const messagesMax = 20;

const joined = (db: Db | Tx) => db.selectFrom('dutyCheck').innerJoin('unit', 'unit.unitId', 'dutyCheck.unitId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;
/** The messages of a check that was missed. */
interface CheckMessage {
  readonly channel: SentChannel;
  readonly receiver: string;
  readonly state: SendState;
  readonly reason: SendReason | null;
}
const messages = sql<CheckMessage[]>`coalesce((
  select jsonb_agg(jsonb_build_object('channel', r.channel, 'receiver', r.receiver, 'state', r.state, 'reason', r.reason) order by r.record_id)
  from (select * from send_record s where s.duty_check_id = duty_check.check_id order by s.record_id limit ${sql.lit(messagesMax)}) r), '[]'::jsonb)`;
const asCheck = (query: Joined) =>
  query.select([
    'dutyCheck.checkId',
    'dutyCheck.unitId',
    'unit.name as unitName',
    'dutyCheck.askedAt',
    'dutyCheck.answerMinutes',
    'dutyCheck.state',
    'dutyCheck.answeredAt',
    'dutyCheck.answeredBy',
    messages.as('messages'),
  ]);

export function checksPage(db: Db, scope: Scope, { unitId, state, from, to, ...paging }: CheckFilter & Paging) {
  let q: Joined = joined(db).where('dutyCheck.rentId', '=', scope.rentId).where(unitFilter(scope));
  if (unitId?.length) q = q.where('dutyCheck.unitId', '=', anyId(unitId));
  if (state) q = q.where('dutyCheck.state', '=', state);
  if (from) q = q.where('dutyCheck.askedAt', '>=', from);
  if (to) q = q.where('dutyCheck.askedAt', '<', to);
  return pageOf(asCheck(q).orderBy('dutyCheck.askedAt', 'desc').orderBy('dutyCheck.checkId', 'desc'), paging);
}

/** The most checks that wait for one account at once. */
const askedMax = 5;

/**
 * The checks that wait for an account: at the station of its own unit, and at those where its shift runs. Others see them in the list, and
 * are not interrupted.
 */
export const askedOf = (db: Db, scope: Scope, userId: number, now: string) =>
  asCheck(joined(db).where(unitFilter(scope)))
    .where('dutyCheck.state', '=', 'asked')
    .where(sql<SqlBool>`duty_check.asked_at + duty_check.answer_minutes * interval '1 minute' >= ${now}::timestamptz`)
    .where((eb) =>
      eb.or([
        eb.lit(scope.role === 'unit'),
        eb.exists(
          eb
            .selectFrom('handover')
            .select('handover.handoverId')
            .whereRef('handover.unitId', '=', 'dutyCheck.unitId')
            .where('handover.state', '=', 'draft')
            .where('handover.outgoingId', '=', userId),
        ),
      ]),
    )
    .orderBy('dutyCheck.askedAt')
    .limit(askedMax)
    .execute();

export const checkById = (tx: Tx, scope: Scope, checkId: number) =>
  asCheck(joined(tx).where(unitFilter(scope)))
    .where('dutyCheck.checkId', '=', checkId)
    .executeTakeFirst();

/** The check, held while it is answered. */
export const lockCheck = (tx: Tx, checkId: number) =>
  tx.selectFrom('dutyCheck').selectAll().where('checkId', '=', checkId).forUpdate().executeTakeFirst();

export const answer = (tx: Tx, checkId: number, at: string, by: string) =>
  tx
    .updateTable('dutyCheck')
    .set({ state: 'present', answeredAt: at, answeredBy: by })
    .where('checkId', '=', checkId)
    .execute();

/** The most stations that are asked, or checks that are marked, in one round. */
const roundMax = 500;

/** The last moment to answer has passed. */
const isOver = (now: string) => sql<SqlBool>`asked_at + answer_minutes * interval '1 minute' < ${now}::timestamptz`;

export const unanswered = async (db: Db, now: string): Promise<number[]> =>
  (
    await db
      .selectFrom('dutyCheck')
      .select('checkId')
      .where('state', '=', 'asked')
      .where(isOver(now))
      .orderBy('askedAt')
      .limit(roundMax)
      .execute()
  ).map(({ checkId }) => checkId);

/** Of two gateways one marks it. @returns nothing where it was answered or marked meanwhile */
export const markMissed = (tx: Tx, checkId: number, now: string) =>
  tx
    .updateTable('dutyCheck')
    .set({ state: 'missed' })
    .where('checkId', '=', checkId)
    .where('state', '=', 'asked')
    .where(isOver(now))
    .returning(['checkId', 'unitId', 'askedAt'])
    .executeTakeFirst();

/** Asked by a clock that ran ahead: they are asked now, or nobody would ever have missed them. */
export const askAgain = (db: Db, now: string, after: string) =>
  db.updateTable('dutyCheck').set({ askedAt: now }).where('state', '=', 'asked').where('askedAt', '>', after).execute();

/** A plan is due, or timed by a clock that ran ahead: no pause is longer than a quarter above its own. */
const isDue = (now: string) => sql<SqlBool>`is_on and (next_at <= ${now}::timestamptz
  or next_at > ${now}::timestamptz + (every_minutes * 1.25 + 1) * interval '1 minute')`;

export const duePlans = async (db: Db, now: string): Promise<number[]> =>
  (await db.selectFrom('dutyPlan').select('planId').where(isDue(now)).orderBy('planId').limit(roundMax).execute()).map(
    ({ planId }) => planId,
  );

/** The plan while it is due still; nothing where another gateway asks it now. */
export const lockDue = (tx: Tx, planId: number, now: string): Promise<Row<'dutyPlan'> | undefined> =>
  tx
    .selectFrom('dutyPlan')
    .selectAll()
    .where('planId', '=', planId)
    .where(isDue(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function ask(
  tx: Tx,
  { planId, rentId, unitId, answerMinutes }: Row<'dutyPlan'>,
  now: string,
  nextAt: string,
) {
  await tx.insertInto('dutyCheck').values({ rentId, unitId, askedAt: now, answerMinutes }).execute();
  await tx.updateTable('dutyPlan').set({ nextAt }).where('planId', '=', planId).execute();
}
