import type { logIn } from '@fireline/api/session';
import { pageAfterLogin } from '@fireline/domain/shell';
import { navigate } from 'wouter/use-browser-location';
import { client } from '../lib/session/client.ts';
import { getPreferences, setPreferences, setSettingsOwner } from '../lib/session/preferences.ts';
import { session } from '../lib/session/session.ts';

type Opened = Awaited<ReturnType<typeof logIn>>;

/** Goes on with an open session, to the page first asked for. @param search the login page's query @spec SHL-03 SHL-22 SHL-29 */
export async function enter(reply: Opened, search: string): Promise<void> {
  setPreferences({ rentId: reply.account.rentId });
  setSettingsOwner(reply.account);
  session.signIn(reply);
  // the first page may have been chosen in another browser
  await import('../lib/session/followSettings.ts')
    .then(({ syncSettings }) => syncSettings(client, reply.account))
    .catch(() => undefined);
  const { granted } = reply.rights;
  const visitor = { role: reply.account.role, granted: granted ? new Set(granted) : undefined };
  navigate(pageAfterLogin(search, visitor, getPreferences().firstPage), { replace: true });
}
