import type { Account } from '@fireline/domain/session';
import { type ReactNode, useState } from 'react';
import { useTellFailure } from '../lib/page/useTellFailure.ts';
import { loadPasswordDialog } from '../session/routes.ts';

type PasswordDialog = Awaited<ReturnType<typeof loadPasswordDialog>>;

/** The dialog to change the own password, fetched when it is asked for; that it cannot be is told, and the frame stands. */
export function usePasswordDialog(account: Account): { readonly ask: () => void; readonly dialog: ReactNode } {
  const tellFailure = useTellFailure();
  const [Asked, setAsked] = useState<PasswordDialog>();
  const ask = (): void => {
    loadPasswordDialog().then(
      (loaded) => setAsked(() => loaded),
      (error: unknown) => tellFailure('load', error),
    );
  };
  return { ask, dialog: Asked && <Asked account={account} onClose={() => setAsked(undefined)} /> };
}
