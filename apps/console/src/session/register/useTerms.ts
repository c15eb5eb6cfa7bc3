import { sessionCalls } from '@fireline/api/session';
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../lib/session/client.ts';

interface Answer {
  readonly rentId: string;
  readonly data: { readonly terms: string } | undefined;
  readonly error: unknown;
}

/** The terms of the tenant that is entered, requested before anybody is signed in. @spec SES-04 */
export function useTerms(rentId: string) {
  const [answer, setAnswer] = useState<Answer>();
  const ask = useCallback(
    (signal: AbortSignal) =>
      void client.send(sessionCalls.terms, { rentId }, { signal }).then(
        (data) => setAnswer({ rentId, data, error: undefined }),
        (error: unknown) => {
          if (!signal.aborted) setAnswer({ rentId, data: undefined, error });
        },
      ),
    [rentId],
  );
  useEffect(() => {
    if (rentId === '') return undefined;
    const asking = new AbortController();
    ask(asking.signal);
    return () => asking.abort();
  }, [ask, rentId]);
  // what another tenant says is not agreed to here
  const { data, error } = answer?.rentId === rentId ? answer : { data: undefined, error: undefined };
  return { data, error, refetch: () => ask(new AbortController().signal) };
}
