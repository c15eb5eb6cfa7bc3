import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type Chunk, type FileEntry, type FileStore } from './store.ts';

/** What is being written is called so until it is whole. */
const partEnding = '.part';
/** A part that nobody has added to for so long was left. */
const abandonedMs = 10 * 60_000;

const unlessGone = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** So that the name survives a power cut as the content does. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.byteLength;) at += (await file.write(chunk, at)).bytesWritten;
    bytes += chunk.byteLength;
  }
  await file.sync();
  return bytes;
}

async function* filesUnder(folder: string): AsyncGenerator<{ path: string; atMs: number }> {
  const entries = await unlessGone(opendir(folder, { recursive: true }));
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await unlessGone(stat(path));
    if (found) yield { path, atMs: found.mtimeMs };
  }
}

/** Files in a folder: written aside, made durable, and then given their name. */
export function folderFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'));
  const keyOf = (path: string) => relative(folder, path).split(sep).join('/');
  return {
    write: async (key, chunks) => {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}${partEnding}`;
      await mkdir(dirname(path), { recursive: true });
      const file = await open(part, 'wx');
      try {
        const bytes = await writeAll(file, chunks);
        await file.close();
        await rename(part, path);
        await syncFolder(dirname(path));
        return bytes;
      } catch (error) {
        await file.close().catch(() => {});
        await rm(part, { force: true });
        throw error;
      }
    },
    read: async (key) => {
      const path = pathOf(key);
      const found = await unlessGone(stat(path));
      if (!found?.isFile()) return undefined;
      const stream = Readable.toWeb(createReadStream(path)) as unknown as ReadableStream<Chunk>;
      return { sizeBytes: found.size, stream };
    },
    open: async (key) => {
      const file = await unlessGone(open(pathOf(key)));
      if (!file) return undefined;
      const readAt = async (at: number, length: number) => {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      };
      return { sizeBytes: (await file.stat()).size, readAt, close: () => file.close() };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* (prefix): AsyncGenerator<FileEntry> {
      for await (const { path, atMs } of filesUnder(folder)) {
        const key = keyOf(path);
        if (key.startsWith(prefix) && !key.endsWith(partEnding)) yield { key, atMs };
      }
    },
    sweep: async (isAlone) => {
      for await (const { path, atMs } of filesUnder(folder))
        if (path.endsWith(partEnding) && (isAlone || Date.now() - atMs > abandonedMs)) await rm(path, { force: true });
    },
  };
}
