import { permissionTreeOf } from '@fireline/domain/shell';
import { roleWords } from '@fireline/domain/role';
import type { RoleDetail } from '@fireline/api/role';
import { roleCalls } from '@fireline/api/role';
import { Button } from '@fireline/ui/Button';
import { PermissionMatrix } from '@fireline/ui/PermissionMatrix';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { SaveBar } from '../lib/page/SaveBar.styles.ts';
import { useMay } from '../lib/session/useMay.ts';
import { useRentKind } from '../lib/session/useSession.ts';
import { Stack } from './Role.styles.ts';
import { roleName } from './roleName.ts';
import { usePermissionLabels } from './usePermissionLabels.ts';
import type { useRoleRights } from './useRoleRights.ts';
import { empowerWords, roleScreenWords } from './words.ts';

interface RoleRightsProps {
  readonly role: RoleDetail;
  readonly rights: ReturnType<typeof useRoleRights>;
}

/** The matrix of a role, with what differs from what is stored and whom it concerns. @spec ROL-01 ROL-02 ROL-03 */
export function RoleRights({ role, rights }: RoleRightsProps) {
  const t = useWords(empowerWords, roleScreenWords, roleWords);
  const { number } = useFormat();
  const { labelOf } = usePermissionLabels();
  const rentKind = useRentKind();
  const nodes = useMemo(() => permissionTreeOf(rentKind), [rentKind]);
  const mayAuthorize = useMay()(roleCalls.authorize);
  const { added, removed } = rights.changes;
  const isChanged = added.length + removed.length > 0;
  return (
    <Stack>
      {role.roleId === null && <p>{t('roles.builtInWhat')}</p>}
      <PermissionMatrix
        label={t('empower.matrix', { name: roleName(role, t) })}
        nodes={nodes}
        labelOf={labelOf}
        roleKind={role.kind}
        saved={rights.saved}
        value={rights.granted}
        onChange={({ value }) => rights.change(value)}
        readOnly={role.roleId === null || !mayAuthorize}
      />
      {isChanged && (
        <SaveBar>
          <span role="status">
            {t('empower.changes', {
              added: number(added.length),
              removed: number(removed.length),
              users: number(role.users),
            })}
          </span>
          {rights.isStale && <Button onClick={rights.takeTheirs}>{t('empower.theirs')}</Button>}
          <Button variant="quiet" onClick={rights.drop}>
            {t('empower.drop')}
          </Button>
          <Button variant="primary" isPending={rights.isSaving} onClick={() => void rights.save()}>
            {t('empower.save')}
          </Button>
        </SaveBar>
      )}
    </Stack>
  );
}
