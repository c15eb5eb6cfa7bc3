import { type RoleDetail, type RoleRow, roleCalls } from '@fireline/api/role';
import { useApi, useCall } from '@fireline/api/react';
import { CallError } from '@fireline/api/lib';
import { permissionChanges } from '@fireline/domain/role';
import { actionWords, builtInRights, shellWords } from '@fireline/domain/shell';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useDraft } from '../lib/form/useDraft.ts';
import { useRentKind } from '../lib/session/useSession.ts';
import { useTellFailure } from '../lib/page/useTellFailure.ts';

/** The draft of a role's rights is kept under this name. */
const rightsDraft = (roleId: number): string => `role.rights.${roleId}`;

interface RightsDraft {
  readonly permissions: readonly string[];
  /** The revision that the changes began with. */
  readonly revision: number;
}

/**
 * The rights of a role while they are changed: what is stored, what is chosen, and saving it. A change that began before somebody else
 * saved is refused by name and kept, until the reader loads theirs.
 * @spec ROL-01 ROL-07
 */
export function useRoleRights(role: RoleDetail, onSaved: () => void) {
  const { client } = useApi();
  const toasts = useToast();
  const t = useWords(actionWords, shellWords);
  const tellFailure = useTellFailure();
  const draft = useDraft<RightsDraft>(rightsDraft(role.roleId ?? 0));
  const [entered, setEntered] = useState<RightsDraft | undefined>(() => draft.read()?.value);
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const saved = useMemo(() => new Set(role.permissions), [role.permissions]);
  const granted = useMemo(() => (entered ? new Set(entered.permissions) : saved), [entered, saved]);
  const changes = useMemo(() => permissionChanges(saved, granted), [saved, granted]);
  const drop = (): void => {
    draft.forget();
    setEntered(undefined);
    setStale(false);
  };
  const change = (value: ReadonlySet<string>): void => {
    const { added, removed } = permissionChanges(saved, value);
    if (added.length + removed.length === 0) return drop();
    const next = { permissions: [...value], revision: entered?.revision ?? role.revision };
    draft.keep(next);
    return setEntered(next);
  };
  const save = async (): Promise<void> => {
    if (role.roleId === null || !entered) return;
    setSaving(true);
    try {
      await client.send(roleCalls.authorize, {
        roleId: role.roleId,
        revision: entered.revision,
        permissions: [...entered.permissions],
      });
      toasts.show({ tone: 'success', title: t('shell.succeeded', { action: t('shell.action.authorize') }) });
      drop();
      onSaved();
    } catch (error) {
      setStale(error instanceof CallError && error.code === 'role.conflict');
      tellFailure('authorize', error, () => void save());
    }
    setSaving(false);
  };
  const takeTheirs = (): void => {
    drop();
    onSaved();
  };
  return { saved, granted, changes, change, drop, save, isSaving, isStale, takeTheirs };
}

/** One role with its rights; of a built-in one they are all that its kind can have. @spec ROL-01 ROL-04 */
export function useRoleDetail(role: RoleRow) {
  const rentKind = useRentKind();
  const call = useCall(roleCalls.detail, { roleId: role.roleId ?? 0 }, { isEnabled: role.roleId !== null });
  const builtIn = useMemo(
    (): RoleDetail | undefined =>
      role.roleId === null ? { ...role, permissions: [...builtInRights(role.kind, rentKind)] } : undefined,
    [role, rentKind],
  );
  return { ...call, data: builtIn ?? call.data };
}
