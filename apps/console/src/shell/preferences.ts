import { keepText, keptText } from '@fireline/api/lib';
import { type Settings, readSettings, settingsText } from '@fireline/domain/shell';
import { type Density, type Theme, densityNames, themes } from '@fireline/ui/tokens';
import { useSyncExternalStore } from 'react';

/** What this browser keeps between visits: the settings of the specification and how the console looks. @spec SHL-22 */
export interface Preferences extends Settings {
  readonly theme: Theme;
  readonly density: Density;
  readonly isMenuFolded: boolean;
}

const prefix = 'fireline.';
const read = (key: string) => keptText(prefix + key);

const readAll = (): Preferences => ({
  ...readSettings(read),
  theme: themes.find((theme) => theme === read('theme')) ?? 'light',
  density: densityNames.find((density) => density === read('density')) ?? 'compact',
  isMenuFolded: read('isMenuFolded') === '1',
});

let current = readAll();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const getPreferences = (): Preferences => current;

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  for (const [key, value] of Object.entries(change)) keepText(prefix + key, settingsText(value));
  tell();
}

// another tab changed them
addEventListener('storage', (event) => {
  if (event.key !== null && !event.key.startsWith(prefix)) return;
  current = readAll();
  tell();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, getPreferences);
