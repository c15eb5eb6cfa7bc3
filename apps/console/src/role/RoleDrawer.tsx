import { type RoleRow, roleCalls } from '@fireline/api/role';
import { roleWords } from '@fireline/domain/role';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMay } from '../lib/session/useMay.ts';
import { Stack, Tools } from './Role.styles.ts';
import type { WrittenRole } from './RoleForm.tsx';
import { RolePeople } from './RolePeople.tsx';
import { roleKey, roleName } from './roleName.ts';
import { roleScreenWords } from './words.ts';

interface RoleDrawerProps {
  readonly role: RoleRow;
  readonly onClose: () => void;
  readonly onWrite: (written: WrittenRole) => void;
  readonly onDelete: (role: RoleRow) => void;
}

function Actions({ role, onWrite, onDelete }: Omit<RoleDrawerProps, 'onClose'>) {
  const t = useWords(roleScreenWords);
  const may = useMay();
  return (
    <Tools>
      {may(roleCalls.create) && <Button onClick={() => onWrite({ as: 'copy', role })}>{t('roles.copy')}</Button>}
      {may(roleCalls.change) && <Button onClick={() => onWrite({ as: 'change', role })}>{t('roles.modify')}</Button>}
      {may(roleCalls.delete) && (
        <Button
          variant="danger"
          disabled={role.users > 0}
          title={role.users > 0 ? t('roles.inUse') : undefined}
          onClick={() => onDelete(role)}
        >
          {t('roles.delete')}
        </Button>
      )}
    </Tools>
  );
}

/** One role: what it is, who has it, and what can be done with it. @spec ROL-01 ROL-04 */
export function RoleDrawer({ role, onClose, ...actions }: RoleDrawerProps) {
  const t = useWords(roleScreenWords, roleWords);
  const { number, dateTime } = useFormat();
  const may = useMay();
  const { granted, possible, changedAt } = role;
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={roleName(role, t)}
      {...(role.roleId === null ? {} : { footer: <Actions role={role} {...actions} /> })}
    >
      <Stack>
        {role.roleId === null && <p>{t('roles.builtInWhat')}</p>}
        <DescriptionList
          layout="rows"
          items={[
            { term: t('roles.kind'), detail: t(`role.name.${role.kind}`) },
            {
              term: t('roles.rights'),
              detail: (
                <>
                  {t('roles.grantedOf', { granted: number(granted), possible: number(possible) })}{' '}
                  {may({ who: ['systemEmpower:view'] }) && (
                    <Link href={`${pathTo('systemEmpower')}?role=${roleKey(role)}`}>{t('roles.authorize')}</Link>
                  )}
                </>
              ),
            },
            { term: t('roles.description'), detail: role.description },
            { term: t('roles.changedBy'), detail: role.changedBy ?? '' },
            { term: t('roles.changedAt'), detail: changedAt === null ? '' : dateTime(changedAt) },
          ]}
        />
        <RolePeople role={role} />
      </Stack>
    </Drawer>
  );
}
