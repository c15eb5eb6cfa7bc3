import type { AlarmMoment } from '@fireline/domain/message';
import { insertMany } from '../../lib/db/bulk.ts';
import type { Work } from '../../lib/transact.ts';
import type { NoticeExtra } from './tables.ts';

/** What gateways call the work of planning and delivering when they ring for it. */
export const sendQueue = 'sending';

/** Something that happened to an alarm and that people are to be sent word of. */
export interface AlarmNotice {
  readonly alarmId: number;
  readonly moment: AlarmMoment;
  /** ISO 8601, UTC: when it is to be planned; at once where it is now. */
  readonly dueAt: string;
  /** More than what the trigger of the service centre sends: the channels and receivers of a rule. One person gets one message a channel. */
  readonly extra?: NoticeExtra;
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
    notices.map(({ alarmId, moment, dueAt, extra = null }) => ({ rentId, alarmId, moment, dueAt, extra })),
  );
  await tell({ type: 'work', queue: sendQueue });
}
