import { defaultPageSize, pageSizeMax } from '@fireline/domain/shell';
import { type Sort, pageSizes } from '@fireline/ui/DataTable';
import { type Density, densities } from '@fireline/ui/tokens';
import type { UrlQuery } from '../page/useUrlQuery.ts';

/** Pixels of a row, and of what stands above and below the rows of a list. */
const rowPx = 32;
const aroundRowsPx = 330;

/** The largest page whose rows fit a window of the height without scrolling; at least the usual one. @spec SHL-30 */
export const pageSizeFor = (windowPx: number): number =>
  pageSizes.findLast((size) => size * rowPx + aroundRowsPx <= windowPx) ?? defaultPageSize;

/** Pixels of a list page besides its rows, with one line of filters and no more: header, title, filters, head and foot of the table. */
const besideRowsPx = 256;

/** A page that fits its room has so many rows at least: fewer would be turned too often. */
const fewestRows = 5;
/** What a table has room for, as a page has it and a call answers it. */
export const asFitting = (rows: number): number => Math.min(Math.max(rows, fewestRows), pageSizeMax);

/** As many rows as fill a window of the height, in rows of the density: until the table is measured. @spec SHL-24 SHL-30 */
export const fittingRows = (windowPx: number, density: Density): number =>
  asFitting(Math.floor((windowPx - besideRowsPx) / Number.parseInt(densities[density]['size.row'], 10)));

/** Of the window as the console was opened: a page does not change its rows while a window is resized. */
export const openedPx = globalThis.innerHeight ?? 0;
export const usualSize = Math.max(pageSizeFor(openedPx), defaultPageSize);

/** Page and its size, from the address; without a size there, the usual one. */
export const pagingOf = (url: Pick<UrlQuery, 'get'>, usual = usualSize) => ({
  pageNo: Math.max(1, Number.parseInt(url.get('page'), 10) || 1),
  pageSize: pageSizes.find((size) => String(size) === url.get('size')) ?? usual,
});

/** At least the first. */
export const lastPageOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The page as the address keeps it; a size that the reader chose is kept, whatever is usual. */
export const pageInUrl = (
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  usual = usualSize,
) => ({
  page: page === 1 ? '' : String(page),
  size: pageSize === usual ? '' : String(pageSize),
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
