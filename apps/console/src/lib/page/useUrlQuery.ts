import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface UrlQuery {
  /** The value of a parameter; empty when it is not there. */
  readonly get: (name: string) => string;
  /** A comma-separated parameter. */
  readonly list: (name: string) => readonly string[];
  /** Changes parameters in place, so that Back leaves the screen and not the last key stroke; empty ones are taken out. */
  readonly set: (change: Readonly<Record<string, string | readonly string[]>>) => void;
  readonly text: string;
}

/** What of a screen can be bookmarked: its filters, order and page live in the address. */
export function useUrlQuery(): UrlQuery {
  const text = useSearch();
  const [path, navigate] = useLocation();
  const params = useMemo(() => new URLSearchParams(text), [text]);
  const set = useCallback<UrlQuery['set']>(
    (change) => {
      const next = new URLSearchParams(text);
      for (const [name, value] of Object.entries(change)) {
        const joined = typeof value === 'string' ? value : value.join(',');
        if (joined === '') next.delete(name);
        else next.set(name, joined);
      }
      const query = next.toString();
      navigate(query === '' ? path : `${path}?${query}`, { replace: true });
    },
    [text, path, navigate],
  );
  return useMemo(
    () => ({
      text,
      set,
      get: (name) => params.get(name) ?? '',
      list: (name) => (params.get(name) ?? '').split(',').filter((part) => part !== ''),
    }),
    [text, set, params],
  );
}
