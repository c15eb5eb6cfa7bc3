import { type MadeUpPassword, type UserRow, sessionCalls } from '@fireline/api/session';
import { useApi, useCall } from '@fireline/api/react';
import { roleCalls } from '@fireline/api/role';
import { type Role, permissionWords, roleWords } from '@fireline/domain/role';
import {
  type AccountNode,
  accountChangeForm,
  administeredBy,
  newAccountForm,
  nodeOfKind,
  realNameChars,
  sessionUserWords,
  sessionWords,
  usernameChars,
} from '@fireline/domain/session';
import { pageSizeMax } from '@fireline/domain/shell';
import { ComboBox, type LoadOptions } from '@fireline/ui/ComboBox';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { useFoundNone } from '../../lib/fields/useFoundNone.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { useMay } from '../../shell/useMay.ts';
import { useSession } from '../../shell/useSession.ts';
import { userScreenWords } from './words.ts';

/** The draft of an account is kept under this name. */
export const userDraft = (userId: number | undefined): string => `user.${userId ?? 'new'}`;

const problemWords = [sessionUserWords, sessionWords, roleWords, permissionWords];
const none: string | null = null;

function PersonFields() {
  const t = useWords(userScreenWords);
  return (
    <>
      <TextField
        {...useFormField('realName', { label: t('users.realName'), initial: '' })}
        countMax={realNameChars.max}
        required
      />
      <TextField
        {...useFormField('mobile', { label: t('users.mobile'), initial: '' })}
        type="tel"
        autoComplete="off"
        isOptional
      />
    </>
  );
}

interface NodeProps {
  readonly kind: Role;
  readonly node: AccountNode;
  readonly now?: string;
}

/** What the account is bound to, found by text within the reader's own scope; one that exists stays bound without a choice. */
function NodeField({ kind, node, now }: NodeProps) {
  const t = useWords(userScreenWords);
  const { client } = useApi();
  const { name: _name, ...field } = useFormField('nodeId', { label: t('users.node'), initial: none });
  const load: LoadOptions = async ({ text, signal }) => {
    const { nodes } = await client.send(sessionCalls.nodes, { kind, search: text }, { signal });
    return nodes.map(({ nodeId, name }) => ({ value: nodeId, label: name }));
  };
  return (
    <ComboBox
      {...field}
      {...useFoundNone(node, load)}
      options={[]}
      {...(now === undefined
        ? { required: true }
        : { description: t('users.node.kept', { name: now || t('users.node.nothing') }), isOptional: true })}
    />
  );
}

/** A role that the tenant has made; for those who see roles. */
export function RoleField({ kind }: { readonly kind: Role }) {
  const t = useWords(userScreenWords, roleWords);
  const may = useMay();
  const { data } = useCall(roleCalls.list, { kind, pageSize: pageSizeMax }, { isEnabled: may(roleCalls.list) });
  const { name: _name, ...field } = useFormField('roleId', { label: t('users.role'), initial: none });
  const own = (data?.rows ?? []).filter(({ roleId }) => roleId !== null);
  return (
    <Select
      {...field}
      isClearable
      placeholder={t('users.builtIn', { kind: t(`role.name.${kind}`) })}
      options={own.map(({ roleId, roleName }) => ({ value: String(roleId), label: roleName ?? '' }))}
    />
  );
}

function NewFields() {
  const t = useWords(userScreenWords, roleWords);
  const account = useSession()?.account;
  const kinds = account ? administeredBy(account) : [];
  const { name: _name, ...kind } = useFormField('role', { label: t('users.kind'), initial: none });
  const chosen = kinds.find((one) => one === kind.value);
  const node = chosen && nodeOfKind[chosen];
  return (
    <>
      <TextField
        {...useFormField('username', { label: t('users.username'), initial: '' })}
        countMax={usernameChars.max}
        autoComplete="off"
        required
      />
      <PersonFields />
      <Select {...kind} required options={kinds.map((value) => ({ value, label: t(`role.name.${value}`) }))} />
      {node && <NodeField key={node} kind={chosen} node={node} />}
      {chosen && <RoleField key={`role-${chosen}`} kind={chosen} />}
    </>
  );
}

export interface NewUserProps {
  readonly onClose: () => void;
  /** Called with the password that is shown once. */
  readonly onMade: (made: MadeUpPassword) => void;
}

/** An account as it is created. @spec SES-03 SES-08 */
export function NewUser({ onClose, onMade }: NewUserProps) {
  const t = useWords(userScreenWords);
  const draft = useDraft<Entered>(userDraft(undefined));
  const submit = useFormSend<FormValue<typeof newAccountForm>, MadeUpPassword>({
    send: ({ mobile, nodeId, roleId, ...value }, client) =>
      client.send(sessionCalls.createUser, {
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
      title={t('users.create')}
      submitLabel={t('users.save')}
      onClose={onClose}
      draft={draft}
      schema={newAccountForm}
      words={problemWords}
      onSubmit={submit}
    >
      <NewFields />
    </FormDrawer>
  );
}

export interface ChangedUserProps {
  readonly user: UserRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The person behind an account, and what it is bound to; its name and kind stay. @spec SES-08 */
export function ChangedUser({ user, onClose, onSaved }: ChangedUserProps) {
  const t = useWords(userScreenWords);
  const draft = useDraft<Entered>(userDraft(user.userId));
  const { userId, username, realName, mobile, role, nodeName } = user;
  const node = nodeOfKind[role];
  const submit = useFormSend<FormValue<typeof accountChangeForm>, unknown>({
    send: (value, client) =>
      client.send(sessionCalls.changeUser, {
        userId,
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
      schema={accountChangeForm}
      words={problemWords}
      defaultValues={{ realName, mobile }}
      onSubmit={submit}
    >
      <PersonFields />
      {node && <NodeField kind={role} node={node} now={nodeName} />}
    </FormDrawer>
  );
}
