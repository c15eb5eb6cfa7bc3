import { ok, refuse, type Result, startOfDay, addDays, type Day } from '@fireline/domain/lib';
import {
  keyAgain,
  maskedAddress,
  maySeeAddress,
  maySendAgain,
  sendNumberOf,
  type CountedChannel,
  type SendKind,
  type SendReason,
  type SendState,
  type SentChannel,
  sendStatisticsForm,
  sendTrend,
  type StatisticsLevel,
  sendsOfAlarmMax,
  sendSumsMax,
} from '@fireline/domain/message';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { noticeOfKey, retryNotice } from './noticeStore.ts';
import { sendQueue } from './port.ts';

/** Of the silence that kept a message from being sent; null: none did. @spec ALM-12 */
const ofSilence = <T>(column: 'created_by' | 'ends_at') =>
  sql<T | null>`(select ${sql.ref(column)} from alarm_silence where alarm_silence.silence_id = send_record.silence_id)`;

const joined = (db: Db | Tx) =>
  db
    .selectFrom('sendRecord')
    .leftJoin('place', 'place.placeId', 'sendRecord.placeId')
    .select((eb) => [
      'recordId',
      'at',
      'kind',
      'trigger',
      'moment',
      'alarmId',
      'level',
      'channel',
      'receiver',
      'sendRecord.address',
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      'text',
      'segments',
      'state',
      'reason',
      'attempts',
      'nextAt',
      'handedAt',
      'endedAt',
      'userId',
      ofSilence<string>('created_by').as('silencedBy'),
      ofSilence<string>('ends_at').as('silencedUntil'),
    ]);
export type SendRow = Awaited<ReturnType<ReturnType<typeof joined>['executeTakeFirstOrThrow']>>;

const instantOf = (day: string): string => new Date(startOfDay(day)).toISOString();

const numbered: ReadonlySet<SentChannel> = new Set(['sms', 'voice', 'email']);
const readerOf = ({ scope, account }: SignedInAsks) => ({ role: scope.role, userId: account.userId });

/** As it goes over the wire: a number is masked for those who may not have it whole; what holds a code has no text. */
export const shownSend = ({ address, userId, nextAt, state, channel, ...row }: SendRow, asks: SignedInAsks) => {
  const isNumber = numbered.has(channel) && address !== '';
  const isWhole = isNumber && maySeeAddress(readerOf(asks), { userId });
  return {
    ...row,
    channel,
    state,
    address: isNumber ? (isWhole ? address : maskedAddress(address)) : '',
    maySeeAddress: isWhole,
    nextAt: state === 'planned' || state === 'held' ? nextAt : null,
  };
};
export type Send = ReturnType<typeof shownSend>;

export const recordById = (tx: Tx, rentId: string, key: string) =>
  joined(tx).where('sendRecord.rentId', '=', rentId).where('sendRecord.key', '=', key).executeTakeFirst();

/** What the caller sees: what stands in its scope; of what stands nowhere, such as a test, its own, and the platform all. */
const seen = (scope: Scope, userId: number): RawBuilder<SqlBool> =>
  sql`((${scopeFilter(scope, 'sendRecord')}) or (send_record.rent_id = ${scope.rentId} and send_record.user_id = ${userId}))`;

const sentStates = sql`('handed', 'sent', 'delivered', 'failed')`;

/** By its number those alone find a message who may have the number whole. */
const found = (search: string, asks: SignedInAsks): RawBuilder<SqlBool> => {
  const open = ['send_record.receiver', 'place.name'];
  const reader = readerOf(asks);
  if (maySeeAddress(reader, { userId: null })) return findsText(search, { open, masked: ['send_record.digits'] });
  return sql`(${findsText(search, { open })}
    or (send_record.user_id = ${reader.userId} and ${findsText(search, { open: [], masked: ['send_record.digits'] })}))`;
};

