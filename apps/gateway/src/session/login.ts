import type { Rights } from '@fireline/api/session';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { type Account, sessionMs, sessionsMax } from '@fireline/domain/session';
import { type AnyoneAsks, type Deps, isoNow } from '../lib/context.ts';
import { newToken, toBase64Url } from '../lib/random.ts';
import { transact } from '../lib/transact.ts';
import { sentRights } from './sentRights.ts';
import type { OpenedAccount, PasswordAttempts } from './attempts.ts';
import { clearTexts } from './clearTexts.ts';
import { isDemoPassword } from './demo.ts';
import type { Login } from './tryStore.ts';
import * as store from './store.ts';
import { tokenHash } from './tokens.ts';

interface LoginSent extends Login {
  readonly password: string;
  readonly clientType: string;
  readonly isEncipher: boolean;
}
export interface Opened {
  readonly token: string;
  readonly expiresAt: string;
  readonly account: Account;
  readonly rights: Rights;
}

/** Opens a session. @spec SES-01 SES-06 */
export async function login(
  { password: sent, isEncipher, clientType, ...name }: LoginSent,
  { deps, ip }: AnyoneAsks,
  attempts: Pick<PasswordAttempts, 'try'>,
): Promise<Result<Opened>> {
  const clear = await clearTexts(deps, isEncipher, { password: sent });
  if (!clear.ok) return clear;
  const { password } = clear.value;
  if (deps.isPublicHost && isDemoPassword(password)) return refuse({ code: 'session.password.isDefault' });
  const tried = await attempts.try(name, password, { action: 'login', ip });
  if (!tried.ok) return tried;
  const opened = await open(tried.value, { clientType, hasDemoPassword: isDemoPassword(password) }, { deps, ip });
  return opened ? ok(opened) : tried.value.outdated();
}

/** Opens a session of an account that has proven itself. @returns nothing when the password was changed while it was verified: that ends its sessions, this one too */
export async function open(
  { user, settle }: OpenedAccount,
  { clientType, hasDemoPassword }: { readonly clientType: string; readonly hasDemoPassword: boolean },
  { deps, ip }: { readonly deps: Deps; readonly ip: string },
): Promise<Opened | undefined> {
  const { clock, random, database, roleRights } = deps;
  const token = newToken(random);
  const createdAt = isoNow(clock);
  const expiresAt = new Date(clock() + sessionMs).toISOString();
  const { userId, rentId, username } = user;
  const session = {
    sessionId: toBase64Url(random.bytes(12)),
    userId,
    rentId,
    clientType,
    ip,
    createdAt,
    expiresAt,
    hasDemoPassword,
  };
  const hash = await tokenHash(token);
  const who = { rentId, at: createdAt, userId, username, ip, area: 'session', client: clientType } as const;
  const log = { ...who, action: 'login', result: 'success', detail: clientType } as const;
  const rights = sentRights(await roleRights.heldBy(database.db, user), user.rentKind);
  const opened = await transact(database, async ({ tx, tell }) => {
    if (!(await store.loginSucceeded(tx, user, createdAt))) return undefined;
    await settle(tx);
    // the newest has its place whatever else is open: nobody is kept out by sessions that it forgot
    for (const sessionId of await store.deleteOldestSessions(tx, userId, sessionsMax - 1))
      await tell({ type: 'revoked', userId, sessionId });
    await store.insertSession(tx, { tokenHash: hash, ...session });
    await store.insertLog(tx, log);
    return { token, expiresAt, account: store.accountOf(user), rights };
  });
  if (opened) deps.passwords.noteOpened(ip);
  return opened;
}
