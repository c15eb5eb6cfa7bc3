import { siteLetterTopic } from '@fireline/api/message';
import { isOver, messageSendingWords } from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import * as store from './deliveryStore.ts';

const lettersPerRound = 200;
const titleOf = (record: store.SendRecordRow): string =>
  record.trigger === null
    ? messageSendingWords['message.send.heldLetter.title'].cn
    : messageSendingWords[`message.trigger.${record.trigger}`].cn;

/** Writes site letters that are planned, and notifies their readers. @returns whether there may be more @spec MSG-04 */
export const deliverLetters = ({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<boolean> =>
  transact(database, async ({ tx, tell }) => {
    const now = new Date(clock()).toISOString();
    const due = await store.dueLetters(tx, now, lettersPerRound);
    if (due.length === 0) return false;
    const alarms = await store.alarmStates(
      tx,
      due.flatMap(({ alarmId }) => (alarmId === null ? [] : [alarmId])),
    );
    const isPast = ({ moment, alarmId }: store.SendRecordRow): boolean => {
      const alarm = alarmId === null ? undefined : alarms.get(alarmId);
      // a letter on a screen of its own is read later as well: only an escalation is of no use any more
      return moment === 'standing' && alarm !== undefined && isOver(moment, alarm);
    };
    const readers = new Map<number, string>();
    const letters = due.flatMap((record) => {
      if (isPast(record) || record.userId === null) return [];
      readers.set(record.userId, record.rentId);
      const { rentId, userId, text } = record;
      return [
        {
          rentId,
          userId,
          messageGroup: 'alarm' as const,
          title: titleOf(record),
          content: text,
          author: '',
          sentAt: now,
        },
      ];
    });
    await store.insertLetters(tx, letters);
    await store.writeJudged(
      tx,
      due.map((record) => ({
        ...record,
        ...(isPast(record) || record.userId === null
          ? { state: 'notSent' as const, reason: 'over' as const }
          : { state: 'delivered' as const, reason: null }),
        claimedUntil: null,
        endedAt: now,
      })),
    );
    for (const [userId, rentId] of readers)
      await tell({ type: 'tell', topic: siteLetterTopic.name, rentId, userId, data: { what: 'arrived' } });
    return due.length === lettersPerRound;
  });
