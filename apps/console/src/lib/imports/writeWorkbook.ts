import type { SheetColumn } from '@fireline/domain/lib';
import { importRowsMax } from '@fireline/domain/shell';
import { columnName } from '@fireline/domain/site/sheets';
import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { SheetText } from './sheetText.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const sheetNameChars = 31;
const columnChars = 22;

/** Allowed as the name of a sheet. */
const sheetName = (name: string): string => name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, sheetNameChars);

interface TemplateInput {
  readonly columns: readonly SheetColumn[];
  readonly text: SheetText;
  /** What the sheets are called. */
  readonly names: { readonly rows: string; readonly allowed: string };
}

/** The values that columns take, each column its own. */
function allowedSheet({ columns, text, names }: TemplateInput): WriteSheet | undefined {
  const closed = columns.filter(({ id }) => text.choices(id).length > 0);
  if (closed.length === 0) return undefined;
  const depth = Math.max(...closed.map(({ id }) => text.choices(id).length));
  const rows = Array.from({ length: depth }, (_, at) => closed.map(({ id }) => text.choices(id)[at] ?? null));
  return {
    name: sheetName(names.allowed),
    columns: closed.map(() => ({ width: columnChars })),
    rows: [closed.map(({ id }) => text.header(id)), ...rows],
    freezePane: { rows: 1 },
  };
}

/** Where the values of a column stand on the second sheet, as a formula of a validation. */
function rangeOf({ columns, text, names }: TemplateInput, id: string): string {
  const at = columns.filter((one) => text.choices(one.id).length > 0).findIndex((one) => one.id === id);
  const column = columnName(at);
  return `'${sheetName(names.allowed)}'!$${column}$2:$${column}$${text.choices(id).length + 1}`;
}

/**
 * An empty workbook to be filled in: headers in the reader's language with what each column asks for as a note, and a second sheet with the
 * values that columns take, which their cells offer.
 * @spec DEV-26 SIT-04 SIT-06 SES-08
 */
export async function templateOf(input: TemplateInput): Promise<Blob> {
  const { columns, text, names } = input;
  const cells = new Map<string, Partial<Cell>>();
  for (const [at, column] of columns.entries()) {
    const note = text.note(column);
    cells.set(`0,${at}`, {
      value: text.header(column.id),
      style: { font: { bold: true } },
      ...(note !== '' && { comment: { text: note } }),
    });
  }
  const rows: WriteSheet = {
    name: sheetName(names.rows),
    columns: columns.map(() => ({ width: columnChars })),
    rows: [columns.map(({ id }) => text.header(id))],
    cells,
    freezePane: { rows: 1 },
    dataValidations: columns
      .filter(({ id }) => text.choices(id).length > 0)
      .map(({ id }) => {
        const column = columnName(columns.findIndex((one) => one.id === id));
        return { type: 'list', formula1: rangeOf(input, id), range: `${column}2:${column}${importRowsMax + 1}` };
      }),
  };
  const allowed = allowedSheet(input);
  const bytes = await writeXlsx({ sheets: allowed ? [rows, allowed] : [rows] });
  return new Blob([bytes as BlobPart], { type });
}

export interface FailedRow {
  readonly rowNo: number;
  readonly sent: Readonly<Record<string, string>>;
  readonly reason: string;
}

/**
 * Rows that failed, as the template has them, with their number and the reason behind: corrected, the file is sent as it is.
 * @spec DEV-26
 */
export async function failedWorkbook(
  {
    columns,
    text,
    names,
  }: Omit<TemplateInput, 'names'> & {
    readonly names: { readonly rows: string; readonly line: string; readonly reason: string };
  },
  failed: readonly FailedRow[],
): Promise<Blob> {
  const head = [...columns.map(({ id }) => text.header(id)), names.line, names.reason];
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(names.rows),
        columns: head.map((_, at) => ({
          width: at === head.length - 1 ? 3 * columnChars : columnChars,
          ...(at < columns.length && { style: { numFmt: '@' } }),
        })),
        rows: [
          head,
          ...failed.map(({ rowNo, sent, reason }) => [...columns.map(({ id }) => sent[id] ?? ''), rowNo, reason]),
        ],
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes as BlobPart], { type });
}
