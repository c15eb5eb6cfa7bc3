/** What is asked of one entry of a zip; an entry of zip.js has this shape. */
export interface ZipEntryLike {
  readonly filename: string;
  readonly rawFilename: Uint8Array;
  readonly directory: boolean;
  readonly encrypted: boolean;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly compressionMethod: number;
  /** Its upper half is the mode of the file where it was packed on Unix. */
  readonly externalFileAttributes: number;
  readonly bitFlag?: { readonly languageEncodingFlag: boolean };
  readonly extraFieldUnicodePath?: object;
  /** Not there in folders. */
  readonly getData?: (to: WritableStream, options: { readonly checkCrc32: boolean }) => Promise<unknown>;
}

/** A reader of zips, as zip.js has it, made with {@link zipReaderOptions}. */
export interface ZipReaderLike {
  readonly getEntriesGenerator: () => AsyncIterable<ZipEntryLike>;
}

/** How a zip.js reader is made: names are judged here, not there, and all runs in the thread that reads the drawing. */
export const zipReaderOptions = { filenameValidation: 'tolerant', useWebWorkers: false } as const;

/** Where a plan's bytes are: a file on disk, a blob, an object in a store. */
export interface PlanSource {
  readonly name: string;
  readonly sizeBytes: number;
  /** Bytes from a place on; fewer than asked only at the end. */
  readonly readAt: (at: number, length: number) => Promise<Uint8Array>;
  /** The same as a stream, where there is a faster way than block by block; never asked beyond the end. */
  readonly streamAt?: (at: number, length: number) => ReadableStream<Uint8Array>;
}

const blockBytes = 1024 * 1024;
/** What lists the entries of a zip is read at once; the most entries that are allowed, with long names, are far smaller. */
const atOnceBytes = 8 * 1024 * 1024;

/** The bytes of a source from `offset` on, read as they are asked for. */
export const streamOf = (source: PlanSource, offset: number, length: number): ReadableStream<Uint8Array> => {
  let at = offset;
  const end = Math.min(offset + length, source.sizeBytes);
  if (source.streamAt) return source.streamAt(at, Math.max(0, end - at));
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const bytes = at < end ? await source.readAt(at, Math.min(blockBytes, end - at)) : undefined;
        if (!bytes?.length) {
          controller.close();
          return;
        }
        at += bytes.length;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
};

/** A source as zip.js wants it. */
export interface ZipSource {
  readonly size: number;
  readonly readable: ReadableStream<Uint8Array>;
  readonly createReadable: (options?: { offset?: number; size?: number }) => ReadableStream<Uint8Array>;
  readonly readUint8Array: (at: number, length: number) => Promise<Uint8Array>;
}

/** A source for a zip.js reader, which never loads more than a list of entries at once, whatever the zip claims. */
export const zipSource = (source: PlanSource): ZipSource => ({
  size: source.sizeBytes,
  get readable() {
    return streamOf(source, 0, source.sizeBytes);
  },
  createReadable: ({ offset = 0, size = source.sizeBytes } = {}) => streamOf(source, offset, size),
  readUint8Array: async (at, length) => {
    const most = Math.max(0, Math.min(length, source.sizeBytes - at));
    if (!(at >= 0) || !(most <= atOnceBytes)) throw new RangeError('the list of entries is too long');
    return source.readAt(at, most);
  },
});
