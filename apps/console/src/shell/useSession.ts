import type { StoredSession } from '@fireline/api/session';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

export const useSession = (): StoredSession | null => useSyncExternalStore(session.subscribe, session.current);
