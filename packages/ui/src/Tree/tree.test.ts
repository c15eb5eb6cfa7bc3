import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksOf, toggled } from './checks.ts';
import { treeCommand, typedAhead } from './keyboard.ts';
import { type ChildrenOf, type TreeNode, flatten, lineTo } from './nodes.ts';
import { type Row, visibleRows } from './rows.ts';
import { pieces, search } from './search.ts';

const nodes: readonly TreeNode[] = [
  {
    id: 'a',
    label: 'Galaxy Plaza',
    children: [
      {
        id: 'a1',
        label: 'Floor 1',
        children: [
          { id: 'a11', label: 'Smoke' },
          { id: 'a12', label: 'Heat' },
        ],
      },
      { id: 'a2', label: 'Floor 2', disabled: true },
    ],
  },
  { id: 'b', label: 'Harbour', keywords: 'Gangwan', hasChildren: true },
];
const of =
  (roots: readonly TreeNode[]): ChildrenOf =>
  (branch) =>
    branch ? (branch.children ?? (branch.hasChildren ? undefined : [])) : roots;
const rowsOf = (
  roots: readonly TreeNode[],
  open: readonly string[],
  more: Partial<Parameters<typeof visibleRows>[0]> = {},
) => visibleRows({ childrenOf: of(roots), hasFailed: () => false, isOpen: ({ id }) => open.includes(id), ...more });
const keys = (rows: readonly Row[]): string[] => rows.map(({ key }) => key);

/** Trees of any shape: each node hangs under an earlier one or at the top. */
const anyTree = fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 40 }).map((rows) => {
  const made: (TreeNode & { children: TreeNode[] })[] = rows.map(([, disabled], at) => ({
    id: `n${at}`,
    label: `Node ${at}`,
    disabled: disabled && at % 5 === 0,
    children: [],
  }));
  const roots: TreeNode[] = [];
  made.forEach((node, at) => {
    const parent = (rows[at]?.[0] ?? 0) % (at + 1);
    (parent === at ? roots : (made[parent]?.children ?? roots)).push(node);
  });
  return roots;
});
const someIds = fc.uniqueArray(fc.nat(39).map((at) => `n${at}`));
const leavesOf = (roots: readonly TreeNode[]) =>
  flatten(of(roots))
    .filter(({ node }) => (node.children ?? []).length === 0)
    .map(({ node }) => node.id);

describe('rows of a tree [LIB-01]', () => {
  it('are what is open, with level and place; of closed branches nothing', () => {
    expect(keys(rowsOf(nodes, []))).toEqual(['node:a', 'node:b']);
    expect(
      rowsOf(nodes, ['a']).map(
        (row) => row.kind === 'node' && [row.node.id, row.depth, row.parent, row.place, row.count],
      ),
    ).toEqual([
      ['a', 0, -1, 1, 2],
      ['a1', 1, 0, 1, 2],
      ['a2', 1, 0, 2, 2],
      ['b', 0, -1, 2, 2],
    ]);
  });

  it('tell under an open branch that it loads or could not be loaded, and so at the top', () => {
    expect(keys(rowsOf(nodes, ['b']))).toEqual(['node:a', 'node:b', 'loading:b']);
    expect(keys(rowsOf(nodes, ['b'], { hasFailed: () => true }))).toEqual(['node:a', 'node:b', 'failed:b']);
    expect(keys(rowsOf(nodes, [], { childrenOf: () => undefined }))).toEqual(['loading:']);
  });

  it('stand each under its parent, once, one level deeper, whatever the tree and whatever is open', () => {
    fc.assert(
      fc.property(anyTree, someIds, (roots, open) => {
        const rows = rowsOf(roots, open);
        const parents = new Map(flatten(of(roots)).map(({ node, parent }, _, all) => [node.id, all[parent]?.node.id]));
        expect(new Set(keys(rows)).size).toBe(rows.length);
        rows.forEach((row, at) => {
          const parent = rows[row.parent];
          expect(row.parent).toBeLessThan(at);
          expect(row.depth).toBe(parent ? parent.depth + 1 : 0);
          if (row.kind !== 'node') throw new Error('nothing loads here');
          expect(parents.get(row.node.id)).toBe(parent?.kind === 'node' ? parent.node.id : undefined);
          expect(parent?.kind !== 'node' || open.includes(parent.node.id)).toBe(true);
        });
        for (const [id, parent] of parents) {
          const isSeen = rows.some((row) => row.key === `node:${id}`);
          const isParentSeen =
            parent === undefined || rows.some((row) => row.kind === 'node' && row.node.id === parent && row.isOpen);
          expect(isSeen).toBe(isParentSeen);
        }
      }),
    );
  });

  it('go as deep as the data, which would be too deep for calls inside calls', () => {
    let deep: TreeNode = { id: 'end', label: 'end' };
    for (let at = 0; at < 50_000; at++) deep = { id: `${at}`, label: 'deep', children: [deep] };
    expect(rowsOf([deep], [], { isOpen: () => true })).toHaveLength(50_001);
    expect(lineTo(flatten(of([deep])), 'end')).toHaveLength(50_001);
  });
});

