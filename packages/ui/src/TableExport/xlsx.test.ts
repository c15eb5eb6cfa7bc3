import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { Column } from '../DataTable/index.ts';
import { xlsxOf } from './xlsx.ts';

interface Item {
  readonly name: string;
  readonly value: number | null;
  readonly at: Date | undefined;
}
const columns: readonly Column<Item>[] = [
  { id: 'name', header: '名称', width: 210, cell: (row) => row.name, sortValue: (row) => row.name },
  {
    id: 'value',
    header: '数值',
    width: 70,
    cell: (row) => row.value,
    text: (row) => `${row.value} kPa`,
    fileValue: (row) => row.value,
  },
  { id: 'at', header: '时间', width: 140, cell: () => '', fileValue: (row) => row.at },
];
const signal = new AbortController().signal;
const write = (rows: readonly Item[], title = '设备') =>
  xlsxOf({ title, columns, rows, timeZone: 'Asia/Shanghai', signal, onProgress: () => undefined });
async function read(rows: readonly Item[], title?: string) {
  const file = await write(rows, title);
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true });
  const [sheet] = book.sheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}
const at = new Date('2026-11-21T16:30:05Z');

describe('spreadsheet [DEV-12]', () => {
  it('numbers are numbers, text is text, a date shows the clock of the zone', async () => {
    const sheet = await read([{ name: '一层烟感', value: 1.5, at }]);
    expect(sheet.rows[0]).toEqual(['名称', '数值', '时间']);
    expect(sheet.rows[1]?.slice(0, 2)).toEqual(['一层烟感', 1.5]);
    // midnight in Shanghai has passed: it is the next day there
    expect(sheet.rows[1]?.[2]).toEqual(new Date('2026-11-22T00:30:05.000Z'));
  });

  it('no text runs as a formula', async () => {
    const evil = ['=1+2', '+cmd', '-2', '@SUM(A1)', '\t=1', '＝1', '=HYPERLINK("http://x")'];
    const sheet = await read(evil.map((name) => ({ name, value: null, at: undefined })));
    expect(sheet.rows.slice(1).map(([name]) => name)).toEqual(evil);
    expect([...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
  });

  it('the header is bold and stays in sight, rows are not bold, columns are as wide as in the table', async () => {
    const sheet = await read([{ name: 'x', value: 1, at }]);
    expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(sheet.cells?.get('1,0')?.style?.font?.bold).not.toBe(true);
    expect(sheet.cells?.get('1,1')?.style?.numFmt).not.toBe('yyyy-mm-dd hh:mm:ss');
    expect(sheet.freezePane?.rows).toBe(1);
    expect(sheet.columns?.[0]?.width).toBe(30);
  });

  it('what no file can hold is left out: no value, NaN, control characters, a name too long for a sheet', async () => {
    const sheet = await read(
      [{ name: `a\u0000b\u0007${'烟'.repeat(40_000)}`, value: NaN, at: new Date(NaN) }],
      '[设备]:*?/\\'.repeat(9),
    );
    expect(String(sheet.rows[1]?.[0]).slice(0, 3)).toBe('ab烟');
    expect(sheet.rows[1]?.[1] ?? null).toBeNull();
    expect(sheet.rows[1]?.[2] ?? null).toBeNull();
    expect(sheet.name.length).toBeLessThanOrEqual(31);
  });

  it('stops when told to', async () => {
    const stop = new AbortController();
    const rows = Array.from({ length: 5000 }, () => ({ name: 'x', value: 1, at }));
    const writing = xlsxOf({
      title: 'x',
      columns,
      rows,
      timeZone: undefined,
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('stopped')),
    });
    await expect(writing).rejects.toThrow('stopped');
  });
});
