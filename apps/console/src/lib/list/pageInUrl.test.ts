import type { Sort } from '@fireline/ui/DataTable';
import { describe, expect, it } from 'vitest';
import { sortFromUrl, wholeSortInUrl } from './pageInUrl.ts';

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
