import { type MadeUpPassword, type UserRow, sessionCalls } from '@fireline/api/session';
import { useCall } from '@fireline/api/react';
import { useWords } from '@fireline/ui/lib';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { WholeRecord } from '../../lib/personal/WholeRecord.tsx';
import { GivenRole } from './GivenRole.tsx';
import type { UserAct } from './UserDrawer.tsx';
import { ChangedUser } from './UserForm.tsx';
import { userWords } from './userWords.ts';

const asked = {
  unlock: { call: sessionCalls.unlock, done: 'users.unlocked', action: 'unlock', tone: 'primary' },
  enable: { call: sessionCalls.enableUser, done: 'users.enabled', action: 'save', tone: 'primary' },
  disable: { call: sessionCalls.disableUser, done: 'users.disabled', action: 'save', tone: 'danger' },
  delete: { call: sessionCalls.deleteUser, done: 'users.deleted', action: 'delete', tone: 'danger' },
} as const;

/** What follows, with how many logins end. */
function Consequences({ act, userId }: { readonly act: keyof typeof asked | 'reset'; readonly userId: number }) {
  const t = useWords(userWords);
  const ends = act === 'disable' || act === 'delete' || act === 'reset';
  const { data } = useCall(sessionCalls.sessions, { userId }, { isEnabled: ends });
  return (
    <>
      {t(`users.${act}What`)} {data && t('users.openNow', { count: data.rows.length })}
    </>
  );
}

interface UserActsProps {
  readonly user: UserRow;
  readonly act: UserAct;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onMade: (made: MadeUpPassword) => void;
}

/** The form or the question of what is done to an account. @spec SES-06 SES-08 */
export function UserActs({ user, act, onClose, onChanged, onMade }: UserActsProps) {
  const t = useWords(userWords);
  const { userId, username: name } = user;
  const saved = (): void => {
    onClose();
    onChanged();
  };
  const form = { user, onReload: onChanged, onClose, onSaved: saved };
  if (act === 'modify')
    return (
      <WholeRecord
        subject="user"
        id={userId}
        record={user}
        title={t('users.change', { name })}
        onReload={onChanged}
        onClose={onClose}
      >
        {(whole, reload) => <ChangedUser {...form} user={whole} onReload={reload} />}
      </WholeRecord>
    );
  if (act === 'giveRole') return <GivenRole {...form} />;
  const question = {
    send: { userId },
    title: t(`users.${act}Ask`, { name }),
    confirmLabel: t(`users.${act}`),
    children: <Consequences act={act} userId={userId} />,
    onClose,
  };
  if (act === 'reset')
    return (
      <ConfirmSend
        {...question}
        call={sessionCalls.resetPassword}
        action="save"
        done={t('users.resetDone', { name })}
        onDone={onMade}
      />
    );
  const { call, done, action, tone } = asked[act];
  return (
    <ConfirmSend {...question} call={call} action={action} tone={tone} done={t(done, { name })} onDone={onChanged} />
  );
}
