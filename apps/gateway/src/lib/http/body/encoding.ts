import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from './accepts.ts';

export type Encoding = 'br' | 'gzip';
export type Bytes = Uint8Array<ArrayBuffer>;
export interface Encoded {
  readonly encoding: Encoding;
  readonly bytes: Bytes;
}
/** Makes a text smaller in a way that the caller accepts; nothing when there is none, or when it is not worth it. */
export type Encode = (text: string, accepted: string) => Promise<Encoded | undefined>;

/** Below this the headers weigh more than what is saved. */
export const encodedFromBytes = 1024;

const encodings: readonly Encoding[] = ['br', 'gzip'];
const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
const asBytes = (buffer: Buffer): Bytes =>
  new Uint8Array(buffer.buffer as ArrayBuffer, buffer.byteOffset, buffer.length);

/** @param accepted the request's `Accept-Encoding` */
export const acceptedEncoding = (accepted: string): Encoding | undefined =>
  encodings.find((name) => accepts(accepted, name));

const compress: Readonly<Record<Encoding, (content: Uint8Array, effort: 'once' | 'often') => Promise<Bytes>>> = {
  br: async (content, effort) =>
    asBytes(await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 7 : 3 } })),
  gzip: async (content, effort) => asBytes(await zipped(content, { level: effort === 'once' ? 9 : 3 })),
};

/** @param effort `once`: for what is kept and sent many times; `often`: for what is made anew every time */
export const encoded = (content: Uint8Array, encoding: Encoding, effort: 'once' | 'often'): Promise<Bytes> =>
  compress[encoding](content, effort);

/** For replies: quick rather than thorough, and beside the event loop. */
export const encodeReply: Encode = async (text, accepted) => {
  const encoding = text.length > encodedFromBytes ? acceptedEncoding(accepted) : undefined;
  return encoding && { encoding, bytes: await encoded(Buffer.from(text), encoding, 'often') };
};
