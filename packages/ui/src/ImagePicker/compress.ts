import { needsCompression } from '@fireline/domain/shell';

interface Step {
  /** The longer side at most. */
  readonly longPx: number;
  readonly quality: number;
}

/** From what nobody sees to what still lets a type plate be read; the first that is small enough is taken. */
const steps: readonly Step[] = [
  { longPx: 2560, quality: 0.85 },
  { longPx: 2560, quality: 0.7 },
  { longPx: 1920, quality: 0.7 },
  { longPx: 1280, quality: 0.6 },
];

interface Origin {
  readonly name: string;
  readonly size: number;
}

/** What a compressed file was chosen as: it is told, and the same picture is known again. */
const origins = new WeakMap<File, Origin>();

/** The picture as it was chosen; the file itself where nothing was done to it. */
export const originOf = (file: File): Origin => origins.get(file) ?? file;

function encoded(bitmap: ImageBitmap, { longPx, quality }: Step): Promise<Blob> {
  const scale = Math.min(1, longPx / Math.max(bitmap.width, bitmap.height));
  const side = (px: number): number => Math.max(1, Math.round(px * scale));
  const canvas = new OffscreenCanvas(side(bitmap.width), side(bitmap.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency: what shone through would turn black
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/**
 * The picture as it may be sent: the file itself, or a smaller JPEG, upright as its camera held it. Fails for what cannot be opened.
 * @spec SHL-28
 */
export async function readImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    // a moving picture would stand still
    if (!needsCompression(file.size) || file.type === 'image/gif') return file;
    let smallest: Blob = file;
    for (const step of steps) {
      const blob = await encoded(bitmap, step);
      if (blob.size < smallest.size) smallest = blob;
      if (!needsCompression(smallest.size)) break;
    }
    if (smallest === file) return file;
    const name = file.name.replace(/(\.\w{1,5})?$/, '.jpg');
    const made = new File([smallest], name, { type: smallest.type, lastModified: file.lastModified });
    origins.set(made, { name: file.name, size: file.size });
    return made;
  } finally {
    bitmap.close();
  }
}
