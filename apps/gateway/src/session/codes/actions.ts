import type { areaShapes } from '@fireline/api/shapes';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { codeLoginForm, registrationForm, resetForm } from '@fireline/domain/session';
import { checkRegistration } from '@fireline/domain/site';
import type * as z from 'zod';
import { type AnyoneAsks, isoNow } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import type { PasswordAttempts } from '../attempts.ts';
import { clearTexts } from '../clearTexts.ts';
import { isDemoPassword } from '../demo.ts';
import { type Opened, open } from '../login.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { heldDefaultPartner } from '../profile.ts';
import { accountOf, deleteOtherSessions, insertLog, userByName, type UserRow } from '../store.ts';
import { callerOf } from '../../lib/http/edge/rateLimit.ts';
import { forgetTries, noteOpened } from '../tryStore.ts';
import { holdReached, insertUser, updateUser } from '../users/store.ts';
import { tryCode, useUp } from './codes.ts';
import * as store from './store.ts';

type Sent<Name extends keyof typeof areaShapes.session> = z.output<(typeof areaShapes.session)[Name]['send']>;
type Done = Result<{ done: true }>;

const ended: Problem = { code: 'session.code.expired', field: 'code' };

/** The accounts of a number that can be used. */
async function accountsOf({ deps }: AnyoneAsks, to: store.Numbered): Promise<UserRow[]> {
  const { db } = deps.database;
  const names = await store.namesOf(db, to);
  const users = await Promise.all(names.map((username) => userByName(db, { rentId: to.rentId, username })));
  return users.filter((user) => user !== undefined && !user.isPartnerDisabled) as UserRow[];
}

interface CodeLogin {
  opened: Opened | null;
  accounts: Pick<Opened['account'], 'userId' | 'username' | 'realName' | 'role'>[];
}

/** Opens a session by a code; where the number has several accounts, one has to be chosen first. @spec SES-12 */
export async function codeLogin(sent: Sent<'codeLogin'>, asks: AnyoneAsks): Promise<Result<CodeLogin>> {
  const form = codeLoginForm.check(sent);
  if (!form.ok) return form;
  const { code, ...to } = form.value;
  const { deps, ip } = asks;
  const tried = await tryCode(deps, to, { purpose: 'login', code, caller: callerOf(ip) });
  if (!tried.ok) return tried;
  const users = await accountsOf(asks, to);
  const user = users.find(({ userId }) => userId === sent.userId) ?? (users.length === 1 ? users[0] : undefined);
  if (!user) {
    const accounts = users.map(accountOf);
    return users.length === 0
      ? refuse(ended)
      : ok({
          opened: null,
          accounts: accounts.map(({ userId, username, realName, role }) => ({ userId, username, realName, role })),
        });
  }
  if (!(await useUp(deps.database.db, tried.value, isoNow(deps.clock)))) return refuse(ended);
  const by = { address: callerOf(ip), codeMobile: to.mobile };
  const settle = (tx: Tx) => noteOpened(tx, user, { ...by, at: isoNow(deps.clock) });
  const proven = { user, settle, outdated: async () => refuse(ended) };
  const opened = await open(proven, { clientType: sent.clientType, hasDemoPassword: false }, { deps, ip });
  return opened ? ok({ opened, accounts: [] }) : refuse(ended);
}

