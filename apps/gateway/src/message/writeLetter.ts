import { siteLetterTopic } from '@fireline/api/message';
import { fillWords, type Language, type Phrase, type WordArgs } from '@fireline/domain/lib';
import type { MessageGroup } from '@fireline/domain/message';
import { insertMany } from '../lib/db/query/bulk.ts';
import type { NewRow } from '../lib/db/schema.ts';
import type { Work } from '../lib/transact.ts';

interface Written {
  readonly rentId: string;
  /** Its reader. */
  readonly userId: number;
  readonly group: MessageGroup;
  readonly title: Phrase;
  readonly text: Phrase;
  readonly values: WordArgs;
  readonly at: string;
  /** The record that it is about. */
  readonly about: Partial<Pick<NewRow<'siteLetter'>, 'orderId' | 'workOrderId' | 'ticketId'>>;
}

/** Writes a letter of the system to one reader, in every language, and notifies the reader. @spec MSG-04 SHL-12 */
export async function writeLetter({ tx, tell }: Work, letter: Written): Promise<void> {
  const { rentId, userId, group, title, text, values, at, about } = letter;
  const written = (language: Language): string => fillWords(text[language], values);
  const contents: Phrase = { cn: written('cn'), hk: written('hk'), en: written('en') };
  const row = { rentId, userId, messageGroup: group, author: '', sentAt: at, ...about };
  await insertMany(tx, 'siteLetter', [{ ...row, title: title.cn, titles: title, content: contents.cn, contents }]);
  await tell({ type: 'tell', topic: siteLetterTopic.name, rentId, userId, data: { what: 'arrived' } });
}
