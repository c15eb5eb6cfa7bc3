import { createSession, localSessionStore, type StoredSession } from '@fireline/api/session';
import { loginPath } from '@fireline/domain/shell';
import { navigate } from 'wouter/use-browser-location';

type Relogin = () => Promise<StoredSession | null>;

// Kept in memory only: a password is never written to disk. A reload ends the automatic re-login.
let relogin: Relogin | undefined;

/** Lets the session log in again by itself when its token runs out; nothing takes that back. @spec SHL-16 */
export const setAutoLogin = (again: Relogin | undefined): void => {
  relogin = again;
};

/** Whether the session logs in again by itself. */
export const hasAutoLogin = (): boolean => relogin !== undefined;

/** The session of this browser. A token that ran out leads to the login page, and from there back here. @spec SHL-04 */
export const session = createSession({
  store: localSessionStore(window),
  relogin: () => relogin?.() ?? Promise.resolve(null),
  onExpired: () => navigate(loginPath(location.pathname + location.search, 'expired')),
});
