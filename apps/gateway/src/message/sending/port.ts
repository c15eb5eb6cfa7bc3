import type { AlarmMoment } from '@fireline/domain/message';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Work } from '../../lib/transact.ts';
import { holdTenant } from './deliveryStore.ts';
import type { NoticeExtra } from './tables.ts';

/** What gateways call the work of planning and delivering when they ring for it. */
export const sendQueue = 'sending';

/** Something that happened to an alarm and that people are to be sent word of. */
export interface AlarmNotice {
  readonly alarmId: number;
  readonly moment: AlarmMoment;
  /** More than what the trigger of the service centre sends: the channels and receivers of a rule. One person gets one message a channel. */
  readonly extra?: NoticeExtra;
  /** ISO 8601, UTC: not before; default: at once. */
  readonly dueAt?: string | undefined;
}

/**
 * Notes what happened to alarms, in the transaction in which it happened. Who is sent what is planned afterwards, by one gateway, so that a
 * storm pays one insert. Alarms of drills are left out when it is planned.
 * @spec ALM-09 MSG-06
 */
export async function sendAlarmNotice(
  { tx, tell }: Work,
  rentId: string,
  notices: readonly AlarmNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await insertMany(
    tx,
    'sendNotice',
    // at once: the clock of the gateway that plans it may be behind this one's
    notices.map(({ alarmId, moment, extra = null, dueAt = null }) => ({ rentId, alarmId, moment, extra, dueAt })),
  );
  await tell({ type: 'work', queue: sendQueue });
}

/**
 * Closings were taken back: what was not sent because the alarms were closed is looked at again.
 * What is being judged at the same time waits, or is waited for: it would else end as not sent although the alarm is open again.
 * @param since ISO 8601, UTC: when the first of them was closed
 * @spec ALM-03 ALM-09
 */
export async function sendAfterAll(
  { tx, tell }: Work,
  rentId: string,
  alarmIds: readonly number[],
  { since, now }: { readonly since: string; readonly now: string },
): Promise<void> {
  if (alarmIds.length === 0) return;
  await holdTenant(tx, rentId);
  await tx
    .updateTable('sendRecord')
    .set({ state: 'planned', reason: null, nextAt: now, endedAt: null })
    .where('alarmId', '=', anyId(alarmIds))
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'notSent'), eb('reason', '=', 'over')]),
        // the carrier may have it, or not: it knows the key
        eb.and([eb('state', '=', 'handed'), eb('reason', '=', 'unanswered')]),
      ]),
    )
    .where('endedAt', '>=', since)
    .execute();
  await tell({ type: 'work', queue: sendQueue });
}
