import { ok, refuse, type Result } from '@fireline/domain/lib';
import { RefusedSheet } from '@fireline/domain/site/sheets';
import type { FileRows } from './fileRows.ts';
import { type Book, openBook } from './workbook/book.ts';
import { formatsIn } from './workbook/formats.ts';
import { type Parts, withParts } from './workbook/parts.ts';
import { relationsOf } from './workbook/relations.ts';
import { type ReadRows, rowsIn } from './workbook/rows.ts';
import { stringsIn } from './workbook/strings.ts';

const problemOf = (error: unknown) =>
  error instanceof RefusedSheet ? error.problem : { code: 'sheet.broken', field: 'file' };

/** The rows of a sheet. @throws RefusedSheet */
async function sheetRows(parts: Parts, { relations, isFrom1904 }: Book, part: string): Promise<ReadRows> {
  const of = (type: string) => {
    const target = relations.find((relation) => relation.type === type)?.target;
    return target === undefined ? undefined : parts.read(target);
  };
  const bytes = await parts.read(part);
  if (!bytes) throw new RefusedSheet('sheet.noWorkbook');
  // what is embedded into the sheet, and what it fetches
  await relationsOf(parts, part);
  const formats = formatsIn(await of('styles'));
  return rowsIn(bytes, { strings: stringsIn(await of('sharedStrings')), formats, isFrom1904 });
}

/**
 * The rows of the sheet of a workbook that is in front when it is opened, or of another visible one. Nothing in it runs: formulas, macros, links to
 * other files and what unpacks to too much are refused with the reason. A sheet that is refused leaves the choice of the others.
 * @param sheet the place among those that are visible
 * @spec DEV-26 SIT-04
 */
export async function readWorkbook(file: Blob, sheet?: string): Promise<Result<FileRows>> {
  try {
    return await withParts(file, async (parts): Promise<Result<FileRows>> => {
      const book = await openBook(parts);
      const { sheets } = book;
      const chosen = sheets[Number(sheet ?? sheets.indexOf(book.front))] ?? book.front;
      const options = sheets.map(({ name }, at) => ({ value: String(at), text: name }));
      const reading = { by: 'sheet', value: String(sheets.indexOf(chosen)), options } as const;
      try {
        return ok({ ...(await sheetRows(parts, book, chosen.part)), reading });
      } catch (error) {
        if (sheets.length === 1) throw error;
        return ok({ rows: [], hidden: 0, reading, problem: problemOf(error) });
      }
    });
  } catch (error) {
    return refuse(problemOf(error));
  }
}
