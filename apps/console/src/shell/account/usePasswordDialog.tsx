import type { Account } from '@fireline/domain/session';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { loadPasswordDialog } from '../../session/routes.ts';
import { useSession } from '../../lib/session/useSession.ts';

type PasswordDialog = Awaited<ReturnType<typeof loadPasswordDialog>>;

/** The dialog to change the own password, fetched when it is asked for, or required before anything else; a failure to fetch it is a toast. */
export function usePasswordDialog(account: Account): { readonly ask: () => void; readonly dialog: ReactNode } {
  const tellFailure = useTellFailure();
  const [Asked, setAsked] = useState<PasswordDialog>();
  const isRequired = useSession()?.rights.mustChangePassword === true;
  const ask = (): void => {
    loadPasswordDialog().then(
      (loaded) => setAsked(() => loaded),
      (error: unknown) => tellFailure('load', error),
    );
  };
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isRequired) askNow();
  }, [isRequired]);
  const close = (): void => setAsked(undefined);
  return { ask, dialog: Asked && <Asked account={account} isRequired={isRequired} onClose={close} /> };
}
