import {
  chinaTimeZone,
  csvText,
  dateFormats,
  dayAt,
  type Language,
  ok,
  refuse,
  type Result,
} from '@fireline/domain/lib';
import { type LoggedChanges, type UserLogExportColumn, userLogExportColumns } from '@fireline/domain/log';
import { maskedFields } from '@fireline/domain/session';
import { exportRowsMax } from '@fireline/domain/shell';
import type { SignedInAsks } from '../../lib/context.ts';
import type { TextDownload } from '../../lib/http/handlers.ts';
import { wordsFor } from '../problemWords.ts';
import { logUse } from '../userLog.ts';
import { detailIn, filterIn } from './reasons.ts';
import { countLog, type LogFilter, logRows, type LogRow } from './store.ts';

const wordOf = (key: string, language: Language): string => wordsFor({ code: `session.log.${key}` }, language);

/** A field of an older version keeps its name. */
function fieldOf(field: string, language: Language): string {
  const code = `session.log.field.${field}`;
  const word = wordsFor({ code }, language);
  return word === code ? field : word;
}

const changesText = (changes: LoggedChanges | null, language: Language): string =>
  Object.entries(changes ?? {})
    .map(
      ([field, { before, after }]) =>
        `${fieldOf(field, language)}: ${JSON.stringify(before)} > ${JSON.stringify(after)}`,
    )
    .join('; ');

function cellOf(row: LogRow, column: UserLogExportColumn, language: Language, times: Intl.DateTimeFormat): string {
  switch (column) {
    case 'at':
      return times.format(Date.parse(row.at));
    case 'action':
      return wordOf(row.action, language);
    case 'area':
      return row.area && wordOf(`area.${row.area}`, language);
    case 'result':
      return wordOf(`result.${row.result}`, language);
    case 'target':
      return row.targetId === null ? '' : `${row.targetKind} ${row.targetId}`;
    case 'detail':
      return detailIn(language, row);
    case 'changes':
      return changesText(row.changes, language);
    default:
      return row[column];
  }
}

/** The entries that the filter finds as one file, in the reader's language. The export is an entry itself. @spec SES-10 */
export async function exportLog(asked: LogFilter, asks: SignedInAsks): Promise<Result<TextDownload>> {
  const { deps, account, language } = asks;
  const { db } = deps.database;
  const filter = filterIn(language, asked);
  const { total } = await countLog(db, account.rentId, filter);
  if (total > exportRowsMax) return refuse({ code: 'session.log.tooMany', args: { count: total, max: exportRowsMax } });
  // entries of older versions hold numbers whole
  const rows = (await logRows(db, account.rentId, filter, exportRowsMax)).map((row) => maskedFields(row));
  const head = userLogExportColumns.map((column) => wordOf(`column.${column}`, language));
  const times = dateFormats(language, chinaTimeZone).dateTime;
  const cells = rows.map((row) => userLogExportColumns.map((column) => cellOf(row, column, language, times)));
  await logUse(db, asks, { detail: `userLog ${rows.length}` });
  return ok({
    fileName: `user-log-${dayAt(deps.clock())}.csv`,
    mediaType: 'text/csv',
    text: csvText([head, ...cells]),
  });
}
