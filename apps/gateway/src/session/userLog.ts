import type { LoggedChanges, UserLogAction } from '@fireline/domain/session';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import { insertLog } from './store.ts';

const asJson = (changes: LoggedChanges | undefined) => (changes ? { changes: JSON.stringify(changes) } : {});

/** Notes in the user log what somebody signed in did. @spec SES-06 SES-10 */
export async function logUse(
  tx: Tx,
  { deps, account, ip }: SignedInAsks,
  action: UserLogAction,
  detail = '',
  changes?: LoggedChanges,
): Promise<void> {
  const { rentId, username } = account;
  await insertLog(tx, {
    rentId,
    at: isoNow(deps.clock),
    username,
    action,
    result: 'success',
    ip,
    detail,
    ...asJson(changes),
  });
}
