import { createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';

export const apiBase = '/smkgw/api/v1.0.0';

const clientOf = (origin: string, token: string | null) =>
  createClient({
    baseUrl: origin + apiBase,
    language: () => 'cn',
    session: { token: () => token, renew: async () => false, onExpired: () => {} },
  });

/** The demo city's platform account. @param password where the gateway's city has another */
export async function signIn(origin: string, password = demoPassword) {
  const form = { rentId: 'R001', username: 'platform', password };
  const { token } = await clientOf(origin, null).send(sessionCalls.login, form);
  return { token, client: clientOf(origin, token) };
}
