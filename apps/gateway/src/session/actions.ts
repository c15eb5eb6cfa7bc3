import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { Account } from '@fireline/domain/session';
import { type AnyoneAsks, type Deps, isoNow, type SignedIn, type SignedInAsks } from '../lib/context.ts';
import { toBase64Url } from '../lib/random.ts';
import { transact } from '../lib/transact.ts';
import { publicKeyOf } from './cipher.ts';
import * as store from './store.ts';
import { forgetTries } from './tryStore.ts';
import { logUse } from './userLog.ts';

const nonceMs = 120_000;
type Done = Result<{ done: true }>;

/** Ends the session everywhere, its push connections included. @spec SES-02 */
export async function logout(asks: SignedInAsks): Promise<Done> {
  const { deps, account, sessionId } = asks;
  const { rentId, userId } = account;
  await transact(deps.database, async ({ tx, tell }) => {
    await store.deleteSession(tx, rentId, sessionId);
    await logUse(tx, asks, 'logout');
    await tell({ type: 'revoked', userId, sessionId });
  });
  return ok({ done: true });
}

export async function loginKey({ deps }: AnyoneAsks): Promise<Result<{ key: Record<string, unknown>; nonce: string }>> {
  const nonce = toBase64Url(deps.random.bytes(16));
  await store.insertNonce(deps.database.db, nonce, new Date(deps.clock() + nonceMs).toISOString());
  return ok({ key: publicKeyOf(deps.secrets.loginKey), nonce });
}

interface PageOf {
  readonly search?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export async function users(query: PageOf, { deps, account }: SignedInAsks) {
  const { rows, ...page } = await store.usersPage(deps.database.db, account.rentId, {
    ...query,
    now: isoNow(deps.clock),
  });
  const toUser = ({
    userId,
    username,
    realName,
    role,
    accountType,
    rentId,
    locked,
    disabled,
    lastLoginAt,
  }: (typeof rows)[number]) => ({
    ...({ userId, username, realName, role, accountType, rentId } satisfies Omit<Account, 'rentName'>),
    locked,
    disabled,
    lastLoginAt,
  });
  return ok({ ...page, rows: rows.map(toUser) });
}

/** Ends every lock of the account, also of addresses that strangers tried. @spec SES-06 */
export async function unlock(userId: number, asks: SignedInAsks): Promise<Done> {
  const { deps, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Done> => {
    const user = await store.userById(tx, account.rentId, userId);
    if (!user) return refuse({ code: 'session.userNotFound', field: 'userId' });
    if (!(await forgetTries(tx, user, isoNow(deps.clock))))
      return refuse({ code: 'session.notLocked', field: 'userId' });
    await logUse(tx, asks, 'unlock', user.username);
    return ok({ done: true });
  });
}

/** @spec SES-10 */
export async function userLog(query: PageOf, { deps, account }: SignedInAsks) {
  const { rows, ...page } = await store.logPage(deps.database.db, account.rentId, query);
  const toEntry = ({ logId, at, username, action, result, ip, detail, changes }: (typeof rows)[number]) => ({
    logId,
    at,
    username,
    action,
    result,
    ip,
    detail,
    changes,
  });
  return ok({ ...page, rows: rows.map(toEntry) });
}

/** As whom something inside this process acts, with the account's scope and rights; nothing when there is no such account. */
export async function actor(
  { database, roleRights }: Pick<Deps, 'database' | 'roleRights'>,
  who: { readonly rentId: string; readonly username: string },
): Promise<Pick<SignedIn, 'account' | 'scope' | 'rights'> | undefined> {
  const user = await store.userByName(database.db, who);
  if (!user) return undefined;
  const rights = await roleRights.heldBy(database.db, user);
  return { account: store.accountOf(user), scope: store.scopeOf(user), rights };
}
