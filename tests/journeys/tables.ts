import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { type Page, expect } from 'playwright/test';

/** A cell as it is drawn. */
interface ShownCell {
  readonly text: string;
  /** What pictures in it are called. */
  readonly labels: readonly string[];
  /** The instant of a date, which may be drawn as an age. */
  readonly instant: string | null;
}
export interface ShownTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly ShownCell[])[];
}
type FileValue = string | number | boolean | Date | null;
export interface SavedFile {
  readonly name: string;
  readonly rows: readonly (readonly FileValue[])[];
}

/** The rows of the page that is shown, by their place in the whole list; a long list is scrolled through. */
async function readShown(page: Page): Promise<{ header: string[]; rows: [number, ShownCell[]][] }> {
  return page
    .getByRole('main')
    .getByRole('grid')
    .evaluate(async (grid) => {
      const columns = [...grid.querySelectorAll('[role=columnheader]:not([data-select])')];
      const header = columns.map((cell) => cell.querySelector('[data-label]')?.textContent ?? '');
      const read = (cell: Element): ShownCell => {
        const copy = cell.cloneNode(true) as Element;
        // the age of a late reading stands beside it, the number of a device below its name; files have columns for them
        for (const beside of copy.querySelectorAll('[data-part=age], [data-part=number]')) beside.remove();
        return {
          text: copy.textContent,
          labels: [...copy.querySelectorAll('[role=img]')].map((picture) => picture.getAttribute('aria-label') ?? ''),
          instant: copy.querySelector('time')?.getAttribute('datetime') ?? null,
        };
      };
      const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
      const found = new Map<number, ShownCell[]>();
      grid.scrollTop = 0;
      for (let before = -1; ;) {
        await frame();
        await frame();
        for (const row of grid.querySelectorAll('[role=row][aria-rowindex]:not([data-header])'))
          found.set(
            Number(row.getAttribute('aria-rowindex')),
            [...row.querySelectorAll('[role=gridcell]:not([data-select])')].map(read),
          );
        if (grid.scrollTop === before) break;
        before = grid.scrollTop;
        grid.scrollTop += grid.clientHeight / 2;
      }
      return { header, rows: [...found] };
    });
}

const settled = (page: Page) =>
  expect(page.getByRole('main').getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');

/** The whole table, page by page. */
export async function readTable(page: Page): Promise<ShownTable> {
  const rows = new Map<number, ShownCell[]>();
  const next = page.getByRole('main').getByRole('button', { name: '下一页' });
  for (;;) {
    await settled(page);
    const shown = await readShown(page);
    for (const [index, cells] of shown.rows) rows.set(index, cells);
    const hasNext = (await next.count()) > 0 && (await next.isEnabled());
    if (!hasNext) {
      const count = Number(await page.getByRole('main').getByRole('grid').getAttribute('aria-rowcount'));
      expect(rows.size).toBe(count - 1);
      const sorted = [...rows].toSorted(([a], [b]) => a - b);
      return { header: shown.header, rows: sorted.map(([, cells]) => cells) };
    }
    const address = page.url();
    await next.click();
    await expect(page).not.toHaveURL(address);
  }
}

/** Exports the table as a reader does, and opens the file. */
export async function exportTable(page: Page, format: 'CSV' | 'XLSX'): Promise<SavedFile> {
  await settled(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(format) }).click();
  const download = await saved;
  const content = await readFile(await download.path());
  const name = download.suggestedFilename();
  if (format === 'CSV') return { name, rows: parseCsv(content.toString('utf8')) };
  const [sheet] = (await readXlsx(content)).sheets;
  return { name, rows: sheet?.rows ?? [] };
}

const plain = (text: string): string => text.replaceAll(/\s/g, '');
const digits = (text: string): string => text.replaceAll(/\D/g, '');
const inChina = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Whether the file says what the cell shows: its text, the name of its picture, its figure, or its instant. */
function isSame(value: FileValue, { text, labels, instant }: ShownCell): boolean {
  const shownInstant = instant === null ? digits(text) : digits(inChina.format(new Date(instant)));
  if (value instanceof Date) return digits(value.toISOString().slice(0, 19)) === shownInstant;
  if (typeof value === 'number') return value === Number.parseFloat(text.replaceAll(',', ''));
  const words = plain(String(value ?? ''));
  // a figure that is not known is a dash on the screen and nothing in a spreadsheet
  if (words === '' && text === '—') return true;
  if (words === plain(text)) return true;
  if (words === '') return false;
  return labels.some((label) => plain(label).includes(words)) || (instant !== null && digits(words) === shownInstant);
}

/** What the number of a device is called. */
const numberColumns: ReadonlySet<unknown> = new Set(['IMEI', '设备号']);

/** What the file has otherwise than the table; empty when they agree. */
export function differences({ header, rows }: ShownTable, file: SavedFile): string[] {
  const [fileHeader = [], ...fileRows] = file.rows;
  // a column of buttons is in no file
  const data = header.filter((name) => name !== '操作' || fileHeader.includes(name));
  // the number of a device is in every file, also while its column is hidden
  const fileData = fileHeader.filter((name) => !numberColumns.has(name) || header.includes(String(name)));
  if (JSON.stringify(fileData) !== JSON.stringify(data)) return [`header ${fileHeader.join()} / ${data.join()}`];
  if (fileRows.length !== rows.length) return [`${fileRows.length} rows / ${rows.length}`];
  return rows.flatMap((cells, row) =>
    data.flatMap((name) => {
      const cell = cells[header.indexOf(name)];
      const value = fileRows[row]?.[fileHeader.indexOf(name)] ?? null;
      if (cell && isSame(value, cell)) return [];
      return [`row ${row + 1} ${name}: ${String(value)} / ${JSON.stringify(cell)}`];
    }),
  );
}
