import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawingText, type Extent, gatheredOf, packTexts } from './index.ts';

/** Where a shape stands and how large it is, in parts of the plan's length. */
type Spot = readonly [kind: 'line' | 'point' | 'arc' | 'fill' | 'text', x: number, y: number, size: number];

const text = (x: number, y: number, height: number): DrawingText => ({
  text: '字',
  x,
  y,
  height,
  widthFactor: 1,
  rotationRad: 0,
  align: 'left',
  baseline: 'baseline',
  style: 0,
});
const numbersOf: Readonly<Record<Exclude<Spot[0], 'text'>, (x: number, y: number, size: number) => number[]>> = {
  line: (x, y, size) => [x, y, x + size, y + size / 2],
  point: (x, y) => [x, y, x, y],
  arc: (x, y, size) => [x + size / 2, y, size / 2, 0, 0, size / 2, 2 * Math.PI],
  fill: (x, y, size) => [x, y, x + size, y, x, y + size],
};
const boxOf = (spots: readonly Spot[]): Extent => ({
  minX: Math.min(...spots.map(([, x, , size]) => x - size)),
  minY: Math.min(...spots.map(([, , y, size]) => y - size)),
  maxX: Math.max(...spots.map(([, x, , size]) => x + size)),
  maxY: Math.max(...spots.map(([, , y, size]) => y + size)),
});
const drawn = (spots: readonly Spot[]) => {
  const of = (...kinds: readonly Exclude<Spot[0], 'text'>[]) =>
    Float32Array.from(
      spots.flatMap(([kind, ...rest]) => (kinds.some((one) => one === kind) ? numbersOf[kind as 'line'](...rest) : [])),
    );
  return {
    segments: of('line', 'point'),
    arcs: of('arc'),
    triangles: of('fill'),
    texts: packTexts(spots.flatMap(([kind, ...rest]) => (kind === 'text' ? [text(...rest)] : []))),
    extent: boxOf(spots),
  };
};

const kind = fc.constantFrom<Spot[0]>('line', 'point', 'arc', 'fill', 'text');
const inside = fc.double({ min: 0, max: 1, noNaN: true });
const small = fc.double({ min: 0.001, max: 0.2, noNaN: true });
/** The plan with its length, wherever it lies. */
const together = fc
  .record({
    spots: fc.array(fc.tuple(kind, inside, inside, small), { minLength: 12, maxLength: 60 }),
    length: fc.constantFrom(10, 1000, 50_000),
    x: fc.constantFrom(0, -3e5, 4e6),
    y: fc.constantFrom(0, 2e6),
  })
  .map(({ spots, length, x, y }) => ({
    length,
    // two corners make it as long as it says, and its shapes are spread over it, as rooms over a floor
    spots: [
      ['point', x, y, 0] as const,
      ['point', x + length, y + length, 0] as const,
      ...spots.map(([of, left, down, size], place): Spot => {
        const [column, row] = [place % 4, Math.floor(place / 4) % 3];
        return [of, x + ((column + left) / 4) * length, y + ((row + down) / 3) * length, size * length];
      }),
    ],
  }));
const away = fc.tuple(
  fc.constantFrom<Spot[0]>('line', 'point', 'arc', 'fill', 'text'),
  fc.constantFrom(-1, 0, 1),
  fc.constantFrom(-1, 1),
  fc.double({ min: 10, max: 1e5, noNaN: true }),
);

describe('what of a drawing lies together', () => {
  it('is the first that is seen of a plan with a few strays of any kind on any side, and takes at least half of that [PLN-04]', () => {
    fc.assert(
      fc.property(together, fc.array(away, { minLength: 1, maxLength: 3 }), ({ spots, length }, strays) => {
        const [, [, x, y] = ['point', 0, 0, 0]] = spots;
        const far = strays.map(([of, right, up, by]): Spot => [
          of,
          x + right * by * length,
          y + up * by * length,
          length / 50,
        ]);
        const found = gatheredOf(drawn([...far.slice(1), ...spots, ...far.slice(0, 1)]));
        const { minX, minY, maxX, maxY } = found?.extent ?? boxOf(far);
        // single precision
        const slack = length / 100;
        const own = drawn(spots);
        const cluster = boxOf(spots);
        expect(found?.farOff).toBe(far.length);
        expect(gatheredOf(own)).toBeUndefined();
        expect(minX).toBeLessThanOrEqual(x - length + slack);
        expect(maxX).toBeGreaterThanOrEqual(x - slack);
        expect(minY).toBeLessThanOrEqual(y - length + slack);
        expect(maxY).toBeGreaterThanOrEqual(y - slack);
        const [across, up] = [cluster.maxX - cluster.minX, cluster.maxY - cluster.minY];
        expect(Math.max(maxX - minX, maxY - minY)).toBeLessThanOrEqual(2 * Math.max(across, up) + slack);
      }),
    );
  });

  it('is all of a plan without strays, also of two plans side by side and of one with a legend beside it [PLN-04]', () => {
    const plan = Array.from({ length: 40 }, (_, at): Spot => ['line', (at % 8) * 10, Math.floor(at / 8) * 10, 8]);
    const moved = (spots: readonly Spot[], by: number) => spots.map(([of, x, y, size]): Spot => [of, x + by, y, size]);
    expect(gatheredOf(drawn(plan))).toBeUndefined();
    expect(gatheredOf(drawn([...plan, ...moved(plan, 100_000)]))).toBeUndefined();
    expect(gatheredOf(drawn([...plan, ['text', 250, 0, 5]]))).toBeUndefined();
    expect(gatheredOf(drawn([]))).toBeUndefined();
  });

  it('leaves out a line that leads from the plan far away, and a circle around it that nobody would see [PLN-04]', () => {
    const plan = Array.from({ length: 40 }, (_, at): Spot => ['line', (at % 8) * 10, Math.floor(at / 8) * 10, 8]);
    for (const stray of [['line', 0, 0, 1e6] as const, ['arc', 0, 0, 1e6] as const])
      expect(gatheredOf(drawn([...plan, stray]))).toMatchObject({ farOff: 1, extent: { maxX: 78 } });
  });
});
