import { expect, it } from 'vitest';
import { exportRowsMax } from '@fireline/domain/shell';
import { csvFile, exportLimit, toCsv, wallTime } from './csv.ts';

it('no cell is run as a formula, numbers stay numbers [DEV-12]', () => {
  const cells = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', 'a=1', -1, null];
  expect(toCsv([cells])).toBe(`\uFEFF'=1+1,'+1,'-1,'@x,'\tx,"'\rx",a=1,-1,\r\n`);
});

it('quotes what would break a row', () => {
  expect(toCsv([['a,b', 'say "hi"', '两\n行']])).toBe(`\uFEFF"a,b","say ""hi""","两\n行"\r\n`);
});

it('tells time as a clock in China shows it', () => {
  expect(wallTime('2026-11-21T16:30:00.000Z')).toBe('2026-11-22 00:30:00');
  expect(wallTime(null)).toBe(null);
});

it('an export that would leave rows out is refused with the limit, one that holds all is not [DEV-12] [ALM-01]', () => {
  const file = (count: number) =>
    csvFile(
      'a.csv',
      Array.from({ length: count }, () => 0),
      (rows) => String(rows.length),
    );
  expect(file(exportRowsMax)).toMatchObject({ ok: true, value: { fileName: 'a.csv', text: String(exportRowsMax) } });
  expect(file(exportLimit)).toEqual({ ok: false, problems: [{ code: 'form.tooMany', args: { 0: exportRowsMax } }] });
});
