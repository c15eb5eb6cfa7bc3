import type { Theme } from '@fireline/ui/tokens';
import { useSyncExternalStore } from 'react';

const queries = { contrast: '(prefers-contrast: more)', dark: '(prefers-color-scheme: dark)' } as const;

const subscribe = (listener: () => void): (() => void) => {
  const lists = Object.values(queries).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

const wanted = (): Theme => {
  if (matchMedia(queries.contrast).matches) return 'contrast';
  return matchMedia(queries.dark).matches ? 'dark' : 'light';
};

/** The theme that the phone is set to, also when it changes at dusk. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, wanted);
