import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planWords } from '../../words.ts';
import { type Drawing, type DrawingText, foreground, lossReasons, textEncodings } from '../drawing.ts';
import { packTexts } from '../packedTexts.ts';
import { decodeDrawing, encodeDrawing } from './index.ts';

const float = fc.float({ noNaN: true, noDefaultInfinity: true });
/** JSON has no minus zero. */
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const count = fc.nat(1_000_000);
const name = fc.string({ unit: 'grapheme', maxLength: 12 });
const numbers = (most: number, columns: number) =>
  fc
    .array(fc.tuple(...Array.from({ length: columns }, () => float)), { maxLength: most })
    .map((rows) => Float32Array.from(rows.flat()));
const stylesOf = (values: Float32Array, columns: number, styles: number) =>
  Uint16Array.from({ length: values.length / columns }, (_, at) => (at * 7) % styles);

const report = fc.record({
  version: name,
  isBinary: fc.boolean(),
  declaredEncoding: name,
  encoding: fc.constantFrom(...textEncodings),
  entities: fc.dictionary(name, count),
  rows: fc.array(
    fc.record({
      kind: name,
      layer: name,
      drawn: count,
      approximated: count,
      notDrawn: count,
      reasons: fc.subarray([...lossReasons]),
    }),
    { maxLength: 5 },
  ),
  isTruncated: fc.boolean(),
  sizeBytes: count,
});

const drawings: fc.Arbitrary<Drawing> = fc
  .record({
    origin: fc.record({ x: number, y: number }),
    extent: fc.option(fc.record({ minX: number, minY: number, maxX: number, maxY: number }), { nil: undefined }),
    metresPerUnit: fc.option(number, { nil: undefined }),
    layers: fc.array(fc.record({ name, isShown: fc.boolean() }), { minLength: 1, maxLength: 5 }),
    styleCount: fc.integer({ min: 1, max: 9 }),
    segments: numbers(50, 4),
    arcs: numbers(20, 7),
    triangles: numbers(20, 6),
    texts: fc.array(
      fc.record({
        text: name,
        x: float,
        y: float,
        height: float,
        widthFactor: float,
        rotationRad: float,
        align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
        baseline: fc.constantFrom('baseline' as const, 'bottom' as const, 'middle' as const, 'top' as const),
        style: fc.constant(0),
      }),
      { maxLength: 10 },
    ),
    report,
  })
  .map(({ styleCount, texts, ...drawing }) => ({
    ...drawing,
    texts: packTexts(texts),
    styles: Array.from({ length: styleCount }, (_, at) => ({
      layer: at % drawing.layers.length,
      color: at === 0 ? foreground : at * 1000,
    })),
    segmentStyles: stylesOf(drawing.segments, 4, styleCount),
    arcStyles: stylesOf(drawing.arcs, 7, styleCount),
    triangleStyles: stylesOf(drawing.triangles, 6, styleCount),
  }));

const codes = (bytes: Uint8Array): readonly string[] => {
  const result = decodeDrawing(bytes);
  return result.ok ? [] : result.problems.map(({ code }) => code);
};
const damaged = ['plan.drawing.damaged'];

