import { type ReactNode, useState } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { loadSessionsDrawer } from '../../session/routes.ts';

type SessionsDrawer = Awaited<ReturnType<typeof loadSessionsDrawer>>;

/** Where the account is logged in, fetched when it is asked for; a failure to fetch it is a toast. @spec SES-11 */
export function useSessionsDrawer(): { readonly ask: () => void; readonly dialog: ReactNode } {
  const tellFailure = useTellFailure();
  const [Asked, setAsked] = useState<SessionsDrawer>();
  const ask = (): void => {
    loadSessionsDrawer().then(
      (loaded) => setAsked(() => loaded),
      (error: unknown) => tellFailure('load', error),
    );
  };
  return { ask, dialog: Asked && <Asked onClose={() => setAsked(undefined)} /> };
}
