import { type Contact, keptContacts, phoneBookOf, type RefusedNumber, withSosNumbers } from '@fireline/domain/device';
import type { Tx } from '../../lib/db/schema.ts';
import type { Command } from '../downlink/store.ts';
import * as store from './store.ts';

/** What a device says of its phone book with its answer. */
export interface PhoneBookAnswer {
  /** What it keeps now; without it, all that it did not refuse. */
  readonly entries?: readonly Contact[] | undefined;
  readonly refused: readonly RefusedNumber[];
}

/** What the phone book of a device is after a command that it has done; undefined: the answer does not tell. */
async function after(tx: Tx, { deviceId, command, args }: Command, answer: PhoneBookAnswer | undefined) {
  const refused = answer?.refused ?? [];
  if (command === 'phoneBook') return { entries: keptContacts(phoneBookOf(args), refused, answer?.entries), refused };
  const known = await store.bookOf(tx, deviceId);
  if (command === 'readPhoneBook') return answer?.entries && { entries: answer.entries, refused: known?.refused ?? [] };
  const numbers = phoneBookOf(args).map(({ number }) => number);
  return { entries: withSosNumbers(known?.entries ?? [], numbers), refused: [] };
}

/** Keeps what a device has confirmed of its phone book. The device is held. @spec DEV-21 */
export async function takePhoneBook(
  tx: Tx,
  command: Command,
  answer: PhoneBookAnswer | undefined,
  at: string,
): Promise<void> {
  const book = await after(tx, command, answer);
  if (!book) return;
  const { deviceId, commandId } = command;
  const [entries, refused] = [JSON.stringify(book.entries), JSON.stringify(book.refused)];
  await store.writeBook(tx, { deviceId, commandId, entries, refused, heardAt: at });
}
