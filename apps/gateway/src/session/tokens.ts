import { isSessionOpen } from '@fireline/domain/session';
import { sha256 } from 'hash-wasm';
import type { Deps, SignedIn } from '../lib/context.ts';
import { accountOf, type OpenSession, scopeOf, sessionByTokenHash, sessionsByIds } from './store.ts';

/** A database that is stolen opens no session: only the hash is kept. hash-wasm works on plain http too, crypto.subtle does not. */
export const tokenHash = (token: string): Promise<string> => sha256(token);

type SessionDeps = Pick<Deps, 'database' | 'clock' | 'isPublicHost' | 'roleRights'>;

const signedInOf = async ({ database, roleRights }: SessionDeps, found: OpenSession): Promise<SignedIn> => ({
  account: accountOf(found),
  scope: scopeOf(found),
  rights: await roleRights.heldBy(database.db, found),
  sessionId: found.sessionId,
  clientType: found.clientType,
  expiresAtMs: Date.parse(found.expiresAt),
});
const isGood = ({ clock, isPublicHost }: SessionDeps, { expiresAt, hasDemoPassword }: OpenSession): boolean =>
  isSessionOpen(Date.parse(expiresAt), clock()) && !(isPublicHost && hasDemoPassword);

/** Who the token belongs to, while it is good. One opened with the published demo password is not, on a public host. @spec SES-05 */
export async function signedInBy(deps: SessionDeps, token: string): Promise<SignedIn | undefined> {
  const found = await sessionByTokenHash(deps.database.db, await tokenHash(token));
  return found && isGood(deps, found) ? signedInOf(deps, found) : undefined;
}

/** Who the sessions belong to: those of them that are still good. */
export async function signedInAs(deps: SessionDeps, sessionIds: readonly string[]): Promise<SignedIn[]> {
  const found = await sessionsByIds(deps.database.db, sessionIds);
  return Promise.all(found.filter((session) => isGood(deps, session)).map((session) => signedInOf(deps, session)));
}
