import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenTree, statusId, treeRows } from './treeRows.ts';

interface Org {
  readonly id: number;
  readonly below?: readonly Org[];
}
const tree: readonly Org[] = [{ id: 1, below: [{ id: 2, below: [{ id: 3 }] }, { id: 4 }] }, { id: 5 }];
const flat = flattenTree(
  tree,
  ({ id }) => id,
  ({ below }) => below,
);
const all = flat.rows.map(({ id }) => id);
const base = {
  parents: flat.parents,
  canOpen: () => false,
  isOpen: () => true,
  compare: (a: number | string, b: number | string) => Number(a) - Number(b),
  hasStatus: () => false,
  before: undefined,
};

describe('tree rows [ORG-02]', () => {
  it('a tree as a list: every row before those below it', () => {
    expect(all).toEqual([1, 2, 3, 4, 5]);
    expect([...flat.parents]).toEqual([
      [2, 1],
      [3, 2],
      [4, 1],
    ]);
  });

  it('closed rows hide what is below them, at any depth, and it still counts among the rows', () => {
    const lines = treeRows({ ...base, ids: all, isOpen: (id) => id !== 1 });
    expect(lines.ids).toEqual([1, 5]);
    expect(lines.rows).toEqual(all);
    expect(lines.lineOf(1)).toEqual({ level: 1, isOpen: false, parent: undefined, isSpan: false });
    expect(lines.lineOf(5)?.isOpen).toBeUndefined();
  });

  it('siblings stand in the order of the list, each family under its own row', () => {
    expect(treeRows({ ...base, ids: [5, 4, 3, 2, 1] }).ids).toEqual([5, 1, 4, 2, 3]);
  });

  it('what matches comes with the rows above it, put where they belong', () => {
    expect(treeRows({ ...base, ids: [5, 3] }).ids).toEqual([1, 2, 3, 5]);
  });

  it('a row whose children are on their way has a line below it', () => {
    const lines = treeRows({ ...base, ids: [5], canOpen: () => true, hasStatus: (id) => id === 5 });
    expect(lines.ids).toEqual([5, statusId(5)]);
    expect(lines.lineOf(statusId(5))).toEqual({ level: 2, isOpen: undefined, parent: 5, isSpan: true });
  });

  it('lines that stay the same are the same objects', () => {
    const before = treeRows({ ...base, ids: all });
    const after = treeRows({ ...base, ids: all, isOpen: (id) => id !== 2, before });
    expect(after.lineOf(4)).toBe(before.lineOf(4));
    expect(after.lineOf(2)).not.toBe(before.lineOf(2));
  });

  it('all open, it shows every matching row once, and each after the row above it', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(all), (ids) => {
        const lines = treeRows({ ...base, ids });
        expect(new Set(lines.ids).size).toBe(lines.ids.length);
        expect(ids.every((id) => lines.ids.includes(id))).toBe(true);
        for (const id of lines.ids) {
          const parent = lines.lineOf(id)?.parent;
          expect(parent === undefined || lines.ids.indexOf(parent) < lines.ids.indexOf(id)).toBe(true);
        }
      }),
    );
  });
});
