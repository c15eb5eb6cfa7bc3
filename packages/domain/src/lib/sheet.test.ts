import { describe, expect, it } from 'vitest';
import { namedIn, readSheetHead, type SheetColumn, sheetRow, suggestColumns } from './sheet.ts';

type Id = 'name' | 'kind' | 'remark';
const phrase = (cn: string, hk: string, en: string) => ({ cn, hk, en });
const columns: readonly SheetColumn<Id>[] = [
  { id: 'name', phrase: phrase('名称', '名稱', 'Name'), isNeeded: true },
  { id: 'kind', phrase: phrase('类别', '類別', 'Kind'), isNeeded: true },
  { id: 'remark', phrase: phrase('备注', '備註', 'Remark') },
];
const suggested = (headers: readonly string[], remembered: Record<string, string | null> = {}) =>
  suggestColumns(columns, headers, remembered).map(({ column, source }) => `${column} ${source}`);

describe('the columns of a file [DEV-26] [SIT-04]', () => {
  it('are known by name in every language, full-width and in any case, the first of two of a name', () => {
    expect(readSheetHead(columns, ['類別', ' ＮＡＭＥ ', 'x', 'name'])).toEqual({
      ok: true,
      value: ['kind', 'name', undefined, undefined],
    });
    expect(readSheetHead(columns, ['Kind', ''])).toMatchObject({
      problems: [{ code: 'site.import.columnsMissing', args: { 0: 'name' } }],
    });
  });

  it('stand as in the template where no header is known', () => {
    expect(suggested(['甲', '乙', '丙', '丁'])).toEqual([
      'name position',
      'kind position',
      'remark position',
      'null null',
    ]);
  });

  it('are guessed by their place only where a needed one is missing', () => {
    expect(suggested(['店名', 'Kind', '其他'])).toEqual(['name position', 'kind name', 'null null']);
    expect(suggested(['Kind', '类型', 'Name'])).toEqual(['kind name', 'null null', 'name name']);
  });

  it('mean what was chosen for them before, before all else', () => {
    expect(suggested(['店名', '名称', 'Kind'], { 店名: 'name', 名称: 'kind' })).toEqual([
      'name remembered',
      'kind remembered',
      'null null',
    ]);
    expect(suggested(['名称', 'Kind'], { 名称: null })).toEqual(['null null', 'kind name']);
    // a column that is no more
    expect(suggested(['名称', 'Kind'], { 名称: 'gone' })).toEqual(['name name', 'kind name']);
  });

  it('give a row its cells, and a value its id', () => {
    expect(sheetRow(['kind', undefined, 'name'], [' C ', 'x'])).toEqual({ kind: 'C', name: '' });
    const words = { smoke: phrase('烟感', '煙感', 'Smoke') };
    expect(['烟感', '煙感', 'ＳＭＯＫＥ', '', '水'].map((text) => namedIn(['smoke'], (id) => words[id], text))).toEqual(
      ['smoke', 'smoke', 'smoke', '', '水'],
    );
  });
});
