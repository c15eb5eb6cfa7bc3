import { type UserRow, sessionCalls } from '@fireline/api/session';
import { accountChangeForm, nodeOfKind } from '@fireline/domain/session';
import { useWords } from '@fireline/ui/lib';
import { NodeField, PersonFields, accountProblemWords } from '../../lib/account/AccountFields.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { userWords } from './userWords.ts';

export interface ChangedUserProps {
  readonly user: UserRow;
  /** Reads the account again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The person behind an account, and what it is bound to; its name and kind stay. @spec SES-08 */
export function ChangedUser({ user: newest, onReload, onClose, onSaved }: ChangedUserProps) {
  const t = useWords(userWords);
  const { row: user, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(`user.${user.userId}`);
  const { userId, username, realName, mobile, role, nodeName, revision } = user;
  const node = nodeOfKind[role];
  const submit = useFormSend<FormValue<typeof accountChangeForm>, unknown>({
    send: (value, client) =>
      client.send(sessionCalls.changeUser, {
        userId,
        revision,
        realName: value.realName,
        ...(value.mobile !== undefined && { mobile: value.mobile }),
        ...(value.nodeId !== undefined && { nodeId: value.nodeId }),
      }),
    saved: () => t('users.saved', { name: username }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('users.change', { name: username })}
      submitLabel={t('users.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={accountChangeForm}
      words={accountProblemWords}
      defaultValues={{ realName, mobile }}
      onSubmit={submit}
    >
      <PersonFields />
      {node && <NodeField kind={role} node={node} now={nodeName} />}
    </FormDrawer>
  );
}
