import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { BrokenBody, type ContentCoding, type Decode } from './contentCoding.ts';

const engines: Readonly<Record<ContentCoding, () => ReturnType<typeof createGunzip | typeof createBrotliDecompress>>> =
  {
    gzip: () => createGunzip(),
    deflate: () => createInflate(),
    br: () => createBrotliDecompress(),
  };

/** Beside the event loop: zlib works on threads of its own, and waits while nobody reads. */
export const decodeBody: Decode = async function* (coding, pieces) {
  const engine = engines[coding]();
  let cause: unknown;
  const source = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
    } catch (error) {
      cause = error;
      throw error;
    }
  };
  const ended = pipeline(Readable.from(source(), { objectMode: false }), engine);
  // the reader of the engine gets the error as well
  ended.catch(() => {});
  try {
    for await (const chunk of engine) yield chunk as Uint8Array;
  } catch (error) {
    throw cause ?? new BrokenBody('the body is not compressed as it says', { cause: error });
  } finally {
    engine.destroy();
  }
};
