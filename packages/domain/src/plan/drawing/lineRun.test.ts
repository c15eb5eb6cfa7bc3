import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnParts, linesOf, onLayer, type Tag } from './dxf.test.support.ts';

interface Line {
  readonly layer: string;
  readonly x: number;
  readonly isFarAway: boolean;
}
const lineOf = ({ layer, x, isFarAway }: Line): Tag[] =>
  onLayer(layer, 'LINE', [10, x], [20, 1], [11, isFarAway ? 1e13 : x], [21, 2]);

/** Stretches of lines that look alike, most of them longer than those before the next that cannot be drawn. */
const stretches = fc
  .array(
    fc.record({
      layer: fc.constantFrom('A', 'B'),
      count: fc.nat(400),
      farAway: fc.array(fc.nat(400), { maxLength: 2 }),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.flatMap(({ layer, count, farAway }) =>
      Array.from({ length: count }, (_, x): Line => ({ layer, x, isFarAway: farAway.includes(x) })),
    ),
  );

describe('lines that look alike', () => {
  it('are drawn as if each had come alone, whatever is wrong with some of them [PLN-04] [N11]', () => {
    fc.assert(
      fc.property(stretches, fc.nat(1200), (lines, segments) => {
        const drawing = drawnParts({ entities: lines.flatMap(lineOf) }, { caps: { segments } });
        const drawn = lines.filter(({ isFarAway }) => !isFarAway).slice(0, segments);
        expect(linesOf(drawing)).toEqual(drawn.map(({ x }) => [x, 1, x, 2]));
        for (const layer of ['A', 'B']) {
          const all = lines.filter((line) => line.layer === layer).length;
          const shown = drawn.filter((line) => line.layer === layer).length;
          const row = drawing.report.rows.find((one) => one.layer === layer);
          expect(row?.drawn ?? 0).toBe(shown);
          expect(row?.notDrawn ?? 0).toBe(all - shown);
        }
      }),
      { numRuns: 40 },
    );
  });
});
