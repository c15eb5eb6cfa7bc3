import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core.js';
import { streamOf } from '../files/streamOf.ts';
import type { Manifest } from './manifest.ts';

export interface ArchiveWriter {
  /** Adds what comes, under a name; @returns how much it was, and its SHA-256 */
  add(name: string, chunks: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }>;
  /** Ends the archive and gives it its name; until then there is no file of that name. */
  finish(manifest: Manifest): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength;) at += (await file.write(chunk, at)).bytesWritten;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Begins an archive, a zip that its owner alone may read, beside the place where it will be. */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  const file = await open(part, 'wx', 0o600);
  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write: (chunk) => writeAll(file, chunk) }), {
    // sizes are known only at the end
    zip64: true,
    useWebWorkers: false,
  });
  const add: ArchiveWriter['add'] = async (name, chunks) => {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* counted() {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    }
    await zip.add(name, { readable: streamOf(counted()) });
    return { bytes, sha256: hash.digest('hex') };
  };
  return {
    add,
    finish: async (manifest) => {
      await add(
        'manifest.json',
        (async function* () {
          yield new TextEncoder().encode(JSON.stringify(manifest));
        })(),
      );
      await zip.close();
      await file.sync();
      await file.close();
      await rename(part, path);
      await syncFolder(dirname(path));
    },
    discard: async () => {
      await file.close();
      await rm(part, { force: true });
    },
  };
}
