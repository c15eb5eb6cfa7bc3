import { type LoggedChanges, type UserLogAction } from '@fireline/domain/log';
import { maskedFields, maskedText } from '@fireline/domain/session';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { insertLog } from './store.ts';

const asJson = (changes: LoggedChanges | undefined) =>
  changes ? { changes: JSON.stringify(maskedFields(changes)) } : {};

/** What an entry says besides who, when, from where and by which call. */
export interface LogEntry {
  readonly detail?: string;
  /** What was before and after, by field. */
  readonly changes?: LoggedChanges | undefined;
  /** The record that it is about, so that the record's history is found. */
  readonly target?: { readonly kind: string; readonly id: number | string };
  /** Says it more closely than the call does. Default: what the call names. */
  readonly action?: UserLogAction;
}

/**
 * Writes the entry that the call names into the user log, in the transaction that it is about.
 * @throws Error for a call that names none
 * @spec SES-06 SES-10
 */
export const logUse = (tx: Db | Tx, asks: SignedInAsks, entry: LogEntry = {}): Promise<void> =>
  logEach(tx, asks, [entry]);

/** Writes an entry for each record that one call was about. @throws Error for a call that names none */
export async function logEach(tx: Db | Tx, asks: SignedInAsks, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await insertLog(
    tx,
    entries.map((entry) => rowOf(asks, entry)),
  );
}

function rowOf(asks: SignedInAsks, entry: LogEntry) {
  const { deps, account, ip, logs, area, clientType } = asks;
  const { detail = '', changes, target, action = logs } = entry;
  if (action === null) throw new Error('The call names no entry of the user log');
  const { rentId, username, userId } = account;
  return {
    rentId,
    at: isoNow(deps.clock),
    username,
    userId,
    area,
    client: clientType,
    action,
    result: 'success' as const,
    ip,
    detail: maskedText(detail),
    ...asJson(changes),
    ...(target && { targetKind: target.kind, targetId: String(target.id) }),
  };
}
