import { describe, expect, it } from 'vitest';
import { goneColumns, isSameState, plainState } from './views.ts';

describe('views [SHL-23]', () => {
  it('the same whatever the order of keys and of hidden columns; not whatever the order of columns', () => {
    const a = { ...plainState, hiddenColumns: ['x', 'y'], columnWidths: { x: 1, y: 2 }, filter: { type: 'a', q: '' } };
    const b = { ...plainState, hiddenColumns: ['y', 'x'], columnWidths: { y: 2, x: 1 }, filter: { q: '', type: 'a' } };
    expect(isSameState(a, b)).toBe(true);
    expect(isSameState({ ...a, columnOrder: ['x', 'y'] }, { ...a, columnOrder: ['y', 'x'] })).toBe(false);
    expect(isSameState(a, { ...a, groupBy: undefined })).toBe(true);
    expect(isSameState(a, { ...a, filter: { q: 'smoke', type: 'a' } })).toBe(false);
  });

  it('columns that have gone, named anywhere, each once', () => {
    const state = {
      hiddenColumns: ['a'],
      columnOrder: ['b', 'a'],
      columnWidths: { c: 100 },
      sort: [{ columnId: 'd', direction: 'ascending' as const }],
      groupBy: 'e',
    };
    expect(goneColumns(state, [{ id: 'b' }])).toEqual(['a', 'c', 'd', 'e']);
    expect(goneColumns(plainState, [])).toEqual([]);
  });
});
