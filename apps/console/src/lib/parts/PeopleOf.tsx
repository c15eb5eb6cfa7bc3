import { type UserRow, sessionCalls } from '@fireline/api/session';
import { roleWords } from '@fireline/domain/role';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PartTable } from '../list/PartTable.tsx';
import { timeCell } from '../list/timeCell.tsx';
import { partWords } from './words.ts';

const userColumns = (
  t: Translate<keyof typeof partWords | keyof typeof roleWords>,
  format: Format,
): readonly Column<UserRow>[] => [
  { id: 'username', header: t('part.username'), width: 160, cell: ({ username }) => username },
  { id: 'realName', header: t('part.realName'), width: 140, cell: ({ realName }) => realName },
  { id: 'role', header: t('part.role'), width: 160, cell: ({ role, roleName }) => roleName ?? t(`role.name.${role}`) },
  { id: 'mobile', header: t('part.mobile'), width: 130, cell: ({ mobile }) => mobile },
  {
    id: 'lastLogin',
    header: t('part.lastLogin'),
    width: 176,
    ...timeCell<UserRow>(({ lastLoginAt }) => lastLoginAt, format, t('part.never')),
  },
];

type PeopleNode = Readonly<
  Record<'partnerId', number> | Record<'unitId', number> | Record<'maintId', number> | Record<'placeId', number>
>;

/** The accounts that are bound to a partner, a unit, a company or a place. @spec SES-08 */
export function PeopleOf({ of }: { readonly of: PeopleNode }) {
  const t = useWords(partWords, roleWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(() => userColumns(t, format), [t, format]);
  return (
    <PartTable
      label={t('part.people')}
      call={sessionCalls.users}
      of={of}
      columns={columns}
      getRowId={({ userId }) => userId}
      onOpen={({ username }) => navigate(`${pathTo('systemUser')}?search=${encodeURIComponent(username)}`)}
      empty={{ title: t('part.noPeople') }}
    />
  );
}
