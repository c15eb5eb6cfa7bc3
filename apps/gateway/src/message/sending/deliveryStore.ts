import { frequencyHours } from '@fireline/domain/alarm';
import { reminderTriggers, type SendKind, type SendReason, type SentChannel } from '@fireline/domain/message';
import { sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import type { Db, Row, Tx } from '../../lib/db/schema.ts';
import { updateMany } from '../../lib/db/query/updateMany.ts';
import { isFree } from '../../lib/jobs/lease.ts';

export type SendRecordRow = Row<'sendRecord'>;
export type AccessRow = Row<'sendAccess'>;

/** The longest that anything waits by itself; what waits longer was timed by a clock that ran ahead. */
const waitHoursMax = frequencyHours.max + 1;

/** A message of an alarm that no limit holds waits for its next try, which is never so far away: a clock that has fallen back does not hold it. */
const tryHoursMax = 1;

export const isDue = (now: string) => sql<SqlBool>`state in ('planned', 'held')
  and (next_at <= ${now}::timestamptz or next_at > ${now}::timestamptz + ${sql.lit(waitHoursMax)} * interval '1 hour'
    or (kind = 'alarm' and state = 'planned' and next_at > ${now}::timestamptz + ${sql.lit(tryHoursMax)} * interval '1 hour'))
  and ${isFree('claimed_until', now)}`;

/** Reminders go after everything else: the index of what waits stands in this order. */
export const isLater = sql<boolean>`(coalesce(trigger in (${sql.join(reminderTriggers.map((one) => sql.lit(one)))}), false))`;

const accessesMax = 200;

/** The accesses that messages wait for and that are not paused: those of which only reminders wait last, and the longest waiting first. */
export async function dueAccesses(db: Db, now: string): Promise<{ accessId: number; rentId: string }[]> {
  const { rows } = await sql<{ accessId: number; rentId: string }>`
    select a.access_id, a.rent_id from send_access a
    cross join lateral (
      select ${isLater} as is_later, r.next_at from send_record r where r.access_id = a.access_id and ${isDue(now)}
      order by ${isLater}, r.next_at limit 1
    ) w
    where (a.paused_until is null or a.paused_until <= ${now}::timestamptz or a.paused_until > ${now}::timestamptz + interval '1 hour')
    order by w.is_later, w.next_at, a.access_id limit ${sql.lit(accessesMax)}`.execute(db);
  return rows;
}

/** Judging and claiming of a tenant's messages goes one after the other: limits count what was judged before. */
export const holdTenant = (tx: Tx, rentId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sending ${rentId}`}, 0))`.execute(tx);

export const accessById = (db: Db | Tx, accessId: number) =>
  db.selectFrom('sendAccess').selectAll().where('accessId', '=', accessId).executeTakeFirst();

/** What is due, held until the transaction ends: reminders last. */
export const dueQuery = (tx: Tx, accessId: number, now: string, most: number) =>
  tx
    .selectFrom('sendRecord')
    .selectAll()
    .where('accessId', '=', accessId)
    .where(isDue(now))
    .orderBy(isLater)
    .orderBy('nextAt')
    .orderBy('recordId')
    .limit(most)
    .forUpdate()
    .skipLocked();
export const dueRecords = (...asked: Parameters<typeof dueQuery>): Promise<SendRecordRow[]> =>
  dueQuery(...asked).execute();

/** How the alarms stand now. */
export const alarmStates = async (tx: Tx, alarmIds: readonly number[]) =>
  new Map(
    (await tx.selectFrom('alarm').select(['alarmId', 'state']).where('alarmId', '=', anyId(alarmIds)).execute()).map(
      (row) => [row.alarmId, row],
    ),
  );

/** How the hazards stand now. */
export const hazardStates = async (tx: Tx, hazardIds: readonly number[]) =>
  new Map(
    (
      await tx
        .selectFrom('hazard')
        .select(['hazardId', 'state', 'dueOn'])
        .where('hazardId', '=', anyId(hazardIds))
        .execute()
    ).map((row) => [row.hazardId, row]),
  );

/** How the tasks of patrols stand now. */
export const taskStates = async (tx: Tx, taskIds: readonly number[]) =>
  new Map(
    (
      await tx
        .selectFrom('inspectionTask')
        .select(['taskId', 'completedAt', 'withdrawnAt'])
        .where('taskId', '=', anyId(taskIds))
        .execute()
    ).map(({ taskId, completedAt, withdrawnAt }) => [
      taskId,
      { completedAtMs: completedAt === null ? null : Date.parse(completedAt), isWithdrawn: withdrawnAt !== null },
    ]),
  );

export interface Passing {
  readonly kind: SendKind;
  /** Those that count. */
  readonly kinds: readonly SendKind[];
  readonly channel: SentChannel;
  readonly digits: string;
  readonly messages: number;
  readonly since: string;
}
export type Passed = Pick<Passing, 'kind' | 'channel' | 'digits'> & { readonly passedAt: string };

/** What passed later was timed by a clock that ran ahead, and does not count. */
const aheadMinutesMax = 1;

/** When the newest messages that count passed the limits, oldest first. */
export async function passedTimes(tx: Tx, rentId: string, asked: readonly Passing[], now: string): Promise<Passed[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<Passed>`
    select x.kind, x.channel, x.digits, p.passed_at
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as x(kind text, kinds text[], channel text, digits text, messages int, since timestamptz)
    cross join lateral (
      select passed_at from send_record r where r.rent_id = ${rentId} and r.channel = x.channel and r.digits = x.digits
        and r.passed_at > x.since and r.passed_at <= ${now}::timestamptz + ${sql.lit(aheadMinutesMax)} * interval '1 minute'
        and r.kind = any(x.kinds) order by r.passed_at desc limit x.messages) p
    order by p.passed_at`.execute(tx);
  return rows;
}

/** Which of the numbers and devices of a tenant are blocked, by whom. */
export async function blocksOf(tx: Tx, rentId: string, digits: readonly string[], deviceIds: readonly number[]) {
  const [phones, devices] = await Promise.all([
    tx
      .selectFrom('phoneBlock')
      .select(['partnerId', 'digits', 'smsFlag', 'voiceFlag'])
      .where('rentId', '=', rentId)
      .where('digits', '=', anyText(digits))
      .execute(),
    tx
      .selectFrom('deviceBlock')
      .select(['partnerId', 'deviceId', 'type'])
      .where('rentId', '=', rentId)
      .where('deviceId', '=', anyId(deviceIds))
      .execute(),
  ]);
  return { phones, devices };
}

type Judged = Pick<
  SendRecordRow,
  | 'recordId'
  | 'state'
  | 'reason'
  | 'nextAt'
  | 'claimedUntil'
  | 'claims'
  | 'attempts'
  | 'unanswered'
  | 'passedAt'
  | 'endedAt'
  | 'accessId'
  | 'triedAccessId'
  | 'drawAccountId'
  | 'drawUnits'
>;
export const writeJudged = (tx: Tx, rows: readonly Judged[]) =>
  updateMany(
    tx,
    'sendRecord',
    'recordId',
    [
      'state',
      'reason',
      'nextAt',
      'claimedUntil',
      'claims',
      'attempts',
      'unanswered',
      'passedAt',
      'endedAt',
      'accessId',
      'triedAccessId',
      'drawAccountId',
      'drawUnits',
    ],
    rows,
  );

/** A claim is the caller's while nobody has claimed the message since. */
const mine = (db: Db | Tx, { recordId, claims }: Pick<SendRecordRow, 'recordId' | 'claims'>) =>
  db.updateTable('sendRecord').where('recordId', '=', recordId).where('claims', '=', claims);

export const keepClaims = (db: Db, rows: readonly Pick<SendRecordRow, 'recordId' | 'claims'>[], until: string) =>
  sql`update send_record set claimed_until = ${until}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ recordId, claims }) => ({ id: recordId, claims })))}::jsonb) as x(id bigint, claims int)
    where send_record.record_id = x.id and send_record.claims = x.claims and send_record.claimed_until is not null`.execute(
    db,
  );

/** The carrier has it. A receipt may have come before: what it said stays. */
export async function handed(
  tx: Tx,
  row: SendRecordRow,
  { carrierId, isSent = false }: { readonly carrierId: string; readonly isSent?: boolean },
  at: string,
): Promise<void> {
  const state = isSent ? ('sent' as const) : ('handed' as const);
  await mine(tx, row)
    .set((eb) => ({
      carrierId,
      handedAt: at,
      ...(isSent && { endedAt: at }),
      claimedUntil: null,
      unanswered: 0,
      state: eb.case().when('state', 'in', ['planned', 'held']).then(state).else(eb.ref('state')).end(),
      reason: eb.case().when('state', 'in', ['planned', 'held']).then(null).else(eb.ref('reason')).end(),
    }))
    .execute();
}

export const offerFailed = (
  tx: Tx,
  row: SendRecordRow,
  {
    isUnanswered = false,
    ...how
  }: {
    readonly state: 'planned' | 'failed';
    readonly reason: SendReason;
    readonly nextAt: string;
    readonly endedAt: string | null;
    /** What became of the offer was not seen. */
    readonly isUnanswered?: boolean | undefined;
  },
) =>
  mine(tx, row)
    .where('state', 'in', ['planned', 'held'])
    .set((eb) => ({ ...how, claimedUntil: null, ...(!isUnanswered && { unanswered: eb('unanswered', '-', 1) }) }))
    .execute();

export const accessWorks = (tx: Tx, accessId: number) =>
  tx
    .updateTable('sendAccess')
    .set({ failures: 0, failingSince: null, pausedUntil: null, lastReason: '' })
    .where('accessId', '=', accessId)
    .where('failures', '>', 0)
    .execute();

/** Counts a failed offer. @returns how the access stands after it */
export const accessFails = (tx: Tx, accessId: number, reason: SendReason, now: string) =>
  tx
    .updateTable('sendAccess')
    .set((eb) => ({
      failures: eb('failures', '+', 1),
      failingSince: eb.fn.coalesce('failingSince', sql<string>`${now}::timestamptz`),
      lastReason: reason,
    }))
    .where('accessId', '=', accessId)
    .returning(['failures', 'failingSince', 'rentId', 'partnerId', 'channel'])
    .executeTakeFirst();

/** Claims end: the only gateway of the database has just started. */
export const endClaims = (db: Db) =>
  db
    .updateTable('sendRecord')
    .set({ claimedUntil: null })
    .where('claimedUntil', 'is not', null)
    .where('state', 'in', ['planned', 'held'])
    .execute();

/** Messages whose receipt does not come any more. @returns how many */
export const endUnreceipted = async (db: Db, before: string, now: string): Promise<number> =>
  Number(
    (
      await db
        .updateTable('sendRecord')
        .set({ state: 'sent', reason: 'noReceipt', endedAt: now })
        .where('state', 'in', ['handed', 'sent'])
        .where('endedAt', 'is', null)
        .where('handedAt', '<', before)
        .executeTakeFirst()
    ).numUpdatedRows,
  );
