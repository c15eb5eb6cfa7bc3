import type { UserRow } from '@fireline/api/session';
import type { roleWords } from '@fireline/domain/role';
import type { sessionUserWords } from '@fireline/domain/session';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import { roleText, stateOf } from './userText.ts';
import type { userWords } from './userWords.ts';

type Keys = keyof typeof userWords | keyof typeof roleWords | keyof typeof sessionUserWords;
export type UserTranslate = Translate<Keys>;

/** The state with its mark; the words alone carry it. */
export function UserState({ user, t }: { readonly user: UserRow; readonly t: UserTranslate }) {
  const state = stateOf(user);
  return <StateMark state={state}>{t(`session.state.${state}`)}</StateMark>;
}

/** The columns of accounts. @spec SES-08 */
export function userColumns(t: UserTranslate, format: Pick<Format, 'dateTime'>): readonly Column<UserRow>[] {
  return [
    {
      id: 'username',
      header: t('users.username'),
      width: 150,
      isHideable: false,
      isSortable: true,
      cell: ({ username }) => username,
    },
    { id: 'realName', header: t('users.realName'), width: 140, isSortable: true, cell: ({ realName }) => realName },
    {
      id: 'state',
      header: t('users.state'),
      width: 110,
      text: (user) => t(`session.state.${stateOf(user)}`),
      cell: (user) => <UserState user={user} t={t} />,
    },
    { id: 'role', header: t('users.role'), width: 180, cell: (user) => roleText(user, t) },
    { id: 'node', header: t('users.node'), width: 220, cell: ({ nodeName }) => nodeName },
    {
      id: 'mobile',
      header: t('users.mobile'),
      width: 160,
      ...personalCell<UserRow>(({ userId, realName, mobile }) => ({
        subject: 'user',
        id: userId,
        fields: ['mobile'],
        values: [mobile],
        label: t('users.mobile'),
        name: realName,
      })),
    },
    {
      id: 'lastLoginAt',
      header: t('users.lastLoginAt'),
      isSortable: true,
      ...timeCell<UserRow>(({ lastLoginAt }) => lastLoginAt, format, t('users.use.never')),
    },
    {
      id: 'createdAt',
      header: t('users.createdAt'),
      isSortable: true,
      ...timeCell<UserRow>(({ createdAt }) => createdAt, format),
    },
  ];
}
