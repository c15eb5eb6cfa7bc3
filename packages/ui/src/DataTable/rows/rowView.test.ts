import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowStore } from './rowStore.ts';
import { type RowQuery, createRowView } from './rowView.ts';
import { comparerOf, sortRows } from './sort.ts';
import type { Column, Sort } from '../types.ts';

interface Item {
  readonly id: number;
  readonly value: number;
}
const columns: readonly Column<Item>[] = [
  { id: 'value', header: 'Value', width: 100, cell: (row) => row.value, sortValue: (row) => row.value },
];
const sort: Sort = [{ columnId: 'value', direction: 'ascending' }];
const byValue: RowQuery<Item> = {
  compare: comparerOf(columns, sort, 'en'),
  sortAll: (rows) => sortRows(rows, columns, sort, 'en'),
};

function setUp(values: readonly number[], query: RowQuery<Item> = byValue) {
  const store = createRowStore(
    values.map((value, id) => ({ id, value })),
    (row) => row.id,
  );
  const tasks: (() => void)[] = [];
  const view = createRowView(store, (task) => {
    tasks.push(task);
    return () => tasks.splice(tasks.indexOf(task), 1);
  });
  view.connect();
  view.setQuery(query);
  const wait = (): void => {
    for (const task of tasks.splice(0)) task();
  };
  return { store, view, wait, ids: () => view.getState().ids };
}

describe('row view [DEV-12]', () => {
  it('without a query shows the very list of the store', () => {
    const { store, ids } = setUp([3, 1, 2], {});
    expect(ids()).toBe(store.getIds());
  });

  it('moves rows after a while when nobody holds it', () => {
    const { store, wait, ids } = setUp([3, 1, 2]);
    expect(ids()).toEqual([1, 2, 0]);
    store.patch([{ id: 1, change: { value: 9 } }]);
    expect(ids()).toEqual([1, 2, 0]);
    wait();
    expect(ids()).toEqual([2, 0, 1]);
  });

  it('held: says pending instead of moving; let go: moves', () => {
    const { store, view, wait, ids } = setUp([3, 1, 2]);
    view.hold(true);
    store.patch([{ id: 1, change: { value: 9 } }]);
    wait();
    expect(view.getState()).toMatchObject({ ids: [1, 2, 0], isPending: true });
    view.hold(false);
    expect(view.getState()).toMatchObject({ ids: [2, 0, 1], isPending: false });
    expect(ids()).toEqual([2, 0, 1]);
  });

  it('held: a change that leaves the order alone is not pending', () => {
    const { store, view, wait } = setUp([10, 20, 30]);
    view.hold(true);
    store.patch([{ id: 1, change: { value: 25 } }]);
    wait();
    expect(view.getState().isPending).toBe(false);
  });

  it('held: rows that come or go do so at once, the rest stays', () => {
    const { store, view, ids } = setUp([10, 20, 30, 40, 50, 60]);
    view.hold(true);
    store.remove([1]);
    store.set([{ id: 9, value: 35 }]);
    expect(ids()).toEqual([0, 2, 9, 3, 4, 5]);
  });

  it('a row that no longer matches leaves when it may', () => {
    const matches = (row: Item): boolean => row.value < 10;
    const { store, view, wait, ids } = setUp([1, 2, 3], { matches });
    view.hold(true);
    store.patch([{ id: 1, change: { value: 99 } }]);
    wait();
    expect(ids()).toEqual([0, 1, 2]);
    view.settle();
    expect(ids()).toEqual([0, 2]);
  });

  it('mended bit by bit, it comes to the same as sorted from scratch', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('patch' as const), id: fc.nat(30), value: fc.nat(8) }),
      fc.record({ type: fc.constant('set' as const), id: fc.nat(40), value: fc.nat(8) }),
      fc.record({ type: fc.constant('remove' as const), id: fc.nat(40), value: fc.nat(8) }),
      fc.record({ type: fc.constant('wait' as const), id: fc.nat(1), value: fc.nat(1) }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.nat(8), { minLength: 1, maxLength: 30 }),
        fc.array(step),
        fc.nat(9),
        (values, steps, limit) => {
          const query: RowQuery<Item> = { ...byValue, matches: (row) => row.value <= limit };
          const { store, view, wait, ids } = setUp(values, query);
          for (const { type, id, value } of steps) {
            view.hold(value % 2 === 0);
            if (type === 'patch') store.patch([{ id, change: { value } }]);
            else if (type === 'set') store.set([{ id, value }]);
            else if (type === 'remove') store.remove([id]);
            else wait();
          }
          view.settle();
          const rows = store.getIds().flatMap((id) => store.getRow(id) ?? []);
          const fresh = rows.filter(({ value }) => value <= limit).toSorted((a, b) => a.value - b.value);
          expect(ids()).toEqual(fresh.map(({ id }) => id));
        },
      ),
    );
  });
});
