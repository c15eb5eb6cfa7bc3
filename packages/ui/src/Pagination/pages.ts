const whole = (value: number, least: number): number =>
  Number.isFinite(value) ? Math.max(least, Math.floor(value)) : least;

/** Where a page lies among its rows, with every figure made possible. */
export interface PageRange {
  /** From 1 to `pages`. */
  readonly page: number;
  /** At least 1, also without rows. */
  readonly pages: number;
  readonly pageSize: number;
  readonly total: number;
  /** The first and last row of the page, counted from 1; both 0 without rows. */
  readonly from: number;
  readonly to: number;
}

/**
 * The page that there is, nearest to the one asked for: rows may have gone since it was asked.
 * @spec SHL-24
 * @example rangeOf(9, 10, 42) // { page: 5, pages: 5, pageSize: 10, total: 42, from: 41, to: 42 }
 */
export function rangeOf(page: number, pageSize: number, total: number): PageRange {
  const [size, rows] = [whole(pageSize, 1), whole(total, 0)];
  const pages = Math.max(1, Math.ceil(rows / size));
  const shown = Math.min(pages, whole(page, 1));
  return {
    page: shown,
    pages,
    pageSize: size,
    total: rows,
    from: Math.min(rows, (shown - 1) * size + 1),
    to: Math.min(rows, shown * size),
  };
}

/** The page on which the first row of this page lies once pages have another size: the reader keeps the place. */
export const pageAfterResize = ({ page, pageSize }: PageRange, nextSize: number): number =>
  Math.floor(((page - 1) * pageSize) / whole(nextSize, 1)) + 1;

export type PageSlot = number | 'gapBefore' | 'gapAfter';

/**
 * The pages offered: the first, the last, the shown one with its neighbours, and gaps between. Always the same number of slots
 * for the same number of pages, so that a button does not slip away from under a press; a gap never hides just one page.
 * @param beside how many neighbours on each side
 * @example slotsOf(6, 20, 1) // [1, 'gapBefore', 5, 6, 7, 'gapAfter', 20]
 */
export function slotsOf(page: number, pages: number, beside: number): PageSlot[] {
  const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const near = whole(beside, 0);
  // a run at an end: the page, its neighbours, one for the far neighbour, one where the gap would be
  const run = near * 2 + 3;
  if (pages <= run + 2) return span(1, pages);
  if (page <= near + 3) return [...span(1, run), 'gapAfter', pages];
  if (page >= pages - near - 2) return [1, 'gapBefore', ...span(pages - run + 1, pages)];
  return [1, 'gapBefore', ...span(page - near, page + near), 'gapAfter', pages];
}
