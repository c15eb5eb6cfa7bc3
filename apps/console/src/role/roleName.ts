import type { RoleRow } from '@fireline/api/role';
import type { roleWords } from '@fireline/domain/role';
import type { Translate } from '@fireline/ui/lib';

type Named = Pick<RoleRow, 'roleName' | 'kind'>;

/** The name of a role; a built-in one is called after its kind. @spec ROL-04 */
export const roleName = ({ roleName: name, kind }: Named, t: Translate<keyof typeof roleWords>): string =>
  name ?? t(`role.name.${kind}`);

/** How the address names a role: by its number, a built-in one by its kind. */
export const roleKey = ({ roleId, kind }: Pick<RoleRow, 'roleId' | 'kind'>): string =>
  roleId === null ? kind : String(roleId);
