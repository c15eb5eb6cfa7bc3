import { type Problem, refuse, type Result, sheetColumnsMax, ok } from '@fireline/domain/lib';
import { importRowsMax, importLinesMax, importUnpackedBytesMax } from '@fireline/domain/shell';
import { type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js';
import { streamXlsxRows } from 'hucre/xlsx';
import { plainCell } from './plainCell.ts';
import { formulaIn } from './formulaIn.ts';

/** A row of a file, with the line that a spreadsheet shows beside it. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}
/** Everything of a file that an import can use: rows without any text are left out. */
export interface FileRows {
  readonly rows: readonly FileRow[];
}

const problem = (code: string, args?: Problem['args']): Problem => ({ code, field: 'file', ...(args && { args }) });

class Refused extends Error {
  readonly problem: Problem;
  constructor(refused: Problem) {
    super(refused.code);
    this.problem = refused;
  }
}

/** Parts of a workbook that run something or fetch something, each with why it is refused. */
const unwanted: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)vbaProject|macrosheets\//i, 'sheet.macros'],
  [/(^|\/)externalLinks\/|(^|\/)connections\.xml$|(^|\/)queryTables\//i, 'sheet.externalLinks'],
  [/(^|\/)embeddings\/|(^|\/)activeX\//i, 'sheet.embedded'],
];
const entriesMax = 2000;

const isFile = (entry: { readonly directory: boolean }): entry is FileEntry => !entry.directory;

/** Refuses by what the list of the zip says. @throws Refused */
function judge(entries: readonly FileEntry[]): void {
  if (entries.length > entriesMax)
    throw new Refused(problem('sheet.bomb', { 0: importUnpackedBytesMax / 1024 / 1024 }));
  if (entries.some(({ encrypted }) => encrypted)) throw new Refused(problem('sheet.encrypted'));
  for (const [pattern, code] of unwanted)
    if (entries.some(({ filename }) => pattern.test(filename))) throw new Refused(problem(code));
  if (!entries.some(({ filename }) => filename === 'xl/workbook.xml')) throw new Refused(problem('sheet.noWorkbook'));
}

/** The parts that are read. The list of a zip may lie about sizes, so they are unpacked and counted, and given up as soon as they are too large. */
async function unpack(entries: readonly FileEntry[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const read =
    /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;
  const parts = new Map<string, Uint8Array>();
  let total = 0;
  for (const entry of entries) {
    if (!read.test(entry.filename)) continue;
    const chunks: Uint8Array[] = [];
    await entry.getData(
      new WritableStream<Uint8Array>({
        write: (chunk) => {
          total += chunk.byteLength;
          if (total > importUnpackedBytesMax)
            throw new Refused(problem('sheet.bomb', { 0: importUnpackedBytesMax / 1024 / 1024 }));
          chunks.push(chunk);
        },
      }),
      { checkCrc32: true },
    );
    parts.set(entry.filename, new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()));
  }
  return parts;
}

const textOf = (bytes: Uint8Array | undefined): string => (bytes ? new TextDecoder().decode(bytes) : '');
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Where the first sheet is within the zip. */
function firstSheet(parts: ReadonlyMap<string, Uint8Array>): string {
  const sheet = /<(?:\w+:)?sheet\s[^>]*>/.exec(textOf(parts.get('xl/workbook.xml')))?.[0] ?? '';
  const id = attribute(sheet, '\\w+:id');
  const relations = textOf(parts.get('xl/_rels/workbook.xml.rels')).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const target = attribute(relations.find((tag) => attribute(tag, 'Id') === id) ?? '', 'Target');
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

/** Refuses what the sheet itself holds. @throws Refused */
function judgeSheet(xml: Uint8Array | undefined): void {
  if (!xml) throw new Refused(problem('sheet.noWorkbook'));
  const found = formulaIn(xml, importLinesMax);
  if (found.formula !== undefined) throw new Refused(problem('sheet.formula', { 0: found.formula }));
  if (found.rows > importLinesMax) throw new Refused(problem('sheet.tooManyLines', { 0: importLinesMax }));
}

async function readRows(bytes: Uint8Array): Promise<readonly FileRow[]> {
  const rows: FileRow[] = [];
  for await (const { index, values } of streamXlsxRows(bytes)) {
    if (
      values.length > sheetColumnsMax &&
      values.slice(sheetColumnsMax).some((value) => value !== null && value !== '')
    )
      throw new Refused(problem('sheet.tooManyColumns', { 0: sheetColumnsMax }));
    const cells = values.slice(0, sheetColumnsMax).map((value, at) => {
      const cell = plainCell(value);
      if (cell === undefined) throw new Refused(problem('sheet.longNumber', { 0: `${columnName(at)}${index + 1}` }));
      return cell;
    });
    if (cells.every((cell) => cell.trim() === '')) continue;
    rows.push({ line: index + 1, cells });
    if (rows.length > importRowsMax + 1) throw new Refused(problem('sheet.tooManyRows', { 0: importRowsMax }));
  }
  return rows;
}

/** A file as zip.js wants it, which reads the list first and each part where it is. */
const sourceOf = (file: Blob) => ({
  size: file.size,
  get readable() {
    return file.stream();
  },
  createReadable: ({ offset = 0, size = file.size } = {}) => file.slice(offset, offset + size).stream(),
  readUint8Array: async (at: number, length: number) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()),
});

/** `A` for the first column. */
export const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

/**
 * The rows of the first sheet of a workbook. Nothing in it runs: formulas, macros, links to other files and what unpacks to too much are refused
 * with the reason, before anything is read of the cells.
 * @spec DEV-26 SIT-04
 */
export async function readWorkbook(file: Blob): Promise<Result<FileRows>> {
  const zip = new ZipReader(sourceOf(file), {
    filenameValidation: 'tolerant',
    useWebWorkers: false,
  });
  try {
    const entries = (await zip.getEntries()).filter(isFile);
    judge(entries);
    const parts = await unpack(entries);
    if (/macroEnabled/i.test(textOf(parts.get('[Content_Types].xml')))) throw new Refused(problem('sheet.macros'));
    judgeSheet(parts.get(firstSheet(parts)));
    return ok({ rows: await readRows(new Uint8Array(await file.arrayBuffer())) });
  } catch (error) {
    return refuse(error instanceof Refused ? error.problem : problem('sheet.broken'));
  } finally {
    await zip.close();
  }
}
