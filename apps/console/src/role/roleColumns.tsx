import type { RoleRow } from '@fireline/api/role';
import type { roleWords } from '@fireline/domain/role';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { Tag } from './Role.styles.ts';
import { roleName } from './roleName.ts';
import type { roleScreenWords } from './words.ts';

type Keys = keyof typeof roleScreenWords | keyof typeof roleWords;

/** The columns of roles. @spec ROL-01 ROL-04 */
export const roleColumns = (
  t: Translate<Keys>,
  { number, dateTime }: Pick<Format, 'number' | 'dateTime'>,
): readonly Column<RoleRow>[] => [
  {
    id: 'roleName',
    header: t('roles.name'),
    width: 200,
    isHideable: false,
    isSortable: true,
    text: (row) => roleName(row, t),
    cell: (row) => (
      <>
        {roleName(row, t)}
        {row.roleId === null && <Tag>{t('roles.builtIn')}</Tag>}
      </>
    ),
  },
  { id: 'kind', header: t('roles.kind'), width: 130, cell: ({ kind }) => t(`role.name.${kind}`) },
  {
    id: 'granted',
    header: t('roles.rights'),
    width: 170,
    isSortable: true,
    text: ({ granted, possible }) => t('roles.grantedOf', { granted: number(granted), possible: number(possible) }),
    fileValue: ({ granted }) => granted,
    cell: ({ granted, possible }) => (
      <>
        {t('roles.grantedOf', { granted: number(granted), possible: number(possible) })}
        {granted === 0 && <Tag data-tone="attention">{t('roles.none')}</Tag>}
      </>
    ),
  },
  {
    id: 'users',
    header: t('roles.users'),
    width: 90,
    align: 'end',
    isSortable: true,
    text: ({ users }) => users,
    cell: ({ users }) => number(users),
  },
  { id: 'description', header: t('roles.description'), width: 260, cell: ({ description }) => description },
  { id: 'changedBy', header: t('roles.changedBy'), width: 120, cell: ({ changedBy }) => changedBy ?? '' },
  {
    id: 'changedAt',
    header: t('roles.changedAt'),
    width: 160,
    isSortable: true,
    cell: ({ changedAt }) => (changedAt === null ? '' : dateTime(changedAt)),
  },
];
