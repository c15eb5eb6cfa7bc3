import type { SheetColumn } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import { chosenMeaning, type Mapping, missingIn, rememberedOf, sentFile, sentRows } from './mapping.ts';

const phrase = { cn: '', hk: '', en: '' };
const columns: readonly SheetColumn[] = [
  { id: 'name', phrase, isNeeded: true },
  { id: 'kind', phrase },
];
const mapping: Mapping = [
  { column: null, source: null },
  { column: 'kind', source: 'name' },
];
const file = {
  name: 'a.xlsx',
  head: ['店名', '类别', '备注'],
  headLine: 1,
  rows: [
    { line: 2, cells: ['=甲', 'C', 'x'] },
    { line: 4, cells: ['', '', '只有备注'] },
    { line: 5, cells: ['乙', ''] },
  ],
};

it('a header that is given a meaning takes it from the other, and only what was chosen is remembered [SIT-04] [DEV-26]', () => {
  expect(missingIn(mapping, columns)).toEqual(['name']);
  const chosen = chosenMeaning(mapping, 0, 'name');
  expect(missingIn(chosen, columns)).toEqual([]);
  expect(rememberedOf(mapping, file.head)).toBeUndefined();
  expect(rememberedOf(chosen, file.head)).toBe('{"店名":"name"}');
  const moved = chosenMeaning(mapping, 0, 'kind');
  expect(moved.map(({ column }) => column)).toEqual(['kind', null]);
  expect(rememberedOf(moved, file.head)).toBe('{"店名":"kind","类别":null}');
});

it('rows are sent under the ids of their columns, on the lines that they have in the file [DEV-26]', async () => {
  const chosen = chosenMeaning(mapping, 0, 'name');
  expect(sentRows(file, chosen).map(({ line }) => line)).toEqual([2, 5]);
  // reading takes the byte order mark off
  expect(await sentFile(file, chosen).text()).toBe("name,kind\r\n'=甲,C\r\n\r\n\r\n乙,\r\n");
  const below = { ...file, headLine: 3, rows: [{ line: 5, cells: ['丙'] }] };
  expect(await sentFile(below, chosen).text()).toBe('\r\n\r\nname,kind\r\n\r\n丙,\r\n');
});
