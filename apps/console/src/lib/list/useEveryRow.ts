import type { LoadRows } from '@fireline/ui/TableExport';
import { useEffect, useEffectEvent, useState } from 'react';

interface Loaded<Row> {
  readonly of: string;
  readonly rows?: readonly Row[];
  readonly error?: unknown;
}

/**
 * Every row of a list at once, for a map of them; what was shown stays until the next rows have come.
 * @param load from `useAllRows`
 * @param key names what is asked for: a new one asks again
 */
export function useEveryRow<Row>(load: LoadRows<Row>, key: string, isEnabled: boolean) {
  const [loaded, setLoaded] = useState<Loaded<Row>>();
  const [attempt, setAttempt] = useState(0);
  const asked = `${attempt} ${key}`;
  const ask = useEffectEvent((signal: AbortSignal) => load({ signal, onProgress: () => {} }));
  useEffect(() => {
    if (!isEnabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const keep = (found: Loaded<Row>): void => {
      if (!signal.aborted) setLoaded(found);
    };
    ask(signal).then(
      (rows) => keep({ of: asked, rows }),
      (error: unknown) => keep({ of: asked, error }),
    );
    return () => controller.abort();
  }, [asked, isEnabled]);
  return {
    rows: loaded?.rows,
    error: loaded?.of === asked ? loaded.error : undefined,
    isPending: isEnabled && loaded?.of !== asked && loaded?.rows === undefined,
    reload: () => setAttempt((before) => before + 1),
  };
}
