import { minuteMs } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import type { Taken } from './source.ts';

/** What a camera delivered is no picture, too much, or too late. */
class BadDelivery extends Error {
  override readonly name = 'BadDelivery';
}

interface DeliveryLimits {
  readonly bytesMax: number;
  /** How long all of it may take. */
  readonly ms: number;
}
/** Of one picture: what a camera of many megapixels sends, within what a person waits for. @spec DEV-19 */
export const pictureLimits: DeliveryLimits = { bytesMax: 10_000_000, ms: 10_000 };
/** Of a recording of ten minutes. @spec DEV-19 */
export const recordingLimits: DeliveryLimits = { bytesMax: 600_000_000, ms: 10 * minuteMs };

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);
const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

/** What is taken from cameras, by how each begins: the name that they give it says little. */
const begins: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  'image/png': (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47),
  'image/webp': (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP',
  'image/svg+xml': (bytes) => textAt(bytes, 0, 4) === '<svg',
  'video/mp4': (bytes) => textAt(bytes, 4, 8) === 'ftyp',
};
/** Enough to know each by. */
const headBytes = 12;

function checkHead(mediaType: string, head: Uint8Array): void {
  if (!begins[mediaType]?.(head)) throw new BadDelivery(`the camera delivered no ${mediaType}`);
}

/** The parts, one after the other, copied without a list of their bytes: a part may be all of a recording. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** The bytes as they come, of the kind that they are said to be, and no more than that many. @throws BadDelivery */
async function* checked({ mediaType, chunks }: Taken, bytesMax: number): AsyncGenerator<Uint8Array> {
  if (!(mediaType in begins)) throw new BadDelivery(`cameras deliver no ${mediaType}`);
  let head: Uint8Array | undefined = new Uint8Array();
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.byteLength;
    if (total > bytesMax) throw new BadDelivery(`the camera delivered more than ${bytesMax} bytes`);
    if (head === undefined) {
      yield chunk;
      continue;
    }
    const begun: Uint8Array = joined([head, chunk]);
    head = begun;
    if (begun.byteLength < headBytes) continue;
    checkHead(mediaType, begun);
    head = undefined;
    yield begun;
  }
  if (head === undefined) return;
  checkHead(mediaType, head);
  yield head;
}

/**
 * What a camera delivers: bytes of a known kind, within limits of size and time; a camera that goes beyond them is let go of.
 * @param take asks the camera; its signal is aborted at the end, however that comes
 * @param use reads what came
 * @throws BadDelivery
 * @spec DEV-19
 */
export async function delivered<T>(
  { timers }: Pick<Deps, 'timers'>,
  { bytesMax, ms }: DeliveryLimits,
  take: (signal: AbortSignal) => Promise<Taken>,
  use: (taken: Taken) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = timers.after(ms, () => reject(new BadDelivery(`the camera did not deliver within ${ms} ms`)));
  });
  const run = async (): Promise<T> => {
    const taken = await take(controller.signal);
    return use({ ...taken, chunks: checked(taken, bytesMax) });
  };
  const work = run();
  // it may fail after nobody waits for it any more: aborted, it does
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
    controller.abort();
  }
}

/** All of it as one. */
export async function bytesOf({ chunks }: Taken): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return joined(parts);
}
