import type { Problem } from '@fireline/domain/lib';
import { importBytesMax, importLinesMax, importRowsMax } from '@fireline/domain/shell';
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { FileRows } from './fileRows.ts';
import { readFile } from './readFile.ts';

const bookOf = async (rows: readonly (readonly (string | number | Date | null)[])[]) =>
  (await writeXlsx({ sheets: [{ name: '单位', rows: rows.map((row) => [...row]) }] })) as BlobPart;
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheet = (rows: string) => `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
const inline = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
const relations = (those: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${those.join('')}</Relationships>`;
const workbook = (before: string, sheets: readonly string[]) =>
  `<workbook xmlns="${main}" xmlns:r="${office}">${before}<sheets>${sheets.join('')}</sheets></workbook>`;

type Parts = Readonly<Record<string, string | Uint8Array>>;
async function zipOf(parts: Parts, password?: string): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...(password && { password, zipCrypto: true }) });
  for (const [name, text] of Object.entries(parts))
    await zip.add(name, typeof text === 'string' ? new TextReader(text) : new Uint8ArrayReader(text));
  return zip.close();
}
/** The parts of a workbook of one sheet, each as it is given. */
const partsOf = (parts: Parts = {}): Parts => ({
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  '_rels/.rels': relations([`<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`]),
  'xl/workbook.xml': workbook('', ['<sheet name="a" sheetId="1" r:id="rId1"/>']),
  'xl/_rels/workbook.xml.rels': relations([
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
  ]),
  'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
  ...parts,
});
const zipped = (parts: Parts, password?: string) => zipOf(partsOf(parts), password);

const codeOf = ({ code, args }: Problem): string => [code, ...Object.values(args ?? {})].join(' ');
const refusal = async (given: File) => {
  const read = await readFile(given, []);
  return read.ok ? 'read' : read.problems.map(codeOf).join();
};
const valueOf = async (given: File, choice?: string): Promise<FileRows> => {
  const read = await readFile(given, [], choice);
  if (!read.ok) throw new Error(read.problems.map(codeOf).join());
  return read.value;
};
const textsOf = ({ rows }: FileRows) => rows.map(({ cells }) => cells.join(' '));

