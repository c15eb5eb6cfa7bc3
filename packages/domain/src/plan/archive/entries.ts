import { type Problem, type Result, ok, refuse } from '../../lib/index.ts';
import { createTextStore } from '../drawing/text/index.ts';
import { drawingInZipBelowBytes, zipEntriesMax, zipRatioMax } from '../limits.ts';
import type { ZipEntryLike, ZipReaderLike } from './zip.ts';

/** What a zip may hold; smaller in tests. */
export interface ArchiveLimits {
  readonly entriesMax: number;
  readonly belowBytes: number;
  readonly ratioMax: number;
}
export const archiveLimits: ArchiveLimits = {
  entriesMax: zipEntriesMax,
  belowBytes: drawingInZipBelowBytes,
  ratioMax: zipRatioMax,
};

const megabyte = 1024 * 1024;
const field = 'file';

// oxlint-disable-next-line no-control-regex -- control letters are what is looked for
const control = /[\u0000-\u001F\u007F]/g;
/** Where a name would lead out of the folder it is unpacked in, or hide what it is. */
const isUnsafe = (name: string): boolean =>
  name === '' ||
  name.search(control) >= 0 ||
  /\\|^\/|^[a-z]:/i.test(name) ||
  name.split('/').some((part) => part === '..' || part === '.');
const seenName = (name: string): string => name.slice(0, 80).replace(control, '\u00B7');

/** What operating systems put in by themselves. */
const isByTheWay = (name: string): boolean =>
  name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'));

/** Of the mode: what kind of file it is; none and the plain two are fine, links and devices are not. */
const kindBits = 0o170_000;
const plainKinds = new Set([0, 0o100_000, 0o040_000]);
const isLink = ({ externalFileAttributes }: ZipEntryLike): boolean =>
  !plainKinds.has((externalFileAttributes >>> 16) & kindBits);

const isDrawing = (name: string): boolean => /\.dxf$/i.test(name);
const isNested = (name: string): boolean => /\.(zipx?|rar|7z|tar|t?gz|bz2|xz|jar)$/i.test(name);

/** As it is, or unpacked: other methods are rare, and each would need a reader of its own. */
const methods = new Set([0, 8]);

/** The names as they were written: by Unicode where the zip says so, else found from their bytes. */
const namesOf = (entries: readonly ZipEntryLike[]): readonly string[] => {
  const store = createTextStore();
  for (const { rawFilename } of entries) store.add(rawFilename, 0, rawFilename.length);
  const { textAt } = store.decode('', '');
  return entries.map(({ filename, bitFlag, extraFieldUnicodePath }, at) =>
    bitFlag?.languageEncodingFlag === true || extraFieldUnicodePath ? filename : textAt(at),
  );
};

const entryProblem = (entry: ZipEntryLike, name: string): Problem | undefined => {
  if (isUnsafe(name)) return { code: 'plan.zip.unsafeName', field, args: { name: seenName(name) } };
  if (isLink(entry)) return { code: 'plan.zip.link', field, args: { name } };
  if (isByTheWay(name) || entry.directory) return undefined;
  if (entry.encrypted) return { code: 'plan.zip.encrypted', field };
  return isNested(name) ? { code: 'plan.zip.nested', field, args: { name } } : undefined;
};

/** Why so many bytes are too many for a drawing, or for what they came from. */
export const sizeProblem = (
  bytes: number,
  compressedBytes: number,
  { belowBytes, ratioMax }: ArchiveLimits,
): Problem | undefined => {
  if (!(bytes < belowBytes)) return { code: 'plan.zip.tooLarge', field, args: { 0: belowBytes / megabyte } };
  // so little does no harm, and a drawing of one block a thousand times packs very well
  return bytes > 16 * megabyte && bytes > ratioMax * compressedBytes
    ? { code: 'plan.zip.bomb', field, args: { 0: ratioMax } }
    : undefined;
};

const drawingProblem = (entry: ZipEntryLike, limits: ArchiveLimits): Problem | undefined => {
  if (!methods.has(entry.compressionMethod)) return { code: 'plan.zip.method', field };
  if (entry.uncompressedSize === 0) return { code: 'plan.file.empty', field };
  return sizeProblem(entry.uncompressedSize, entry.compressedSize, limits);
};

export interface DrawingEntry {
  /** Without its folders. */
  readonly name: string;
  readonly entry: ZipEntryLike;
}

/** The one drawing of a zip, or the first reason to refuse the zip. Nothing is unpacked for it. */
export const findDrawing = async (reader: ZipReaderLike, limits: ArchiveLimits): Promise<Result<DrawingEntry>> => {
  const entries: ZipEntryLike[] = [];
  for await (const entry of reader.getEntriesGenerator()) {
    if (entries.length === limits.entriesMax)
      return refuse({ code: 'plan.zip.entries', field, args: { 0: limits.entriesMax } });
    entries.push(entry);
  }
  const names = namesOf(entries);
  const drawings: DrawingEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    const name = names[at] ?? '';
    const problem = entryProblem(entry, name);
    if (problem) return refuse(problem);
    if (!entry.directory && isDrawing(name) && !isByTheWay(name))
      drawings.push({ name: name.slice(name.lastIndexOf('/') + 1), entry });
  }
  const [drawing, second] = drawings;
  if (second) return refuse({ code: 'plan.zip.twoDrawings', field, args: { 0: drawings.length } });
  if (!drawing)
    return refuse({ code: names.some((name) => /\.dwg$/i.test(name)) ? 'plan.file.dwg' : 'plan.zip.noDrawing', field });
  const problem = drawingProblem(drawing.entry, limits);
  return problem ? refuse(problem) : ok(drawing);
};
