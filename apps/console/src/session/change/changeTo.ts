import { type Client, createClient } from '@fireline/api/lib';
import { type KeptSession, type StoredSession, dropSession, sessionCalls } from '@fireline/api/session';
import { loginPath } from '@fireline/domain/shell';
import { navigate } from 'wouter/use-browser-location';
import { apiBase } from '../../shell/client.ts';
import { getPreferences } from '../../shell/preferences.ts';
import { session } from '../../shell/session.ts';
import { enter } from '../enter.ts';

/** A client of a session that is not the present one. */
export const clientOf = ({ token }: StoredSession): Client =>
  createClient({
    baseUrl: apiBase,
    language: () => getPreferences().language,
    session: { token: () => token, renew: async () => false, onExpired: () => {} },
  });

/** The login page, with the account filled in. */
export const loginOf = ({ rentId, username }: Pick<KeptSession, 'rentId' | 'username'>): string =>
  `${loginPath()}?${new URLSearchParams({ tenant: rentId, user: username })}`;

/**
 * Goes on as another account. The session of the first one stays open, and is kept.
 * @returns false when the other session has ended meanwhile
 * @spec SES-04 SES-10
 */
export async function changeTo(other: KeptSession): Promise<boolean> {
  if (!other.session) {
    navigate(loginOf(other));
    return true;
  }
  try {
    await clientOf(other.session).send(sessionCalls.switched, { from: session.current()?.account.username ?? '' });
  } catch {
    dropSession(other);
    return false;
  }
  session.keepLogin(undefined);
  await enter(other.session, '');
  return true;
}
