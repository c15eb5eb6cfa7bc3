import type { ReactNode } from 'react';
import { useAsked } from '../../lib/loading/useFetched.ts';
import { speakWhole } from './language.ts';

const loadSettingsDrawer = () =>
  Promise.all([import('../settings/SettingsDrawer.tsx'), speakWhole()]).then(([m]) => m.SettingsDrawer);

/** What the reader chooses for themselves, fetched when it is asked for. @spec SHL-22 */
export function useSettingsDrawer(): { readonly ask: () => void; readonly dialog: ReactNode } {
  const { fetched: Asked, ask, close } = useAsked(loadSettingsDrawer);
  return { ask, dialog: Asked && <Asked onClose={close} /> };
}