interface Filter {
  readonly search?: string | undefined;
  readonly channel?: readonly SentChannel[] | undefined;
  readonly state?: readonly SendState[] | undefined;
  readonly reason?: readonly SendReason[] | undefined;
  readonly kind?: readonly SendKind[] | undefined;
  readonly partnerId?: readonly number[] | undefined;
  readonly userId?: readonly number[] | undefined;
  readonly counted?: 'sent' | 'failed' | undefined;
  readonly own?: 'yes' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly order: 'asc' | 'desc';
}

/** @spec MSG-04 MSG-05 */
export async function list(query: Filter & Paging, asks: SignedInAsks) {
  const { deps, scope, account } = asks;
  const { search, channel, state, reason, kind, partnerId, userId, counted, own, from, to, order } = query;
  let rows = joined(deps.database.db).where(seen(scope, account.userId));
  if (search) rows = rows.where(found(search, asks));
  if (channel?.length) rows = rows.where('channel', 'in', channel);
  if (state?.length) rows = rows.where('state', 'in', state);
  if (reason?.length) rows = rows.where('reason', 'in', reason);
  if (kind?.length) rows = rows.where('kind', 'in', kind);
  if (partnerId?.length) rows = rows.where('sendRecord.partnerId', '=', anyId(partnerId));
  if (own) rows = rows.where('sendRecord.partnerId', 'is', null);
  if (userId?.length) rows = rows.where('sendRecord.userId', '=', anyId(userId));
  if (counted)
    rows = rows.where(
      counted === 'failed'
        ? sql<SqlBool>`send_record.state = 'failed'`
        : sql<SqlBool>`send_record.state in ${sentStates}`,
    );
  if (from) rows = rows.where('at', '>=', from);
  if (to) rows = rows.where('at', '<', to);
  const page = await pageOf(rows.orderBy('at', inOrder(order)).orderBy('recordId', order), query);
  const shown = page.rows.map((row) => shownSend(row, asks));
  return ok({ ...page, rows: shown.map((row) => ({ ...row, address: row.address && maskedAddress(row.address) })) });
}

/** Where a message of the list went, for those who may have it whole. @spec MSG-04 SES-07 */
export async function addressOf(tx: Tx, asks: SignedInAsks, recordId: number) {
  const query = joined(tx).where(seen(asks.sees, asks.account.userId)).where('recordId', '=', recordId);
  const row = await query.executeTakeFirst();
  const shown = row && shownSend(row, asks);
  return shown?.maySeeAddress === true ? { receiver: shown.receiver, address: shown.address } : undefined;
}

/** What was sent of an alarm that the caller sees. @spec ALM-11 */
export async function ofAlarm(alarmId: number, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const alarm = await db
    .selectFrom('alarm')
    .select('alarmId')
    .where(scopeFilter(scope, 'alarm'))
    .where('alarmId', '=', alarmId)
    .executeTakeFirst();
  if (!alarm) return refuse({ code: 'alarm.notFound', field: 'alarmId' });
  const rows = await joined(db)
    // what went to the people of a former partner or company is not shown to the next
    .where(scopeFilter(scope, 'sendRecord'))
    .where('sendRecord.alarmId', '=', alarmId)
    .orderBy('recordId')
    .limit(sendsOfAlarmMax)
    .execute();
  return ok({ rows: rows.map((row) => shownSend(row, asks)) });
}

interface Asked {
  readonly channel: CountedChannel;
  readonly level: StatisticsLevel;
  readonly from: string;
  readonly to: string;
}

