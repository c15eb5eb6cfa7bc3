/** One STOMP 1.2 frame. Header names and values are unescaped; of repeated headers the first counts. */
export interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

/** The bytes break the protocol, or the size limit. Nothing after them can be trusted. */
export class FrameError extends Error {
  readonly reason: 'malformed' | 'tooLarge';
  constructor(reason: FrameError['reason'], message: string) {
    super(message);
    this.name = 'FrameError';
    this.reason = reason;
  }
}

const nul = 0;
const lf = 10;
const cr = 13;
const headerLinesMax = 32;
const empty = new Uint8Array();
const unescapes: Readonly<Record<string, string>> = { r: '\r', n: '\n', c: ':', '\\': '\\' };
const malformed = (message: string) => new FrameError('malformed', message);

// CONNECT and CONNECTED travel unescaped, for the sake of 1.0 peers
const isEscaped = (command: string) => command !== 'CONNECT' && command !== 'CONNECTED';

const unescape = (text: string): string =>
  text.replace(/\\([\s\S]?)/g, (_, letter: string) => {
    const plain = unescapes[letter];
    if (plain === undefined) throw malformed('unknown escape');
    return plain;
  });

export const escapeHeader = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll(':', '\\c');

/** The frame as text, NUL included. */
export function encodeFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const write = isEscaped(command) ? escapeHeader : (text: string) => text.replace(/[\r\n]/g, ' ');
  const lines = Object.entries(headers).map(([name, value]) => `${write(name)}:${write(value)}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
}

function parseHead(bytes: Uint8Array): Pick<Frame, 'command' | 'headers'> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('not UTF-8');
  }
  const [command = '', ...lines] = text.split(/\r?\n/);
  if (!/^[A-Z]+$/.test(command)) throw malformed('no command');
  if (lines.length > headerLinesMax) throw malformed('too many headers');
  const read = isEscaped(command) ? unescape : (raw: string) => raw;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1 || line.includes('\r')) throw malformed('no header');
    const name = read(line.slice(0, colon));
    if (!headers.has(name)) headers.set(name, read(line.slice(colon + 1)));
  }
  return { command, headers };
}

/** Where the head ends and the body begins, or nothing when the blank line has not come yet. */
function findBlankLine(bytes: Uint8Array, from: number): { head: number; body: number } | undefined {
  for (let at = bytes.indexOf(lf, from); at !== -1; at = bytes.indexOf(lf, at + 1)) {
    const next = bytes[at + 1] === cr ? at + 2 : at + 1;
    if (bytes[next] === lf) return { head: bytes[at - 1] === cr ? at - 1 : at, body: next + 1 };
  }
  return undefined;
}

/** The declared length of the body; nothing when it ends at the first NUL. */
function contentLength(headers: ReadonlyMap<string, string>): number | undefined {
  const text = headers.get('content-length');
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw malformed('content-length');
  return Number(text);
}

/**
 * Cuts a stream of bytes into frames. Strict: what STOMP 1.2 does not allow is an error, never a guess; heart-beats
 * between frames are skipped. A frame may come in pieces, and several in one.
 */
export class FrameReader {
  readonly #maxBytes: number;
  #rest: Uint8Array = empty;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @throws FrameError */
  read(chunk: Uint8Array | string): Frame[] {
    this.#rest = join(this.#rest, typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
    const frames: Frame[] = [];
    for (let frame = this.#next(); frame; frame = this.#next()) frames.push(frame);
    return frames;
  }

  #next(): Frame | undefined {
    const start = skipHeartbeats(this.#rest);
    if (start > 0) this.#rest = this.#rest.subarray(start);
    if (this.#rest.length === 0) return undefined;
    const found = this.#whole();
    if (found === undefined && this.#rest.length <= this.#maxBytes) return undefined;
    if (found === undefined || found.length > this.#maxBytes) throw new FrameError('tooLarge', 'frame too large');
    this.#rest = this.#rest.subarray(found.length);
    return found.frame;
  }

  #whole(): { frame: Frame; length: number } | undefined {
    const blank = findBlankLine(this.#rest, 0);
    const firstNul = this.#rest.indexOf(nul);
    if (!blank) {
      if (firstNul !== -1) throw malformed('no blank line after the headers');
      return undefined;
    }
    if (firstNul !== -1 && firstNul < blank.body) throw malformed('NUL inside the headers');
    const head = parseHead(this.#rest.subarray(0, blank.head));
    const declared = contentLength(head.headers);
    if (declared === undefined && firstNul === -1) return undefined;
    const end = declared === undefined ? firstNul : blank.body + declared;
    if (end + 1 > this.#maxBytes) throw new FrameError('tooLarge', 'frame too large');
    if (end >= this.#rest.length) return undefined;
    if (this.#rest[end] !== nul) throw malformed('body longer than content-length');
    return { frame: { ...head, body: this.#rest.slice(blank.body, end) }, length: end + 1 };
  }
}

function skipHeartbeats(bytes: Uint8Array): number {
  let at = 0;
  while (bytes[at] === lf || (bytes[at] === cr && bytes[at + 1] === lf)) at += bytes[at] === cr ? 2 : 1;
  return at;
}

function join(rest: Uint8Array, chunk: Uint8Array): Uint8Array {
  if (rest.length === 0) return chunk;
  const both = new Uint8Array(rest.length + chunk.length);
  both.set(rest);
  both.set(chunk, rest.length);
  return both;
}
