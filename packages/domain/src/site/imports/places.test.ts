import { describe, expect, it } from 'vitest';
import { languages } from '../../lib/index.ts';
import {
  checkImportRows,
  placeImportColumns,
  placeImportForm,
  placeImportHeader,
  placeImportRow,
  readPlaceImportHead,
} from '../index.ts';

describe('a file of places', () => {
  it.each(languages)(
    'has its columns under their names in %s, in any order, with others between them [SIT-04]',
    (language) => {
      const head = placeImportColumns.toReversed().flatMap((column) => ['?', placeImportHeader(column, language)]);
      const columns = readPlaceImportHead(head);
      expect(columns.ok && columns.value.filter((column) => column !== undefined)).toEqual(
        placeImportColumns.toReversed(),
      );
    },
  );

  it('is refused without a column that every row needs [SIT-04]', () => {
    expect(readPlaceImportHead(['name', 'address'])).toMatchObject({
      problems: [{ code: 'site.import.columnsMissing', args: { 0: 'type, smallKind, manager, phone' } }],
    });
  });

  it('names kinds and types in words, letters or ids, and becomes a small place [SIT-01] [SIT-04]', () => {
    const columns = ['name', 'type', 'smallKind', 'address', 'manager', 'phone', undefined] as const;
    const row = placeImportRow(columns, [
      '老街面馆',
      '商场',
      '小餐飲場所',
      ' 科技路1号 ',
      '陈师傅',
      '13800138000',
      'reason',
    ]);
    expect(row).toMatchObject({ type: 'C', smallKind: '小餐飲場所', address: '科技路1号' });
    const named = placeImportRow(columns, ['老街面馆', 'c', '小餐饮场所', '科技路1号', '陈师傅', '13800138000']);
    expect(placeImportForm(7).check(named)).toMatchObject({
      ok: true,
      value: { type: 'C', smallKind: 'restaurant', partnerId: 7 },
    });
  });

  it('has rows [DEV-26]', () => {
    expect(checkImportRows(0)).toMatchObject({ code: 'site.import.empty' });
    expect(checkImportRows(5)).toBeUndefined();
  });
});
