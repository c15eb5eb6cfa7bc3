import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparerOf, nextSort, sortRows } from './sort.ts';
import type { Column, Sort, SortValue } from '../types.ts';

interface Item {
  readonly a: SortValue;
  readonly b: SortValue;
}
const columns: readonly Column<Item>[] = (['a', 'b'] as const).map((id) => ({
  id,
  header: id,
  width: 100,
  cell: () => '',
  sortValue: (row) => row[id],
}));
const by = (...items: [string, 'ascending' | 'descending'][]): Sort =>
  items.map(([columnId, direction]) => ({ columnId, direction }));
const sorted = (values: readonly SortValue[], sort: Sort, tag = 'zh-CN'): SortValue[] =>
  sortRows(
    values.map((a) => ({ a, b: null })),
    columns,
    sort,
    tag,
  ).map(({ a }) => a);

describe('sort [DEV-12]', () => {
  it('Chinese by pinyin, figures in names as figures', () => {
    expect(sorted(['重庆', '北京', '安徽'], by(['a', 'ascending']))).toEqual(['安徽', '北京', '重庆']);
    expect(sorted(['设备10', '设备9', '设备1'], by(['a', 'ascending']))).toEqual(['设备1', '设备9', '设备10']);
  });

  it('what has no value is last in both directions', () => {
    const values = [null, 3, undefined, 1, '', Number.NaN];
    expect(sorted(values, by(['a', 'ascending'])).slice(0, 2)).toEqual([1, 3]);
    expect(sorted(values, by(['a', 'descending'])).slice(0, 2)).toEqual([3, 1]);
  });

  it('equal rows keep their places, the second column breaks ties', () => {
    const rows: Item[] = [
      { a: 1, b: 'x' },
      { a: 1, b: 'w' },
      { a: 0, b: 'z' },
    ];
    expect(sortRows(rows, columns, by(['a', 'ascending']), 'en').map(({ b }) => b)).toEqual(['z', 'x', 'w']);
    const both = by(['a', 'ascending'], ['b', 'ascending']);
    expect(sortRows(rows, columns, both, 'en').map(({ b }) => b)).toEqual(['z', 'w', 'x']);
  });

  it('a whole list and single comparisons agree', () => {
    const value: fc.Arbitrary<SortValue> = fc.oneof(
      fc.constant(null),
      fc.integer({ min: -5, max: 5 }),
      fc.boolean(),
      fc.constantFrom('一', '二', 'b', 'B', 'é', 'e\u0301', '10', '9', ''),
      fc.date(),
    );
    const direction = fc.constantFrom('ascending' as const, 'descending' as const);
    fc.assert(
      fc.property(fc.array(fc.record({ a: value, b: value })), direction, direction, (rows, first, second) => {
        const sort = by(['a', first], ['b', second]);
        const compare = comparerOf(columns, sort, 'zh-CN');
        if (!compare) throw new Error('two columns can be compared');
        expect(sortRows(rows, columns, sort, 'zh-CN')).toEqual(rows.toSorted(compare));
      }),
    );
  });

  it('a press: up, down, none; with others kept, the column keeps its place', () => {
    const up = nextSort([], 'a', false);
    const down = nextSort(up, 'a', false);
    expect([up, down, nextSort(down, 'a', false)]).toEqual([by(['a', 'ascending']), by(['a', 'descending']), []]);
    const two = nextSort(up, 'b', true);
    expect(two).toEqual(by(['a', 'ascending'], ['b', 'ascending']));
    expect(nextSort(two, 'a', true)).toEqual(by(['a', 'descending'], ['b', 'ascending']));
    expect(nextSort(two, 'b', false)).toEqual(by(['b', 'descending']));
  });
});