/** @spec MSG-05 */
export async function statistics(sent: Asked, { deps, scope, account }: SignedInAsks) {
  const form = sendStatisticsForm.check(sent);
  if (!form.ok) return form;
  const { channel, level, from, to } = form.value;
  const { db } = deps.database;
  const among = sql<SqlBool>`${seen(scope, account.userId)} and send_record.channel = ${channel} and send_record.state in ${sentStates}
    and send_record.at >= ${instantOf(from)}::timestamptz and send_record.at < ${instantOf(addDays(to, 1))}::timestamptz`;
  const counts = sql`count(*) as sent, count(*) filter (where send_record.state = 'failed') as failed, coalesce(sum(segments), 0)::int as segments`;
  const days = await sql<{ day: Day; sent: number; failed: number; segments: number }>`
    select to_char(send_record.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, ${counts} from send_record where ${among} group by 1`.execute(
    db,
  );
  const id = { platform: sql`null::bigint`, tenant: sql`send_record.partner_id`, user: sql`send_record.user_id` }[
    level
  ];
  const name = {
    platform: sql`max((select name from rent where rent.rent_id = send_record.rent_id))`,
    tenant: sql`coalesce(max((select name from partner p where p.partner_id = send_record.partner_id)), max((select name from rent where rent.rent_id = send_record.rent_id)))`,
    user: sql`max(send_record.receiver)`,
  }[level];
  const sums = await sql<{ id: number | null; name: string; sent: number; failed: number }>`
    select ${id} as id, ${name} as name, ${counts} from send_record where ${among}
    group by ${level === 'platform' ? sql`send_record.rent_id` : id} order by sent desc, id limit ${sql.lit(sendSumsMax)}`.execute(
    db,
  );
  const total = (key: 'sent' | 'failed' | 'segments') => days.rows.reduce((sum, row) => sum + row[key], 0);
  const rows = days.rows.map((row) => ({ ...row, channel, rentId: scope.rentId, userId: 0 }));
  const trend = sendTrend(rows, { from, to }).map(({ key: _key, ...point }) => point);
  return ok({
    sent: total('sent'),
    failed: total('failed'),
    segments: total('segments'),
    trend,
    sums: sums.rows.map(({ id: of, name: called, sent: all, failed }) => ({
      id: of,
      name: called,
      sent: all,
      failed,
    })),
  });
}

/** A message that has failed goes once more: the same message, under the same key. @spec MSG-05 */
export const again = (recordId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async (work): Promise<Result<{ done: true }>> => {
    const { tx, tell } = work;
    const { deps, scope } = asks;
    const found = await tx
      .selectFrom('sendRecord')
      .select(['recordId', 'key', 'receiver', 'kind', 'state', 'reason', 'claims'])
      .where(scopeFilter(scope, 'sendRecord'))
      .where('recordId', '=', recordId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return refuse({ code: 'message.send.notFound', field: 'recordId' });
    if (!maySendAgain(found)) return refuse({ code: 'message.send.notFailed', field: 'recordId' });
    const noticeId = noticeOfKey(found.key);
    if (noticeId !== undefined) {
      // what could not be planned is planned again; its messages take the place of this record
      if (!(await retryNotice(tx, scope.rentId, noticeId)))
        return refuse({ code: 'message.send.notFound', field: 'recordId' });
      await tx
        .updateTable('sendRecord')
        .set({ state: 'held', endedAt: null })
        .where('recordId', '=', recordId)
        .execute();
      await logUse(tx, asks, { detail: `${recordId}`, target: { kind: 'sendRecord', id: recordId } });
      await tell({ type: 'work', queue: sendQueue });
      return ok({ done: true });
    }
    const now = isoNow(deps.clock);
    // a number that none of its messages had
    const key = keyAgain(found.key, Math.max(found.claims, sendNumberOf(found.key) + 1));
    await deps.units.bookOne(work, recordId, deps.clock());
    await tx
      .updateTable('sendRecord')
      // its carrier has ended the old one: under another key it is another message
      .set({
        state: 'planned',
        reason: null,
        attempts: 0,
        at: now,
        nextAt: now,
        endedAt: null,
        claimedUntil: null,
        key,
      })
      .where('recordId', '=', recordId)
      .execute();
    await logUse(tx, asks, { detail: `${recordId} ${found.receiver}`, target: { kind: 'sendRecord', id: recordId } });
    await tell({ type: 'work', queue: sendQueue });
    return ok({ done: true });
  });
