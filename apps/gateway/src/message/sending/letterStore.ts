import type { Phrase } from '@fireline/domain/lib';
import type { MessageGroup } from '@fireline/domain/message';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { isDue, isLater, type SendRecordRow } from './deliveryStore.ts';

const letters = (tx: Tx) =>
  tx
    .selectFrom('sendRecord')
    .selectAll()
    .where('accessId', 'is', null)
    .where('channel', '=', 'siteLetter')
    // a record without a reader shows a notice that cannot be planned
    .where('userId', 'is not', null);

/** Letters that are due, held until the transaction ends; another gateway takes others. Those of alarms come first. */
export const dueLetters = (tx: Tx, now: string, most: number): Promise<SendRecordRow[]> =>
  letters(tx)
    .where(isDue(now))
    .orderBy(isLater)
    .orderBy('nextAt')
    .orderBy('recordId')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

/** One that still waits. */
export const letterById = (tx: Tx, recordId: number): Promise<SendRecordRow | undefined> =>
  letters(tx)
    .where('recordId', '=', recordId)
    .where('state', 'in', ['planned', 'held'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export interface NewLetter {
  readonly rentId: string;
  readonly userId: number;
  readonly messageGroup: MessageGroup;
  readonly title: string;
  readonly titles: Phrase;
  readonly content: string;
  /** null: of a template of the tenant. */
  readonly contents: Phrase | null;
  readonly author: string;
  readonly sentAt: string;
  readonly alarmId: number | null;
  readonly deviceId: number | null;
  readonly hazardId: number | null;
  readonly dutyCheckId: number | null;
  readonly workOrderId: number | null;
  readonly inspectionTaskId: number | null;
}
export const insertLetters = (tx: Tx, rows: readonly NewLetter[]) => insertMany(tx, 'siteLetter', rows);
