import { ok, type Result } from '@fireline/domain/lib';
import { isNumberProven } from '@fireline/domain/session';
import { type AnyoneAsks, type Deps, type SignedIn, type SignedInAsks } from '../lib/context.ts';
import { toBase64Url } from '../lib/random.ts';
import { transact } from '../lib/transact.ts';
import { publicKeyOf } from './cipher.ts';
import * as store from './store.ts';
import { logUse } from './userLog.ts';
import { accountsOfNumber, numbersOf } from './users/store.ts';

export const nonceMs = 120_000;
type Done = Result<{ done: true }>;

/** Ends the session everywhere, its push connections included. @spec SES-02 */
export async function logout(asks: SignedInAsks): Promise<Done> {
  const { deps, account, sessionId } = asks;
  const { rentId, userId } = account;
  await transact(deps.database, async ({ tx, tell }) => {
    await store.deleteSession(tx, rentId, sessionId);
    await logUse(tx, asks);
    await tell({ type: 'revoked', userId, sessionId });
  });
  return ok({ done: true });
}

/** Notes a change of user in a browser, in the log of the account that it changed to. @spec SES-04 SES-10 */
export async function switched(from: string, asks: SignedInAsks): Promise<Done> {
  await logUse(asks.deps.database.db, asks, { detail: from });
  return ok({ done: true });
}

/**
 * The caller's account and the others of its number in the tenant, to change to. A number that somebody typed for it names nobody's other accounts.
 * @spec SES-04 SES-07
 */
export async function ownAccounts({ deps, account: { rentId, userId } }: SignedInAsks) {
  const { db } = deps.database;
  const numbers = await numbersOf(db, rentId, userId);
  const isProven = isNumberProven(numbers);
  const accounts = await accountsOfNumber(db, rentId, userId, isProven ? numbers.mobile : '');
  return ok({ isNumberProven: isProven, accounts });
}

export async function loginKey({ deps }: AnyoneAsks): Promise<Result<{ key: Record<string, unknown>; nonce: string }>> {
  const nonce = toBase64Url(deps.random.bytes(16));
  await store.insertNonce(deps.database.db, nonce, new Date(deps.clock() + nonceMs).toISOString());
  return ok({ key: publicKeyOf(deps.secrets.loginKey), nonce });
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
