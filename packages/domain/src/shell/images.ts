import { imageCompressAboveBytes } from './limits.ts';

/** Whether an image is compressed in the browser before it is uploaded. @spec SHL-28 */
export const needsCompression = (sizeBytes: number): boolean => sizeBytes > imageCompressAboveBytes;
