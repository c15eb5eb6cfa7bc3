import { type OfferedFile, type Problem, checkFile } from '../lib/index.ts';
import { imageCompressAboveBytes, imageReadBytesMax } from './limits.ts';

/** Whether an image is compressed in the browser before it is uploaded. @spec SHL-28 */
export const needsCompression = (sizeBytes: number): boolean => sizeBytes > imageCompressAboveBytes;

/** Media types of the pictures that every browser can show and compress. */
export const imageKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** So many first bytes tell what a picture is. */
export const imageHeadBytes = 12;
/** What each begins with, each byte as one character; the four bytes after `RIFF` are its length. */
const begins: Readonly<Record<ImageKind, (head: string) => boolean>> = {
  'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (head) => head.startsWith('RIFF') && head.slice(8) === 'WEBP',
};

/**
 * What a picture truly is, whatever its name and its sender say; undefined for what is none of these.
 * @param head its first bytes
 * @spec BLD-03 SHL-26
 */
export const imageKindOf = (head: Uint8Array): ImageKind | undefined => {
  const text = String.fromCharCode(...head.subarray(0, imageHeadBytes));
  return imageKinds.find((kind) => begins[kind](text));
};

/**
 * What keeps a picture from being opened at all. What it may weigh when it is sent is asked after it was compressed.
 * @spec SHL-26 SHL-28
 */
export const checkImage = (field: string, file: OfferedFile, kinds: readonly string[]): Problem | undefined =>
  checkFile(field, file, { kinds, bytesMax: imageReadBytesMax });
