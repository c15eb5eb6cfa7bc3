import { CallError, type Client, createClient } from '@fireline/api/lib';
import { type KeptSession, type StoredSession, dropSession, sessionCalls } from '@fireline/api/session';
import { loginPath } from '@fireline/domain/shell';
import { navigate } from 'wouter/use-browser-location';
import { apiBase } from '../../lib/session/client.ts';
import { getPreferences } from '../../lib/session/preferences.ts';
import { session } from '../../lib/session/session.ts';
import { enter } from '../enter.ts';

/** A client of a session that is not the present one. */
const clientOf = ({ token }: StoredSession): Client =>
  createClient({
    baseUrl: apiBase,
    language: () => getPreferences().language,
    session: { token: () => token, renew: async () => false, onExpired: () => {} },
  });

/** The login page, with the account filled in. */
export const loginOf = ({ rentId, username }: Pick<KeptSession, 'rentId' | 'username'>): string =>
  `${loginPath()}?${new URLSearchParams({ tenant: rentId, user: username })}`;

/** Whether the gateway knows the session no more; a line that is cut says nothing of it. */
const hasEnded = (error: unknown): boolean => error instanceof CallError && error.kind === 'tokenInvalid';

/** Ends a session that is not the present one. @throws CallError when it may still be open */
export async function endSession(kept: StoredSession): Promise<void> {
  try {
    await clientOf(kept).send(sessionCalls.logout, {});
  } catch (error) {
    if (!hasEnded(error)) throw error;
  }
}

/**
 * Goes on as another account, with the rights that it has now. The session of the first one stays open, and is kept.
 * @returns false when the other session has ended meanwhile
 * @throws CallError when the gateway could not be asked; then nothing changes
 * @spec SES-04 SES-10
 */
export async function changeTo(other: KeptSession): Promise<boolean> {
  if (!other.session) {
    navigate(loginOf(other));
    return true;
  }
  const client = clientOf(other.session);
  try {
    const { rights, ...account } = await client.send(sessionCalls.me, {});
    await client.send(sessionCalls.switched, { from: session.current()?.account.username ?? '' });
    session.keepLogin(undefined);
    await enter({ ...other.session, account, rights }, '');
    return true;
  } catch (error) {
    if (!hasEnded(error)) throw error;
    dropSession(other);
    return false;
  }
}
