import { chinaTimeZone, ok, refuse, type Result } from '@fireline/domain/lib';
import { exportRowsMax } from '@fireline/domain/shell';
import type { TextDownload } from './http/handlers.ts';

export { csvText as toCsv } from '@fireline/domain/lib';

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: chinaTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** The instant as a wall clock in China shows it: `2026-11-21 16:58:57`. */
export const wallTime = (iso: string | null): string | null => (iso === null ? null : shanghai.format(new Date(iso)));

/** What to ask the database for: one row more than may be exported tells that there are too many. */
export const exportLimit = exportRowsMax + 1;

/** The rows as a CSV file, or the refusal of more than one export holds: a part would be taken for the whole. @spec DEV-12 ALM-01 */
export const csvFile = <Row>(
  fileName: string,
  rows: readonly Row[],
  text: (rows: readonly Row[]) => string,
): Result<TextDownload> =>
  rows.length > exportRowsMax
    ? refuse({ code: 'form.tooMany', args: { 0: exportRowsMax } })
    : ok({ fileName, mediaType: 'text/csv', text: text(rows) });
