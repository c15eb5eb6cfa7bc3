import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpackTexts } from './packedTexts.ts';
import {
  arcsOf,
  type Tag,
  asciiOf,
  block,
  drawn,
  drawnParts,
  entity,
  extentOf,
  filledArea,
  insert,
  layer,
  line,
  linesOf,
  onLayer,
} from './dxf.test.support.ts';
import { foreground } from './index.ts';

const mark = [...line(0, 0, 2, 0), ...line(2, 0, 2, 1)];
const rowOf = (drawing: ReturnType<typeof drawnParts>, kind: string) =>
  drawing.report.rows.find((row) => row.kind === kind);
const colorsOf = ({ segmentStyles, styles }: ReturnType<typeof drawnParts>) =>
  [...segmentStyles].map((style) => styles[style]?.color);
const layersOf = ({ segmentStyles, styles, layers }: ReturnType<typeof drawnParts>) =>
  [...segmentStyles].map((style) => layers[styles[style]?.layer ?? -1]?.name);

describe('an insert', () => {
  it('is its block moved, turned and scaled, also mirrored [PLN-04]', () => {
    const number = fc.integer({ min: -50, max: 50 });
    const scale = fc.constantFrom(-2, -1, 0.5, 1, 3);
    fc.assert(
      fc.property(number, number, number, scale, scale, number, number, (x, y, turn, scaleX, scaleY, baseX, baseY) => {
        const drawing = drawnParts({
          blocks: block('MARK', mark, baseX, baseY),
          entities: insert('mark', x, y, [41, scaleX], [42, scaleY], [50, turn]),
        });
        const [along, across] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const moved = (px: number, py: number) => {
          const [sx, sy] = [(px - baseX) * scaleX, (py - baseY) * scaleY];
          return [x + sx * along - sy * across, y + sx * across + sy * along];
        };
        const wanted = [
          [...moved(0, 0), ...moved(2, 0)],
          [...moved(2, 0), ...moved(2, 1)],
        ];
        linesOf(drawing).forEach((values, place) =>
          values.forEach((value, part) => expect(value).toBeCloseTo(wanted[place]?.[part] ?? NaN, 3)),
        );
        expect(drawing.segments).toHaveLength(8);
        expect(drawing.report.entities).toEqual({ INSERT: 1 });
      }),
    );
  });

  it('keeps what is round in it round, and its extent exact, however it is turned and stretched [PLN-04]', () => {
    const number = fc.integer({ min: -50, max: 50 });
    const scale = fc.constantFrom(-2, -1, 0.5, 1, 3);
    const angle = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(number, number, scale, scale, angle, angle, (x, turn, scaleX, scaleY, start, end) => {
        const drawing = drawnParts({
          blocks: block('DOOR', entity('ARC', [10, 3], [20, 4], [40, 5], [50, start], [51, end])),
          entities: insert('DOOR', x, 0, [41, scaleX], [42, scaleY], [50, turn]),
        });
        const [along, across] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const [points = []] = arcsOf(drawing, 360);
        expect(points).toHaveLength(361);
        const sweep = start === end ? 360 : (end - start + 360) % 360;
        points.forEach(([px = 0, py = 0], place) => {
          const at = ((start + (sweep * place) / 360) * Math.PI) / 180;
          const [sx, sy] = [(3 + 5 * Math.cos(at)) * scaleX, (4 + 5 * Math.sin(at)) * scaleY];
          expect(px).toBeCloseTo(x + sx * along - sy * across, 3);
          expect(py).toBeCloseTo(sx * across + sy * along, 3);
        });
        // one point a degree: the farthest is at most 1 - cos(0.5°) of the radius short of where it turns around
        const [xs, ys] = [points.map(([px = 0]) => px), points.map(([, py = 0]) => py)];
        const [minX = 0, minY = 0, maxX = 0, maxY = 0] = extentOf(drawing) ?? [];
        expect(Math.abs(minX - Math.min(...xs))).toBeLessThan(0.002);
        expect(Math.abs(minY - Math.min(...ys))).toBeLessThan(0.002);
        expect(Math.abs(maxX - Math.max(...xs))).toBeLessThan(0.002);
        expect(Math.abs(maxY - Math.max(...ys))).toBeLessThan(0.002);
      }),
    );
  });

  it('inside another is the same as its lines moved twice [PLN-04]', () => {
    const drawing = drawnParts({
      blocks: [...block('OUTER', insert('INNER', 10, 0, [50, 90])), ...block('INNER', mark)],
      entities: insert('OUTER', 100, 100, [41, 2], [42, 2]),
    });
    expect(linesOf(drawing)).toEqual([
      [120, 100, 120, 104],
      [120, 104, 118, 104],
    ]);
  });

  it('stands in rows and columns that turn with it [PLN-04]', () => {
    const array: Tag[] = [
      [70, 3],
      [71, 2],
      [44, 10],
      [45, 20],
      [50, 90],
    ];
    const drawing = drawnParts({
      blocks: block('P', entity('POINT', [10, 0], [20, 0])),
      entities: insert('P', 0, 0, ...array),
    });
    const points = linesOf(drawing).map(([x, y]) => [x, y]);
    expect(points).toEqual([
      [0, 0],
      [0, 10],
      [0, 20],
      [-20, 0],
      [-20, 10],
      [-20, 20],
    ]);
    const nested = drawnParts({
      blocks: [...block('P', entity('POINT', [10, 0], [20, 0])), ...block('A', insert('P', 1, 0, [70, 2], [44, 5]))],
      entities: insert('A', 0, 0, [50, 90], [41, 2], [42, 2]),
    });
    expect(linesOf(nested).map(([x, y]) => [x, y])).toEqual([
      [0, 2],
      [0, 12],
    ]);
  });

  it('is mirrored where it is drawn from below, and its fills still turn the same way [PLN-04]', () => {
    const solid = entity('SOLID', [10, 0], [20, 0], [11, 2], [21, 0], [12, 0], [22, 2], [13, 2], [23, 2]);
    const drawing = drawnParts({ blocks: block('S', [...solid, ...mark]), entities: insert('S', 5, 5, [230, -1]) });
    expect(extentOf(drawing)).toEqual([-7, 5, -5, 7]);
    expect(filledArea(drawing)).toBeCloseTo(4);
  });

  it('gives its layer to what lies on layer 0, and its colour to what asks for it [PLN-04]', () => {
    const drawing = drawnParts({
      layers: [...layer('RED', [62, 1]), ...layer('BLUE', [62, 5])],
      blocks: block('B', [
        ...onLayer('0', 'LINE', [10, 0], [11, 1]),
        ...onLayer('BLUE', 'LINE', [10, 0], [11, 1]),
        ...onLayer('BLUE', 'LINE', [10, 0], [11, 1], [62, 0]),
        ...onLayer('0', 'LINE', [10, 0], [11, 1], [62, 3]),
      ]),
      entities: [...onLayer('RED', 'INSERT', [2, 'B']), ...onLayer('RED', 'INSERT', [2, 'B'], [62, 2])],
    });
    const [red, green, blue, yellow] = [0xff0000, 0x00ff00, 0x0000ff, 0xffff00];
    expect(colorsOf(drawing)).toEqual([red, blue, red, green, red, blue, yellow, green]);
    expect(layersOf(drawing).slice(0, 4)).toEqual(['RED', 'BLUE', 'BLUE', 'RED']);
    expect(drawing.styles.every(({ color }) => color <= foreground)).toBe(true);
  });

  it('on a frozen layer takes all it holds with it [PLN-04]', () => {
    const drawing = drawnParts({
      layers: [...layer('ICE', [70, 1]), ...layer('WALL')],
      blocks: block('B', onLayer('WALL', 'LINE', [10, 0], [11, 1])),
      entities: onLayer('ICE', 'INSERT', [2, 'B']),
    });
    expect(layersOf(drawing)).toEqual(['ICE']);
  });

  it('shows its attributes, and of definitions only what never changes [PLN-04]', () => {
    const definition = (flags: number, text: string) =>
      entity('ATTDEF', [10, 0], [20, 0], [40, 1], [1, text], [2, 'TAG'], [3, 'Which?'], [70, flags]);
    const drawing = drawnParts({
      blocks: block('B', [...definition(0, 'default'), ...definition(2, 'always')]),
      entities: [
        ...insert('B', 10, 0, [66, 1]),
        ...entity('ATTRIB', [10, 12], [20, 0], [40, 1], [1, '№ 7'], [2, 'TAG'], [70, 0]),
        ...entity('ATTRIB', [10, 12], [20, 0], [40, 1], [1, 'hidden'], [2, 'TAG'], [70, 1]),
        ...entity('SEQEND'),
        ...definition(0, 'outside'),
      ],
    });
    expect(unpackTexts(drawing.texts).map(({ text, x }) => [text, x + drawing.origin.x])).toEqual([
      ['always', 10],
      ['№ 7', 12],
      ['TAG', 0],
    ]);
    expect(drawing.report.entities).toEqual({ INSERT: 1, ATTDEF: 1 });
  });

  it('may come before its block [PLN-04]', () => {
    const entities: Tag[] = [[0, 'SECTION'], [2, 'ENTITIES'], ...insert('LATE', 1, 1), [0, 'ENDSEC']];
    expect(drawn(asciiOf([...entities, [0, 'EOF']])).report.rows[0]?.reasons).toEqual(['blockMissing']);
    const blocks: Tag[] = [[0, 'SECTION'], [2, 'BLOCKS'], ...block('LATE', mark), [0, 'ENDSEC']];
    const drawing = drawn(asciiOf([...entities, ...blocks, [0, 'EOF']]));
    expect(extentOf(drawing)).toEqual([1, 1, 3, 2]);
  });

  it('is how dimensions and tables are drawn [PLN-04]', () => {
    const drawing = drawnParts({
      blocks: block('*D1', mark),
      entities: [
        ...entity('DIMENSION', [2, '*D1'], [10, 99], [20, 99], [12, 0], [22, 0]),
        ...entity('ACAD_TABLE', [2, '*D1'], [10, 5], [20, 5]),
      ],
    });
    expect(linesOf(drawing).slice(0, 1)).toEqual([[0, 0, 2, 0]]);
    expect(extentOf(drawing)).toEqual([0, 0, 7, 6]);
  });
});

