import { checkKey, type Chunk, type FileStore } from './store.ts';

const streamOf = (bytes: Chunk): ReadableStream<Chunk> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** Files that live as long as the page or the test. */
export function memoryFiles(now: () => number = () => 0): FileStore {
  const files = new Map<string, { readonly bytes: Chunk; readonly atMs: number }>();
  return {
    write: async (key, chunks) => {
      checkKey(key);
      const parts: BlobPart[] = [];
      for await (const chunk of chunks) parts.push(new Uint8Array(chunk));
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      files.set(key, { bytes, atMs: now() });
      return bytes.byteLength;
    },
    read: async (key) => {
      const file = files.get(key);
      return file && { sizeBytes: file.bytes.byteLength, stream: streamOf(file.bytes) };
    },
    open: async (key) => {
      const file = files.get(key);
      return (
        file && {
          sizeBytes: file.bytes.byteLength,
          readAt: async (at, length) => file.bytes.slice(at, at + length),
          close: async () => {},
        }
      );
    },
    remove: async (key) => void files.delete(key),
    list: async function* (prefix) {
      for (const [key, { atMs }] of files) if (key.startsWith(prefix)) yield { key, atMs };
    },
    sweep: async () => {},
  };
}
