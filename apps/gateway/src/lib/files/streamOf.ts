import type { Chunk } from './store.ts';

/** The pieces as a stream, each asked for when the one before was taken; a reader who stops early ends what makes them. */
export function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Chunk> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Chunk>(
    {
      pull: async (controller) => {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value as Chunk);
      },
      cancel: async () => void (await iterator.return?.()),
    },
    { highWaterMark: 0 },
  );
}
