import type { Sort } from '@fireline/ui/DataTable';
import { describe, expect, it } from 'vitest';
import { fittingRows, pageSizeFor, pagingOf, sortFromUrl, wholeSortInUrl } from './pageInUrl.ts';

const columns = ['state', 'level', 'time'];
const byDefault: Sort = [
  { columnId: 'state', direction: 'ascending' },
  { columnId: 'time', direction: 'descending' },
];

describe('the order of a table in the address [SHL-24]', () => {
  it('comes back as it was, with its default left out and no order told apart from it', () => {
    const orders: readonly Sort[] = [
      byDefault,
      [],
      [{ columnId: 'level', direction: 'descending' }],
      byDefault.slice(1),
    ];
    const kept = orders.map((sort) => wholeSortInUrl(sort, byDefault).sort);
    expect(kept).toEqual(['', 'none', '-level', '-time']);
    expect(kept.map((text) => sortFromUrl(text, columns, byDefault))).toEqual(orders);
  });

  it('names columns of the table only', () => {
    expect(sortFromUrl('secret,-level', columns, byDefault)).toEqual([{ columnId: 'level', direction: 'descending' }]);
  });
});

it('a page has as many rows as fit the window, and the size that the reader chose in any window [SHL-30]', () => {
  expect([600, 768, 1080, 1440, 2160].map(pageSizeFor)).toEqual([10, 10, 20, 20, 50]);
  const url = (text: string) => ({ get: (name: string) => new URLSearchParams(text).get(name) ?? '' });
  expect(pagingOf(url('size=50&page=3'))).toEqual({ pageNo: 3, pageSize: 50 });
  expect(pagingOf(url('size=7&page=x'))).toEqual({ pageNo: 1, pageSize: 10 });
});

it('rows by height fill a window of 1366 by 768 with at least 14 rows, and never ask for more than a call answers [SHL-24] [SHL-30]', () => {
  expect(fittingRows(768, 'compact')).toBeGreaterThanOrEqual(14);
  expect(fittingRows(300, 'large')).toBe(5);
  expect(fittingRows(20_000, 'compact')).toBe(200);
});
