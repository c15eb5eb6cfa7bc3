import { type UserRow, sessionCalls } from '@fireline/api/session';
import { roleCalls } from '@fireline/api/role';
import { roleWords } from '@fireline/domain/role';
import { administeredBy, isMask, sessionUserWords } from '@fireline/domain/session';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { PersonalValue } from '../../lib/personal/PersonalValue.tsx';
import { Stack } from './User.styles.ts';
import { UserState } from './userColumns.tsx';
import { roleText, stateOf } from './userText.ts';
import { userWords } from './userWords.ts';

/** What can be done to an account from its drawer. */
export type UserAct = 'modify' | 'giveRole' | 'unlock' | 'enable' | 'disable' | 'reset' | 'delete';

const calls = {
  modify: sessionCalls.changeUser,
  giveRole: roleCalls.assign,
  unlock: sessionCalls.unlock,
  enable: sessionCalls.enableUser,
  disable: sessionCalls.disableUser,
  reset: sessionCalls.resetPassword,
  delete: sessionCalls.deleteUser,
} as const;

/** What nobody does to the own account. */
const othersOnly: ReadonlySet<UserAct> = new Set(['giveRole', 'disable', 'reset', 'delete']);

function useActs(user: UserRow): readonly UserAct[] {
  const account = useSession()?.account;
  const state = stateOf(user);
  if (!account || !administeredBy(account).includes(user.role)) return [];
  const isFitting = (act: UserAct): boolean => {
    if (act === 'unlock') return user.locked;
    if (act === 'enable') return state === 'disabled';
    return act === 'disable' ? state !== 'disabled' : true;
  };
  return (Object.keys(calls) as UserAct[]).filter(
    (act) => isFitting(act) && !(user.userId === account.userId && othersOnly.has(act)),
  );
}

interface UserDrawerProps {
  readonly user: UserRow;
  readonly onAct: (act: UserAct) => void;
  readonly onClose: () => void;
}

/** One account: whose it is, what it may do, what was done to it. @spec SES-06 SES-08 SES-10 */
export function UserDrawer({ user, onAct, onClose }: UserDrawerProps) {
  const t = useWords(userWords, roleWords, sessionUserWords);
  const { dateTime } = useFormat();
  const may = useMay();
  const acts = useActs(user);
  const time = (at: string | null) => (at === null ? '' : dateTime(at));
  return (
    <ActsDrawer
      title={user.username}
      acts={acts}
      calls={calls}
      labelOf={(act) => t(`users.${act}`)}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('users.realName'), detail: user.realName },
            ...(['username', 'mobile'] as const)
              .filter((field) => field === 'mobile' || isMask(user.username))
              .map((field) => ({
                term: t(`users.${field}`),
                detail: (
                  <PersonalValue
                    subject="user"
                    id={user.userId}
                    fields={[field]}
                    values={[user[field]]}
                    label={t(`users.${field}`)}
                    name={user.realName}
                  />
                ),
              })),
            { term: t('users.state'), detail: <UserState user={user} t={t} /> },
            { term: t('users.kind'), detail: t(`role.name.${user.role}`) },
            { term: t('users.role'), detail: roleText(user, t) },
            { term: t('users.node'), detail: user.nodeName },
            { term: t('users.lastLoginAt'), detail: time(user.lastLoginAt) || t('users.use.never') },
            { term: t('users.createdAt'), detail: time(user.createdAt) },
            ...(user.mustChangePassword ? [{ term: t('users.use'), detail: t('users.mustChange') }] : []),
          ]}
        />
        {may(sessionCalls.userLog) && <RecordHistory kind="user" id={user.userId} record={user} />}
      </Stack>
    </ActsDrawer>
  );
}
