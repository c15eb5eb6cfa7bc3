import { type OfferedFile, type Problem, checkFile } from '../lib/index.ts';
import { imageCompressAboveBytes, imageReadBytesMax } from './limits.ts';

/** Whether an image is compressed in the browser before it is uploaded. @spec SHL-28 */
export const needsCompression = (sizeBytes: number): boolean => sizeBytes > imageCompressAboveBytes;

/** Media types of the pictures that every browser can show and compress. */
export const imageKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * What keeps a picture from being opened at all. What it may weigh when it is sent is asked after it was compressed.
 * @spec SHL-26 SHL-28
 */
export const checkImage = (field: string, file: OfferedFile, kinds: readonly string[]): Problem | undefined =>
  checkFile(field, file, { kinds, bytesMax: imageReadBytesMax });
