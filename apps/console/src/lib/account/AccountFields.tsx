import { sessionCalls } from '@fireline/api/session';
import { useApi, useCall } from '@fireline/api/react';
import { roleCalls } from '@fireline/api/role';
import { type Role, permissionWords, roleWords } from '@fireline/domain/role';
import { type AccountNode, realNameChars, sessionUserWords, sessionWords } from '@fireline/domain/session';
import { pageSizeMax } from '@fireline/domain/shell';
import { ComboBox, type LoadOptions } from '@fireline/ui/ComboBox';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useMay } from '../session/useMay.ts';
import { useFoundNone } from '../fields/useFoundNone.ts';
import { accountFormWords } from './words.ts';

export const accountProblemWords = [sessionUserWords, sessionWords, roleWords, permissionWords];
const none: string | null = null;

/** Whose account it is. */
export function PersonFields() {
  const t = useWords(accountFormWords);
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
export function NodeField({ kind, node, now }: NodeProps) {
  const t = useWords(accountFormWords);
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
  const t = useWords(accountFormWords, roleWords);
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
