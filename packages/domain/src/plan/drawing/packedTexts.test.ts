import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawingText } from './drawing.ts';
import { block, drawnParts, entity, insert } from './dxf.test.support.ts';
import { lettersAt, packTexts, textAt, textCount, unpackTexts } from './packedTexts.ts';

const number = fc.float({ noNaN: true, noDefaultInfinity: true });
const texts: fc.Arbitrary<DrawingText[]> = fc.array(
  fc.record({
    text: fc.string({ unit: 'grapheme', maxLength: 20 }),
    x: number,
    y: number,
    height: number,
    widthFactor: number,
    rotationRad: number,
    align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
    baseline: fc.constantFrom('baseline' as const, 'bottom' as const, 'middle' as const, 'top' as const),
    style: fc.nat(65_535),
  }),
  { maxLength: 300 },
);

describe('texts in flat arrays', () => {
  it('come out as they went in [PLN-04]', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const packed = packTexts(all);
        expect(textCount(packed)).toBe(all.length);
        expect(unpackTexts(packed)).toEqual(all);
        expect(all.map((_, place) => lettersAt(packed, place))).toEqual(all.map(({ text }) => text));
        expect(textAt(packed, all.length)).toBeUndefined();
      }),
    );
  });

  it('have their letters once, however often their block is drawn [PLN-04]', () => {
    const blocks = block('T', entity('TEXT', [10, 1], [20, 2], [40, 3], [1, 'EXIT']));
    const { texts: drawn } = drawnParts({ blocks, entities: [...insert('T', 0, 0), ...insert('T', 9, 0)] });
    expect(unpackTexts(drawn).map(({ text }) => text)).toEqual(['EXIT', 'EXIT']);
    expect(drawn.letters).toBe('EXIT');
  });
});
