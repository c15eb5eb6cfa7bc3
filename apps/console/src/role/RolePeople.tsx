import { type RoleRow, roleCalls } from '@fireline/api/role';
import { useCall } from '@fireline/api/react';
import { pageSizeMax } from '@fireline/domain/shell';
import { DataTable } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useFailureText } from '../lib/page/failure.ts';
import { empowerWords, roleScreenWords } from './words.ts';

/** The accounts that have a role. @spec ROL-04 */
export function RolePeople({ role }: { readonly role: RoleRow }) {
  const t = useWords(empowerWords, roleScreenWords);
  const failureText = useFailureText();
  const { data, error, isPending, refetch } = useCall(roleCalls.users, {
    ...(role.roleId === null ? { kind: role.kind } : { roleId: role.roleId }),
    pageSize: pageSizeMax,
  });
  const columns = useMemo(
    () => [
      {
        id: 'username',
        header: t('empower.people.username'),
        width: 160,
        cell: ({ username }: { readonly username: string }) => username,
      },
      {
        id: 'realName',
        header: t('empower.people.realName'),
        width: 160,
        cell: ({ realName }: { readonly realName: string }) => realName,
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('roles.users')}
      rows={data?.rows ?? []}
      columns={columns}
      getRowId={({ userId }) => userId}
      isLoading={isPending}
      failure={error ? failureText('query', error) : undefined}
      onRetry={() => void refetch()}
      empty={{ title: t('empower.people.none') }}
    />
  );
}
