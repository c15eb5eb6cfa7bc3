import type { RentKind } from '@fireline/domain/role';
import type { StoredSession } from '@fireline/api/session';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

export const useSession = (): StoredSession | null => useSyncExternalStore(session.subscribe, session.current);

/** Whether the reader works at a tenant or at the operator above the tenants. @spec ORG-06 */
export const useRentKind = (): RentKind => useSession()?.account.rentKind ?? 'tenant';
