import { ok, refuse, type Result } from '@fireline/domain/lib';
import { checkNameInPassword, passwordForm } from '@fireline/domain/session';
import type { SignedInAsks } from '../lib/context.ts';
import { transact } from '../lib/transact.ts';
import type { PasswordAttempts } from './attempts.ts';
import { clearTexts } from './clearTexts.ts';
import { isDemoPassword } from './demo.ts';
import * as store from './store.ts';
import { logUse } from './userLog.ts';

interface ChangeSent {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmation: string;
  readonly isEncipher: boolean;
}

/**
 * Changes the own password. Whoever else knew the old one is out: every other session of the account ends, push included.
 * Decision: nobody changes back to the published demo password, which would shut the account out of a public host.
 * @spec SES-02 SES-05 SES-06 SES-10
 */
export async function changePassword(
  { isEncipher, ...sent }: ChangeSent,
  asks: SignedInAsks,
  attempts: PasswordAttempts,
): Promise<Result<{ done: true }>> {
  const { deps, account, ip, sessionId } = asks;
  const clear = await clearTexts(deps, isEncipher, sent);
  if (!clear.ok) return clear;
  // before the old one is tried: a slip in the new one costs no attempt
  const form = passwordForm.check(clear.value);
  if (!form.ok) return form;
  const { oldPassword, password } = form.value;
  const named = checkNameInPassword(account.username, password);
  if (named) return refuse(named);
  if (isDemoPassword(password)) return refuse({ code: 'session.password.published', field: 'password' });
  const tried = await attempts.try(account, oldPassword, { action: 'changePassword', ip });
  if (!tried.ok) return tried;
  const { user, settle, outdated } = tried.value;
  const pwHash = await attempts.hash(password, ip);
  const isChanged = await transact(deps.database, async ({ tx, tell }) => {
    if (!(await store.changePwHash(tx, user, pwHash))) return false;
    await settle(tx);
    await store.forgetDemoPassword(tx, sessionId);
    const ended = await store.deleteOtherSessions(tx, user, sessionId);
    await logUse(tx, asks);
    // what a password for one use held back is open now, on this session's push as well
    if (user.mustChangePassword) await tell({ type: 'roles', rentId: user.rentId });
    for (const other of ended) await tell({ type: 'revoked', userId: user.userId, sessionId: other.sessionId });
    return true;
  });
  return isChanged ? ok({ done: true }) : outdated();
}
