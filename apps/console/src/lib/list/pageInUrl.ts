import { defaultPageSize } from '@fireline/domain/shell';
import { type Sort, pageSizes } from '@fireline/ui/DataTable';
import type { UrlQuery } from '../page/useUrlQuery.ts';

/** Page and its size, from the address. */
export const pagingOf = (url: Pick<UrlQuery, 'get'>) => ({
  pageNo: Math.max(1, Number.parseInt(url.get('page'), 10) || 1),
  pageSize: pageSizes.find((size) => String(size) === url.get('size')) ?? defaultPageSize,
});

/** The page as the address keeps it. */
export const pageInUrl = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) => ({
  page: page === 1 ? '' : String(page),
  size: pageSize === defaultPageSize ? '' : String(pageSize),
});

/** By which column a list is in order, and which way round. */
export interface Ordered {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

/** The order in the address, of columns that can be sorted by; without any there, the list's own, such as `-time`. */
export function orderOf(url: Pick<UrlQuery, 'get'>, columnIds: readonly string[], byDefault: string): Ordered {
  const own = byDefault.replace(/^-/, '');
  const sort = columnIds.find((id) => id === url.get('sort')) ?? own;
  const usual = sort === own && byDefault.startsWith('-') ? 'desc' : 'asc';
  const order = url.get('order');
  return { sort, order: order === 'asc' || order === 'desc' ? order : usual };
}

export const tableSort = ({ sort, order }: Ordered): Sort => [
  { columnId: sort, direction: order === 'asc' ? 'ascending' : 'descending' },
];

/** The order as the address keeps it; the first column decides. */
export const sortInUrl = ([first]: Sort) => ({
  sort: first?.columnId ?? '',
  order: first ? (first.direction === 'descending' ? 'desc' : 'asc') : '',
  page: '',
});

/** An order over several columns as the address keeps it: `state,-time`. `none`: no order at all. */
const sortText = (sort: Sort): string =>
  sort.map(({ columnId, direction }) => (direction === 'descending' ? '-' : '') + columnId).join(',') || 'none';

/** The order in the address over columns that the table has; without any there, the table's own. */
export function sortFromUrl(text: string, columnIds: readonly string[], byDefault: Sort): Sort {
  if (text === '') return byDefault;
  return text.split(',').flatMap((part) => {
    const columnId = part.replace(/^-/, '');
    return columnIds.includes(columnId)
      ? { columnId, direction: part.startsWith('-') ? ('descending' as const) : ('ascending' as const) }
      : [];
  });
}

/** The order of a table that sorts by itself, kept in the address. */
export const wholeSortInUrl = (sort: Sort, byDefault: Sort) => ({
  sort: sortText(sort) === sortText(byDefault) ? '' : sortText(sort),
});
