import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPlace } from './keyboard.ts';
import { labelOf, nodes, saved } from './PermissionMatrix.stories.support.ts';
import { keptLines, linesOf, stopsOf, treeOf } from './lines.ts';

const lines = (more: Partial<Parameters<typeof linesOf>[0]> = {}) =>
  linesOf({ tree: treeOf(nodes, labelOf), role: 'unit', granted: saved, query: '', openIds: new Set(), ...more });

describe('lines of the matrix', () => {
  it('say how a menu stands with all under it, open or not [ROL-01]', () => {
    expect(lines().map(({ label, state }) => [label, state])).toEqual([
      ['首页', 'all'],
      ['设备管理', 'some'],
      ['报警管理', 'some'],
      ['系统管理', 'barred'],
      ['设备类型', 'some'],
    ]);
    expect(lines({ openIds: new Set(['alarm']) }).map(({ label }) => label)).toContain('报警规则');
  });

  it('are those that match and the way to them while something is sought [ROL-01]', () => {
    expect(lines({ query: '规则' }).map(({ label, isOpen }) => [label, isOpen])).toEqual([
      ['报警管理', true],
      ['报警规则', false],
    ]);
  });

  it('have a stop for the line and one for each box, by column [ROL-01]', () => {
    const [home, , detail] = lines({ openIds: new Set(['device']) });
    expect(home && stopsOf(home)).toEqual([0, 1]);
    expect(detail && stopsOf(detail)).toEqual([0, 1, 1, 2, 2, 2, 2, 2]);
  });
});

describe('lines drawn before', () => {
  it('stand for those that say the same, so that only what a press changed is drawn anew [ROL-01]', () => {
    const tree = treeOf(nodes, labelOf);
    const openIds = new Set(['alarm', 'device']);
    const before = lines({ tree, openIds });
    const after = keptLines(before, lines({ tree, openIds, granted: new Set([...saved, 'alarmRules:add']) }));
    const isNew = after.filter((line, at) => line !== before[at]).map(({ label }) => label);
    expect(isNew).toEqual(['报警规则']);
    expect(after.find(({ label }) => label === '报警规则')?.row.cells.some(({ isGranted }) => isGranted)).toBe(true);
  });
});

describe('keys of the matrix', () => {
  const rows = [[0, 1, 1, 2, 2, 2], [0], [0, 1, 2, 3, 3]];
  const press = (key: string, row: number, stop: number, more: { ctrlKey?: boolean; isRtl?: boolean } = {}) =>
    nextPlace(rows, { row, stop }, { key, ctrlKey: false, isRtl: false, ...more });

  it('lead along a line, across lines in the same column, and to the ends [ROL-01]', () => {
    expect(press('ArrowRight', 0, 0)).toEqual({ row: 0, stop: 1 });
    expect(press('ArrowRight', 0, 5)).toEqual({ row: 0, stop: 5 });
    expect(press('ArrowLeft', 0, 1, { isRtl: true })).toEqual({ row: 0, stop: 2 });
    expect(press('ArrowDown', 0, 4)).toEqual({ row: 1, stop: 0 });
    expect(press('ArrowUp', 2, 2)).toEqual({ row: 1, stop: 0 });
    expect(
      nextPlace(
        [rows[0] ?? [], rows[2] ?? []],
        { row: 0, stop: 5 },
        { key: 'ArrowDown', ctrlKey: false, isRtl: false },
      ),
    ).toEqual({ row: 1, stop: 2 });
    expect(press('End', 0, 0)).toEqual({ row: 0, stop: 5 });
    expect(press('Home', 0, 4)).toEqual({ row: 0, stop: 0 });
    expect(press('End', 0, 0, { ctrlKey: true })).toEqual({ row: 2, stop: 4 });
    expect(press('Home', 2, 3, { ctrlKey: true })).toEqual({ row: 0, stop: 0 });
    expect(press('x', 0, 0)).toBeUndefined();
  });

  it('never lead out of the grid [ROL-01]', () => {
    const row = fc
      .array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 })
      .map((columns) => [0, ...columns.toSorted((a, b) => a - b)]);
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(key, fc.boolean())),
        (grid, keys) => {
          let place = { row: 0, stop: 0 };
          for (const [name, ctrlKey] of keys)
            place = nextPlace(grid, place, { key: name, ctrlKey, isRtl: false }) ?? place;
          expect(grid[place.row]?.[place.stop]).toBeDefined();
        },
      ),
    );
  });
});
