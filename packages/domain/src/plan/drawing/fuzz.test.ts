import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planWords } from '../index.ts';
import { linesPerArc } from './caps.ts';
import { unpackTexts } from './packedTexts.ts';
import { readBytes } from './dxf.test.support.ts';
import { mutated, randomFrom, samples } from './fuzz.test.support.ts';
import { arcWidth } from './store/arcs.ts';

/** `FIRELINE_FUZZ_RUNS=10000` for a long night. */
const runs = Number(process.env.FIRELINE_FUZZ_RUNS ?? 600);
const corpus = process.env.FIRELINE_CORPUS ? join(process.env.FIRELINE_CORPUS, 'dxf') : undefined;
const mostCorpusBytes = runs > 1000 ? 600_000 : 20_000;
const caps = { segments: 200_000, triangles: 100_000, texts: 20_000, openings: 200_000 };

/** Whatever comes in, the answer is a drawing whose parts fit together, or problems that have words. */
const expectAnswer = (bytes: Uint8Array, pieceBytes: number): void => {
  const result = readBytes(bytes, pieceBytes, { caps });
  if (!result.ok) {
    for (const { code } of result.problems) expect(planWords).toHaveProperty([code]);
    return;
  }
  const { segments, segmentStyles, arcs, arcStyles, triangles, triangleStyles, styles, layers, texts, extent } =
    result.value;
  expect(segments.length).toBe(segmentStyles.length * 4);
  expect(arcs.length).toBe(arcStyles.length * arcWidth);
  expect(triangles.length).toBe(triangleStyles.length * 6);
  expect(segmentStyles.length + linesPerArc * arcStyles.length).toBeLessThanOrEqual(caps.segments);
  expect(segments.every(Number.isFinite)).toBe(true);
  expect(arcs.every(Number.isFinite)).toBe(true);
  expect(triangles.every(Number.isFinite)).toBe(true);
  expect(segmentStyles.every((style) => style < styles.length)).toBe(true);
  expect(arcStyles.every((style) => style < styles.length)).toBe(true);
  expect(triangleStyles.every((style) => style < styles.length)).toBe(true);
  for (const { layer, color } of styles) {
    expect(layers[layer]).toBeDefined();
    expect(color).toBeGreaterThanOrEqual(0);
  }
  for (const { x, y, height, rotationRad, widthFactor, style } of unpackTexts(texts)) {
    expect([x, y, height, rotationRad, widthFactor].every(Number.isFinite)).toBe(true);
    expect(styles[style]).toBeDefined();
  }
  if (extent) expect(Object.values(extent).every(Number.isFinite)).toBe(true);
};

const attack = (files: readonly Uint8Array[], times: number): void => {
  for (let run = 0; run < times; run += 1) {
    const random = randomFrom(run + 1);
    const file = files[run % files.length] ?? new Uint8Array();
    const broken = mutated(file, random);
    const pieceBytes = random() < 0.2 ? 1 + Math.floor(random() * 200) : broken.length;
    try {
      expectAnswer(broken, pieceBytes);
    } catch (error) {
      throw new Error(`run ${run}`, { cause: error });
    }
  }
};

describe('a broken drawing', () => {
  it('never throws and never hangs, whatever is broken [PLN-02] [N11]', () => {
    attack(samples(), runs);
  }, 3_600_000);

  it('may be any bytes at all [PLN-02]', () => {
    const begins = ['', '0\nSECTION\n2\nENTITIES\n', 'AutoCAD Binary DXF\r\n\u001A\u0000'].map((text) =>
      new TextEncoder().encode(text),
    );
    fc.assert(
      fc.property(fc.constantFrom(...begins), fc.uint8Array({ maxLength: 400 }), (begin, bytes) =>
        expectAnswer(Uint8Array.of(...begin, ...bytes), 50),
      ),
      { numRuns: 300 },
    );
  });

  it.skipIf(!corpus)(
    `may be a real one ${corpus ? '' : '(NOT RUN: FIRELINE_CORPUS is not set) '}[PLN-02] [N11]`,
    () => {
      const folders = [corpus ?? '', join(corpus ?? '', 'entities')].filter(existsSync);
      const files = folders.flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => name.endsWith('.dxf'))
          .map((name) => readFileSync(join(folder, name)))
          .filter(({ length }) => length < mostCorpusBytes),
      );
      expect(files.length).toBeGreaterThan(0);
      attack(files, runs / 2);
    },
    3_600_000,
  );
});
