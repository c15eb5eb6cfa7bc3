import type { Rights } from '@fireline/api/session';
import type { Account } from '@fireline/domain/session';
import { builtInRights } from '@fireline/domain/shell';

/** Every permission of an account: those of its role, or all that its kind can have. @spec ROL-07 */
export const permissionsOf = ({ role }: Pick<Account, 'role'>, { granted }: Rights): ReadonlySet<string> =>
  granted === null ? builtInRights(role) : new Set(granted);
