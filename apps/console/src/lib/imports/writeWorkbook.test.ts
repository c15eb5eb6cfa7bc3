import type { SheetColumn } from '@fireline/domain/lib';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readFile } from './readFile.ts';
import type { SheetText } from './sheetText.ts';
import { failedWorkbook, templateOf } from './writeWorkbook.ts';

const phrase = { cn: '', hk: '', en: '' };
const columns: readonly SheetColumn[] = [
  { id: 'name', phrase, isNeeded: true },
  { id: 'kind', phrase },
];
const text: SheetText = {
  header: (column) => ({ name: '名称', kind: '类别' })[column] ?? '',
  note: ({ isNeeded }) => (isNeeded ? '必填' : ''),
  choices: (column) => (column === 'kind' ? ['小餐饮场所', '小商店'] : []),
  problem: ({ code }) => code,
  reason: () => '',
};
const sheetsOf = async (book: Blob) => (await readXlsx(new Uint8Array(await book.arrayBuffer()))).sheets;

it('a template has the headers with their notes, and a second sheet with the values that its cells offer [SIT-04] [DEV-26]', async () => {
  const [rows, allowed] = await sheetsOf(
    await templateOf({ columns, text, names: { rows: '九小/场所', allowed: '可填的值' } }),
  );
  expect(rows?.name).toBe('九小 场所');
  expect(rows?.rows).toEqual([['名称', '类别']]);
  expect(rows?.cells?.get('0,0')?.comment?.text).toContain('必填');
  expect(rows?.cells?.get('0,1')?.comment).toBeUndefined();
  expect(allowed?.rows).toEqual([['类别'], ['小餐饮场所'], ['小商店']]);
  expect(rows?.dataValidations).toMatchObject([{ type: 'list', formula1: "'可填的值'!$A$2:$A$3", range: 'B2:B5001' }]);
});

it('failed rows are read back as they were sent, formulas as text, with their number and reason behind [DEV-26]', async () => {
  const names = { rows: '失败', line: '行号', reason: '原因' };
  const failed = [{ rowNo: 7, sent: { name: '=1+1', kind: '' }, reason: '类别: 只能导入九小场所' }];
  const book = await failedWorkbook({ columns, text, names }, failed);
  const read = await readFile(new File([book], '失败.xlsx'), columns);
  expect(read).toMatchObject({
    ok: true,
    value: {
      rows: [
        { line: 1, cells: ['名称', '类别', '行号', '原因'] },
        { line: 2, cells: ['=1+1', '', '7', '类别: 只能导入九小场所'] },
      ],
    },
  });
});
