import { useCallback, useSyncExternalStore } from 'react';
import type { Density, Theme } from '../tokens/index.ts';

/** Whether the system answers the query with yes; undefined while a server's page is taken over, and where nobody can be asked. */
function useSystem(query: string): boolean | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (typeof matchMedia === 'undefined') return () => {};
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  const ask = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query).matches);
  return useSyncExternalStore(subscribe, ask, () => undefined);
}

/** What was asked for as the components need it, and what the root says until the system was asked: style sheets know by then. */
export interface Settled<Value> {
  readonly value: Value;
  readonly attribute: Value | 'auto';
}

/** `auto`: high contrast where the system asks for more, else dark where it is dark. */
export function useTheme(wished: Theme | 'auto'): Settled<Theme> {
  const isContrast = useSystem('(prefers-contrast: more)');
  const isDark = useSystem('(prefers-color-scheme: dark)');
  if (wished !== 'auto') return { value: wished, attribute: wished };
  if (isContrast === undefined || isDark === undefined) return { value: 'light', attribute: 'auto' };
  const value = isContrast ? 'contrast' : isDark ? 'dark' : 'light';
  return { value, attribute: value };
}

/** `auto`: large where fingers point. */
export function useDensity(wished: Density | 'auto'): Settled<Density> {
  const isCoarse = useSystem('(pointer: coarse)');
  if (wished !== 'auto') return { value: wished, attribute: wished };
  if (isCoarse === undefined) return { value: 'comfortable', attribute: 'auto' };
  const value = isCoarse ? 'large' : 'comfortable';
  return { value, attribute: value };
}
