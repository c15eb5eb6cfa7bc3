import type { RoleRow } from '@fireline/api/role';
import type { roleWords } from '@fireline/domain/role';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { shortTimeCell } from '../lib/list/timeCell.tsx';
import { Tag } from './Role.styles.ts';
import { roleName } from './roleName.ts';
import type { roleScreenWords } from './words.ts';

type Keys = keyof typeof roleScreenWords | keyof typeof roleWords;

/** The columns of roles. @spec ROL-01 ROL-04 */
export const roleColumns = (
  t: Translate<Keys>,
  format: Pick<Format, 'number' | 'dateTime' | 'shortDateTime'>,
): readonly Column<RoleRow>[] => {
  const { number } = format;
  const granted = (row: RoleRow): string =>
    t('roles.grantedOf', { granted: number(row.granted), possible: number(row.possible) });
  return [
    {
      id: 'roleName',
      header: t('roles.name'),
      width: 220,
      isHideable: false,
      isSortable: true,
      text: (row) => [roleName(row, t), row.roleId === null ? t('roles.builtIn') : ''].join(' ').trim(),
      cell: (row) => (
        <>
          {roleName(row, t)}
          {row.roleId === null && <Tag>{t('roles.builtIn')}</Tag>}
        </>
      ),
    },
    { id: 'kind', header: t('roles.kind'), width: 172, cell: ({ kind }) => t(`role.name.${kind}`) },
    {
      id: 'granted',
      header: t('roles.rights'),
      width: 170,
      isSortable: true,
      text: (row) => [granted(row), row.granted === 0 ? t('roles.none') : ''].join(' ').trim(),
      cell: (row) => (
        <>
          {granted(row)}
          {row.granted === 0 && <Tag data-tone="attention">{t('roles.none')}</Tag>}
        </>
      ),
    },
    {
      id: 'users',
      header: t('roles.users'),
      width: 80,
      align: 'end',
      isSortable: true,
      text: ({ users }) => users,
      cell: ({ users }) => number(users),
    },
    { id: 'description', header: t('roles.description'), width: 180, cell: ({ description }) => description },
    { id: 'changedBy', header: t('roles.changedBy'), width: 110, cell: ({ changedBy }) => changedBy ?? '' },
    {
      id: 'changedAt',
      header: t('roles.changedAt'),
      isSortable: true,
      ...shortTimeCell<RoleRow>(({ changedAt }) => changedAt, format),
    },
  ];
};