describe('a file to import', () => {
  it('is a workbook: text as text, numbers and dates as they read, blank rows left out, with the line of each [DEV-26]', async () => {
    const book = await bookOf([
      ['单位名称', '电话', '日期'],
      ['=1+1', 13800138000, new Date('2026-11-26T00:00:00Z')],
      [null, null, null],
      ['物业', '0755-12345678', null],
    ]);
    expect(await readFile(file('单位.xlsx', book), [])).toMatchObject({
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

  it('is CSV in UTF-8 or, as spreadsheets of the mainland and of Hong Kong save it, GB18030 or Big5 [DEV-26]', async () => {
    expect(textsOf(await valueOf(file('a.csv', '\uFEFF中文\r\n')))).toEqual(['中文']);
    // 编号 in GB18030, 編號 in Big5
    expect(textsOf(await valueOf(file('a.csv', new Uint8Array([0xb1, 0xe0, 0xba, 0xc5]))))).toEqual(['编号']);
    expect(textsOf(await valueOf(file('a.csv', new Uint8Array([0xbd, 0x73, 0xb8, 0xb9]))))).toEqual(['編號']);
    expect(await refusal(file('a.csv', new Uint8Array([0x61, 0, 0x62])))).toBe('sheet.noText');
  });

  it('is read in the encoding that its reader chooses where nothing else tells [DEV-26]', async () => {
    const unsure = file('a.csv', new Uint8Array([0x61, 0x2c, 0xd6, 0xd0, 0xce, 0xc4, 0x0a]));
    const asked = await valueOf(unsure);
    expect(asked).toMatchObject({ rows: [], reading: { by: 'encoding', value: undefined } });
    expect(asked.reading?.options.map(({ text }) => text)).toEqual([
      'gb18030: a,中文 ',
      expect.stringMatching(/^big5: a,/),
    ]);
    expect(textsOf(await valueOf(unsure, 'gb18030'))).toEqual(['a 中文']);
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
    expect(await refusal(file('a.xlsx', await zipped(parts as Parts)))).toBe(code);
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

  describe('that is a workbook', () => {
    const parts = {
      'xl/workbook.xml': workbook('<bookViews><workbookView activeTab="2"/></bookViews>', [
        '<sheet name="旧" sheetId="1" r:id="rId1" state="hidden"/>',
        '<sheet name="说明" sheetId="2" r:id="rId2"/>',
        '<sheet name="设备 &amp; 场所" sheetId="3" r:id="rId3"/>',
        '<sheet name="深" sheetId="4" r:id="rId4" state="veryHidden"/>',
      ]),
      'xl/_rels/workbook.xml.rels': relations(
        [1, 2, 3, 4].map(
          (id) => `<Relationship Id="rId${id}" Type="${office}/worksheet" Target="worksheets/s${id}.xml"/>`,
        ),
      ),
      ...Object.fromEntries(
        [1, 2, 3, 4].map((id) => [
          `xl/worksheets/s${id}.xml`,
          sheet(`<row r="1">${inline('A1', `sheet ${id}`)}</row>`),
        ]),
      ),
    };

    it('shows the sheet that is in front when it opens, and lets another visible one be chosen, never a hidden one [DEV-26]', async () => {
      const book = file('a.xlsx', await zipped(parts));
      const front = await valueOf(book);
      expect(textsOf(front)).toEqual(['sheet 3']);
      expect(front.reading).toEqual({
        by: 'sheet',
        value: '1',
        options: [
          { value: '0', text: '说明' },
          { value: '1', text: '设备 & 场所' },
        ],
      });
      expect(textsOf(await valueOf(book, '0'))).toEqual(['sheet 2']);
      const hidden = {
        ...parts,
        'xl/workbook.xml': parts['xl/workbook.xml'].replace('activeTab="2"', 'activeTab="0"'),
      };
      expect(textsOf(await valueOf(file('a.xlsx', await zipped(hidden))))).toEqual(['sheet 2']);
    });

    it('is looked at for formulas in the sheet that is read only, which leaves the choice of the others [DEV-26]', async () => {
      const formula = sheet('<row r="2"><c r="B2"><f>1</f></c></row>');
      const elsewhere = file('a.xlsx', await zipped({ ...parts, 'xl/worksheets/s1.xml': formula }));
      expect(textsOf(await valueOf(elsewhere))).toEqual(['sheet 3']);
      const here = file('a.xlsx', await zipped({ ...parts, 'xl/worksheets/s3.xml': formula }));
      expect(await valueOf(here)).toMatchObject({ rows: [], problem: { code: 'sheet.formula', args: { 0: 'B2' } } });
      expect(textsOf(await valueOf(here, '0'))).toEqual(['sheet 2']);
    });

    it('hides no formula in another encoding, behind a comment or in a name with a prefix [DEV-26]', async () => {
      const formula = '<x:row r="1"><!-- <c> --><x:c x:note=">" r="C1"><x:f/></x:c></x:row>';
      const prefixed = `<x:worksheet xmlns:x="${main}"><x:sheetData>${formula}</x:sheetData></x:worksheet>`;
      const text = `\uFEFF${sheet('<row r="1"><c r="C1"><f>1</f></c></row>')}`;
      const utf16 = new Uint8Array(new Uint16Array(Array.from(text, (letter) => letter.charCodeAt(0))).buffer);
      for (const xml of [prefixed, utf16])
        expect(await refusal(file('a.xlsx', await zipped({ 'xl/worksheets/sheet1.xml': xml })))).toBe(
          'sheet.formula C1',
        );
    });

    it('counts the rows that it hides, and takes them [DEV-26]', async () => {
      const rows = `<row r="1">${inline('A1', 'h')}</row><row r="2" hidden="1">${inline('A2', 'x')}</row><row r="3" hidden="1"/>`;
      const read = await valueOf(file('a.xlsx', await zipped({ 'xl/worksheets/sheet1.xml': sheet(rows) })));
      expect([textsOf(read), read.hidden]).toEqual([['h', 'x'], 1]);
    });

    it('is read when its parts are named with backslashes, in another case or by other names, as its relations say [DEV-26]', async () => {
      const named = Object.entries(partsOf()).map(([name, text]) => [name.replaceAll('/', '\\'), text]);
      expect(textsOf(await valueOf(file('a.xlsx', await zipOf(Object.fromEntries(named)))))).toEqual(['1']);
      const moved = partsOf({
        '_rels/.rels': relations([`<Relationship Id="a" Type="${office}/officeDocument" Target="/Book/Main.xml"/>`]),
        'book/main.xml': workbook('', ['<sheet name="a" sheetId="1" r:id="x9"/>']),
        'book/_rels/main.xml.rels': relations([
          `<Relationship Id="x9" Type="${office}/worksheet" Target="..\\Data/./Rows.xml"/>`,
        ]),
        'data/rows.xml': sheet(`<row r="1">${inline('A1', 'moved')}</row>`),
      });
      expect(textsOf(await valueOf(file('a.xlsx', await zipOf(moved))))).toEqual(['moved']);
      const twice = partsOf({ 'xl\\worksheets\\sheet1.xml': sheet('') });
      expect(await refusal(file('a.xlsx', await zipOf(twice)))).toBe('sheet.broken');
    });

    it.each([
      ['xl\\vbaProject.bin', 'sheet.macros'],
      ['xl\\macrosheets\\sheet1.xml', 'sheet.macros'],
      ['xl\\externalLinks\\externalLink1.xml', 'sheet.externalLinks'],
      ['XL\\Connections.xml', 'sheet.externalLinks'],
      ['xl\\embeddings\\oleObject1.bin', 'sheet.embedded'],
    ])('is refused for what it holds under a name with backslashes: %s [DEV-26]', async (name, code) => {
      expect(await refusal(file('a.xlsx', await zipped({ [name]: 'x' })))).toBe(code);
    });

    it.each([
      ['vbaProject', 'sheet.macros'],
      ['externalLink', 'sheet.externalLinks'],
      ['connections', 'sheet.externalLinks'],
      ['oleObject', 'sheet.embedded'],
    ])('is refused for a part under any name that is related as %s [DEV-26]', async (type, code) => {
      const relation = `<Relationship Id="z" Type="${office}/${type}" Target="media/image1.png"/>`;
      const own = `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`;
      const related: readonly Parts[] = [
        { 'xl/_rels/workbook.xml.rels': relations([own, relation]) },
        { 'xl/worksheets/_rels/sheet1.xml.rels': relations([relation]) },
      ];
      for (const part of related) expect(await refusal(file('a.xlsx', await zipped(part)))).toBe(code);
    });

    const formats = [
      'General',
      '00000000000',
      '000000',
      '000-0000',
      '&quot;A&quot;0000',
      '0.00',
      'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;',
      '[Red]0000_ ;-0000',
      '0%',
    ];
    const styles = `<styleSheet xmlns="${main}"><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`;
    const styled = async (cell: string) =>
      zipped({
        'xl/styles.xml': styles,
        'xl/_rels/workbook.xml.rels': relations([
          `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
          `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>`,
        ]),
        'xl/worksheets/sheet1.xml': sheet(`<row r="1">${cell}</row>`),
      });
    const number = (value: string, style = 0) => `<c r="A1" s="${style}"><v>${value}</v></c>`;
    it.each([
      ['zeros in front', number('1234567', 1), '00001234567'],
      ['zeros in front of a short one', number('42', 2), '000042'],
      ['zeros behind a colour and a blank', number('42', 7), '0042'],
      ['a negative one with zeros', number('-42', 7), '-0042'],
      ['zeros that it has itself', number('12345678901', 2), '12345678901'],
      ['noise of a sum', number('0.30000000000000004'), '0.3'],
      ['noise of a longitude', number('113.94999999999999'), '113.95'],
      ['a latitude', number('22.543099999999999'), '22.5431'],
      ['fifteen digits', number('8.60000000000001E+14'), '860000000000001'],
      ['a small one', number('1E-7'), '0.0000001'],
      ['two decimals', number('0.5', 5), '0.5'],
      ['a percentage', number('0.5', 8), '0.5'],
      ['a day in Chinese', number('46352', 6), '2026-11-26'],
      ['a day with its time', number('46352.5', 9), '2026-11-26 12:00'],
      ['a day as text', '<c r="A1" t="d"><v>2026-11-26T08:30:00</v></c>', '2026-11-26 08:30'],
      ['a truth', '<c r="A1" t="b"><v>1</v></c>', 'true'],
      ['a result as text', '<c r="A1" t="str"><v>a&amp;b_x000A_c</v></c>', 'a&b\nc'],
      [
        'text with how it is spoken',
        '<c r="A1" t="inlineStr"><is><r><t>東</t></r><r><t>京</t></r><rPh><t>とう</t></rPh></is></c>',
        '東京',
      ],
    ])('has the text that a sheet shows for %s [DEV-26]', async (_, cell, text) => {
      expect(textsOf(await valueOf(file('a.xlsx', await styled(cell))))).toEqual([text]);
    });

    it.each([
      [number('12', 3), 'sheet.shownOtherwise A1 000-0000'],
      [number('12', 4), 'sheet.shownOtherwise A1 "A"0000'],
      [number('1234567890123456'), 'sheet.longNumber A1'],
      ...[
        '#N/A',
        '#REF!',
        '#DIV/0!',
        '#VALUE!',
        '#NAME?',
        '#NUM!',
        '#NULL!',
        '#SPILL!',
        '#CALC!',
        '#GETTING_DATA',
        '#PYTHON!',
      ].map((word) => [`<c r="A1" t="e"><v>${word}</v></c>`, `sheet.errorCell A1 ${word}`] as const),
      [inline('A1', '#N/A'), 'sheet.errorCell A1 #N/A'],
      [inline('A1', '8.6E+14'), 'sheet.longNumber A1'],
      ['<c r="A1" t="s"><v>7</v></c>', 'sheet.broken'],
      ['<c r="A1" t="x"><v>7</v></c>', 'sheet.broken'],
      ['<!DOCTYPE a [<!ENTITY b "c">]>', 'sheet.broken'],
    ] as [string, string][])('is refused for a cell whose text is not sure: %s [DEV-26]', async (cell, found) => {
      expect(await refusal(file('a.xlsx', await styled(cell)))).toBe(found);
    });
  });
});