describe('a drawing as bytes', () => {
  it('comes back as it was, wherever in a buffer the bytes lie [PLN-03] [PLN-04]', () => {
    fc.assert(
      fc.property(drawings, fc.nat(9), (drawing, shift) => {
        const bytes = encodeDrawing(drawing);
        const moved = new Uint8Array(bytes.length + shift);
        moved.set(bytes, shift);
        expect(decodeDrawing(moved.subarray(shift))).toEqual({ ok: true, value: drawing });
      }),
    );
  });

  it('compresses to far less than its arrays [PLN-04]', async () => {
    // walls of rooms on a grid, as plans are made of
    const rooms = Array.from({ length: 20_000 }, (_, at) => [(at % 100) * 3600.5, Math.floor(at / 100) * 4200.25]);
    const segments = Float32Array.from(
      rooms.flatMap(([x = 0, y = 0]) => [x, y, x + 3600.5, y, x + 3600.5, y, x + 3600.5, y + 4200.25]),
    );
    const [sample] = fc.sample(drawings, { numRuns: 1, seed: 1 });
    if (!sample) throw new Error('no sample');
    const drawing: Drawing = { ...sample, segments, segmentStyles: new Uint16Array(segments.length / 4) };
    const gzip = async (bytes: Uint8Array<ArrayBuffer>) => {
      const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
      return (await new Response(stream).arrayBuffer()).byteLength;
    };
    const plain = await gzip(new Uint8Array(segments.buffer));
    expect(await gzip(Uint8Array.from(encodeDrawing(drawing)))).toBeLessThan(plain / 3);
  });
});

/** A drawing as the first version of the form had it, one line, one triangle and two texts. */
const firstForm = [
  'RkxQRgEAAABwAQAAAQAAAAEAAAACAAAAeyJvcmlnaW4iOnsieCI6MTAwLCJ5IjoyMDB9LCJleHRlbnQiOnsibWluWCI6MCwibWluWSI6MCwibW',
  'F4WCI6MTAsIm1heFkiOjV9LCJtZXRyZXNQZXJVbml0IjowLjAwMSwibGF5ZXJzIjpbeyJuYW1lIjoiMCIsImlzU2hvd24iOnRydWV9XSwic3R5',
  'bGVzIjpbeyJsYXllciI6MCwiY29sb3IiOjE2Nzc3MjE2fV0sInJlcG9ydCI6eyJ2ZXJzaW9uIjoiQUMxMDE1IiwiaXNCaW5hcnkiOmZhbHNlLC',
  'JkZWNsYXJlZEVuY29kaW5nIjoiQU5TSV85MzYiLCJlbmNvZGluZyI6ImdiayIsImVudGl0aWVzIjp7IlRFWFQiOjJ9LCJyb3dzIjpbXSwiaXNU',
  'cnVuY2F0ZWQiOmZhbHNlLCJzaXplQnl0ZXMiOjk5fSwidGV4dHMiOlsi5raI6Ziy5rO15oi/IiwiQjIiXX0AAAAAAAAAAAAAQIIAAECBAAAAAA',
  'AAAAAAAAAAAH8AAAAA////fgAAAH8AAAAAAAAAAH8CAAAAAABAgAEA/wD/gD+AAAAAAACAgH4AAP8A/wD/fn0AAAAADAUAAA==',
].join('');

/** The same as the second form had it: its texts in rows, and no arcs yet. */
const secondForm = [
  'RkxQRgIAAABSAQAAAQAAAAEAAAACAAAADgAAAHsib3JpZ2luIjp7IngiOjEwMCwieSI6MjAwfSwiZXh0ZW50Ijp7Im1pblgiOjAsIm1pblkiOj',
  'AsIm1heFgiOjEwLCJtYXhZIjo1fSwibWV0cmVzUGVyVW5pdCI6MC4wMDEsImxheWVycyI6W3sibmFtZSI6IjAiLCJpc1Nob3duIjp0cnVlfV0s',
  'InN0eWxlcyI6W3sibGF5ZXIiOjAsImNvbG9yIjoxNjc3NzIxNn1dLCJyZXBvcnQiOnsidmVyc2lvbiI6IkFDMTAxNSIsImlzQmluYXJ5IjpmYW',
  'xzZSwiZGVjbGFyZWRFbmNvZGluZyI6IkFOU0lfOTM2IiwiZW5jb2RpbmciOiJnYmsiLCJlbnRpdGllcyI6eyJURVhUIjoyfSwicm93cyI6W10s',
  'ImlzVHJ1bmNhdGVkIjpmYWxzZSwic2l6ZUJ5dGVzIjo5OX19AAAAAAAAAAAAAECCAABAgQAAAAAAAAAAAAAAAAB/AAAAAP///34AAAB/AAAAAA',
  'AAAAB/AgAAAAAAQIABAP8A/4A/gAAAAAAAgIB+AAD/AP8A/359AAAAAAwFAAAAAAAAAAAAAAgEAAAAAAAA5raI6Ziy5rO15oi/QjI=',
].join('');

