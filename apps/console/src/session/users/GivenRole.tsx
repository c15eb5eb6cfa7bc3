import type { UserRow } from '@fireline/api/session';
import { roleCalls } from '@fireline/api/role';
import { defineForm, optional, text } from '@fireline/domain/lib';
import { permissionWords, roleWords } from '@fireline/domain/role';
import { sessionUserWords } from '@fireline/domain/session';
import { useWords } from '@fireline/ui/lib';
import { RoleField } from '../../lib/account/AccountFields.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { userWords } from './userWords.ts';

/** Left empty: the built-in role of the kind. */
const roleChoice = defineForm({ roleId: optional(text({ min: 1, max: 9 })) });
const problemWords = [sessionUserWords, roleWords, permissionWords];

export interface GivenRoleProps {
  readonly user: UserRow;
  /** Reads the account again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Gives an account another role of its kind; its sessions end. @spec ROL-04 SES-11 */
export function GivenRole({ user, onReload, onClose, onSaved }: GivenRoleProps) {
  const t = useWords(userWords);
  const { row, begun } = useBegun(user, onReload);
  const { userId, username, role, roleId, revision } = row;
  const draft = useDraft<Entered>(`user.role.${userId}`);
  const submit = useFormSend<FormValue<typeof roleChoice>, unknown>({
    send: (value, client) =>
      client.send(roleCalls.assign, {
        userId,
        revision,
        ...(value.roleId !== undefined && { roleId: Number(value.roleId) }),
      }),
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
      begun={begun}
      schema={roleChoice}
      words={problemWords}
      defaultValues={{ roleId: roleId === null ? null : String(roleId) }}
      onSubmit={submit}
    >
      <RoleField kind={role} />
    </FormDrawer>
  );
}
