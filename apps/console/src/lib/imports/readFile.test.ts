import { importBytesMax, importLinesMax, importRowsMax } from '@fireline/domain/shell';
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readFile } from './readFile.ts';

const bookOf = async (rows: readonly (readonly (string | number | Date | null)[])[]) =>
  (await writeXlsx({ sheets: [{ name: '单位', rows: rows.map((row) => [...row]) }] })) as BlobPart;
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

/** A workbook of one sheet, each part as it is given. */
async function zipped(parts: Readonly<Record<string, string | Uint8Array>>, password?: string): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...(password && { password, zipCrypto: true }) });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const all: Readonly<Record<string, string | Uint8Array>> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships ${relations}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${relations}><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
    ...parts,
  };
  for (const [name, text] of Object.entries(all))
    await zip.add(name, typeof text === 'string' ? new TextReader(text) : new Uint8ArrayReader(text));
  return zip.close();
}
const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

const refusal = async (given: File) => {
  const read = await readFile(given);
  return read.ok ? 'read' : read.problems.map(({ code, args }) => (args ? `${code} ${args[0]}` : code)).join();
};

describe('a file to import', () => {
  it('is a workbook: text as text, numbers and dates as they read, blank rows left out, with the line of each [DEV-26]', async () => {
    const book = await bookOf([
      ['单位名称', '电话', '日期'],
      ['=1+1', 13800138000, new Date('2026-11-26T00:00:00Z')],
      [null, null, null],
      ['物业', '0755-12345678', null],
    ]);
    expect(await readFile(file('单位.xlsx', book))).toEqual({
      ok: true,
      value: {
        rows: [
          { line: 1, cells: ['单位名称', '电话', '日期'] },
          { line: 2, cells: ['=1+1', '13800138000', '2026-11-26'] },
          { line: 4, cells: expect.arrayContaining(['物业', '0755-12345678']) as string[] },
        ],
      },
    });
  });

  it('is CSV in UTF-8 or, as mainland spreadsheets save it, GB18030 [DEV-26]', async () => {
    const rows = [{ line: 1, cells: ['中文'] }];
    expect(await readFile(file('a.csv', '\uFEFF中文\r\n'))).toEqual({ ok: true, value: { rows } });
    expect(await readFile(file('a.csv', new Uint8Array([0xd6, 0xd0, 0xce, 0xc4])))).toEqual({
      ok: true,
      value: { rows },
    });
    expect(await refusal(file('a.csv', new Uint8Array([0x61, 0, 0x62])))).toBe('sheet.noText');
  });

  it('is refused with the cell when it holds a formula, or a number that has lost digits [DEV-26]', async () => {
    const formula = sheet(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="5"><c r="C5"><f>HYPERLINK("x")</f><v>1</v></c></row>',
    );
    expect(await refusal(file('a.xlsx', await zipped({ 'xl/worksheets/sheet1.xml': formula })))).toBe(
      'sheet.formula C5',
    );
    expect(await refusal(file('a.xlsx', await bookOf([['卡号'], [89860600000000000000]])))).toBe('sheet.longNumber A2');
    expect(await refusal(file('a.xlsx', await bookOf([['IMEI'], [860000000000013]])))).toBe('read');
  });

  it.each([
    ['a zip that is no workbook', { 'xl/workbook.xml': '' }, 'sheet.noWorkbook'],
    ['macros', { 'xl/vbaProject.bin': 'x' }, 'sheet.macros'],
    [
      'macros by its types',
      { '[Content_Types].xml': 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' },
      'sheet.macros',
    ],
    ['links to other files', { 'xl/externalLinks/externalLink1.xml': '<x/>' }, 'sheet.externalLinks'],
    ['a connection to data', { 'xl/connections.xml': '<x/>' }, 'sheet.externalLinks'],
    ['an embedded file', { 'xl/embeddings/oleObject1.bin': 'x' }, 'sheet.embedded'],
    ['a zip bomb', { 'xl/worksheets/sheet1.xml': new Uint8Array(65 * 1024 * 1024).fill(0x20) }, 'sheet.bomb 64'],
    [
      'a million blank rows',
      { 'xl/worksheets/sheet1.xml': sheet('<row/>'.repeat(1_000_000)) },
      `sheet.tooManyLines ${importLinesMax}`,
    ],
    [
      'a cell far to the right',
      { 'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>') },
      'sheet.tooManyColumns 64',
    ],
  ])('is refused with the reason: %s [DEV-26]', async (_, parts, code) => {
    expect(await refusal(file('a.xlsx', await zipped(parts as Record<string, string | Uint8Array>)))).toBe(code);
  });

  it('is refused with the reason: a password, another type under the name of a workbook, more than 10 MB or 5 000 rows [DEV-26] [SHL-26]', async () => {
    expect(await refusal(file('a.xlsx', await zipped({}, 'secret')))).toBe('sheet.encrypted');
    expect(await refusal(file('a.xlsx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])))).toBe(
      'sheet.encrypted',
    );
    expect(await refusal(file('a.xlsx', '单位名称,联系人'))).toBe('sheet.namedWorkbook');
    expect(await refusal(file('a.csv', await bookOf([['a']])))).toBe('sheet.namedText');
    expect(await refusal(file('a.xlsm', await bookOf([['a']])))).toBe('sheet.macros');
    expect(await refusal(file('a.xlsx', 'PK\u0003\u0004 and nothing else'))).toBe('sheet.broken');
    const large = { size: 1024 ** 3, name: 'a.xlsx' } as File;
    expect(await refusal(large)).toMatch(/^form\.fileSize/);
    expect(importBytesMax).toBe(10 * 1024 * 1024);
    const many = await bookOf(Array.from({ length: importRowsMax + 2 }, () => ['x']));
    expect(await refusal(file('a.xlsx', many))).toBe(`sheet.tooManyRows ${importRowsMax}`);
  });
});
