import { describe, expect, it } from 'vitest';
import {
  arcsOf,
  drawnEntities,
  drawnParts,
  entity,
  extentOf,
  filledArea,
  line,
  linesOf,
  onLayer,
} from '../dxf.test.support.ts';
import { linesPerArc } from '../caps.ts';
import { createDrawingReader } from '../index.ts';

const upsideDown = [
  [210, 0],
  [220, 0],
  [230, -1],
] as const;
const row = (drawing: ReturnType<typeof drawnEntities>, kind: string) =>
  drawing.report.rows.find((one) => one.kind === kind);

const expectPoints = (points: readonly number[][] | undefined, wanted: readonly (readonly number[])[]): void => {
  expect(points).toHaveLength(wanted.length);
  points?.flat().forEach((value, place) => expect(value).toBeCloseTo(wanted.flat()[place] ?? NaN, 3));
};

describe('curves', () => {
  it('a circle goes all around, an arc from its start to its end counter-clockwise [PLN-04]', () => {
    expect(extentOf(drawnEntities(entity('CIRCLE', [10, 5], [20, 5], [40, 2])))).toEqual([3, 3, 7, 7]);
    const arc = drawnEntities(entity('ARC', [10, 0], [20, 0], [40, 10], [50, 350], [51, 10]));
    expectPoints(arcsOf(arc)[0], [
      [9.848, -1.736],
      [10, 0],
      [9.848, 1.736],
    ]);
    // its outermost point is none of its ends
    expect(extentOf(arc)?.[2]).toBe(10);
  });

  it('is mirrored where it is drawn from below [PLN-04]', () => {
    const arc = drawnEntities(entity('ARC', [10, 20], [20, 0], [40, 10], [50, 0], [51, 90], ...upsideDown));
    expect(extentOf(arc)).toEqual([-30, 0, -20, 10]);
    expectPoints(arcsOf(arc, 1)[0], [
      [-30, 0],
      [-20, 10],
    ]);
    const polyline = entity('LWPOLYLINE', [90, 2], [10, 1], [20, 2], [10, 3], [20, 4], ...upsideDown);
    expect(linesOf(drawnEntities(polyline))).toEqual([[-1, 2, -3, 4]]);
    expect(linesOf(drawnEntities(line(1, 2, 3, 4, ...upsideDown))), 'a line is the world\u2019s').toEqual([
      [1, 2, 3, 4],
    ]);
  });

  it('an ellipse has two half axes, and may be a part [PLN-04]', () => {
    const whole = [
      [10, 1],
      [20, 1],
      [11, 4],
      [21, 0],
      [40, 0.5],
    ] as const;
    expect(extentOf(drawnEntities(entity('ELLIPSE', ...whole)))).toEqual([-3, -1, 5, 3]);
    const half = drawnEntities(entity('ELLIPSE', ...whole, [41, 0], [42, Math.PI]));
    expect(extentOf(half)).toEqual([-3, 1, 5, 3]);
  });

  it('a bulge of 1 is half a circle to the right of its side, -1 to the left [PLN-04]', () => {
    const side = (bulge: number) => entity('LWPOLYLINE', [90, 2], [10, 0], [20, 0], [42, bulge], [10, 2], [20, 0]);
    expect(extentOf(drawnEntities(side(1)))).toEqual([0, -1, 2, 0]);
    expect(extentOf(drawnEntities(side(-1)))).toEqual([0, 0, 2, 1]);
    expectPoints(arcsOf(drawnEntities(side(-1)))[0], [
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(linesOf(drawnEntities(side(0)))).toEqual([[0, 0, 2, 0]]);
  });

  it('a spline goes by its control points, weighted too, or through its fit points [PLN-04]', () => {
    const points = [
      [10, 0],
      [20, 0],
      [10, 0],
      [20, 1],
      [10, 1],
      [20, 1],
    ] as const;
    const knots = [0, 0, 0, 1, 1, 1].map((knot) => [40, knot] as const);
    const weights = [1, Math.SQRT1_2, 1].map((weight) => [41, weight] as const);
    const quarter = drawnEntities(entity('SPLINE', [71, 2], ...knots, ...weights, ...points));
    // this one is exactly a quarter of a circle around (1, 0)
    for (const [x = 0, y = 0] of linesOf(quarter, 6)) expect(Math.hypot(x - 1, y)).toBeCloseTo(1, 5);
    expect(linesOf(quarter)[0]?.slice(0, 2)).toEqual([0, 0]);
    expect(linesOf(quarter).at(-1)?.slice(2)).toEqual([1, 1]);
    const fit = drawnEntities(entity('SPLINE', [71, 3], [11, 0], [21, 0], [11, 5], [21, 5], [11, 10], [21, 0]));
    const passed = linesOf(fit).map(([x, y]) => `${x} ${y}`);
    expect(passed).toEqual(expect.arrayContaining(['0 0', '5 5']));
    expect(linesOf(fit).at(-1)?.slice(2)).toEqual([10, 0]);
  });

  it('a side that is all but straight ends where its corners are, however far away its middle is [PLN-04]', () => {
    const [arc] = arcsOf(
      drawnEntities(entity('LWPOLYLINE', [90, 2], [10, 0], [20, 0], [42, 1e-7], [10, 6000], [20, 800])),
    );
    expectPoints(arc, [
      [0, 0],
      [3000, 400],
      [6000, 800],
    ]);
  });

  it('tells of a free curve that it is made of straight pieces, and of a round one nothing [N11]', () => {
    const round = drawnEntities(entity('CIRCLE', [10, 0], [20, 0], [40, 1]));
    expect(row(round, 'CIRCLE')).toMatchObject({ drawn: 1, approximated: 0, reasons: [] });
    const spline = entity('SPLINE', [71, 3], [11, 0], [21, 0], [11, 5], [21, 5], [11, 10], [21, 0]);
    expect(row(drawnEntities(spline), 'SPLINE')).toEqual({
      kind: 'SPLINE',
      layer: '0',
      drawn: 0,
      approximated: 1,
      notDrawn: 0,
      reasons: ['simplified'],
    });
  });
});

describe('polylines', () => {
  const vertex = (x: number, y: number, ...more: readonly (readonly [number, number])[]) =>
    entity('VERTEX', [10, x], [20, y], ...more);

  it('close, and become bands where they are wide [PLN-04]', () => {
    const corners = [
      [10, 0],
      [20, 0],
      [10, 4],
      [20, 0],
      [10, 4],
      [20, 3],
    ] as const;
    expect(linesOf(drawnEntities(entity('LWPOLYLINE', [90, 3], [70, 1], ...corners)))).toEqual([
      [0, 0, 4, 0],
      [4, 0, 4, 3],
      [4, 3, 0, 0],
    ]);
    const wide = drawnEntities(entity('LWPOLYLINE', [90, 2], [43, 2], [10, 0], [20, 0], [10, 10], [20, 0]));
    expect(filledArea(wide)).toBeCloseTo(20);
    expect(extentOf(wide)).toEqual([0, -1, 10, 1]);
  });

  it('of the old kind are the same, corner by corner up to SEQEND [PLN-04]', () => {
    const old = drawnEntities(
      entity('POLYLINE', [66, 1], [70, 1]),
      vertex(0, 0, [42, 1]),
      vertex(2, 0),
      vertex(2, 5),
      entity('SEQEND'),
      line(9, 9, 8, 8),
    );
    const light = drawnEntities(
      entity('LWPOLYLINE', [90, 3], [70, 1], [10, 0], [20, 0], [42, 1], [10, 2], [20, 0], [10, 2], [20, 5]),
      line(9, 9, 8, 8),
    );
    expect(linesOf(old)).toEqual(linesOf(light));
    expect(old.report.entities).toEqual({ POLYLINE: 1, LINE: 1 });
  });

  it('that are nets or faces are drawn by their edges [PLN-04]', () => {
    const corners = [vertex(0, 0), vertex(1, 0), vertex(0, 1), vertex(1, 1)];
    const net = drawnEntities(entity('POLYLINE', [70, 16], [71, 2], [72, 2]), ...corners, entity('SEQEND'));
    expect(linesOf(net)).toHaveLength(4);
    const marked = corners.map((corner) => [...corner, [70, 192] as const]);
    const faces = drawnEntities(
      entity('POLYLINE', [70, 64]),
      ...marked,
      entity('VERTEX', [10, 0], [20, 0], [70, 128], [71, 1], [72, -2], [73, 4]),
      entity('SEQEND'),
    );
    expect(linesOf(faces), 'the edge of a corner with a minus is not shown').toEqual([
      [0, 0, 1, 0],
      [1, 1, 0, 0],
    ]);
  });
});

describe('filled and flat things', () => {
  it('a solid has its last two corners swapped, and may be a triangle [PLN-04]', () => {
    const square = [
      [10, 0],
      [20, 0],
      [11, 2],
      [21, 0],
      [12, 0],
      [22, 2],
      [13, 2],
      [23, 2],
    ] as const;
    expect(filledArea(drawnEntities(entity('SOLID', ...square)))).toBeCloseTo(4);
    expect(filledArea(drawnEntities(entity('TRACE', ...square.slice(0, 6))))).toBeCloseTo(2);
    expect(filledArea(drawnEntities(entity('SOLID', ...square, ...upsideDown))), 'turned the same way').toBeCloseTo(4);
  });

  it('a face shows its edges but for hidden ones; a point is a line without length [PLN-04]', () => {
    const face = entity('3DFACE', [10, 0], [20, 0], [11, 1], [21, 0], [12, 1], [22, 1], [13, 0], [23, 1], [70, 2]);
    expect(linesOf(drawnEntities(face))).toHaveLength(3);
    expect(linesOf(drawnEntities(entity('POINT', [10, 3], [20, 4])))).toEqual([[3, 4, 3, 4]]);
  });

  it('a multiline has its lines beside each other, a mesh the edges of its faces, an image its frame [PLN-04]', () => {
    const corner = (x: number) =>
      [
        [11, x],
        [21, 0],
        [12, 1],
        [22, 0],
        [13, 0],
        [23, 1],
        [74, 1],
        [41, 0.5],
        [75, 0],
        [74, 1],
        [41, -0.5],
        [75, 0],
      ] as const;
    expect(linesOf(drawnEntities(entity('MLINE', [71, 0], ...corner(0), ...corner(10))))).toEqual([
      [0, 0.5, 10, 0.5],
      [0, -0.5, 10, -0.5],
    ]);
    const mesh = entity(
      'MESH',
      [92, 3],
      [10, 0],
      [20, 0],
      [30, 0],
      [10, 1],
      [20, 0],
      [30, 0],
      [10, 0],
      [20, 1],
      [30, 0],
      [93, 4],
      [90, 3],
      [90, 0],
      [90, 1],
      [90, 2],
    );
    expect(linesOf(drawnEntities(mesh))).toHaveLength(3);
    const image = entity('IMAGE', [10, 1], [20, 1], [11, 0.1], [21, 0], [12, 0], [22, 0.1], [13, 20], [23, 10]);
    expect(extentOf(drawnEntities(image))).toEqual([1, 1, 3, 2]);
  });
});

describe('what is not drawn', () => {
  it('is listed by kind, layer and reason [N11]', () => {
    const drawing = drawnParts({
      entities: [
        ...onLayer('A', '3DSOLID', [1, 'secret']),
        ...onLayer('A', '3DSOLID', [1, 'secret']),
        ...onLayer('B', 'LINE', [67, 1], [10, 0], [20, 0], [11, 1], [21, 1]),
        ...onLayer('B', 'INSERT', [2, 'NONE'], [10, 0], [20, 0]),
        ...onLayer('C', 'LINE', [10, 'nan'], [20, 0], [11, 1], [21, 1]),
        ...onLayer('C', 'LINE', [10, 1e300], [20, 0], [11, 1], [21, 1]),
        ...onLayer('C', 'LINE', [10, 0], [20, 0], [11, 1], [21, 1]),
      ],
    });
    expect(drawing.report.rows).toEqual([
      { kind: '3DSOLID', layer: 'A', drawn: 0, approximated: 0, notDrawn: 2, reasons: ['unsupported'] },
      { kind: 'LINE', layer: 'B', drawn: 0, approximated: 0, notDrawn: 1, reasons: ['paperSpace'] },
      { kind: 'INSERT', layer: 'B', drawn: 0, approximated: 0, notDrawn: 1, reasons: ['blockMissing'] },
      { kind: 'LINE', layer: 'C', drawn: 1, approximated: 0, notDrawn: 2, reasons: ['badNumbers'] },
    ]);
    expect(drawing.report.entities).toEqual({ '3DSOLID': 2, INSERT: 1, LINE: 3 });
    expect(extentOf(drawing)).toEqual([0, 0, 1, 1]);
  });

  it('is what is above the limits, whole entities only [PLN-02] [N11]', () => {
    const reader = createDrawingReader({ caps: { segments: linesPerArc + 1 } });
    const text = ['0', 'SECTION', '2', 'ENTITIES'];
    for (const x of ['0', '5', '9']) text.push('0', 'CIRCLE', '8', 'A', '10', x, '20', '0', '40', '1');
    text.push('0', 'ENDSEC', '0', 'EOF', '');
    reader.push(new TextEncoder().encode(text.join('\n')));
    const result = reader.end();
    expect(result.ok && result.value.arcStyles.length).toBe(1);
    expect(result.ok && result.value.report.rows[0]).toMatchObject({
      drawn: 1,
      notDrawn: 2,
      reasons: ['overLimit'],
    });
    expect(result.ok && extentOf(result.value)).toEqual([-1, -1, 1, 1]);
  });
});
