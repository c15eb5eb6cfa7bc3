import type { Call } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { exportRowsMax, pageSizeMax } from '@fireline/domain/shell';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useCallback, useMemo } from 'react';
import { WordedError, useReason } from '../page/failure.ts';
import { type RowsPage, TooManyRows, readAllRows } from './readAllRows.ts';
import { allRowsWords } from '../words.ts';

interface Paged {
  readonly pageNo?: unknown;
  readonly pageSize?: unknown;
}

/** Makes loaders of every row of lists that the gateway pages. A loader throws a WordedError that says why it has none. */
export function useRowLoader() {
  const { client } = useApi();
  const t = useWords(allRowsWords);
  const { number } = useFormat();
  const reason = useReason();
  return useCallback(
    <Send extends Paged, Row>(call: Call<Send, RowsPage<Row>>, send: Omit<Send, keyof Paged>): LoadRows<Row> =>
      async ({ signal, onProgress }) => {
        const read = (pageNo: number) =>
          client.send(call, { ...send, pageNo, pageSize: pageSizeMax } as unknown as Send, { signal });
        try {
          const rows = await readAllRows(read, onProgress);
          if (rows) return rows;
        } catch (error) {
          const told =
            error instanceof TooManyRows
              ? t('allRows.tooMany', { count: number(error.total), max: number(exportRowsMax) })
              : reason(error);
          throw new WordedError(told, { cause: error });
        }
        throw new WordedError(t('allRows.changing'));
      },
    [client, reason, t, number],
  );
}

/** Fetches every page of a list that the gateway pages, in the largest pages it gives. Keep what is sent stable between renders. @spec DEV-12 */
export function useAllRows<Send extends Paged, Row>(
  call: Call<Send, RowsPage<Row>>,
  send: Omit<Send, keyof Paged>,
): LoadRows<Row> {
  const loaderOf = useRowLoader();
  return useMemo(() => loaderOf(call, send), [loaderOf, call, send]);
}
