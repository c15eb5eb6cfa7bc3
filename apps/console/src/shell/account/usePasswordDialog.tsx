import type { Account } from '@fireline/domain/session';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useAsked } from '../../lib/loading/useFetched.ts';
import { loadPasswordDialog } from '../../session/routes.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** The dialog to change the own password, fetched when it is asked for, or required before anything else. */
export function usePasswordDialog(account: Account): { readonly ask: () => void; readonly dialog: ReactNode } {
  const { fetched: Asked, ask, close } = useAsked(loadPasswordDialog);
  const isRequired = useSession()?.rights.mustChangePassword === true;
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isRequired) askNow();
  }, [isRequired]);
  return { ask, dialog: Asked && <Asked account={account} isRequired={isRequired} onClose={close} /> };
}