describe('what is chosen of a tree [LIB-01]', () => {
  const all = flatten(of(nodes));

  it('a branch stands for all under it, and is half chosen with some of it', () => {
    expect([...checksOf(all, new Set(['a1']))]).toEqual([
      ['a12', 'on'],
      ['a11', 'on'],
      ['a1', 'on'],
      ['a', 'mixed'],
    ]);
    expect(checksOf(all, new Set(['a11'])).get('a1')).toBe('mixed');
    expect(checksOf(all, new Set(['a11', 'a12'])).get('a1')).toBe('on');
    expect(checksOf(all, new Set()).size).toBe(0);
  });

  it('a press takes the fewest ids that say it, leaves what is disabled, and keeps what the tree does not know', () => {
    const press = (chosen: string[], id: string) => toggled({ all, chosen: new Set(chosen), id });
    expect(press(['a11'], 'a12')).toEqual(['a1']);
    expect(press([], 'a')).toEqual(['a1']);
    expect(press(['a1'], 'a')).toEqual([]);
    expect(press(['a'], 'a11')).toEqual(['a12', 'a2']);
    expect(press(['gone'], 'b')).toEqual(['b', 'gone']);
  });

  it('a press while something is sought changes only what is in sight', () => {
    const found = search(all, 'smoke');
    expect(toggled({ all, chosen: new Set(), id: 'a', isShown: found?.isShown })).toEqual(['a11']);
  });

  it('a group is never named: what is under it is, one by one', () => {
    const grouped = flatten(
      of([
        { ...nodes[0], id: 'g', label: 'Province', isGroup: true },
        { id: 'h', label: 'Empty', isGroup: true },
      ]),
    );
    expect(toggled({ all: grouped, chosen: new Set(), id: 'g' })).toEqual(['a1']);
    expect(toggled({ all: grouped, chosen: new Set(['a2']), id: 'g' })).toEqual(['a1', 'a2']);
    expect(toggled({ all: grouped, chosen: new Set(), id: 'h' })).toEqual([]);
  });

  it('changes the free leaves under the node, all to the same, and no other', () => {
    fc.assert(
      fc.property(anyTree, someIds, fc.nat(39), (roots, chosen, pick) => {
        const flat = flatten(of(roots));
        const target = flat[pick % Math.max(1, flat.length)]?.node;
        if (!target) return;
        const before = checksOf(flat, new Set(chosen));
        const next = toggled({ all: flat, chosen: new Set(chosen), id: target.id });
        const after = checksOf(flat, new Set(next));
        const under = new Set(leavesOf([target]));
        const isLocked = (id: string): boolean => lineTo(flat, id).some(({ disabled }) => disabled);
        const free = [...under].filter((id) => !isLocked(id));
        const wanted = free.some((id) => before.get(id) !== 'on') ? 'on' : undefined;
        for (const id of leavesOf(roots)) expect(after.get(id)).toBe(free.includes(id) ? wanted : before.get(id));
        for (const id of next)
          expect(
            lineTo(flat, id)
              .slice(0, -1)
              .some((node) => next.includes(node.id)),
          ).toBe(false);
      }),
    );
  });
});

