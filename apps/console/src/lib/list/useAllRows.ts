import type { Call } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { exportRowsMax, pageSizeMax } from '@fireline/domain/shell';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useCallback } from 'react';
import { useReason } from '../page/failure.ts';
import { type RowsPage, TooManyRows, readAllRows } from './readAllRows.ts';
import { allRowsWords } from '../words.ts';

interface Paged {
  readonly pageNo?: unknown;
  readonly pageSize?: unknown;
}

/** Fetches every page of a list that the gateway pages, in the largest pages it gives. Keep what is sent stable between renders. @spec DEV-12 */
export function useAllRows<Send extends Paged, Row>(
  call: Call<Send, RowsPage<Row>>,
  send: Omit<Send, keyof Paged>,
): LoadRows<Row> {
  const { client } = useApi();
  const t = useWords(allRowsWords);
  const { number } = useFormat();
  const reason = useReason();
  return useCallback<LoadRows<Row>>(
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
        throw new Error(told, { cause: error });
      }
      throw new Error(t('allRows.changing'));
    },
    [client, call, send, reason, t, number],
  );
}
