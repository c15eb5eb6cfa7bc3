import { createSession, keepSession, localSessionStore } from '@fireline/api/session';
import { loginPath } from '@fireline/domain/shell';
import { navigate } from 'wouter/use-browser-location';

/**
 * The session of this browser. A token that ran out leads to the login page, and from there back here. A login that it keeps is
 * kept in memory only: a password is never written to disk, and a reload ends the automatic re-login.
 * @spec SHL-04 SHL-16
 */
export const session = createSession({
  store: localSessionStore(window),
  onExpired: () => navigate(loginPath(location.pathname + location.search, 'expired')),
});

/** What is open in this browser is kept, so that another account can be changed to and back. @spec SES-04 */
const keep = (): void => {
  const now = session.current();
  if (now) keepSession(now);
};
keep();
session.subscribe(keep);
