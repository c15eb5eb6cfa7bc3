import { ok, readSheetHead, refuse, type Result } from '@fireline/domain/lib';
import { checkImportRows, type ImportKind } from '@fireline/domain/site';
import { readCsv, readingsOf } from '@fireline/domain/site/sheets';
import { importSheets } from './importSheets.ts';
import type { SentLine } from './reading.ts';

/** The file as text. The call takes UTF-8, so what can be UTF-8 is; of anything else the encoding has to be sure, for nobody can be asked. */
function textOf(bytes: Uint8Array): Result<string> {
  const [first, ...others] = readingsOf(bytes);
  if (!first) return refuse({ code: 'sheet.noText', field: 'file' });
  if (others.length === 0 || first.encoding === 'utf-8') return ok(first.text);
  const names = [first, ...others].map(({ encoding }) => encoding).join(', ');
  return refuse({ code: 'sheet.encoding', field: 'file', args: { 0: names } });
}

/** The rows of a file of the kind, by column. @spec DEV-26 */
export function readSheet(kind: ImportKind, bytes: Uint8Array): Result<readonly SentLine[]> {
  const sheet = importSheets[kind];
  const text = textOf(bytes);
  if (!text.ok) return text;
  const read = readCsv(text.value, sheet.columns);
  if (!read.ok) return read;
  const [head, ...rows] = read.value;
  const columns = readSheetHead(sheet.columns, head?.cells ?? []);
  if (!columns.ok) return columns;
  const problem = checkImportRows(rows.length);
  if (problem) return refuse(problem);
  return ok(rows.map(({ line, cells }) => ({ line, sent: sheet.row(columns.value, cells) })));
}
