const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** PCM, floating point, A-law and µ-law: what every browser plays of WAV. */
const codings = new Set([1, 3, 6, 7]);
const extensible = 0xfffe;
const rates = { min: 3000, max: 192_000 };
const channelsMax = 8;
const sampleBits = new Set([8, 16, 24, 32, 64]);

interface WaveFormat {
  /** Bytes of one moment in all channels. */
  readonly blockBytes: number;
  readonly rate: number;
}
function formatOf(view: DataView, at: number, size: number): WaveFormat | undefined {
  if (size < 16) return undefined;
  const tag = view.getUint16(at, true);
  const coding = tag === extensible && size >= 40 ? view.getUint16(at + 24, true) : tag;
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const blockBytes = view.getUint16(at + 12, true);
  const bits = view.getUint16(at + 14, true);
  const isKnown = codings.has(coding) && sampleBits.has(bits) && channels >= 1 && channels <= channelsMax;
  const isWhole = blockBytes === (channels * bits) / 8 && rate >= rates.min && rate <= rates.max;
  return isKnown && isWhole ? { blockBytes, rate } : undefined;
}

/** The same at every moment: nothing moves the air. */
function isStill(samples: Uint8Array, blockBytes: number): boolean {
  for (let at = blockBytes; at < samples.length; at += 1) if (samples[at] !== samples[at - blockBytes]) return false;
  return true;
}

/** How long a WAV sounds, by its chunks and the samples that are truly there; 0: it cannot be played, or is silent. */
export function waveMs(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: WaveFormat | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = textAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const [from, to] = [at + 8, Math.min(bytes.length, at + 8 + size)];
    if (id === 'fmt ') format = formatOf(view, from, to - from);
    if (id === 'data') {
      if (!format || isStill(bytes.subarray(from, to), format.blockBytes)) return 0;
      return (Math.floor((to - from) / format.blockBytes) * 1000) / format.rate;
    }
    // chunks begin at even places
    at = from + size + (size % 2);
  }
  return 0;
}
