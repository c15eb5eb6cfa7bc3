/** In kbit/s, by the number in a header: layer III of version 1, and of the versions of lower rates. */
const bitrates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  lower: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

interface Frame {
  readonly bytes: number;
  readonly ms: number;
  /** What all frames of a file have in common. */
  readonly kind: string;
  readonly isFirstVersion: boolean;
  readonly isMono: boolean;
  /** Where what says how long the parts of the frame are begins. */
  readonly sideAt: number;
}

/** The frame of layer III that begins there; undefined: none does. */
function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  // eleven bits of sync, a version that exists, layer III
  if (sync !== 0xff || (second & 0xe0) !== 0xe0 || version === 1 || ((second >> 1) & 3) !== 1) return undefined;
  const isFirstVersion = version === 3;
  const kilobits = bitrates[isFirstVersion ? 'first' : 'lower'][third >> 4];
  const highRate = sampleRates[(third >> 2) & 3];
  if (!kilobits || !highRate) return undefined;
  const rate = highRate / (isFirstVersion ? 1 : version === 2 ? 2 : 4);
  const samples = isFirstVersion ? 1152 : 576;
  const padding = (third >> 1) & 1;
  const hasChecksum = (second & 1) === 0;
  return {
    bytes: Math.floor((samples * kilobits * 125) / rate) + padding,
    ms: (samples * 1000) / rate,
    kind: `${version} ${rate}`,
    isFirstVersion,
    isMono: fourth >> 6 === 3,
    sideAt: at + 4 + (hasChecksum ? 2 : 0),
  };
}

const bitsAt = (bytes: Uint8Array, at: number, bit: number, count: number): number => {
  let value = 0;
  for (let index = bit; index < bit + count; index += 1)
    value = value * 2 + (((bytes[at + (index >> 3)] ?? 0) >> (7 - (index & 7))) & 1);
  return value;
};

/** Whether any part of the frame holds samples: a silent one has parts of no length. */
function sounds(bytes: Uint8Array, { sideAt, isFirstVersion, isMono }: Frame): boolean {
  const channels = isMono ? 1 : 2;
  const parts = channels * (isFirstVersion ? 2 : 1);
  const [head, part] = isFirstVersion ? [9 + (isMono ? 5 : 3) + 4 * channels, 59] : [8 + channels, 63];
  return Array.from({ length: parts }, (_, index) => bitsAt(bytes, sideAt, head + index * part, 12)).some(
    (length) => length > 0,
  );
}

/** The end of the tags before the sound. Their length is written seven bits a byte. */
function afterTags(bytes: Uint8Array): number {
  let at = 0;
  while (String.fromCharCode(...bytes.subarray(at, at + 3)) === 'ID3') {
    const [flags = 0, a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 5, at + 10);
    at += 10 + a * 0x20_0000 + b * 0x4000 + c * 0x80 + d + (flags & 0x10 ? 10 : 0);
  }
  return at;
}

/** Some programs leave room behind their tags. */
const roomMax = 64 * 1024;

/** How long an MP3 sounds, by the frames that follow each other without a gap; 0: it cannot be played, or is silent. */
export function mpegMs(bytes: Uint8Array): number {
  let at = afterTags(bytes);
  const last = at + roomMax;
  const isFollowed = (frame: Frame) => frameAt(bytes, at + frame.bytes)?.kind === frame.kind;
  let frame = frameAt(bytes, at);
  while ((!frame || !isFollowed(frame)) && at < last && at < bytes.length) frame = frameAt(bytes, (at += 1));
  const kind = frame?.kind;
  let [ms, isSounding] = [0, false];
  while (frame && frame.kind === kind && at + frame.bytes <= bytes.length) {
    ms += frame.ms;
    isSounding ||= sounds(bytes, frame);
    at += frame.bytes;
    frame = frameAt(bytes, at);
  }
  return isSounding ? ms : 0;
}
