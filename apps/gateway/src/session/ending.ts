import { type EndedCode, type EndingAction, endedCode } from '@fireline/domain/shell';
import type { Deps, SignedInAsks } from '../lib/context.ts';
import type { Work } from '../lib/transact.ts';
import { endedByTokenHash, endSessionBy } from './store.ts';
import { tokenHash } from './tokens.ts';

/**
 * Ends the session that asks, with the action's success and on every gateway: its person logs in again. The other sessions of the account go on.
 * @spec SES-09
 */
export const endOwnSession = (
  work: Work,
  { account: { rentId, userId }, sessionId }: SignedInAsks,
  action: EndingAction,
): Promise<void> => endSession(work, { rentId, userId, sessionId }, action);

/**
 * Ends a session with the success of an action that its person began and that something else completes, such as a payment.
 * @spec SES-09
 */
export async function endSession(
  { tx, tell }: Work,
  { rentId, userId, sessionId }: { readonly rentId: string; readonly userId: number; readonly sessionId: string },
  action: EndingAction,
): Promise<void> {
  if (await endSessionBy(tx, rentId, sessionId, action))
    await tell({ type: 'revoked', userId, sessionId, code: endedCode(action) });
}

/** Why a token is not good any more. @spec SES-09 */
export async function whyOver(
  { database }: Pick<Deps, 'database'>,
  token: string,
): Promise<'session.tokenInvalid' | EndedCode> {
  const ended = await endedByTokenHash(database.db, await tokenHash(token));
  return ended ? endedCode(ended.endedBy) : 'session.tokenInvalid';
}