describe('hostile blocks', () => {
  it('that hold themselves are drawn once, and told [PLN-02] [N11]', () => {
    const drawing = drawnParts({
      blocks: [...block('A', [...mark, ...insert('B', 5, 0)]), ...block('B', [...mark, ...insert('A', 5, 0)])],
      entities: [...insert('A', 0, 0), ...insert('A', 0, 50)],
    });
    expect(linesOf(drawing)).toHaveLength(8);
    expect(rowOf(drawing, 'INSERT')).toMatchObject({ approximated: 2, notDrawn: 0, reasons: ['blockLoop'] });
  });

  it('that all hold each other take no time [PLN-02]', () => {
    const names = Array.from({ length: 60 }, (_, place) => `B${place}`);
    const all = names.flatMap((name) => insert(name, 1, 1));
    const parts = {
      blocks: names.flatMap((name) => block(name, [...mark, ...all])),
      entities: names.flatMap((name) => insert(name, 0, 0)),
    };
    const drawing = drawnParts(parts, { caps: { openings: 10_000 } });
    expect(drawing.segments.length / 4).toBeLessThan(2 * 10_100);
    expect(rowOf(drawing, 'INSERT')?.reasons).toContain('overLimit');
    expect(rowOf(drawing, 'INSERT')?.reasons).toContain('blockLoop');
  });

  it('that would become too many lines, or nothing too many times, are not opened [PLN-02] [N11]', () => {
    const times: Tag[] = [
      [70, 1000],
      [71, 1000],
      [44, 1],
      [45, 1],
    ];
    const blocks = [
      ...block('A', mark),
      ...block('EMPTY', []),
      ...block('B', insert('A', 0, 0, ...times)),
      ...block('C', insert('EMPTY', 0, 0, ...times)),
    ];
    const drawing = drawnParts({
      blocks,
      entities: [...insert('B', 0, 0, ...times), ...insert('C', 0, 0, ...times), ...insert('A', 3, 3)],
    });
    expect(rowOf(drawing, 'INSERT')).toMatchObject({ drawn: 1, notDrawn: 2, reasons: ['overLimit'] });
    expect(linesOf(drawing)).toHaveLength(2);
  });

  it('may make ten million lines; what comes above the limit is told [PLN-02] [N11]', () => {
    const thousand = Array.from({ length: 500 }, () => mark).flat();
    const grid: Tag[] = [
      [70, 100],
      [71, 100],
      [44, 1],
      [45, 1],
    ];
    const drawing = drawnParts({
      blocks: block('A', thousand),
      entities: [...insert('A', 0, 0, ...grid), ...insert('A', 0, 0, ...grid)],
    });
    expect(drawing.segmentStyles).toHaveLength(10_000_000);
    expect(rowOf(drawing, 'INSERT')).toMatchObject({ drawn: 1, notDrawn: 1, reasons: ['overLimit'] });
  });

  it('nested deeper than can be are cut off, however they are entered [PLN-02] [N11]', () => {
    const names = Array.from({ length: 300 }, (_, place) => `B${place}`);
    const blocks = names.flatMap((name, place) => block(name, [...mark, ...insert(names[place + 1] ?? 'NONE', 1, 0)]));
    const drawing = drawnParts({ blocks, entities: names.toReversed().flatMap((name) => insert(name, 0, 0)) });
    expect(rowOf(drawing, 'INSERT')?.reasons).toContain('blockLoop');
  });

  it('tell what they lack, once and only when they are used [N11]', () => {
    const lacking = (name: string) => block(name, [...mark, ...onLayer('X', '3DSOLID')]);
    const drawing = drawnParts({
      blocks: [...lacking('USED'), ...lacking('IDLE')],
      entities: [...insert('USED', 0, 0), ...insert('USED', 9, 9)],
    });
    expect(rowOf(drawing, '3DSOLID')).toMatchObject({ layer: 'X', notDrawn: 1, reasons: ['unsupported'] });
    expect(rowOf(drawing, 'INSERT')).toMatchObject({ approximated: 2, reasons: ['unsupported'] });
    expect(drawing.report.entities).toEqual({ INSERT: 2 });
  });
});
