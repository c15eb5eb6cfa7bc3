import { decodeQR } from 'qr/decode.js';

interface Asked {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Reads QR codes beside the page: a hard picture takes it half a second. */
addEventListener('message', ({ data: { id, width, height, data } }: MessageEvent<Asked>) => {
  let text: string | undefined;
  try {
    text = decodeQR({ width, height, data });
  } catch {
    // no code in it
  }
  postMessage({ id, text });
});
