import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tag, drawnEntities, entity, extentOf, filledArea, linesOf } from '../dxf.test.support.ts';

type Corner = readonly [x: number, y: number, bulge?: number];
const polyline = (flags: number, ...corners: readonly Corner[]): Tag[] => [
  [92, 2 | flags],
  [72, 1],
  [73, 1],
  [93, corners.length],
  ...corners.flatMap(([x, y, bulge = 0]): Tag[] => [
    [10, x],
    [20, y],
    [42, bulge],
  ]),
  [97, 0],
];
const square = (flags: number, from: number, to: number) =>
  polyline(flags, [from, from], [to, from], [to, to], [from, to]);
const hatch = (isSolid: boolean, style: number, paths: readonly Tag[][], pattern: readonly Tag[] = []): Tag[] =>
  entity(
    'HATCH',
    [10, 0],
    [20, 0],
    [2, 'P'],
    [70, isSolid ? 1 : 0],
    [71, 0],
    [91, paths.length],
    ...paths.flat(),
    [75, style],
    [76, 1],
    ...pattern,
    [98, 1],
    [10, 77],
    [20, 88],
  );
const lines = (angle: number, stepX: number, stepY: number, ...dashes: readonly number[]): Tag[] => [
  [52, 0],
  [41, 1],
  [77, 0],
  [78, 1],
  [53, angle],
  [43, 0],
  [44, 0],
  [45, stepX],
  [46, stepY],
  [79, dashes.length],
  ...dashes.map((dash): Tag => [49, dash]),
];

describe('a filled hatch', () => {
  const nested = [square(1, 0, 10), square(16, 2, 8), square(0, 4, 6)];
  it('leaves out holes, and fills islands in them, by its style [PLN-04]', () => {
    expect(filledArea(drawnEntities(hatch(true, 0, nested)))).toBeCloseTo(100 - 36 + 4, 3);
    expect(filledArea(drawnEntities(hatch(true, 1, nested)))).toBeCloseTo(100 - 36, 3);
    expect(filledArea(drawnEntities(hatch(true, 2, nested)))).toBeCloseTo(100, 3);
    expect(extentOf(drawnEntities(hatch(true, 0, nested))), 'its seed is not part of it').toEqual([0, 0, 10, 10]);
  });

  it('has the area of its corners where the one that turns inwards comes twice [PLN-04]', () => {
    const arrow = polyline(1, [4, 0], [1, 1], [1, 1], [0, 4], [0, 0]);
    expect(filledArea(drawnEntities(hatch(true, 0, [arrow])))).toBeCloseTo(4, 3);
  });

  it('has the area of its corners, whatever simple shape they make [PLN-04]', () => {
    // a star: corners at rising angles never cross
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 40 }), (radii) => {
        const corners = radii.map((radius, place): Corner => {
          const angle = (2 * Math.PI * place) / radii.length;
          return [radius * Math.cos(angle), radius * Math.sin(angle)];
        });
        const area = corners.reduce((sum, [x, y], place) => {
          const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0];
          return sum + (x * nextY - nextX * y) / 2;
        }, 0);
        const filled = filledArea(drawnEntities(hatch(true, 0, [polyline(1, ...corners)])));
        expect(Math.abs(filled - area)).toBeLessThan(1e-4 * area + 1e-2);
      }),
    );
  });

  it('goes along arcs and ellipses, either way around, and along splines [PLN-04]', () => {
    const edges = (...all: readonly Tag[][]): Tag[] => [[92, 1], [93, all.length], ...all.flat(), [97, 0]];
    const arc = (from: number, to: number, isLeft: boolean): Tag[] => [
      [72, 2],
      [10, 0],
      [20, 0],
      [40, 2],
      [50, from],
      [51, to],
      [73, isLeft ? 1 : 0],
    ];
    const chord: Tag[] = [
      [72, 1],
      [10, -2],
      [20, 0],
      [11, 2],
      [21, 0],
    ];
    const half = 2 * Math.PI;
    for (const [name, path] of Object.entries({
      left: edges(arc(0, 180, true), chord),
      right: edges(
        arc(180, 360, false),
        chord.slice(0, 1).concat([
          [10, 2],
          [20, 0],
          [11, -2],
          [21, 0],
        ]),
      ),
      backwards: edges(chord, arc(180, 360, false)),
    })) {
      const drawing = drawnEntities(hatch(true, 0, [path]));
      expect(filledArea(drawing), name).toBeGreaterThan(half * 0.99);
      expect(filledArea(drawing), name).toBeLessThanOrEqual(half);
      expect(extentOf(drawing, 1), name).toEqual([-2, 0, 2, 2]);
    }
    const ellipse: Tag[] = [
      [72, 3],
      [10, 0],
      [20, 0],
      [11, 4],
      [21, 0],
      [40, 0.5],
      [50, 0],
      [51, 360],
      [73, 1],
    ];
    expect(filledArea(drawnEntities(hatch(true, 0, [edges(ellipse)])))).toBeCloseTo(8 * Math.PI, 0);
    const knots = [0, 0, 0, 1, 1, 1].map((knot): Tag => [40, knot]);
    const spline: Tag[] = [
      [72, 4],
      [94, 2],
      [73, 0],
      [74, 0],
      [95, 6],
      [96, 3],
      ...knots,
      [10, 2],
      [20, 0],
      [10, 0],
      [20, 4],
      [10, -2],
      [20, 0],
      [97, 0],
    ];
    expect(filledArea(drawnEntities(hatch(true, 0, [edges(chord, spline)])))).toBeCloseTo(16 / 3, 1);
    const round = polyline(1, [0, 0, 1], [2, 0, 1]);
    expect(filledArea(drawnEntities(hatch(true, 0, [round])))).toBeCloseTo(Math.PI, 1);
  });
});

