import { sha256 } from 'hash-wasm';
import type { Deps, SignedIn } from '../lib/context.ts';
import { accountOf, scopeOf, sessionByTokenHash } from './store.ts';

/** A database that is stolen opens no session: only the hash is kept. hash-wasm works on plain http too, crypto.subtle does not. */
export const tokenHash = (token: string): Promise<string> => sha256(token);

/** Who the token belongs to, while it is good. */
export async function signedInBy(deps: Pick<Deps, 'database' | 'clock'>, token: string): Promise<SignedIn | undefined> {
  const found = await sessionByTokenHash(deps.database.db, await tokenHash(token));
  if (!found || Date.parse(found.expiresAt) <= deps.clock()) return undefined;
  return {
    account: accountOf(found),
    scope: scopeOf(found),
    sessionId: found.sessionId,
    expiresAtMs: Date.parse(found.expiresAt),
  };
}
