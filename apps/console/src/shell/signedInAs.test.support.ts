import type { StoredSession } from '@fireline/api/session';
import { onTestFinished } from 'vitest';
import { session } from '../lib/session/session.ts';

const account: StoredSession['account'] = {
  userId: 1,
  username: 'platform',
  realName: '',
  role: 'platform',
  rentId: 'R001',
  rentName: '',
  rentKind: 'tenant',
  accountType: 'platform',
};

/** Signs somebody in who has these permissions and no others, until the test has ended. */
export function signedInAs(granted: readonly string[]): void {
  session.signIn({
    token: 'token',
    expiresAt: '2099-01-01T00:00:00Z',
    account,
    rights: { roleId: 1, roleName: '', revision: 1, granted: [...granted], mustChangePassword: false },
  });
  onTestFinished(() => session.signOut());
}
