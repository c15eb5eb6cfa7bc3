import { type MadeUpPassword, type UserRow, sessionCalls } from '@fireline/api/session';
import { useWords } from '@fireline/ui/lib';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { GivenRole } from './GivenRole.tsx';
import type { UserAct } from './UserDrawer.tsx';
import { ChangedUser } from './UserForm.tsx';
import { userScreenWords } from './words.ts';

const asked = {
  unlock: { call: sessionCalls.unlock, done: 'users.unlocked', action: 'unlock', tone: 'primary' },
  enable: { call: sessionCalls.enableUser, done: 'users.enabled', action: 'save', tone: 'primary' },
  disable: { call: sessionCalls.disableUser, done: 'users.disabled', action: 'save', tone: 'danger' },
  delete: { call: sessionCalls.deleteUser, done: 'users.deleted', action: 'delete', tone: 'danger' },
} as const;

interface UserActsProps {
  readonly user: UserRow;
  readonly act: UserAct;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onMade: (made: MadeUpPassword) => void;
}

/** The form or the question of what is done to an account. @spec SES-06 SES-08 */
export function UserActs({ user, act, onClose, onChanged, onMade }: UserActsProps) {
  const t = useWords(userScreenWords);
  const { userId, username: name } = user;
  const saved = (): void => {
    onClose();
    onChanged();
  };
  if (act === 'modify') return <ChangedUser user={user} onClose={onClose} onSaved={saved} />;
  if (act === 'giveRole') return <GivenRole user={user} onClose={onClose} onSaved={saved} />;
  const question = {
    send: { userId },
    title: t(`users.${act}Ask`, { name }),
    confirmLabel: t(`users.${act}`),
    children: t(`users.${act}What`),
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
