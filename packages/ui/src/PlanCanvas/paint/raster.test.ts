import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearRaster, colourRaster, createRaster, drawLine, fillTriangle } from './raster.ts';

const inked = (raster: ReturnType<typeof createRaster>): string[] => {
  const found: string[] = [];
  for (const [at, cover] of raster.cover.entries())
    if (cover > 0) found.push(`${at % raster.width},${Math.floor(at / raster.width)}:${cover}`);
  return found;
};

describe('the raster [PLN-04]', () => {
  it('draws level and upright lines in one crisp row', () => {
    const raster = createRaster(6, 6);
    drawLine(raster, { x0: 1.2, y0: 2.3, x1: 4.4, y1: 2.3 }, 1);
    drawLine(raster, { x0: 0.5, y0: 5, x1: 0.5, y1: 3 }, 2);
    expect(inked(raster)).toEqual(['1,2:255', '2,2:255', '3,2:255', '4,2:255', '0,3:255', '0,4:255', '0,5:255']);
    expect(raster.ink[3 * 6]).toBe(2);
  });

  it('shares the ink of a slanted line between two pixels', () => {
    const raster = createRaster(8, 8);
    drawLine(raster, { x0: 0.5, y0: 0.5, x1: 7.5, y1: 4 }, 1);
    for (let x = 0; x < 8; x += 1) {
      let sum = 0;
      for (let y = 0; y < 8; y += 1) sum += raster.cover[y * 8 + x] ?? 0;
      expect(sum).toBe(255);
    }
  });

  it('never loses what is smaller than a pixel, and adds it up to a tone', () => {
    const raster = createRaster(2, 1);
    drawLine(raster, { x0: 0.5, y0: 0.5, x1: 0.5, y1: 0.5 }, 1);
    expect(raster.cover[0]).toBeGreaterThan(0);
    expect(raster.cover[0]).toBeLessThan(100);
    for (let times = 0; times < 20; times += 1) drawLine(raster, { x0: 0.4, y0: 0.5, x1: 0.6, y1: 0.5 }, 1);
    expect(raster.cover[0]).toBe(255);
  });

  it('stays inside, wherever a line goes', () => {
    const raster = createRaster(16, 16);
    const numbers = fc.oneof(fc.double(), fc.double({ min: -40, max: 40, noNaN: true }));
    fc.assert(
      fc.property(numbers, numbers, numbers, numbers, (x0, y0, x1, y1) => {
        clearRaster(raster);
        drawLine(raster, { x0, y0, x1, y1 }, 1);
        fillTriangle(raster, Float64Array.of(x0, y0, x1, y1, 8, 8), 1);
        expect(inked(raster).length).toBeLessThanOrEqual(2 * 18);
      }),
    );
  });

  it('meets itself at the edge of a tile, whatever the line', () => {
    const whole = createRaster(32, 16);
    const halves = [createRaster(16, 16), createRaster(16, 16)];
    const numbers = fc.double({ min: -40, max: 72, noNaN: true });
    fc.assert(
      fc.property(numbers, numbers, numbers, numbers, (x0, y0, x1, y1) => {
        clearRaster(whole);
        drawLine(whole, { x0, y0, x1, y1 }, 1);
        for (const [place, half] of halves.entries()) {
          clearRaster(half);
          drawLine(half, { x0: x0 - place * 16, y0, x1: x1 - place * 16, y1 }, 1);
          for (let y = 0; y < 16; y += 1)
            for (let x = 0; x < 16; x += 1) {
              const [one, other] = [half.cover[y * 16 + x] ?? 0, whole.cover[y * 32 + place * 16 + x] ?? 0];
              // the last bit of a sum may be rounded otherwise
              expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
            }
        }
      }),
    );
  });

  it('comes out the same in whatever order lines come', () => {
    const lines = [
      { x0: 0, y0: 3.5, x1: 8, y1: 3.5 },
      { x0: 0, y0: 3.5, x1: 8, y1: 3.5 },
      { x0: 0, y0: 0, x1: 8, y1: 8 },
    ];
    const [forward, backward] = [createRaster(8, 8), createRaster(8, 8)];
    for (const [place, line] of lines.entries()) drawLine(forward, line, place + 1);
    for (const [place, line] of [...lines.entries()].toReversed()) drawLine(backward, line, place + 1);
    expect(backward.ink).toEqual(forward.ink);
    expect(forward.ink[3 * 8 + 1]).toBe(2);
  });

  it('fills two halves of a square without gap, no pixel twice', () => {
    const filled = (...corners: number[]): number[] => {
      const raster = createRaster(10, 10);
      fillTriangle(raster, Float64Array.from(corners), 1);
      return [...raster.fill.entries()].flatMap(([at, style]) => (style > 0 ? [at] : []));
    };
    const both = [...filled(1, 1, 8, 1, 8, 8), ...filled(1, 1, 8, 8, 1, 8)];
    expect(both).toHaveLength(49);
    expect(new Set(both).size).toBe(49);
  });

  it('colours lines over fills, and leaves the rest clear', () => {
    const raster = createRaster(3, 1);
    fillTriangle(raster, Float64Array.of(0, 0, 4, 0, 0, 4), 1);
    raster.fill[2] = 0;
    drawLine(raster, { x0: 0, y0: 0.5, x1: 0.9, y1: 0.5 }, 2);
    const pixels = new Uint32Array(3);
    const palette = {
      lines: Uint32Array.of(0xff000000, 0xff0000ff),
      fills: Uint32Array.of(0xff00ff00, 0xff00ff00),
      texts: new Uint32Array(2),
    };
    expect(colourRaster(raster, palette, pixels)).toBe(true);
    expect([...pixels]).toEqual([0xff0000ff, 0xff00ff00, 0]);
    expect(colourRaster(createRaster(3, 1), palette, new Uint32Array(3))).toBe(false);
  });
});
