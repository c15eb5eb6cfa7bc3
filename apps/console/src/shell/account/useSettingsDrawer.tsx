import { type ReactNode, useState } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { speakWhole } from './language.ts';

const loadSettingsDrawer = () =>
  Promise.all([import('../settings/SettingsDrawer.tsx'), speakWhole()]).then(([m]) => m.SettingsDrawer);
type SettingsDrawer = Awaited<ReturnType<typeof loadSettingsDrawer>>;

/** What the reader chooses for themselves, fetched when it is asked for; a failure to fetch it is a toast. @spec SHL-22 */
export function useSettingsDrawer(): { readonly ask: () => void; readonly dialog: ReactNode } {
  const tellFailure = useTellFailure();
  const [Asked, setAsked] = useState<SettingsDrawer>();
  const ask = (): void => {
    loadSettingsDrawer().then(
      (loaded) => setAsked(() => loaded),
      (error: unknown) => tellFailure('load', error),
    );
  };
  return { ask, dialog: Asked && <Asked onClose={() => setAsked(undefined)} /> };
}
