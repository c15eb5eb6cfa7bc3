import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRows, headerId } from './groupRows.ts';

const parity = (id: number | string): string => (Number(id) % 2 ? 'odd' : 'even');

describe('group rows [DEV-12]', () => {
  it('groups in the order of their first row, rows in theirs, closed ones hidden but counted', () => {
    const lines = groupRows([3, 2, 1, 4], parity, (key) => key === 'odd');
    expect(lines.ids).toEqual([headerId('odd'), 3, 1, headerId('even')]);
    expect(lines.rows).toEqual([3, 1, 2, 4]);
    expect(lines.groups.get(headerId('even'))?.rows).toEqual([2, 4]);
    expect(lines.lineOf(3)).toMatchObject({ level: 2, parent: headerId('odd'), isSpan: false });
    expect(lines.lineOf(headerId('even'))).toMatchObject({ level: 1, isOpen: false, isSpan: true });
  });

  it('no row is lost or doubled', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.integer({ min: 1, max: 5 }), (ids, count) => {
        const lines = groupRows(
          ids,
          (id) => String(Number(id) % count),
          () => true,
        );
        expect(new Set(lines.rows)).toEqual(new Set(ids));
        expect(lines.ids).toHaveLength(ids.length + lines.groups.size);
      }),
    );
  });

  it('a row named like a header is still a row', () => {
    const lines = groupRows(
      ['odd', 'group:odd'],
      () => 'odd',
      () => true,
    );
    expect(lines.lineOf('group:odd')?.isSpan).toBe(false);
  });
});
