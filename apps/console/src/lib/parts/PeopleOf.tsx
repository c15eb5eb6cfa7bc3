import { type UserRow, sessionCalls } from '@fireline/api/session';
import { type Role, roleWords } from '@fireline/domain/role';
import { isMask } from '@fireline/domain/session';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { AssociatedUser } from '../account/AssociatedUser.tsx';
import { PartTable } from '../list/PartTable.tsx';
import { timeCell } from '../list/timeCell.tsx';
import { personalCell } from '../personal/personalCell.tsx';
import { Stack, Tools } from '../page/Page.styles.ts';
import { partWords } from './words.ts';

const userColumns = (
  t: Translate<keyof typeof partWords | keyof typeof roleWords>,
  format: Format,
): readonly Column<UserRow>[] => [
  { id: 'username', header: t('part.username'), width: 160, cell: ({ username }) => username },
  { id: 'realName', header: t('part.realName'), width: 140, cell: ({ realName }) => realName },
  { id: 'role', header: t('part.role'), width: 160, cell: ({ role, roleName }) => roleName ?? t(`role.name.${role}`) },
  {
    id: 'mobile',
    header: t('part.mobile'),
    width: 160,
    ...personalCell<UserRow>(({ userId, realName, mobile }) => ({
      subject: 'user',
      id: userId,
      fields: ['mobile'],
      values: [mobile],
      label: t('part.mobile'),
      name: realName,
    })),
  },
  {
    id: 'lastLogin',
    header: t('part.lastLogin'),
    ...timeCell<UserRow>(({ lastLoginAt }) => lastLoginAt, format, t('part.never')),
  },
];

/** Of which kind the accounts of each node are, and how the list of accounts is filtered by it. */
const nodes = {
  partnerId: { kind: 'agent', param: 'partner' },
  unitId: { kind: 'unit', param: 'unit' },
  maintId: { kind: 'maint', param: 'maint' },
  placeId: { kind: 'resident', param: 'place' },
} as const satisfies Readonly<Record<string, { readonly kind: Role; readonly param: string }>>;

interface PeopleOfProps {
  readonly of: { readonly key: keyof typeof nodes; readonly id: number; readonly name: string };
  /** Calls that count accounts on the page. */
  readonly outdates?: readonly { readonly name: string }[];
}

/** The accounts that are bound to a partner, a unit, a company or a place, and a new one for it. @spec SES-08 */
export function PeopleOf({ of: { key, id, name }, outdates }: PeopleOfProps) {
  const t = useWords(partWords, roleWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(() => userColumns(t, format), [t, format]);
  const { kind, param } = nodes[key];
  return (
    <Stack>
      <Tools>
        <AssociatedUser owner={{ kind, nodeId: String(id), name }} {...(outdates && { outdates })} />
        <Link href={`${pathTo('systemUser')}?${param}=${id}`}>{t('part.inUserList')}</Link>
      </Tools>
      <PartTable
        label={t('part.people')}
        call={sessionCalls.users}
        of={{ [key]: id }}
        columns={columns}
        getRowId={({ userId }) => userId}
        onOpen={({ username, realName }) =>
          // a masked name finds nobody
          navigate(`${pathTo('systemUser')}?search=${encodeURIComponent(isMask(username) ? realName : username)}`)
        }
        empty={{ title: t('part.noPeople') }}
      />
    </Stack>
  );
}
