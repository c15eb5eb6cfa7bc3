import type { Column, Sort } from '@fireline/ui/DataTable';
import { useMemo } from 'react';
import { sortFromUrl, wholeSortInUrl } from './pageInUrl.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';

/**
 * The order of a table that sorts its rows by itself, kept in the address. Keep columns and default stable between renders.
 * @spec SHL-24
 */
export function useTableSort<Row>(url: UrlQuery, columns: readonly Column<Row>[], byDefault: Sort) {
  const text = url.get('sort');
  const sort = useMemo(
    () =>
      sortFromUrl(
        text,
        columns.map(({ id }) => id),
        byDefault,
      ),
    [text, columns, byDefault],
  );
  return {
    sort,
    onSortChange: (change: { readonly sort: Sort }) => url.set(wholeSortInUrl(change.sort, byDefault)),
  };
}