describe('a search in a tree [LIB-01]', () => {
  const all = flatten(of(nodes));
  const shown = (query: string) =>
    all.filter(({ node }) => search(all, query)?.isShown(node)).map(({ node }) => node.id);

  it('keeps what matches, the way to it and what is under it', () => {
    expect(shown('smoke')).toEqual(['a', 'a1', 'a11']);
    expect(shown('ｆｌｏｏｒ 1')).toEqual(['a', 'a1', 'a11', 'a12']);
    expect(shown('gangwan')).toEqual(['b']);
    expect(search(all, '  ')).toBeNull();
    expect(search(all, 'floor')?.count).toBe(2);
  });

  it('shows every match with all its line, in any tree', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(39).map(String), (roots, query) => {
        const flat = flatten(of(roots));
        const found = search(flat, query);
        for (const { node } of flat.filter(({ node }) => node.label.includes(query)))
          for (const up of lineTo(flat, node.id)) expect(found?.isShown(up)).toBe(true);
      }),
    );
  });

  it('marks the letters that match, and loses none', () => {
    expect(pieces('Floor 1 ＦＬＯＯＲ', 'floor')).toEqual([
      { at: 0, text: 'Floor', isMatch: true },
      { at: 5, text: ' 1 ', isMatch: false },
      { at: 8, text: 'ＦＬＯＯＲ', isMatch: true },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, query) => {
        expect(
          pieces(label, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(label);
      }),
    );
  });
});

describe('keys of a tree [LIB-01]', () => {
  const rows = rowsOf(nodes, ['a']);
  const press = (key: string, at: number, isRtl = false) => treeCommand(key, { rows, at, page: 2, isRtl });

  it('lead as the APG has it', () => {
    expect(press('ArrowDown', 3)).toEqual({ type: 'go', to: 3 });
    expect(press('ArrowUp', 1)).toEqual({ type: 'go', to: 0 });
    expect(press('End', 0)).toEqual({ type: 'go', to: 3 });
    expect(press('Home', 3)).toEqual({ type: 'go', to: 0 });
    expect(press('PageDown', 0)).toEqual({ type: 'go', to: 2 });
    expect(press('PageUp', 1)).toEqual({ type: 'go', to: 0 });
    expect(press('ArrowRight', 0)).toEqual({ type: 'go', to: 1 });
    expect(press('ArrowRight', 1)).toEqual({ type: 'open', ids: ['a1'] });
    expect(press('ArrowRight', 2)).toBeUndefined();
    expect(press('ArrowLeft', 0)).toEqual({ type: 'close', ids: ['a'] });
    expect(press('ArrowLeft', 2)).toEqual({ type: 'go', to: 0 });
    expect(press('ArrowLeft', 3)).toBeUndefined();
    expect(press('*', 0)).toEqual({ type: 'open', ids: ['b'] });
    expect(press(' ', 0)).toEqual({ type: 'take' });
    expect(press('x', 0)).toBeUndefined();
  });

  it('are mirrored from right to left', () => {
    expect(press('ArrowLeft', 1, true)).toEqual({ type: 'open', ids: ['a1'] });
    expect(press('ArrowRight', 0, true)).toEqual({ type: 'close', ids: ['a'] });
  });

  it('typed letters lead to the next that begins with them, round the end', () => {
    expect(typedAhead(rows, 0, 'f')).toBe(1);
    expect(typedAhead(rows, 1, 'ff')).toBe(2);
    expect(typedAhead(rows, 2, 'f')).toBe(1);
    expect(typedAhead(rows, 0, 'floor 2')).toBe(2);
    expect(typedAhead(rows, 0, 'gang')).toBe(3);
    expect(typedAhead(rows, 0, 'z')).toBe(-1);
    expect(typedAhead([], 0, 'z')).toBe(-1);
    expect(typedAhead(rows, 0, ' ')).toBe(-1);
  });
});
