import type { UserRow } from '@fireline/api/session';
import type { roleWords } from '@fireline/domain/role';
import type { AccountState } from '@fireline/domain/session';
import type { Translate } from '@fireline/ui/lib';
import type { userWords } from './userWords.ts';

/** How an account is, for those who look after it. @spec SES-06 SES-08 */
export const stateOf = ({ disabled, locked }: UserRow): Exclude<AccountState, 'deleted'> =>
  disabled ? 'disabled' : locked ? 'locked' : 'active';

/** The name of its role; the built-in one is called after its kind. */
export const roleText = (
  { roleName, role }: Pick<UserRow, 'roleName' | 'role'>,
  t: Translate<keyof typeof userWords | keyof typeof roleWords>,
): string => roleName ?? t('users.builtIn', { kind: t(`role.name.${role}`) });
