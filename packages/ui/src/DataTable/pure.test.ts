import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnChoice, canHide, gridTracks, placeColumns, toggleHidden } from './head/columns.ts';
import { searcher } from './rows/filter.ts';
import { type KeyPress, gridCommand } from './grid/keyboard.ts';
import {
  allMatching,
  countSelected,
  headerState,
  isSelected,
  nothingSelected,
  rowsBetween,
  selectRows,
  toggleRow,
  withRows,
} from './rows/selection.ts';
import type { Column } from './types.ts';

interface Item {
  readonly name: string;
  readonly place: string;
}
const column = (id: 'name' | 'place', more: Partial<Column<Item>> = {}): Column<Item> => ({
  id,
  header: id,
  width: 100,
  cell: (row) => row[id],
  ...more,
});

describe('selection [DEV-12]', () => {
  it('rows on other pages stay selected', () => {
    const first = withRows(nothingSelected, [1, 2], true);
    const second = withRows(first, [11], true);
    expect([1, 2, 11, 12].map((id) => isSelected(second, id))).toEqual([true, true, true, false]);
    expect(countSelected(second, 500)).toBe(3);
  });

  it('all matching counts rows never loaded, less the exceptions', () => {
    const selection = toggleRow(allMatching, 5);
    expect(isSelected(selection, 5)).toBe(false);
    expect(isSelected(selection, 123_456)).toBe(true);
    expect(countSelected(selection, 10_000)).toBe(9999);
    expect(countSelected(toggleRow(selection, 5), 10_000)).toBe(10_000);
  });

  it('twice toggled is as before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(9), fc.boolean(), (ids, id, isAll) => {
        const start = isAll ? withRows(allMatching, ids, false) : selectRows(ids);
        expect(toggleRow(toggleRow(start, id), id)).toEqual(start);
      }),
    );
  });

  it('a range goes either way; from a row no longer shown it is the one row', () => {
    expect(rowsBetween([1, 2, 3, 4], 3, 1)).toEqual([1, 2, 3]);
    expect(rowsBetween([1, 2, 3, 4], 9, 2)).toEqual([2]);
  });

  it('the header box: none, some, all of what is shown', () => {
    expect(headerState(selectRows([99]), [1, 2])).toBe('none');
    expect(headerState(selectRows([1]), [1, 2])).toBe('some');
    expect(headerState(allMatching, [1, 2])).toBe('all');
    expect(headerState(allMatching, [])).toBe('none');
  });
});

describe('columns [SHL-23]', () => {
  const columns = [
    column('name', { isHideable: false, pin: 'start' }),
    column('place'),
    { ...column('name'), id: 'end', pin: 'end' as const },
  ];
  const choice: ColumnChoice = { hidden: [], widths: {} };

  it('pinned columns go to their edges, with their distance from it', () => {
    const placed = placeColumns([column('place'), ...columns.slice(0, 1), ...columns.slice(2)], choice, 40);
    expect(placed.map(({ column: { id }, offset }) => [id, offset])).toEqual([
      ['name', 40],
      ['place', 0],
      ['end', 0],
    ]);
  });

  it('a column that may not be hidden shows in spite of the list, and one always remains', () => {
    const hidden = ['name', 'place', 'end'];
    expect(placeColumns(columns, { ...choice, hidden }).map((placed) => placed.column.id)).toEqual(['name']);
    expect(placeColumns([column('place')], { ...choice, hidden })).toHaveLength(1);
    expect(canHide(column('place'), 1)).toBe(false);
  });

  it('order: named ones first, the others as they were', () => {
    const plain = [column('name'), column('place'), { ...column('name'), id: 'c' }];
    const placed = placeColumns(plain, { ...choice, order: ['c', 'gone'] });
    expect(placed.map((one) => one.column.id)).toEqual(['c', 'name', 'place']);
  });

  it('names it does not know stay in the hidden list', () => {
    expect(toggleHidden(['other', 'place'], 'place')).toEqual(['other']);
    expect(toggleHidden(['other'], 'place')).toEqual(['other', 'place']);
  });

  it('a resized column keeps its width, others share what is free', () => {
    const placed = placeColumns([column('name'), column('place')], { hidden: [], widths: { place: 9999 } });
    expect(gridTracks(placed, 40)).toBe('40px minmax(100px,100fr) 800px');
  });
});

describe('quick search [DEV-12]', () => {
  const find = (search: string) =>
    [
      { name: 'Smoke ＡＢ１', place: '东楼' },
      { name: 'smoke 2', place: '西楼' },
    ].filter(searcher([column('name'), column('place')], search) ?? (() => true)).length;

  it('every word somewhere in the row; case and full-width forms do not matter', () => {
    expect(['', '  ', 'SMOKE', 'smoke 东', 'ab1', '东 西', 'x'].map(find)).toEqual([2, 2, 2, 1, 1, 0, 0]);
  });
});

describe('keys [DEV-12]', () => {
  const key = (name: string, held: Partial<KeyPress> = {}): KeyPress => ({
    key: name,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
  });
  const size = { rows: 100, columns: 5, page: 10, isRtl: false };
  const to = (press: KeyPress, row: number, column: number, isRtl = false) => {
    const command = gridCommand(press, { row, column }, { ...size, isRtl });
    return command?.type === 'move' ? [command.to.row, command.to.column] : command?.type;
  };

  it('moves as the ARIA authoring practices say, and never out of the grid', () => {
    expect(to(key('ArrowDown'), 99, 0)).toEqual([99, 0]);
    expect(to(key('ArrowUp'), 0, 2)).toEqual([-1, 2]);
    expect(to(key('ArrowRight'), 3, 4)).toEqual([3, 4]);
    expect(to(key('ArrowRight'), 3, 2, true)).toEqual([3, 1]);
    expect(to(key('End', { ctrlKey: true }), 0, 0)).toEqual([99, 4]);
    expect(to(key('Home', { metaKey: true }), 50, 3)).toEqual([0, 0]);
    expect(to(key('PageDown'), 95, 1)).toEqual([99, 1]);
    expect(to(key('PageUp'), 4, 1)).toEqual([0, 1]);
  });

  it('leaves alone what is not its own', () => {
    expect(
      [key('Tab'), key('c', { ctrlKey: true }), key('ArrowDown', { altKey: true }), key('x')].map((k) => to(k, 1, 1)),
    ).toEqual(Array.from({ length: 4 }));
  });

  it('Space selects a row and sorts a header; Enter opens', () => {
    expect([to(key(' '), 1, 1), to(key(' '), -1, 1), to(key('Enter'), 1, 1), to(key('F2'), 1, 1)]).toEqual([
      'select',
      'sort',
      'open',
      'enter',
    ]);
    expect(to(key('A', { ctrlKey: true }), 1, 1)).toBe('selectAll');
  });

  it('wherever a key leads is a cell', () => {
    const press = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    fc.assert(
      fc.property(
        press,
        fc.boolean(),
        fc.integer({ min: -1, max: 99 }),
        fc.nat(4),
        fc.boolean(),
        (name, ctrlKey, row, column, isRtl) => {
          const [toRow, toColumn] = to(key(name, { ctrlKey }), row, column, isRtl) as [number, number];
          expect(toRow >= -1 && toRow < 100 && toColumn >= 0 && toColumn < 5).toBe(true);
        },
      ),
    );
  });
});
