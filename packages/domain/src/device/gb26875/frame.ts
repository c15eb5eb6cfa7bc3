import { gbTimeBytes } from './time.ts';

/**
 * The frame of GB/T 26875.3-2011, between transmission devices for user information and a monitoring centre: start `@@`, 25 bytes of
 * control unit, the data unit, one byte of checksum, end `##`. Numbers are sent low byte first.
 * Source: clause 6.6 as rendered in github.com/ActorLancer/GB-T-26875.3.2011-rs (GB26875文档.md).
 */
export interface GbFrame {
  /** Chosen by whoever begins an exchange; the answer repeats it. */
  readonly serial: number;
  /** Main and user version. */
  readonly version: readonly [main: number, user: number];
  /** When it was sent, six bytes as on the wire. */
  readonly time: Uint8Array;
  /** 48 bits. */
  readonly from: number;
  readonly to: number;
  readonly command: number;
  readonly unit: Uint8Array;
}

/** What the command byte says. Source: table 2 of clause 6.6, same place. */
export const gbCommands = { control: 1, send: 2, confirm: 3, request: 4, answer: 5, deny: 6 } as const;

/** The data unit of a frame is no longer than this. */
export const gbUnitBytesMax = 1024;
/** The highest address: six bytes. */
export const gbAddressMax = 2 ** 48 - 1;

const startBytes = 0x40;
const endBytes = 0x23;
/** Before the data unit: start, serial, version, time, two addresses, length, command. */
const headBytes = 27;
/** After it: checksum, end. */
const tailBytes = 3;

const word = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;

function address(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let index = 5; index >= 0; index -= 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** The sum of the bytes, its lowest eight bits. */
export function gbChecksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum + byte) & 0xff;
  return sum;
}

export interface GbAnswerable {
  readonly serial: number;
  readonly from: number;
  readonly to: number;
  readonly command: number;
  readonly unit?: Uint8Array;
}

/**
 * The bytes of a frame, dated with the moment.
 * @example buildGbFrame({ serial: 1, from: 0, to: 889, command: gbCommands.confirm }, nowMs)
 */
export function buildGbFrame({ serial, from, to, command, unit = new Uint8Array() }: GbAnswerable, atMs: number) {
  const bytes = new Uint8Array(headBytes + unit.length + tailBytes);
  const number = (at: number, count: number, value: number): void => {
    for (let index = 0, rest = value; index < count; index += 1, rest = Math.floor(rest / 256))
      bytes[at + index] = rest % 256;
  };
  bytes.fill(startBytes, 0, 2);
  number(2, 2, serial);
  bytes.fill(1, 4, 6);
  bytes.set(gbTimeBytes(atMs), 6);
  number(12, 6, from);
  number(18, 6, to);
  number(24, 2, unit.length);
  bytes[26] = command;
  bytes.set(unit, headBytes);
  bytes[headBytes + unit.length] = gbChecksum(bytes.subarray(2, headBytes + unit.length));
  bytes.fill(endBytes, headBytes + unit.length + 1);
  return bytes;
}

const frameOf = (bytes: Uint8Array): GbFrame => ({
  serial: word(bytes, 2),
  version: [bytes[4] ?? 0, bytes[5] ?? 0],
  time: bytes.slice(6, 12),
  from: address(bytes, 12),
  to: address(bytes, 18),
  command: bytes[26] ?? 0,
  unit: bytes.slice(headBytes, bytes.length - tailBytes),
});

/** What was found in a stream of bytes. */
export type GbPiece =
  | { readonly what: 'frame'; readonly frame: GbFrame }
  /** A frame whose checksum or end is wrong, to be denied. Its head may be wrong too. */
  | { readonly what: 'damaged'; readonly frame: GbFrame }
  /** Bytes that begin no frame, left out. */
  | { readonly what: 'noise'; readonly bytes: number };

/** Where the next frame may begin; the length where none does. */
function nextStart(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(startBytes, from); at !== -1; at = bytes.indexOf(startBytes, at + 1))
    if (at + 1 === bytes.length || bytes[at + 1] === startBytes) return at;
  return bytes.length;
}

/**
 * Reads frames out of a stream. What is damaged costs one frame: reading goes on at the next start. At most one frame of bytes is held.
 * @example const reader = gbReader(); for (const piece of reader(chunk)) …
 */
export function gbReader(): (chunk: Uint8Array) => GbPiece[] {
  let held = new Uint8Array();
  return (chunk) => {
    const bytes = new Uint8Array(held.length + chunk.length);
    bytes.set(held);
    bytes.set(chunk, held.length);
    const pieces: GbPiece[] = [];
    let at = 0;
    for (;;) {
      const start = nextStart(bytes, at);
      if (start > at) pieces.push({ what: 'noise', bytes: start - at });
      at = start;
      if (bytes.length - at < headBytes + tailBytes) break;
      const unitBytes = word(bytes, at + 24);
      if (unitBytes > gbUnitBytesMax) {
        pieces.push({ what: 'damaged', frame: frameOf(bytes.subarray(at, at + headBytes + tailBytes)) });
        at += 2;
        continue;
      }
      const end = at + headBytes + unitBytes + tailBytes;
      if (bytes.length < end) break;
      const whole = bytes.subarray(at, end);
      const sum = gbChecksum(whole.subarray(2, headBytes + unitBytes));
      const isWhole = whole.at(-1) === endBytes && whole.at(-2) === endBytes && whole.at(-3) === sum;
      pieces.push({ what: isWhole ? 'frame' : 'damaged', frame: frameOf(whole) });
      // the length itself may be damaged: the next frame is looked for right after this start
      at = isWhole ? end : at + 2;
    }
    held = bytes.slice(at);
    return pieces;
  };
}
