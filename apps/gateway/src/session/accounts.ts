import { actingScope, type Scope } from '@fireline/domain/role';
import type { Tx } from '../lib/db/schema.ts';
import * as store from './store.ts';

/** The account of a tenant, for what other areas do to it; undefined where the tenant has none of that id. */
export const findAccount = (tx: Tx, rentId: string, userId: number) => store.userById(tx, rentId, userId);

/** What an account may see and do things in now; undefined for one that is disabled. */
export async function standingOf(tx: Tx, rentId: string, userId: number): Promise<Scope | undefined> {
  const account = await store.userById(tx, rentId, userId);
  const user = account && (await store.userByName(tx, { rentId, username: account.username }));
  return user && actingScope(store.scopeOf(user));
}
