import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFrame, FrameError, FrameReader } from './frames.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const readAll = (input: string, maxBytes = 16_384) =>
  new FrameReader(maxBytes).read(input).map(({ command, headers, body }) => ({
    command,
    headers: Object.fromEntries(headers),
    body: text(body),
  }));

/** Whether reading ends well: with frames, or with the reader's own error. */
function outcome(bytes: Uint8Array): unknown {
  try {
    new FrameReader(200).read(bytes);
    return 'fine';
  } catch (error) {
    return error instanceof FrameError ? 'fine' : error;
  }
}

describe('frames [ALM-06]', () => {
  it('reads command, headers and body', () => {
    expect(readAll('SUBSCRIBE\nid:1\ndestination:/topic/alarm\n\n\0')).toEqual([
      { command: 'SUBSCRIBE', headers: { id: '1', destination: '/topic/alarm' }, body: '' },
    ]);
    expect(readAll('SEND\r\nid:1\r\n\r\nhello\0')).toEqual([{ command: 'SEND', headers: { id: '1' }, body: 'hello' }]);
  });

  it('skips heart-beats and takes several frames at once', () => {
    expect(readAll('\n\r\n\nACK\nid:1\n\n\0\n\nACK\nid:2\n\n\0\n').map((f) => f.headers.id)).toEqual(['1', '2']);
  });

  it('lets content-length carry NUL bytes and counts bytes, not characters', () => {
    expect(readAll('SEND\ncontent-length:5\n\n火\0a\0')[0]?.body).toBe('火\0a');
  });

  it('unescapes headers, except of CONNECT, and keeps the first of repeated ones', () => {
    expect(readAll('ACK\nid:a\\cb\\\\n\\n\\r\nid:second\n\n\0')[0]?.headers.id).toBe('a:b\\n\n\r');
    expect(readAll('CONNECT\ntoken:a\\cb:c\n\n\0')[0]?.headers.token).toBe('a\\cb:c');
  });

  it.each([
    ['an unknown escape', 'ACK\nid:\\t\n\n\0'],
    ['a line that is no header', 'ACK\nnonsense\n\n\0'],
    ['a header without a name', 'ACK\n:x\n\n\0'],
    ['a lone carriage return', 'ACK\nid:a\rb\n\n\0'],
    ['a command in small letters', 'ack\nid:1\n\n\0'],
    ['no blank line', 'ACK\nid:1\0'],
    ['NUL in the headers', 'ACK\nid:\0\n\n\0'],
    ['a body longer than declared', 'SEND\ncontent-length:1\n\nab\0'],
    ['a length that is no number', 'SEND\ncontent-length:-1\n\n\0'],
    ['too many headers', `ACK\n${'id:1\n'.repeat(33)}\n\0`],
  ])('refuses %s', (_, input) => {
    expect(() => readAll(input)).toThrow(expect.objectContaining({ name: 'FrameError', reason: 'malformed' }) as Error);
  });

  it('refuses what is not UTF-8', () => {
    const bytes = new Uint8Array([65, 10, 105, 58, 0xff, 10, 10, 0]);
    expect(() => new FrameReader(100).read(bytes)).toThrow(FrameError);
  });

  it.each([
    ['a whole frame', `SEND\n\n${'x'.repeat(100)}\0`],
    ['headers without an end', `SEND\nid:${'x'.repeat(100)}`],
    ['a declared length', 'SEND\ncontent-length:999\n\n'],
  ])('refuses more than the limit: %s', (_, input) => {
    expect(() => readAll(input, 64)).toThrow(expect.objectContaining({ reason: 'tooLarge' }) as Error);
  });

  it('reads back what it wrote, however it is cut into pieces', () => {
    // anything but NUL, which STOMP has no escape for
    const anyText = (minLength: number) =>
      fc.string({ minLength, maxLength: 20, unit: 'binary' }).filter((s) => !s.includes('\0'));
    const header = fc.tuple(anyText(1), anyText(0));
    const frames = fc.array(
      fc.record({
        headers: fc.uniqueArray(header, { selector: ([k]) => k, maxLength: 5 }),
        body: fc.string({ maxLength: 40 }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(frames, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sent, cuts) => {
        const written = sent.map(({ headers, body }) => {
          const length = String(new TextEncoder().encode(body).length);
          return { headers: { 'content-length': length, ...Object.fromEntries(headers) }, body };
        });
        const bytes = new TextEncoder().encode(
          written.map((f) => encodeFrame('MESSAGE', f.headers, f.body)).join('\n'),
        );
        const reader = new FrameReader(1 << 20);
        const read = [];
        for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
          const size = cuts[turn % cuts.length] ?? 1;
          read.push(...reader.read(bytes.subarray(at, at + size)));
          at += size;
        }
        expect(read.map((f) => ({ headers: Object.fromEntries(f.headers), body: text(f.body) }))).toEqual(written);
      }),
      { numRuns: 25 },
    );
  });

  it('never throws anything but its own error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(outcome(bytes)).toBe('fine');
      }),
    );
  });
});
