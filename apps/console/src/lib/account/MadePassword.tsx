import type { MadeUpPassword } from '@fireline/api/session';
import { createContext, type ReactNode, use, useState } from 'react';
import { Boundary } from '../loading/Boundary.tsx';
import { lazyDialog } from '../loading/lazyDialog.tsx';

// it is shown once and cannot be asked for again: it waits for its code
const OneTimePassword = lazyDialog(() => import('./OneTimePassword.tsx').then((m) => m.OneTimePassword), {
  isAwaited: true,
});

type Show = (made: MadeUpPassword) => void;
const MadePasswordContext = createContext<Show | undefined>(undefined);

/** Shows a password that was made up until the reader closes it, whatever becomes of the row, drawer or page that it was made on. @spec SES-05 SES-08 */
export function MadePasswordProvider({ children }: { readonly children: ReactNode }) {
  const [made, setMade] = useState<MadeUpPassword>();
  return (
    <MadePasswordContext value={setMade}>
      {children}
      {made && (
        <Boundary key={made.password} isPart>
          <OneTimePassword made={made} onClose={() => setMade(undefined)} />
        </Boundary>
      )}
    </MadePasswordContext>
  );
}

/** Shows a password once, above whatever is open. */
export function useShowPassword(): Show {
  const show = use(MadePasswordContext);
  if (!show) throw new Error('A password is shown within a MadePasswordProvider');
  return show;
}
