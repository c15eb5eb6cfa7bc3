import { type MadeUpPassword, sessionCalls } from '@fireline/api/session';
import { useSend } from '@fireline/api/react';
import { type Role, roleWords } from '@fireline/domain/role';
import { administeredBy, newAccountForm, nodeOfKind, usernameChars } from '@fireline/domain/session';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useSession } from '../session/useSession.ts';
import type { Entered } from '../form/DraftForm.tsx';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { useDraft } from '../form/useDraft.ts';
import { type FormValue, useFormSend } from '../form/useFormSend.ts';
import { useTellFailure } from '../page/useTellFailure.ts';
import { NodeField, PersonFields, RoleField, accountProblemWords } from './AccountFields.tsx';
import { accountFormWords } from './words.ts';

/** The record from which an account is created; it is bound to it. */
export interface AccountOwner {
  readonly kind: Role;
  readonly nodeId: string;
  readonly name: string;
}

/** The draft of a new account is kept under this name. */
export const newUserDraft = (owner?: AccountOwner): string =>
  owner ? `user.new.${owner.kind}.${owner.nodeId}` : 'user.new';

const none: string | null = null;
const countsNothing: NonNullable<NewUserProps['outdates']> = [];

function NameField() {
  const t = useWords(accountFormWords);
  return (
    <TextField
      {...useFormField('username', { label: t('users.username'), initial: '' })}
      countMax={usernameChars.max}
      autoComplete="off"
      required
    />
  );
}

function OwnerField({ owner }: { readonly owner: AccountOwner }) {
  const t = useWords(accountFormWords);
  const { name: _name, ...bound } = useFormField('nodeId', { label: t('users.node'), initial: none });
  return <Select {...bound} required disabled options={[{ value: owner.nodeId, label: owner.name }]} />;
}

/** The kind that is chosen and what the account is bound to; where a record is given, both are its. */
function KindFields({ owner }: { readonly owner: AccountOwner | undefined }) {
  const t = useWords(accountFormWords, roleWords);
  const account = useSession()?.account;
  const kinds = account ? administeredBy(account) : [];
  const { name: _name, ...kind } = useFormField('role', { label: t('users.kind'), initial: none });
  const chosen = kinds.find((one) => one === kind.value);
  const node = chosen && nodeOfKind[chosen];
  return (
    <>
      <Select
        {...kind}
        required
        disabled={owner !== undefined}
        options={kinds.map((value) => ({ value, label: t(`role.name.${value}`) }))}
      />
      {owner && <OwnerField owner={owner} />}
      {!owner && node && <NodeField key={node} kind={chosen} node={node} />}
      {chosen && <RoleField key={`role-${chosen}`} kind={chosen} />}
    </>
  );
}

export interface NewUserProps {
  /** Absent: kind and node are chosen. */
  readonly owner?: AccountOwner;
  /** Calls that count accounts on the page. */
  readonly outdates?: readonly { readonly name: string }[];
  readonly onClose: () => void;
  /** Called with the password that is shown once. */
  readonly onMade: (made: MadeUpPassword) => void;
}

/** An account as it is created: for anybody below the reader, or bound to the record that it is created from. @spec SES-03 SES-08 */
export function NewUser({ owner, outdates = countsNothing, onClose, onMade }: NewUserProps) {
  const t = useWords(accountFormWords);
  const draft = useDraft<Entered>(newUserDraft(owner));
  const tellFailure = useTellFailure();
  const { mutateAsync } = useSend(sessionCalls.createUser, {
    outdates: [sessionCalls.users, ...outdates],
    ...(owner && { onFailed: ({ error }) => tellFailure('createAssociatedUser', error) }),
  });
  const submit = useFormSend<FormValue<typeof newAccountForm>, MadeUpPassword>({
    send: ({ mobile, nodeId, roleId, ...value }) =>
      mutateAsync({
        ...value,
        ...(mobile !== undefined && { mobile }),
        ...(nodeId !== undefined && { nodeId }),
        ...(roleId !== undefined && { roleId }),
      }),
    saved: ({ username }) => t('users.saved', { name: username }),
    draft,
    onSaved: onMade,
  });
  return (
    <FormDrawer
      title={t(owner ? 'users.associate' : 'users.create')}
      submitLabel={t('users.save')}
      onClose={onClose}
      draft={draft}
      schema={newAccountForm}
      words={accountProblemWords}
      {...(owner && { defaultValues: { role: owner.kind, nodeId: owner.nodeId } })}
      onSubmit={submit}
    >
      <NameField />
      <PersonFields />
      <KindFields owner={owner} />
    </FormDrawer>
  );
}
