import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type FileEntry, Reader, ZipReader } from '@zip.js/zip.js/lib/zip-core.js';
import { sealKeyFile } from '../sealKeyFile.ts';
import { StartProblem } from '../startProblem.ts';
import { type Manifest, manifestShape } from './manifest.ts';

export interface Archive {
  readonly manifest: Manifest;
  /**
   * The bytes of an entry, which are compared with their check sum at the end.
   * @throws StartProblem when they are not what was written
   */
  read(name: string, sha256: string): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

class FileReader extends Reader<FileHandle> {
  readonly #file: FileHandle;
  constructor(file: FileHandle) {
    super(file);
    this.#file = file;
  }
  override async init(): Promise<void> {
    this.size = (await this.#file.stat()).size;
  }
  override async readUint8Array(at: number, length: number): Promise<Uint8Array> {
    const { buffer, bytesRead } = await this.#file.read(new Uint8Array(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  }
}

async function* unpacked(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = entry.getData(writable, { useWebWorkers: false });
  // its failure is also that of the stream, which is where it is seen
  written.catch(() => {});
  yield* readable;
  await written;
}

/** Reads all of a backup, so that a damaged one is found before anything is changed. @throws StartProblem */
export async function verifyArchive({ manifest: { tables, files, sealKey }, read }: Archive): Promise<void> {
  const parts = [
    ...Object.entries(tables).map(([table, { sha256 }]) => [`tables/${table}.jsonl`, sha256] as const),
    ...Object.entries(files).map(([key, { sha256 }]) => [`files/${key}`, sha256] as const),
    ...(sealKey ? [[sealKeyFile, sealKey.sha256] as const] : []),
  ];
  for (const [name, sha256] of parts) for await (const _ of read(name, sha256));
}

/**
 * Opens a backup and reads what it says of itself.
 * @throws StartProblem when it is cut short, or no backup
 */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path).catch((error: unknown) => {
    throw new StartProblem(`The backup ${path} cannot be read: ${(error as Error).message}`, { cause: error });
  });
  const isNone = (error?: unknown) =>
    new StartProblem(`${path} is no backup of Fireline, or it is cut short: nothing was restored.`, { cause: error });
  const damaged = (name: string, error?: unknown) =>
    new StartProblem(`The backup ${path} is damaged (${name}): nothing was restored.`, { cause: error });
  const entries = new Map<string, FileEntry>();
  async function* read(name: string, sha256?: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name);
    if (!entry) throw damaged(name);
    const hash = createHash('sha256');
    try {
      for await (const chunk of unpacked(entry)) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      throw damaged(name, error);
    }
    if (sha256 !== undefined && hash.digest('hex') !== sha256) throw damaged(name);
  }
  try {
    for await (const entry of new ZipReader(new FileReader(file)).getEntriesGenerator())
      if (!entry.directory) entries.set(entry.filename, entry);
    const manifest = manifestShape.parse(JSON.parse(await text(read('manifest.json'))));
    return { manifest, read, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw isNone(error);
  }
}
