import { resultImageBytesMax } from '@fireline/domain/inspection';

/** The longer side of a picture, in pixels: a gauge can still be read on it. */
const sideMax = 1600;
const qualities = [0.82, 0.6, 0.4];

/**
 * A photograph as it is kept and sent: turned as it was taken, at most 1600 px on the longer side, as JPEG under the limit of a result's picture.
 * @returns undefined: it is no picture that this browser can read
 * @spec N24 SHL-26
 */
export async function smallPicture(file: Blob): Promise<Blob | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of qualities) {
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (made && made.size <= resultImageBytesMax) return made;
  }
  return undefined;
}
