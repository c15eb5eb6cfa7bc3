import type { Who } from '@fireline/api/lib';
import { mayShow } from '@fireline/domain/role';
import { type MenuEntry, authorisedMenus, menuFor } from '@fireline/domain/shell';
import { useCallback, useMemo } from 'react';
import { permissionsOf } from './permissions.ts';
import { useSession } from './useSession.ts';

/** The permissions of whoever is signed in; nothing while nobody is. @spec ROL-07 */
export function usePermissions(): ReadonlySet<string> | undefined {
  const session = useSession();
  const account = session?.account;
  const rights = session?.rights;
  return useMemo(() => account && rights && permissionsOf(account, rights), [account, rights]);
}

/** The menu of whoever is signed in. @spec SHL-13 */
export function useMenuEntries(): readonly MenuEntry[] {
  const role = useSession()?.account.role;
  const granted = usePermissions();
  return useMemo(() => menuFor(role, granted && authorisedMenus(granted)), [role, granted]);
}

/**
 * Whether what makes a call, or listens to a topic, is shown: to those who may. It follows a change of the role.
 * @spec SHL-14 ROL-07
 * @example useMay()(buildingCalls.create)
 */
export function useMay(): (asked: { readonly who: Who }) => boolean {
  const granted = usePermissions();
  return useCallback(({ who }) => typeof who === 'string' || mayShow(granted, who), [granted]);
}
