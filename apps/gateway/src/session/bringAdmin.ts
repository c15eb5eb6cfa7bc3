import { systemClock } from '@fireline/api/lib';
import { newUsername } from '@fireline/domain/session';
import { isoNow } from '../lib/context.ts';
import type { OpenedDatabase } from '../lib/db/opened.ts';
import type { Tx } from '../lib/db/schema.ts';
import { hashPassword } from '../lib/passwords.ts';
import { systemRandom } from '../lib/random.ts';
import { StartProblem } from '../lib/startProblem.ts';
import { transact } from '../lib/transact.ts';
import { newPasswordFor, shownOnce } from './addTenant.ts';
import { wordsFor } from './problemWords.ts';
import { deleteOtherSessions, insertLog, userForTry, type UserRow } from './store.ts';
import { forgetTries } from './tryStore.ts';
import { holdTenantsRights } from './users/lookedAfter.ts';
import { insertUser, updateUser } from './users/store.ts';

/** Who did it, in the user log: nobody can be called so. */
const terminal = '(terminal)';

interface Whose {
  readonly rentId: string;
  readonly username: string;
}
const hasTenant = async (tx: Tx, rentId: string): Promise<boolean> =>
  (await tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).executeTakeFirst()) !== undefined;

/** Creates the account as an administrator of the tenant. @throws StartProblem when there is no such tenant, or nobody may be called so */
async function create(tx: Tx, { rentId, username }: Whose, pwHash: string, at: string): Promise<void> {
  if (!(await hasTenant(tx, rentId))) throw new StartProblem(`There is no tenant ${rentId}.`);
  const name = newUsername(username, 'username');
  if (!name.ok) throw new StartProblem(name.problems.map((problem) => wordsFor(problem, 'en')).join(' '));
  const person = {
    rentId,
    username: name.value,
    realName: name.value,
    role: 'platform',
    accountType: 'platform',
  } as const;
  await insertUser(tx, { ...person, pwHash, createdAt: at, mustChangePassword: true });
}

/** Why the account cannot become an administrator. */
function whyNot({ role, deletedAt }: UserRow, account: string): string | undefined {
  if (deletedAt !== null) return `${account} was deleted, and its name stays taken: choose another name.`;
  return role === 'platform' ? undefined : `${account} is no account of the platform: choose another name.`;
}

/**
 * Makes an account of the platform an administrator again, or creates one: it is enabled, unlocked, has the built-in role and a new password, and its sessions end.
 * It helps the person who runs the installation when a tenant has nobody left who may authorise.
 * @param account such as `R001/platform`
 * @returns the text for the terminal, with the password
 * @throws StartProblem when there is no such tenant, or the account is none of the platform
 * @spec SES-08 SES-05 SHL-31
 */
export async function bringAdmin(database: OpenedDatabase, account: string, clock = systemClock): Promise<string> {
  const [rentId = '', username = '', ...more] = account.split('/');
  if (rentId === '' || username === '' || more.length > 0)
    throw new StartProblem(`Write the account as TENANT/USER, such as R001/platform, in place of ${account}.`);
  const password = newPasswordFor(systemRandom);
  const pwHash = await hashPassword(password, systemRandom);
  const at = isoNow(clock);
  return transact(database, async ({ tx, tell }) => {
    await holdTenantsRights(tx, rentId);
    const user = await userForTry(tx, { rentId, username });
    const problem = user && whyNot(user, account);
    if (problem) throw new StartProblem(problem);
    if (user) {
      const changed = { changedBy: terminal, changedAt: at };
      const opened = {
        disabled: false,
        roleId: null,
        limited: false,
        pwHash,
        mustChangePassword: true,
        provenMobile: '',
      };
      await updateUser(tx, user.userId, { ...opened, ...changed });
      await forgetTries(tx, user, at);
      await deleteOtherSessions(tx, user, '');
      await tell({ type: 'revoked', userId: user.userId, sessionId: null });
    } else await create(tx, { rentId, username }, pwHash, at);
    const log = { rentId, at, username: terminal, ip: '', area: 'session', detail: username } as const;
    await insertLog(tx, { ...log, action: user ? 'resetPassword' : 'create', result: 'success' });
    return `${account} is an administrator.\n${shownOnce(username, password)}`;
  });
}
