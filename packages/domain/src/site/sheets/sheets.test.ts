import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, type SheetColumn } from '../../lib/index.ts';
import { readCsv, type SheetLimits, sheetLimits } from './index.ts';

const phrase = (cn: string) => ({ cn, hk: cn, en: cn });
const columns: readonly SheetColumn[] = [
  { id: 'name', phrase: phrase('名称') },
  { id: 'imei', phrase: phrase('IMEI') },
];
const cellsOf = (text: string, limits?: SheetLimits) => {
  const read = readCsv(text, columns, limits);
  if (!read.ok) throw new Error(read.problems[0]?.code);
  return read.value.map(({ cells }) => cells);
};
const problemOf = (text: string, limits?: SheetLimits) => {
  const read = readCsv(text, columns, limits);
  return read.ok ? 'read' : [read.problems[0]?.code, ...Object.values(read.problems[0]?.args ?? {})].join(' ');
};

describe('the rows of a CSV file', () => {
  it('are read back as they were written, formulas as the text they were [DEV-26]', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', '=', ' ', '中', '+') });
    const row = fc.array(cell, { minLength: 2, maxLength: 5 }).map((cells) => ['x', ...cells, 'x']);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        expect(cellsOf(csvText([['IMEI', '名称'], ...rows])).slice(1)).toEqual(rows);
      }),
    );
  });

  it('end in rows or a refusal, whatever the text holds [DEV-26]', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCsv(text, columns)));
  });

  it('have the numbers that a spreadsheet shows: blank rows count, line ends in a cell do not [DEV-26]', () => {
    const file = '\uFEFF名称,IMEI\r\n\r\n , \r\n甲,1\r\n"乙\r\n二\n三",2\r丙,3\r\n';
    const read = readCsv(file, columns);
    expect(read.ok && read.value.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, '名称'],
      [4, '甲'],
      [5, '乙\r\n二\n三'],
      [6, '丙'],
    ]);
  });

  it.each([
    ['a comma', '名称,IMEI\n甲,1\n', ['甲', '1']],
    ['a semicolon', '名称;IMEI\r\n甲;114,05\r\n', ['甲', '114,05']],
    ['a tab', '名称\tIMEI\n甲,乙\t1;2\n', ['甲,乙', '1;2']],
    ['a bar', '名称|IMEI\n甲|1\n', ['甲', '1']],
    ['what the first line declares', 'sep=;\r\n名称;IMEI\r\n甲;1', ['甲', '1']],
    ['what parts the known headers', 'IMEI,名称(栋;层;室)\n1,A;1;2\n', ['1', 'A;1;2']],
    [
      'what parts the rows below alike',
      '店名;街,号;电话\n甲;科技路,1号;138\n乙;路,2号;139\n',
      ['甲', '科技路,1号', '138'],
    ],
    ['no separator within quotes', '"名称;x",IMEI\n"甲;乙",1\n', ['甲;乙', '1']],
    ['nothing: one column stays one', '手机;固话\n13800138000\n0755-1\n', ['13800138000']],
    ['nothing, with separators in cells', '手机\n138;139\n137|136\n', ['138;139']],
  ])('are parted by %s [DEV-26]', (_, file, second) => {
    expect(cellsOf(file)[1]).toEqual(second);
  });

  it('hold text that was wrapped against spreadsheets, and quotes as they stand [DEV-26]', () => {
    const file =
      '名称,IMEI\r\n"5"" 水管",1\r\n5" 水管,2\r\n ="001",3\r\n"=""002""",4\r\n="a""b",5\r\n\'="003",6\r\n=1+2,7\r\n';
    expect(cellsOf(file).map(([name]) => name)).toEqual([
      '名称',
      '5" 水管',
      '5" 水管',
      '001',
      '002',
      'a"b',
      '="003"',
      '=1+2',
    ]);
  });

  it.each([
    ['名称,IMEI\n甲,8.6E+14\n', 'sheet.longNumber B2'],
    ['名称,IMEI\n\n甲,８.６Ｅ＋１４\n', 'sheet.longNumber B3'],
    ['名称,IMEI\n甲,"1,23E+19"\n', 'sheet.longNumber B2'],
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
      '#FIELD!',
      '#########',
      'Err:502',
    ].map((word) => [`名称,IMEI\n ${word} ,1\n`, `sheet.errorCell A2 ${word}`] as const),
    ['名称,IMEI\n2E15,#1 #楼\n', 'read'],
    ['名称,IMEI\n"甲,1\n乙,2\n', 'sheet.openQuote A2'],
    [`名称,IMEI\n"甲${'x'.repeat(40_000)}",1`, 'sheet.longCell A2 32767'],
    [`a${',b'.repeat(64)}\n`, 'sheet.tooManyColumns 64'],
    [`a${',b'.repeat(63)}${','.repeat(100)}\n`, 'read'],
  ] as [file: string, found: string][])(
    'are refused with the cell where a value is lost, or read: %# [DEV-26]',
    (file, found) => {
      expect(problemOf(file)).toBe(found);
    },
  );

  it('are read up to the limits and no further: a file of anything costs the start of it [DEV-26]', () => {
    const limits = { ...sheetLimits, rowsMax: 3, linesMax: 10 };
    expect(problemOf('a\n'.repeat(4), limits)).toBe('read');
    for (const [file, problem] of [
      ['a\n'.repeat(1_000_000), 'sheet.tooManyRows 3'],
      ['\n'.repeat(1_000_000), 'sheet.tooManyLines 10'],
      [','.repeat(1_000_000), 'sheet.tooManyColumns 64'],
      [`a,${' '.repeat(1_000_000)}`, 'sheet.longCell B1 32767'],
    ] as const) {
      expect(problemOf(file, limits)).toBe(problem);
      // what comes later is not looked at: an error cell there changes nothing
      expect(problemOf(`${file}\n#N/A`, limits)).toBe(problem);
    }
  });
});
