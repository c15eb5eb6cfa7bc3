import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { type Administrator, administratorsRight, mayLookAfter } from '@fireline/domain/session';
import { actingScope, hasRight } from '@fireline/domain/role';
import { type AnyPermission, countingRights } from '@fireline/domain/shell';
import { sql } from 'kysely';
import type { Deps, SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { HttpRefusal } from '../../lib/http/refusal.ts';
import { accountOf, scopeOf, sessionsByIds, standingUser, type UserRow } from '../store.ts';
import * as store from './store.ts';
import { whereaboutsOf } from './whereabouts.ts';

const notFound: Problem = { code: 'session.userNotFound', field: 'userId' };

/** Who looks after accounts, with what counts now. */
export type Caretaker = Pick<SignedInAsks, 'scope' | 'rights'> & { readonly deps: Pick<Deps, 'roleRights'> };

/** Whom the powers of a partner bound. @spec SES-08 ORG-05 */
export const limitedOf = ({ scope, rights }: Pick<Caretaker, 'scope' | 'rights'>) => ({
  role: scope.role,
  isLimited: rights.isLimited,
});

/** Why the account, as it is in the database, is not the caller's to look after. @spec SES-08 */
export async function whyNotMine(db: Db | Tx, { scope, rights, deps }: Caretaker, user: UserRow, isShutOut = false) {
  const { ofAccount, ofRole } = await deps.roleRights.heldBy(db, user);
  const at = scope.role === 'platform' ? [] : await whereaboutsOf(db, user, isShutOut);
  const asker = { scope, granted: rights.granted, ofRole: rights.ofRole };
  return mayLookAfter(asker, { scope: scopeOf(user), granted: ofAccount, ofRole, at });
}

/** An account that the caller looks after, or why it does not. One that its list does not show reads like none. @spec SES-08 */
export async function lookedAfter(
  db: Db | Tx,
  asks: Caretaker,
  userId: number,
  isShutOut = false,
): Promise<Result<UserRow>> {
  const seen = await store.seenUser(db, asks.scope, userId);
  const user = seen && (await standingUser(db, asks.scope.rentId, userId));
  if (!user) return refuse(notFound);
  const problem = await whyNotMine(db, asks, user, isShutOut);
  return problem ? refuse(problem) : ok(user);
}

/** The same, held until the transaction ends. @param isShutOut the act disables or deletes it, and opens nothing @spec SES-08 */
export async function held(tx: Tx, asks: Caretaker, userId: number, isShutOut = false): Promise<Result<UserRow>> {
  const user = await store.holdUser(tx, asks.scope, userId);
  return user ? lookedAfter(tx, asks, userId, isShutOut) : refuse(notFound);
}

/** Refuses what an act has made of an account when it is more than the caller's: the transaction then leaves nothing of it. @spec SES-08 ROL-01 */
export async function checkMade(tx: Tx, asks: Caretaker, userId: number): Promise<Problem | undefined> {
  const user = await standingUser(tx, asks.scope.rentId, userId);
  return user ? whyNotMine(tx, asks, user) : notFound;
}

/** Held first by whatever changes who may do what in a tenant, so that of two such changes the second sees the first. */
export const holdTenantsRights = (tx: Tx, rentId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`rights ${rentId}`}, 0))`.execute(tx);

/**
 * Holds the rights of the tenant, and looks at the caller again: what it was let do when the call came in may have been taken meanwhile.
 * @returns the call as its caller stands now
 * @throws HttpRefusal 401 when its session has ended, 403 when it has none of the rights any more
 * @spec SES-08 ROL-07
 */
export async function holdRights(
  tx: Tx,
  asks: SignedInAsks,
  ...anyOf: readonly AnyPermission[]
): Promise<SignedInAsks> {
  await holdTenantsRights(tx, asks.account.rentId);
  const [user] = await sessionsByIds(tx, [asks.sessionId]);
  if (!user) throw new HttpRefusal(401, { code: 'session.tokenInvalid' });
  const rights = await asks.deps.roleRights.heldBy(tx, user);
  if (!hasRight(rights.granted, anyOf)) throw new HttpRefusal(403, { code: 'role.noPermission' });
  const sees = scopeOf(user);
  return { ...asks, account: accountOf(user), rights, sees, scope: actingScope(sees) };
}

/** The accounts of the platform that may be used and may authorise. To be read where the rights are held. @spec SES-08 */
export async function administratorsOf(tx: Tx, rentId: string): Promise<Administrator[]> {
  const rows = await store.platformPeople(tx, rentId);
  return rows.filter(
    ({ roleId, permissions, rentKind }) =>
      roleId === null || countingRights('platform', permissions ?? [], rentKind).has(administratorsRight),
  );
}
