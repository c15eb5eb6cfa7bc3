export type Chunk = Uint8Array<ArrayBuffer>;

/** A file that is being read. */
export interface StoredFile {
  readonly sizeBytes: number;
  readonly stream: ReadableStream<Chunk>;
}

/** A file whose parts are read where they are wanted; to be closed. */
export interface OpenFile {
  readonly sizeBytes: number;
  /** Fewer bytes than asked for only at the end. */
  readAt(at: number, length: number): Promise<Chunk>;
  close(): Promise<void>;
}

/** One of the files in the store. */
export interface FileEntry {
  readonly key: string;
  readonly atMs: number;
}

/**
 * Where files lie. What is written is there whole or not at all, whatever cuts it off; keys are made by the gateway, never by
 * readers.
 * @spec PLN-02
 */
export interface FileStore {
  /**
   * Writes what comes, piece by piece; when that fails nothing of it stays.
   * @returns how many bytes it was
   */
  write(key: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** Undefined when there is none. */
  read(key: string): Promise<StoredFile | undefined>;
  /** Undefined when there is none. */
  open(key: string): Promise<OpenFile | undefined>;
  remove(key: string): Promise<void>;
  /** All whose key begins so. */
  list(prefix: string): AsyncIterable<FileEntry>;
  /**
   * Takes away what was being written when a gateway ended.
   * @param isAlone no other gateway writes here: whatever is half written now was left
   */
  sweep(isAlone: boolean): Promise<void>;
}

const keyForm = /^[a-z][\w-]*(?:\/[\w-]+)*(?:\.[a-z]+){0,2}$/i;

/** @throws RangeError for a key that could lead elsewhere: a fault of the program */
export function checkKey(key: string): string {
  if (!keyForm.test(key)) throw new RangeError(`'${key}' is no key of a file`);
  return key;
}
