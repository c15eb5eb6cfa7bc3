import type { Column } from '../DataTable/index.ts';
import type { Format } from '../lib/index.ts';
import { printTextOf } from './fileValue.ts';
import { createPause } from './pause.ts';

export interface PrintInput<Row> {
  readonly title: string;
  /** Under the title: what the rows were narrowed by, when they were printed. */
  readonly notes: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly format: Format;
  readonly language: string;
  readonly direction: string;
  readonly fontFamily: string;
  readonly signal: AbortSignal;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

const wideColumns = 6;

/** Black on white whatever the theme; the header of the table on every page, and the page's number under it. */
const sheetOf = (isWide: boolean): string => `
@page { size: A4 ${isWide ? 'landscape' : 'portrait'}; margin: 12mm 12mm 16mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); font-size: 9pt } }
* { color: #000; background: #fff }
body { margin: 0; font-size: 9pt; line-height: 1.4 }
h1 { margin: 0 0 2mm; font-size: 14pt }
p { margin: 0 0 1mm }
table { width: 100%; font: inherit; margin-top: 4mm; border-collapse: collapse }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 1mm 2mm; border: 0.2mm solid #777; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th { border-bottom-width: 0.5mm; font-weight: 600 }
[data-align='end'] { text-align: end; font-variant-numeric: tabular-nums }
[data-align='center'] { text-align: center }`;

/**
 * Writes all rows into an empty document, as they are to stand on paper. The page stays alive meanwhile.
 * @throws the signal's reason once it is aborted
 */
export async function writePrint<Row>(into: Document, input: PrintInput<Row>): Promise<void> {
  const { title, notes, columns, rows, format, language, direction, fontFamily, signal, onProgress } = input;
  const pause = createPause(signal);
  const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] =>
    Object.assign(into.createElement(name), { textContent: text });
  const cell = (name: 'td' | 'th', text: string, { align }: Column<Row>): HTMLElement => {
    const made = element(name, text);
    if (align) made.dataset.align = align;
    return made;
  };
  into.title = title;
  into.documentElement.lang = language;
  into.documentElement.dir = direction;
  into.body.style.fontFamily = fontFamily;
  into.head.append(element('style', sheetOf(columns.length > wideColumns)));
  const [table, head, body, heads] = [element('table'), element('thead'), element('tbody'), element('tr')];
  heads.append(...columns.map((column) => Object.assign(cell('th', column.header, column), { scope: 'col' })));
  head.append(heads);
  table.append(head, body);
  into.body.append(element('h1', title), ...notes.filter(Boolean).map((note) => element('p', note)), table);
  for (const [index, row] of rows.entries()) {
    const line = element('tr');
    line.append(...columns.map((column) => cell('td', printTextOf(column, row, format), column)));
    body.append(line);
    if (index % 100 === 0) {
      await pause();
      onProgress(index / rows.length);
    }
  }
}

/** Prints all rows from a page of their own, which is gone afterwards. */
export async function printRows<Row>(input: PrintInput<Row>): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = input.title;
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const page = frame.contentWindow;
  try {
    if (!page) throw new Error('no page to print from');
    await writePrint(page.document, input);
    const isOver = new Promise((resolve) => {
      page.addEventListener('afterprint', resolve, { once: true });
    });
    page.focus();
    page.print();
    await isOver;
  } finally {
    frame.remove();
  }
}
