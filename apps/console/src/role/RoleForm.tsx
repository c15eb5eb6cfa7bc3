import { type RoleDetail, type RoleRow, roleCalls } from '@fireline/api/role';
import {
  permissionWords,
  roleDescriptionChars,
  roleForm,
  roleNameChars,
  roleWords,
  rolesIn,
} from '@fireline/domain/role';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { useBegun } from '../lib/form/useBegun.ts';
import { useDraft } from '../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../lib/form/useFormSend.ts';
import { useRentKind } from '../lib/session/useSession.ts';
import { roleName } from './roleName.ts';
import { roleScreenWords } from './words.ts';

/** What is written: a new role, a copy of one with its rights, or one that exists. */
export interface WrittenRole {
  readonly as: 'new' | 'copy' | 'change';
  readonly role: RoleRow | undefined;
}

/** The draft of a role is kept under this name. */
export const roleDraft = ({ as, role }: WrittenRole): string =>
  `role.${as}${role ? `.${role.roleId ?? role.kind}` : ''}`;

const problemWords = [roleWords, permissionWords];
const noKind: string | null = null;

function RoleFields({ isKindFixed }: { readonly isKindFixed: boolean }) {
  const t = useWords(roleScreenWords, roleWords);
  const rentKind = useRentKind();
  const { name: _name, ...kind } = useFormField('role', { label: t('roles.kind'), initial: noKind });
  return (
    <>
      <TextField
        {...useFormField('roleName', { label: t('roles.name'), initial: '' })}
        countMax={roleNameChars.max}
        required
      />
      <Select
        {...kind}
        description={t('roles.kindFixed')}
        disabled={isKindFixed}
        options={rolesIn(rentKind).map((value) => ({ value, label: t(`role.name.${value}`) }))}
      />
      <TextArea
        {...useFormField('description', { label: t('roles.description'), initial: '' })}
        countMax={roleDescriptionChars.max}
        isOptional
      />
    </>
  );
}

export interface RoleFormProps {
  readonly written: WrittenRole;
  /** Reads the role again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: (saved: { readonly role: RoleDetail }) => void;
}

/** The name, kind and description of a role. A new one has no rights until it is authorised. @spec ROL-01 ROL-02 ROL-04 */
export function RoleForm({ written, onReload, onClose, onSaved }: RoleFormProps) {
  const t = useWords(roleScreenWords, roleWords);
  const { as } = written;
  const { row: role, begun } = useBegun(written.role, onReload);
  const draft = useDraft<Entered>(roleDraft(written));
  const name = role ? roleName(role, t) : '';
  const submit = useFormSend<FormValue<typeof roleForm>, RoleDetail>({
    send: (value, client) => {
      if (as === 'change' && role?.roleId)
        return client.send(roleCalls.change, { ...value, roleId: role.roleId, revision: role.revision });
      return client.send(roleCalls.create, { ...value, ...(role?.roleId ? { copyOf: role.roleId } : {}) });
    },
    saved: (saved) => t('roles.saved', { name: saved.roleName ?? '' }),
    draft,
    onSaved: (saved) => onSaved({ role: saved }),
  });
  const titles = { new: t('roles.create'), copy: t('roles.copyOf', { name }), change: t('roles.change', { name }) };
  return (
    <FormDrawer
      title={titles[as]}
      submitLabel={t('roles.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={roleForm}
      words={problemWords}
      defaultValues={{
        roleName: as === 'copy' ? t('roles.copyName', { name }) : name,
        role: role?.kind ?? null,
        description: role?.description ?? '',
      }}
      onSubmit={submit}
    >
      <RoleFields isKindFixed={as !== 'new'} />
    </FormDrawer>
  );
}
