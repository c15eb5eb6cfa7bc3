import type { Call } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { pageSizeMax } from '@fireline/domain/shell';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useCallback } from 'react';
import { useReason } from './failure.ts';

interface Paged {
  readonly pageNo?: unknown;
  readonly pageSize?: unknown;
}

/** Fetches every page of a list that the gateway pages, in the largest pages it gives. Keep what is sent stable between renders. */
export function useAllRows<Send extends Paged, Row>(
  call: Call<Send, { readonly rows: readonly Row[]; readonly total: number }>,
  send: Omit<Send, keyof Paged>,
): LoadRows<Row> {
  const { client } = useApi();
  const reason = useReason();
  return useCallback<LoadRows<Row>>(
    async ({ signal, onProgress }) => {
      const rows: Row[] = [];
      try {
        for (let pageNo = 1; ; pageNo += 1) {
          const page = await client.send(call, { ...send, pageNo, pageSize: pageSizeMax } as unknown as Send, {
            signal,
          });
          rows.push(...page.rows);
          if (page.rows.length < pageSizeMax) return rows;
          onProgress(rows.length / page.total);
        }
      } catch (error) {
        throw new Error(reason(error), { cause: error });
      }
    },
    [client, call, send, reason],
  );
}
