import { alarmWords } from '@fireline/domain/alarm';
import { type AlarmMoment, planAgainAfterMs, planTriesMax, standingMinutes } from '@fireline/domain/message';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { showHeld } from './heldLetters.ts';
import type { NoticeExtra } from './tables.ts';

export type Notice = Row<'sendNotice'>;

/** A retry that is further away was timed by a clock that ran ahead. */
const retryHoursMax = 1;

/**
 * Whether a notice is timed for later than anything waits: by a clock that is put back since, or has fallen back. An escalation that a silence puts
 * off waits for its end.
 */
const isTimedTooFar = (now: string) => sql<SqlBool>`(
  send_notice.due_at > ${now}::timestamptz + ${sql.lit(standingMinutes.max)} * interval '1 minute'
  and not exists (
    select 1 from alarm where alarm.alarm_id = send_notice.alarm_id and alarm.silenced_until >= send_notice.due_at))`;

/**
 * Notices that are due, in the order in which they were written, held until the transaction ends; another gateway takes others. What is sent
 * at once has no time: the clock of the gateway that wrote it says nothing.
 */
export const dueNotices = (tx: Tx, now: string, most: number): Promise<Notice[]> =>
  tx
    .selectFrom('sendNotice')
    .selectAll()
    .where('failedAt', 'is', null)
    .where((eb) => eb.or([eb('dueAt', 'is', null), eb('dueAt', '<=', now), isTimedTooFar(now)]))
    .where(
      sql<SqlBool>`(retry_at is null or retry_at <= ${now}::timestamptz
        or retry_at > ${now}::timestamptz + ${sql.lit(retryHoursMax)} * interval '1 hour')`,
    )
    .orderBy('dueAt', (o) => o.asc().nullsFirst())
    .orderBy('noticeId')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

export const noticeById = (tx: Tx, noticeId: number) =>
  tx
    .selectFrom('sendNotice')
    .selectAll()
    .where('noticeId', '=', noticeId)
    .where('failedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** The key of the record by which a notice that cannot be planned is seen. */
const keyOf = (noticeId: number): string => `notice:${noticeId}`;
/** @returns the notice that a record stands for, if it does */
export const noticeOfKey = (key: string): number | undefined => {
  const id = /^notice:(\d+)$/.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Notices that are planned go, and what showed that some could not be. */
export async function deleteNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  await tx
    .deleteFrom('sendNotice')
    .where('noticeId', '=', anyId(notices.map(({ noticeId }) => noticeId)))
    .execute();
  for (const { rentId, noticeId, tries } of notices)
    if (tries >= planTriesMax)
      await tx.deleteFrom('sendRecord').where('rentId', '=', rentId).where('key', '=', keyOf(noticeId)).execute();
}

export const insertNotice = (
  tx: Tx,
  {
    extra = null,
    ...notice
  }: {
    readonly rentId: string;
    readonly alarmId: number;
    readonly moment: AlarmMoment;
    readonly dueAt: string;
    readonly extra?: NoticeExtra | null;
  },
) =>
  tx
    .insertInto('sendNotice')
    .values({ ...notice, extra: extra && JSON.stringify(extra) })
    .execute();

/** Shows in the records of its alarm that a notice cannot be planned. */
async function showFailure(tx: Tx, notice: Notice, isKept: boolean, now: string, retryAt: string): Promise<void> {
  const alarm = await tx
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .select(['alarm.orgPath', 'alarm.partnerId', 'alarm.unitId', 'alarm.maintId', 'alarm.placeId', 'alarm.deviceId'])
    .select(['alarm.level', 'alarm.kind', 'device.name as device'])
    .where('alarmId', '=', notice.alarmId)
    .executeTakeFirst();
  if (!alarm) return;
  const { level, kind, device, ...where } = alarm;
  const text = `${alarmWords[`alarm.kind.${kind}`].cn} ${device}`;
  const how = {
    state: isKept ? ('held' as const) : ('failed' as const),
    reason: 'internal' as const,
    attempts: notice.tries + 1,
    nextAt: retryAt,
    endedAt: isKept ? null : now,
  };
  await tx
    .insertInto('sendRecord')
    .values({
      ...where,
      ...how,
      level,
      text,
      rentId: notice.rentId,
      alarmId: notice.alarmId,
      moment: notice.moment,
      at: now,
      kind: 'alarm',
      channel: 'siteLetter',
      key: keyOf(notice.noticeId),
    })
    .onConflict((c) => c.columns(['rentId', 'key']).doUpdateSet(how))
    .execute();
  if (isKept) await showHeld(tx, notice.rentId, [{ alarmId: notice.alarmId, unitId: alarm.unitId }], now);
}

/**
 * A notice that cannot be planned waits a little longer each time. After so many times it stands in the records as failed; that of a level 1
 * is tried for ever, and shown to those who see to the sending.
 * @spec MSG-05 ALM-09
 */
export async function postponeNotice(tx: Tx, noticeId: number, nowMs: number): Promise<void> {
  const notice = await noticeById(tx, noticeId);
  if (!notice) return;
  const tries = notice.tries + 1;
  const now = new Date(nowMs).toISOString();
  const retryAt = new Date(nowMs + planAgainAfterMs(tries)).toISOString();
  const alarm = await tx.selectFrom('alarm').select('level').where('alarmId', '=', notice.alarmId).executeTakeFirst();
  const isKept = alarm?.level === 1;
  const isFailed = tries >= planTriesMax;
  await tx
    .updateTable('sendNotice')
    .set({ tries, retryAt, failedAt: isFailed && !isKept ? now : null })
    .where('noticeId', '=', noticeId)
    .execute();
  if (isFailed) await showFailure(tx, notice, isKept, now, retryAt);
}

/** Plans again what had failed. @returns whether there was such a notice */
export async function retryNotice(tx: Tx, rentId: string, noticeId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sendNotice')
    .set({ failedAt: null, retryAt: null })
    .where('noticeId', '=', noticeId)
    .where('rentId', '=', rentId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
