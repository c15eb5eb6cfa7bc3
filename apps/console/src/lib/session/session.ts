import { createSession, keepSession, localSessionStore } from '@fireline/api/session';
import { type EndingAction, loginPath, pathTo } from '@fireline/domain/shell';
import { navigate } from 'wouter/use-browser-location';

/**
 * The session of this browser. A token that ran out leads to the login page, and from there back here. A login that it keeps is
 * kept in memory only: a password is never written to disk, and a reload ends the automatic re-login.
 * @spec SHL-04 SHL-16
 */
export const session = createSession({
  store: localSessionStore(window),
  onExpired: (why) => {
    // a call that is refused after the page was left: the login page says why already, and where it leads back to
    if (location.pathname === pathTo('login') && !why) return;
    navigate(loginPath(location.pathname + location.search, why ?? 'expired'));
  },
});

/**
 * Leaves for the login page after an action that has ended the session. What of the action is still to be read goes along: push or another
 * call may have led there already, and this page is gone.
 * @spec SES-09
 */
export function leaveAfter(action: EndingAction, notes: readonly string[] = []): void {
  const here = location.pathname + location.search;
  session.signOut();
  const to = location.pathname === pathTo('login') ? here : loginPath(here, action);
  navigate(to, { replace: true, state: { notes } });
}

/** What is open in this browser is kept, so that another account can be changed to and back. @spec SES-04 */
const keep = (): void => {
  const now = session.current();
  if (now) keepSession(now);
};
keep();
session.subscribe(keep);
