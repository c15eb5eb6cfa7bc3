import { systemClock } from '@fireline/api/lib';
import { isoNow } from '../lib/context.ts';
import type { OpenedDatabase } from '../lib/db/opened.ts';
import { StartProblem } from '../lib/startProblem.ts';
import { transact } from '../lib/transact.ts';
import { insertLog, userForTry } from './store.ts';
import { forgetTries } from './tryStore.ts';

/** Who unlocked it, in the user log: nobody can be called so. */
const terminal = '(terminal)';

/**
 * Ends every lock of an account, for whoever runs the installation: the last administrator has nobody else to ask.
 * @param account such as `R001/platform`
 * @throws StartProblem when there is no such account
 * @spec SES-06
 */
export async function unlockAccount(database: OpenedDatabase, account: string, clock = systemClock): Promise<string> {
  const [rentId = '', username = ''] = account.split('/');
  const at = isoNow(clock);
  return transact(database, async ({ tx }) => {
    const user = await userForTry(tx, { rentId, username });
    if (!user)
      throw new StartProblem(`There is no account ${account}. Write it as TENANT/USER, such as R001/platform.`);
    const wasLocked = await forgetTries(tx, user, at);
    if (!wasLocked) return `${account} was not locked; its wrong passwords are forgotten.`;
    const log = { rentId, at, username: terminal, ip: '', area: 'session', detail: username } as const;
    await insertLog(tx, { ...log, action: 'unlock', result: 'success' });
    return `${account} is unlocked.`;
  });
}
