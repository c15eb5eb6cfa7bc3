import type { ReactNode } from 'react';
import { useAsked } from '../../lib/loading/useFetched.ts';
import { loadSessionsDrawer } from '../../session/routes.ts';

/** Where the account is logged in, fetched when it is asked for. @spec SES-11 */
export function useSessionsDrawer(): { readonly ask: () => void; readonly dialog: ReactNode } {
  const { fetched: Asked, ask, close } = useAsked(loadSessionsDrawer);
  return { ask, dialog: Asked && <Asked onClose={close} /> };
}