describe.each([
  ['first', firstForm],
  ['second', secondForm],
])('a drawing that was published in the %s form', (_, form) => {
  const bytes = Uint8Array.from(atob(form), (letter) => letter.charCodeAt(0));
  const texts: readonly DrawingText[] = [
    {
      text: '消防泵房',
      x: 1,
      y: 2,
      height: 3,
      widthFactor: 0.75,
      rotationRad: 0.5,
      align: 'center',
      baseline: 'middle',
      style: 0,
    },
    {
      text: 'B2',
      x: 4,
      y: 5,
      height: 2.5,
      widthFactor: 1,
      rotationRad: 0,
      align: 'left',
      baseline: 'top',
      style: 0,
    },
  ];

  it('can still be opened, and is refused in words when it is damaged [PLN-03] [PLN-04]', () => {
    const result = decodeDrawing(bytes);
    expect(result).toMatchObject({
      ok: true,
      value: {
        origin: { x: 100, y: 200 },
        segments: Float32Array.of(0, 0, 10, 5),
        arcs: new Float32Array(),
        triangles: { length: 6 },
        texts: packTexts(texts),
      },
    });
    for (let end = 0; end < bytes.length; end += 1) expect(codes(bytes.subarray(0, end))).toEqual(damaged);
  });
});

describe('bytes from anywhere', () => {
  const [sample] = fc.sample(drawings, { numRuns: 1, seed: 7 });
  const good = sample ? encodeDrawing(sample) : new Uint8Array();

  it('are refused in words when they are no drawing, and never throw [PLN-03]', () => {
    expect(codes(new Uint8Array())).toEqual(damaged);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(codes(bytes)).toEqual(damaged);
      }),
    );
    for (const code of ['plan.drawing.damaged', 'plan.drawing.version']) expect(planWords).toHaveProperty([code]);
  });

  it('are refused when cut, longer, or of another version [PLN-03]', () => {
    for (let end = 0; end < good.length; end += 1) expect(codes(good.subarray(0, end))).toEqual(damaged);
    expect(codes(Uint8Array.of(...good, 0))).toEqual(damaged);
    const newer = good.slice();
    newer[4] = 4;
    expect(codes(newer)).toEqual(['plan.drawing.version']);
  });

  it('allocate nothing by a size that lies [PLN-03]', () => {
    for (const at of [8, 12, 16, 20, 24, 28]) {
      const lying = good.slice();
      new DataView(lying.buffer).setUint32(at, 0xffff_ffff, true);
      expect(codes(lying)).toEqual(damaged);
    }
  });

  it('give only styles, layers and numbers that are some, however they were changed [PLN-03] [PLN-04]', () => {
    fc.assert(
      fc.property(
        drawings,
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (drawing, changes) => {
          const bytes = encodeDrawing(drawing);
          // past the head, which is checked above
          for (const [at, byte] of changes) bytes[28 + (at % (bytes.length - 28))] = byte;
          const result = decodeDrawing(bytes);
          const value = result.ok ? result.value : drawing;
          const styles = [...value.segmentStyles, ...value.arcStyles, ...value.triangleStyles, ...value.texts.styles];
          expect(styles.every((style) => style < value.styles.length)).toBe(true);
          expect(value.texts.spans.every((at) => at <= value.texts.letters.length)).toBe(true);
          expect(value.styles.every(({ layer }) => layer < value.layers.length)).toBe(true);
          expect([...value.segments, ...value.arcs, ...value.triangles].every(Number.isFinite)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
