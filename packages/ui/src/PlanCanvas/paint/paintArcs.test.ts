import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcsOf } from './paintArcs.ts';
import { createRaster } from './raster.ts';

type Arc = readonly [x: number, y: number, ux: number, uy: number, vx: number, vy: number, sweep: number];

const size = 48;
/** One arc drawn at scale 1 into a picture whose left side is at `left` and its top at `size`. */
const painted = (arc: Arc, { left = 0, width = size }: { left?: number; width?: number } = {}) => {
  const raster = createRaster(width, size);
  const drawing = { arcs: Float32Array.from(arc), arcStyles: Uint16Array.of(0) };
  const area = { minX: left, maxY: size, scale: 1, width, height: size };
  arcsOf(drawing, raster, area)(Uint8Array.of(1))(undefined, 0, 1);
  return raster;
};
/** Points of the arc in pixels, closer together than these. */
const pointsOf = (arc: Arc): [x: number, y: number][] => {
  const [x, y, ux, uy, vx, vy, sweep] = [...Float32Array.from(arc)] as unknown as Arc;
  const count = 4000;
  return Array.from({ length: count + 1 }, (_, place) => {
    const angle = (sweep * place) / count;
    const [fall, rise] = [1 - Math.cos(angle), Math.sin(angle)];
    return [x - ux * fall + vx * rise, size - (y - uy * fall + vy * rise)];
  });
};
const placeOf = fc.double({ min: -20, max: size + 20, noNaN: true });
const axis = fc.double({ min: -40, max: 40, noNaN: true });
const sweep = fc.double({ min: 0.05, max: 2 * Math.PI, noNaN: true });
const arcs: fc.Arbitrary<Arc> = fc.tuple(placeOf, placeOf, axis, axis, axis, axis, sweep);

describe('an arc on the screen [PLN-04]', () => {
  it('has ink wherever it goes, and nowhere else', () => {
    fc.assert(
      fc.property(arcs, (arc) => {
        const raster = painted(arc);
        const points = pointsOf(arc);
        const isInside = ([x, y]: readonly [number, number]): boolean =>
          x >= 1 && y >= 1 && x < size - 1 && y < size - 1;
        for (const [x, y] of points.filter(isInside)) {
          const [column, row] = [Math.floor(x), Math.floor(y)];
          const around = [-1, 0, 1].flatMap((down) =>
            [-1, 0, 1].map((right) => raster.cover[(row + down) * size + column + right] ?? 0),
          );
          expect(Math.max(...around)).toBeGreaterThan(0);
        }
        for (const [at, cover] of raster.cover.entries()) {
          if (cover === 0) continue;
          const [column, row] = [(at % size) + 0.5, Math.floor(at / size) + 0.5];
          const away = Math.min(...points.map(([x, y]) => Math.max(Math.abs(x - column), Math.abs(y - row))));
          expect(away).toBeLessThan(1.7);
        }
      }),
    );
  });

  it('meets itself at the edge of a tile', () => {
    fc.assert(
      fc.property(arcs, (arc) => {
        const whole = painted(arc);
        const halves = [painted(arc, { width: size / 2 }), painted(arc, { left: size / 2, width: size / 2 })];
        for (const [at, cover] of whole.cover.entries()) {
          const [column, row] = [at % size, Math.floor(at / size)];
          const half = halves[column < size / 2 ? 0 : 1];
          const shared = half?.cover[row * (size / 2) + (column % (size / 2))] ?? Number.NaN;
          // coordinates round differently from another origin: no eye sees 16 of 255
          expect(Math.abs(shared - cover)).toBeLessThanOrEqual(16);
        }
      }),
    );
  });

  it('comes to an end, whatever its numbers are', () => {
    const any = fc.float({ noNaN: true });
    fc.assert(
      fc.property(fc.tuple(any, any, any, any, any, any, any), (arc) => {
        expect(painted(arc).cover).toHaveLength(size * size);
      }),
      { numRuns: 300 },
    );
  });

  it('is a circle however close one looks, and a dot from afar', () => {
    const radius = 1e6;
    // comes by the middle of the picture: of 64 pieces, one would lie a thousand pixels beside it
    const near = painted([24.5, 24, -radius, 0, 0, -radius, 2 * Math.PI]);
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1)
        expect((near.cover[row * size + column] ?? 0) > 0x80).toBe(column === 24);
    const around = painted([24 + radius, 24, radius, 0, 0, radius, 2 * Math.PI]);
    expect(around.cover.some((cover) => cover > 0)).toBe(false);
    const dot = painted([24.4, 24.5, 0.1, 0, 0, 0.1, 2 * Math.PI]);
    expect(dot.cover.reduce((sum, cover) => sum + cover, 0)).toBeGreaterThan(0);
  });
});
