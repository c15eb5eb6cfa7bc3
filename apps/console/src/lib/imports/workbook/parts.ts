import { importUnpackedBytesMax } from '@fireline/domain/shell';
import { RefusedSheet } from '@fireline/domain/site/sheets';
import { type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js';

/** Parts of a workbook that run something or fetch something, by name, each with why it is refused. */
const unwanted: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)vbaproject|macrosheets\//, 'sheet.macros'],
  [/(^|\/)externallinks\/|(^|\/)connections\.xml$|(^|\/)querytables\//, 'sheet.externalLinks'],
  [/(^|\/)embeddings\/|(^|\/)activex\//, 'sheet.embedded'],
];
const entriesMax = 2000;
const tooLarge = () => new RefusedSheet('sheet.bomb', { 0: importUnpackedBytesMax / 1024 / 1024 });

/** As parts are compared: case does not count, and some programs write names with backslashes, or from the root. */
export const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** The parts of a workbook. */
export interface Parts {
  readonly has: (name: string) => boolean;
  /** The part unpacked; undefined where there is none. @throws RefusedSheet once all that was unpacked is too much: lists of zips may lie */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
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

const isFile = (entry: { readonly directory: boolean }): entry is FileEntry => !entry.directory;

/** The entries by the names of their parts, refused by what the list of the zip says. @throws RefusedSheet */
function judged(entries: readonly FileEntry[]): ReadonlyMap<string, FileEntry> {
  if (entries.length > entriesMax) throw tooLarge();
  if (entries.some(({ encrypted }) => encrypted)) throw new RefusedSheet('sheet.encrypted');
  const byName = new Map(entries.map((entry) => [partName(entry.filename), entry]));
  for (const [pattern, code] of unwanted)
    if ([...byName.keys()].some((name) => pattern.test(name))) throw new RefusedSheet(code);
  // of two under one name nobody knows which a spreadsheet shows
  if (byName.size < entries.length) throw new RefusedSheet('sheet.broken');
  return byName;
}

async function unpacked(entry: FileEntry, count: (bytes: number) => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await entry.getData(
    new WritableStream<Uint8Array>({
      write: (chunk) => {
        count(chunk.byteLength);
        chunks.push(chunk);
      },
    }),
    { checkCrc32: true },
  );
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/** Opens a workbook for as long as it is used. @throws RefusedSheet */
export async function withParts<T>(file: Blob, use: (parts: Parts) => Promise<T>): Promise<T> {
  const zip = new ZipReader(sourceOf(file), { filenameValidation: 'tolerant', useWebWorkers: false });
  try {
    const entries = judged((await zip.getEntries()).filter(isFile));
    let total = 0;
    const count = (bytes: number): void => {
      total += bytes;
      if (total > importUnpackedBytesMax) throw tooLarge();
    };
    return await use({
      has: (name) => entries.has(partName(name)),
      read: async (name) => {
        const entry = entries.get(partName(name));
        return entry && unpacked(entry, count);
      },
    });
  } finally {
    await zip.close();
  }
}
