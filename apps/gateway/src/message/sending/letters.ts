import { siteLetterTopic } from '@fireline/api/message';
import type { Phrase } from '@fireline/domain/lib';
import { isOver, messageSendingWords, retryAfterMs, sendAttemptsMax, triggers } from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { alarmStates, holdTenant, type SendRecordRow, writeJudged } from './deliveryStore.ts';
import * as store from './letterStore.ts';

type LetterDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

const lettersPerRound = 200;
/** The title that the system gives a message, in every language. */
export const titleOf = ({ trigger, kind }: Pick<SendRecordRow, 'trigger' | 'kind'>): Phrase =>
  trigger === null
    ? messageSendingWords[kind === 'test' ? 'message.send.kind.test' : 'message.send.heldLetter.title']
    : messageSendingWords[`message.trigger.${trigger}`];

/** Writes these letters, and notifies their readers. */
async function deliver({ tx, tell }: Work, due: readonly SendRecordRow[], now: string): Promise<void> {
  // closings that are taken back at the same time count
  for (const rentId of [...new Set(due.map((record) => record.rentId))].toSorted()) await holdTenant(tx, rentId);
  const alarms = await alarmStates(
    tx,
    due.flatMap(({ alarmId }) => (alarmId === null ? [] : [alarmId])),
  );
  const isPast = ({ moment, alarmId }: SendRecordRow): boolean => {
    const alarm = alarmId === null ? undefined : alarms.get(alarmId);
    // a letter on a screen of its own is read later as well: only an escalation is of no use any more
    return moment === 'standing' && alarm !== undefined && isOver(moment, alarm);
  };
  const readers = new Map<number, string>();
  const letters = due.flatMap((record): store.NewLetter[] => {
    if (isPast(record) || record.userId === null) return [];
    readers.set(record.userId, record.rentId);
    const { rentId, userId, text, texts, trigger, alarmId, deviceId, hazardId, dutyCheckId } = record;
    const { workOrderId, inspectionTaskId } = record;
    const titles = titleOf(record);
    return [
      {
        rentId,
        userId,
        messageGroup: trigger === null ? 'alarm' : triggers[trigger].group,
        title: titles[record.language ?? 'cn'],
        titles,
        content: text,
        contents: texts,
        author: '',
        sentAt: now,
        alarmId,
        deviceId,
        hazardId,
        dutyCheckId,
        workOrderId,
        inspectionTaskId,
      },
    ];
  });
  await store.insertLetters(tx, letters);
  await writeJudged(
    tx,
    due.map((record) => ({
      ...record,
      ...(isPast(record)
        ? { state: 'notSent' as const, reason: 'over' as const }
        : { state: 'delivered' as const, reason: null }),
      claimedUntil: null,
      endedAt: now,
    })),
  );
  for (const [userId, rentId] of readers)
    await tell({ type: 'tell', topic: siteLetterTopic.name, rentId, userId, data: { what: 'arrived' } });
}

/** One that cannot be written is tried again later, and in the end stands as failed; of a level 1 never. */
async function putOff({ database, clock }: LetterDeps, recordId: number): Promise<void> {
  await transact(database, async ({ tx }) => {
    const record = await store.letterById(tx, recordId);
    if (!record) return;
    const nowMs = clock();
    const attempts = record.attempts + 1;
    const isFailed = attempts >= sendAttemptsMax && record.level !== 1;
    await writeJudged(tx, [
      {
        ...record,
        attempts,
        state: isFailed ? 'failed' : 'planned',
        reason: 'internal',
        nextAt: new Date(nowMs + retryAfterMs(attempts)).toISOString(),
        endedAt: isFailed ? new Date(nowMs).toISOString() : null,
      },
    ]);
  });
}

async function deliverEach(deps: LetterDeps, recordIds: readonly number[], now: string): Promise<void> {
  for (const recordId of recordIds) {
    try {
      await transact(deps.database, async (work) => {
        const record = await store.letterById(work.tx, recordId);
        if (record) await deliver(work, [record], now);
      });
    } catch (error) {
      deps.log.error('a letter could not be written', error, { recordId });
      await putOff(deps, recordId).catch((failure: unknown) =>
        deps.log.error('a letter could not be put off', failure, { recordId }),
      );
    }
  }
}

/**
 * Writes site letters that are planned; one that cannot be written stops no other.
 * @returns whether there may be more
 * @spec MSG-04
 */
export async function deliverLetters(deps: LetterDeps): Promise<boolean> {
  const now = new Date(deps.clock()).toISOString();
  let recordIds: number[] = [];
  try {
    await transact(deps.database, async (work) => {
      const due = await store.dueLetters(work.tx, now, lettersPerRound);
      recordIds = due.map(({ recordId }) => recordId);
      if (due.length > 0) await deliver(work, due, now);
    });
  } catch (error) {
    if (recordIds.length === 0) throw error;
    await deliverEach(deps, recordIds, now);
  }
  return recordIds.length === lettersPerRound;
}
