import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import type { Column } from '../DataTable/index.ts';
import { wallClockIn } from './fileName.ts';
import { type FileValue, fileValueOf } from './fileValue.ts';
import { createPause } from './pause.ts';

interface XlsxInput<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** IANA zone whose clock dates are written by; undefined: the reader's. */
  readonly timeZone: string | undefined;
  readonly signal: AbortSignal;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

const dateFormat = 'yyyy-mm-dd hh:mm:ss';
const mostChars = 32_767;
const nameChars = 31;
const pxPerChar = 7;

/** A spreadsheet knows no zones: it gets the date whose UTC clock shows what the clock in the zone shows. */
function wallClock(timeZone: string | undefined): (date: Date) => Date {
  const text = wallClockIn(timeZone);
  return (date) => new Date(`${text(date).replace(' ', 'T')}Z`);
}

/** What XML cannot hold, and more than a cell holds, is left out. */
const cellText = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '').slice(0, mostChars);

/** Allowed as the name of a sheet. */
const sheetName = (title: string): string =>
  cellText(title)
    .replaceAll(/[[\]:*?/\\]|^'|'$/g, ' ')
    .slice(0, nameChars)
    .trim() || 'Sheet1';

/**
 * The rows as a spreadsheet: bold header that stays in sight, numbers as numbers, dates as dates. Text is written as text, which no
 * spreadsheet runs as a formula. The page stays alive meanwhile.
 * @throws the signal's reason once it is aborted
 */
export async function xlsxOf<Row>(input: XlsxInput<Row>): Promise<Blob> {
  const { title, columns, rows, timeZone, signal, onProgress } = input;
  const toWall = wallClock(timeZone);
  const pause = createPause(signal);
  // the writer reads a column's style with each of its cells, so that it can be another one in each row
  const looks: ColumnDef[] = columns.map(({ width }) => ({
    width: Math.round(width / pxPerChar),
    style: { font: { bold: true } },
  }));
  const put = (value: FileValue, look: ColumnDef | undefined): FileValue => {
    if (look) look.style = value instanceof Date ? { numFmt: dateFormat } : {};
    if (value instanceof Date) return toWall(value);
    return typeof value === 'string' ? cellText(value) : value;
  };
  async function* lines(): AsyncGenerator<FileValue[]> {
    yield columns.map(({ header }) => cellText(header));
    for (const [index, row] of rows.entries()) {
      yield columns.map((column, place) => put(fileValueOf(column, row), looks[place]));
      if (index % 100 === 0) {
        await pause();
        onProgress(index / rows.length);
      }
    }
  }
  const stream = writeXlsxStream(lines(), { name: sheetName(title), columns: looks, freezePane: { rows: 1 } });
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const file = await new Response(stream).blob();
  signal.throwIfAborted();
  return new Blob([file], { type });
}
