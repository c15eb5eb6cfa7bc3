import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { planFileBelowBytes } from '@fireline/domain/plan';
import { streamOf } from '../../files/streamOf.ts';
import { CutOff, type IncomingForm, type ReadForm } from './incomingForm.ts';
import { paced, uploadPatience, within } from '../edge/paced.ts';

/** A sender who is refused is heard out up to here, so that the refusal finds its reader. */
const heardOutBytes = planFileBelowBytes + 64 * 1024 * 1024;
const limits = { fields: 20, fieldNameSize: 100, fieldSize: 64 * 1024, files: 1, parts: 21, headerPairs: 20 };

/** The body, with an end to a refused sender's patience. */
async function* heard(pieces: AsyncIterable<Uint8Array>, isRefused: () => boolean): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (isRefused() && bytes > heardOutBytes) throw new CutOff();
    yield piece;
  }
}

/** The file's content; it fails when the form ends before its closing mark, even where the file seems whole. */
async function* contentOf(file: BusboyFileStream, formEnded: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    // left open when its reader stops early: the rest has to flow past
    for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
  } catch (error) {
    throw new CutOff(error);
  }
  await formEnded;
}

/** @throws CutOff for a content type that does not say how its parts are told apart */
function readerOf(type: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch (error) {
    throw new CutOff(error);
  }
}

/**
 * Reads forms as they come in, piece by piece: a file of any size takes the memory of one piece.
 * @param refusedMs how long a caller who is not let in may go on sending
 * @spec PLN-02
 */
export const streamedForms =
  (refusedMs: number): ReadForm =>
  async (request, admitted) => {
    const { body } = request;
    if (!body) return { fields: [], file: undefined, end: async () => {} };
    const busboy = readerOf(request.headers.get('content-type') ?? '');
    const fields: [string, string][] = [];
    const fileBegun = Promise.withResolvers<IncomingForm['file']>();
    let isRefused = false;
    let patience = uploadPatience;
    admitted.catch(() => {
      patience = within(refusedMs);
    });
    let begun: BusboyFileStream | undefined;
    busboy.on('field', (name, value) => {
      if (!begun) fields.push([name, value]);
    });
    const ended = pipeline(
      Readable.from(
        heard(
          paced(
            body as ReadableStream<Uint8Array>,
            () => patience,
            () => new CutOff(),
          ),
          () => isRefused,
        ),
        { objectMode: false },
      ),
      busboy,
    ).catch((error: unknown) => {
      begun?.destroy(new CutOff(error));
      throw error instanceof CutOff ? error : new CutOff(error);
    });
    busboy.on('file', (field, stream, name) => {
      begun = stream;
      // it may break before anybody reads it
      stream.on('error', () => {});
      const file = { name: name ?? '', stream: () => streamOf(contentOf(stream, ended)) };
      fileBegun.resolve({ field, file });
    });
    ended.then(() => fileBegun.resolve(undefined), fileBegun.reject);
    const end = async () => {
      isRefused = true;
      begun?.resume();
      await ended.catch(() => {});
    };
    return { fields, file: await fileBegun.promise, end };
  };