/** Sets a forgotten password; every session of the account ends, and its locks are over. @spec SES-12 SES-05 SES-11 */
export async function resetByCode(
  { isEncipher, password, confirmation, ...sent }: Sent<'resetByCode'>,
  asks: AnyoneAsks,
  attempts: Pick<PasswordAttempts, 'hash'>,
): Promise<Done> {
  const { deps, ip } = asks;
  const clear = await clearTexts(deps, isEncipher, { password, confirmation });
  if (!clear.ok) return clear;
  const form = resetForm.check({ ...sent, ...clear.value });
  if (!form.ok) return form;
  const { code, rentId, mobile, username } = form.value;
  if (isDemoPassword(form.value.password)) return refuse({ code: 'session.password.published', field: 'password' });
  const to = { rentId, mobile };
  const tried = await tryCode(deps, to, { purpose: 'password', code, caller: callerOf(ip) });
  if (!tried.ok) return tried;
  const users = await accountsOf(asks, to);
  const named = username === undefined ? users : users.filter((user) => user.username === username);
  const [user] = named;
  if (!user) return refuse({ code: 'session.userNotFound', field: username === undefined ? 'mobile' : 'username' });
  if (named.length > 1) return refuse({ code: 'session.code.several', field: 'username' });
  const pwHash = await attempts.hash(form.value.password, ip);
  const at = isoNow(deps.clock);
  return transact(deps.database, async ({ tx, tell }): Promise<Done> => {
    // the number may have gone to another account, or the account may have been disabled, while the password was hashed
    if (!(await holdReached(tx, user.userId, mobile))) return refuse(ended);
    if (!(await useUp(tx, tried.value, at))) return refuse(ended);
    const changed = { changedBy: nameOf(user), changedAt: at };
    await updateUser(tx, user.userId, { pwHash, mustChangePassword: false, provenMobile: mobile, ...changed });
    // who sets the password by a code owns the number and the account: its places wait for nothing more
    if (user.role === 'resident') {
      await store.bindMembers(tx, to, user.userId, at);
      await tell({ type: 'roles', rentId });
    }
    await forgetTries(tx, user, at);
    await deleteOtherSessions(tx, user, '');
    await tell({ type: 'revoked', userId: user.userId, sessionId: null });
    const { userId } = user;
    const who = { rentId, at, userId, username: user.username, ip, area: 'session' } as const;
    await insertLog(tx, { ...who, action: 'resetPassword', result: 'success', detail: 'code' });
    return ok({ done: true });
  });
}

/** Creates an account for the owner of a mobile, at the tenant's default partner. A resident's places are theirs at once. @spec SES-04 SES-05 SES-07 SIT-02 ORG-05 */
export async function register(
  { isEncipher, password, confirmation, ...sent }: Sent<'register'>,
  { deps, ip }: AnyoneAsks,
  attempts: Pick<PasswordAttempts, 'hash'>,
): Promise<Done> {
  const clear = await clearTexts(deps, isEncipher, { password, confirmation });
  if (!clear.ok) return clear;
  const form = registrationForm.check({ ...sent, ...clear.value });
  if (!form.ok) return form;
  const { rentId, mobile, code, accountType, username, realName, idNumber = '' } = form.value;
  if (isDemoPassword(form.value.password)) return refuse({ code: 'session.password.published', field: 'password' });
  const to = { rentId, mobile };
  const tried = await tryCode(deps, to, { purpose: 'register', code, caller: callerOf(ip) });
  if (!tried.ok) return tried;
  const pwHash = await attempts.hash(form.value.password, ip);
  const at = isoNow(deps.clock);
  return transact(deps.database, async ({ tx, tell }): Promise<Done> => {
    await store.holdNumber(tx, to);
    // it may have closed after the code was sent
    const closed = checkRegistration(await store.registrationOf(tx, rentId));
    if (closed) return refuse(closed);
    if (await store.hasKind(tx, to, accountType))
      return refuse({ code: 'session.register.mobileTaken', field: 'mobile' });
    // the partner's people see who waits to be bound; the account itself sees nothing by it
    const partnerId = (await heldDefaultPartner(tx, rentId)) ?? null;
    const person = { rentId, username, realName, mobile, idNumber, role: accountType, accountType, partnerId };
    // the partners of what it is bound to, and of places that it becomes a member of, answer for it
    const proven = { provenMobile: mobile, limited: true };
    const made = await insertUser(tx, { ...person, ...proven, pwHash, createdAt: at, mustChangePassword: false });
    if (!made) return refuse({ code: 'session.usernameTaken', field: 'username' });
    if (!(await useUp(tx, tried.value, at))) return refuse(ended);
    if (accountType === 'resident') await store.bindMembers(tx, to, made.userId, at);
    await tell({ type: 'roles', rentId });
    const who = { rentId, at, userId: made.userId, username, ip, area: 'session' } as const;
    await insertLog(tx, { ...who, action: 'register', result: 'success', detail: accountType });
    return ok({ done: true });
  });
}
