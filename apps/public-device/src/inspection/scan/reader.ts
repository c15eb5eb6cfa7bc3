/** Reads the QR code of a picture; nothing where there is none. */
export interface CodeReader {
  read(picture: HTMLVideoElement | ImageBitmap): Promise<string | undefined>;
  close(): void;
}

interface Detector {
  detect(picture: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Some web views have the class and no format. */
async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined;
  } catch {
    return undefined;
  }
}

/** Longer than this a picture is made smaller before it is read, in pixels. */
const sideMax = 800;

function pixelsOf(picture: HTMLVideoElement | ImageBitmap): ImageData | undefined {
  const isVideo = picture instanceof HTMLVideoElement;
  const [width, height] = isVideo ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(1, sideMax / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}

function workerReader(): CodeReader {
  const worker = new Worker(new URL('./decodeWorker.ts', import.meta.url), { type: 'module' });
  let last = 0;
  const asked = new Map<number, (text: string | undefined) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; text?: string }>) => {
    asked.get(data.id)?.(data.text);
    asked.delete(data.id);
  });
  return {
    read: (picture) => {
      const pixels = pixelsOf(picture);
      if (!pixels) return Promise.resolve(undefined);
      const { width, height, data } = pixels;
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        asked.set(id, resolve);
        worker.postMessage({ id, width, height, data }, [data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}

/** The browser's own reader where it has one that reads QR codes, else ours beside the page. @spec N24 */
export async function codeReader(): Promise<CodeReader> {
  const detector = await ownDetector();
  if (!detector) return workerReader();
  return {
    read: async (picture) => {
      try {
        return (await detector.detect(picture))[0]?.rawValue;
      } catch {
        // the picture is not there yet
        return undefined;
      }
    },
    close: () => {},
  };
}