describe('a hatch with a pattern', () => {
  it('has its lines, inside and not in holes [PLN-04]', () => {
    const drawing = drawnEntities(hatch(false, 0, [square(1, 0.5, 10.5), square(16, 4.5, 6.5)], lines(0, 0, 1)));
    const all = linesOf(drawing);
    expect(all.filter(([, y]) => y === 5)).toEqual([
      [0.5, 5, 4.5, 5],
      [6.5, 5, 10.5, 5],
    ]);
    expect(new Set(all.map(([, y]) => y)).size).toBe(10);
    expect(drawing.report.rows[0]).toMatchObject({ kind: 'HATCH', drawn: 1, reasons: [] });
  });

  it('has dashes that go on from line to line by its offset, and may be turned [PLN-04]', () => {
    const dashed = drawnEntities(hatch(false, 0, [square(1, 0, 4)], lines(0, 1, 1.5, 1, -1)));
    expect(linesOf(dashed).filter(([, y]) => y === 1.5)).toEqual([
      [1, 1.5, 2, 1.5],
      [3, 1.5, 4, 1.5],
    ]);
    const upright = linesOf(drawnEntities(hatch(false, 0, [square(1, 0, 4)], lines(90, -1.5, 0))));
    expect(upright.map(([x]) => x)).toEqual(expect.arrayContaining([1.5, 3]));
    for (const [x0, , x1] of upright) expect(x0).toBe(x1);
  });

  it('is drawn by its outline when its lines would be too many, and says so [N11]', () => {
    const dense = drawnEntities(hatch(false, 0, [square(1, 0, 1000)], lines(0, 0, 1e-6)));
    expect(linesOf(dense)).toHaveLength(4);
    expect(dense.report.rows[0]).toMatchObject({ approximated: 1, reasons: ['simplified'] });
    expect(linesOf(drawnEntities(hatch(false, 0, [square(1, 0, 10)])))).toHaveLength(4);
    const families = (count: number) => Array.from({ length: count }, () => lines(0, 0, 15)).flat();
    expect(linesOf(drawnEntities(hatch(false, 0, [square(1, -5, 5)], families(1000))))).toHaveLength(1000);
    expect(linesOf(drawnEntities(hatch(false, 0, [square(1, -5, 5)], families(1001))))).toHaveLength(4);
  });
});
