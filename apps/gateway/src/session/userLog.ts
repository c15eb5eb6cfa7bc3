import type { LoggedChanges, UserLogAction } from '@fireline/domain/session';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import { insertLog } from './store.ts';

const asJson = (changes: LoggedChanges | undefined) => (changes ? { changes: JSON.stringify(changes) } : {});

/** The record that an entry is about. */
export interface LogTarget {
  readonly kind: string;
  readonly id: number | string;
}

/** Writes into the user log what a signed-in account did. @spec SES-06 SES-10 */
export async function logUse(
  tx: Tx,
  { deps, account, ip }: SignedInAsks,
  action: UserLogAction,
  detail = '',
  changes?: LoggedChanges,
  target?: LogTarget,
): Promise<void> {
  const { rentId, username, userId } = account;
  await insertLog(tx, {
    rentId,
    at: isoNow(deps.clock),
    username,
    userId,
    action,
    result: 'success',
    ip,
    detail,
    ...asJson(changes),
    ...(target && { targetKind: target.kind, targetId: String(target.id) }),
  });
}
