import type { Call } from '@fireline/api/lib';
import { type UseCallOptions, useCall } from '@fireline/api/react';
import { useEffect, useMemo } from 'react';
import { useUrlQuery } from '../page/useUrlQuery.ts';
import { type AnyFilter, type ListFilter, queryOf } from './filter.ts';
import { lastPageOf, type Ordered, orderOf, pageInUrl } from './pageInUrl.ts';
import { usePaging } from './usePaging.ts';
import type { RowsPage } from './readAllRows.ts';
import { useAllRows } from './useAllRows.ts';

interface Paged {
  readonly pageNo?: unknown;
  readonly pageSize?: unknown;
}

type SortOf<Send> = Send extends { readonly sort?: infer Sort } ? NonNullable<Sort> & string : never;

type Sorts = readonly string[] | Readonly<Record<string, string>>;

const isNames = (sorts: Sorts): sorts is readonly string[] => Array.isArray(sorts);
const namesOf = (sorts: Sorts): Readonly<Record<string, string>> =>
  isNames(sorts) ? Object.fromEntries(sorts.map((name) => [name, name])) : sorts;

export interface ListQuery<Send> {
  readonly filters?: readonly ListFilter<Send>[];
  /** The columns that the gateway sorts by, where ids differ with the name that the call takes. Left out: the order is fixed. */
  readonly sorts?: readonly SortOf<Send>[] | Readonly<Record<string, SortOf<Send>>>;
  /** The id of the column that the list is sorted by at first; with a minus, descending. */
  readonly sort?: string;
  /** Sent as well, whatever the address says. */
  readonly fixed?: Partial<Send>;
}

export interface ListSpec<Send> extends ListQuery<Send>, Pick<UseCallOptions, 'isPolling' | 'isEnabled'> {}

/** What the address says of a list, as its call takes it; the page is left out. @spec SHL-23 */
export function useListQuery<Send>({ filters = [], sorts, sort = '', fixed }: ListQuery<Send>) {
  const url = useUrlQuery();
  const any = filters as readonly AnyFilter[];
  const names = sorts && namesOf(sorts);
  const ordered: Ordered | undefined = names && orderOf(url, Object.keys(names), sort);
  const asked = JSON.stringify({
    ...fixed,
    ...queryOf(any, url),
    ...(ordered && { sort: names?.[ordered.sort], order: ordered.order }),
  });
  // the text, not the object made from it, decides whether it is another query
  const query = useMemo(() => JSON.parse(asked) as Omit<Send, keyof Paged>, [asked]);
  return { url, query, ordered, filters: any };
}

/**
 * A list that the gateway filters, sorts and pages: what is chosen of it is in the address, and from there it is sent. A page beyond the end
 * gives way to the last one.
 * @spec SHL-23 SHL-24
 * @example const list = useList(roleCalls.list, { filters: [{ key: 'search', label: t('role.search') }] });
 */
export function useList<Send extends Paged, Page extends RowsPage<unknown>>(
  call: Call<Send, Page>,
  { isPolling = true, isEnabled = true, ...spec }: ListSpec<Send> = {},
) {
  const { url, query, ordered, filters } = useListQuery<Send>(spec);
  const { pageNo, pageSize, usual } = usePaging(url);
  const page = useCall(call, { ...query, pageNo, pageSize } as unknown as Send, {
    keepsPrevious: true,
    isPolling,
    isEnabled,
  });
  const total = page.isPlaceholderData ? undefined : page.data?.total;
  const { set } = url;
  useEffect(() => {
    if (total === undefined || pageNo <= lastPageOf(total, pageSize)) return;
    set(pageInUrl({ page: lastPageOf(total, pageSize), pageSize }, usual));
  }, [total, pageNo, pageSize, usual, set]);
  const loadRows = useAllRows<Send, Page['rows'][number]>(call, query);
  return { url, query, page, loadRows, ordered, filters };
}
