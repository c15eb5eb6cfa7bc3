import { actingScope, type Scope } from '@fireline/domain/role';
import type { Deps, SignedIn } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import * as store from './store.ts';

async function enabledUser(tx: Tx, rentId: string, userId: number) {
  const account = await store.userById(tx, rentId, userId);
  return account && store.userByName(tx, { rentId, username: account.username });
}

/** What an account may see and do things in now; undefined for one that is disabled. */
export async function standingOf(tx: Tx, rentId: string, userId: number): Promise<Scope | undefined> {
  const user = await enabledUser(tx, rentId, userId);
  return user && actingScope(store.scopeOf(user));
}

/** An account with what it may do, and in what. */
export interface Acting extends Pick<SignedIn, 'account' | 'rights'> {
  readonly scope: Scope;
}

/** As whom background work of an account acts now; undefined for one that is disabled. */
export async function actingAs(
  { roleRights }: Pick<Deps, 'roleRights'>,
  tx: Tx,
  rentId: string,
  userId: number,
): Promise<Acting | undefined> {
  const user = await enabledUser(tx, rentId, userId);
  if (!user) return undefined;
  const rights = await roleRights.heldBy(tx, user);
  return { account: store.accountOf(user), scope: actingScope(store.scopeOf(user)), rights };
}
