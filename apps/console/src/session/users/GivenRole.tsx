import type { UserRow } from '@fireline/api/session';
import { roleCalls } from '@fireline/api/role';
import { defineForm, optional, text } from '@fireline/domain/lib';
import { permissionWords, roleWords } from '@fireline/domain/role';
import { sessionUserWords } from '@fireline/domain/session';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { RoleField } from './UserForm.tsx';
import { userScreenWords } from './words.ts';

/** Left empty: the built-in role of the kind. */
const roleChoice = defineForm({ roleId: optional(text({ min: 1, max: 9 })) });
const problemWords = [sessionUserWords, roleWords, permissionWords];

export interface GivenRoleProps {
  readonly user: UserRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Gives an account another role of its kind; its sessions end. @spec ROL-04 SES-11 */
export function GivenRole({ user: { userId, username, role, roleId }, onClose, onSaved }: GivenRoleProps) {
  const t = useWords(userScreenWords);
  const draft = useDraft<Entered>(`user.role.${userId}`);
  const submit = useFormSend<FormValue<typeof roleChoice>, unknown>({
    send: (value, client) =>
      client.send(roleCalls.assign, { userId, ...(value.roleId !== undefined && { roleId: Number(value.roleId) }) }),
    saved: () => t('users.roleGiven', { name: username }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('users.giveRoleOf', { name: username })}
      submitLabel={t('users.save')}
      onClose={onClose}
      draft={draft}
      schema={roleChoice}
      words={problemWords}
      defaultValues={{ roleId: roleId === null ? null : String(roleId) }}
      onSubmit={submit}
    >
      <RoleField kind={role} />
    </FormDrawer>
  );
}
