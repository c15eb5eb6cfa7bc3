import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planWords } from '../index.ts';
import { textAt, unpackTexts } from './packedTexts.ts';
import {
  asciiOf,
  binaryOf,
  drawn,
  drawnParts,
  entity,
  extentOf,
  fileOf,
  layer,
  line,
  linesOf,
  onLayer,
  problemsOf,
  readBytes,
} from './dxf.test.support.ts';
import { createDrawingReader, foreground } from './index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const gbk = Uint8Array.of(0xd1, 0xcc, 0xb8, 0xd0); // 烟感
const sample = fileOf({
  header: [
    [9, '$INSUNITS'],
    [70, 4],
  ],
  layers: [...layer('WALL', [62, 1], [70, 0]), ...layer('GONE', [62, -3], [70, 0]), ...layer('ICE', [62, 5], [70, 1])],
  entities: [
    ...onLayer('wall', 'LINE', [10, 1.5], [20, -2.25], [11, 1e3], [21, 4]),
    ...onLayer('GONE', 'CIRCLE', [10, 10], [20, 10], [40, 5]),
    ...onLayer('ICE', 'LWPOLYLINE', [90, 2], [70, 0], [10, 0], [20, 0], [10, 5], [20, 5]),
    ...entity('TEXT', [10, 3], [20, 4], [40, 2.5], [1, 'Exit %%c50']),
  ],
});

describe('a drawing file', () => {
  it('is read the same as text and as binary, old and new, whatever its line ends and blanks [PLN-04] [N11]', () => {
    const plain = drawn(asciiOf(sample));
    expect(plain.report).toMatchObject({ version: 'AC1015', isBinary: false, isTruncated: false });
    expect(plain.report.entities).toEqual({ LINE: 1, CIRCLE: 1, LWPOLYLINE: 1, TEXT: 1 });
    expect(plain.metresPerUnit).toBe(0.001);
    expect(linesOf(plain)[0]).toEqual([1.5, -2.25, 1000, 4]);
    expect(unpackTexts(plain.texts)).toMatchObject([
      { text: 'Exit Ø50', height: 2.5, align: 'left', baseline: 'baseline' },
    ]);
    const { report, ...picture } = plain;
    const others = {
      crlf: asciiOf(sample, { lineEnd: '\r\n' }),
      'old mac': asciiOf(sample, { lineEnd: '\r' }),
      'no blanks': asciiOf(sample, { pad: 0 }),
      bom: Uint8Array.of(0xef, 0xbb, 0xbf, ...asciiOf(sample)),
      comments: asciiOf([[999, 'made by nobody'], ...sample.flatMap((tag) => [tag, [999, '0'] as const])]),
      'no last line end': asciiOf(sample).slice(0, -1),
      binary: binaryOf(sample),
      'old binary': binaryOf(sample, true),
    };
    for (const [name, bytes] of Object.entries(others)) {
      const { report: its, ...other } = drawn(bytes);
      expect(other, name).toEqual(picture);
      expect(its.rows, name).toEqual(report.rows);
      expect(its.isBinary, name).toBe(name.includes('binary'));
    }
  });

  it('is the same wherever its pieces are cut [PLN-02]', () => {
    const files = [asciiOf(sample, { lineEnd: '\r\n' }), binaryOf(sample), binaryOf(sample, true)];
    const whole = files.map((bytes) => readBytes(bytes));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 2 }), (pieceBytes, file) => {
        expect(readBytes(files[file] ?? new Uint8Array(), pieceBytes)).toEqual(whole[file]);
      }),
      { numRuns: 60 },
    );
  });

  it('says which layers it shows, and gives their colour to what lies on them [PLN-04]', () => {
    const { layers, styles, segmentStyles } = drawn(asciiOf(sample));
    expect(layers).toEqual([
      { name: '0', isShown: true },
      { name: 'WALL', isShown: true },
      { name: 'GONE', isShown: false },
      { name: 'ICE', isShown: false },
    ]);
    expect(styles[segmentStyles[0] ?? -1]).toEqual({ layer: 1, color: 0xff0000 });
    expect(styles[segmentStyles.at(-1) ?? -1]).toEqual({ layer: 3, color: 0x0000ff });
    expect(styles.at(-1)).toEqual({ layer: 0, color: foreground });
  });

  it('gives an entity its own colour, by number or in full, over that of its layer [PLN-04]', () => {
    const { styles, segmentStyles } = drawnParts({
      entities: [
        ...line(0, 0, 1, 1, [62, 3]),
        ...line(0, 0, 1, 1, [62, 3], [420, 0x123456]),
        ...line(0, 0, 1, 1, [62, 0]),
      ],
    });
    expect([...segmentStyles].map((style) => styles[style]?.color)).toEqual([0x00ff00, 0x123456, foreground]);
  });

  it('finds out how its letters are written, for texts and layers [N11]', () => {
    const file = drawnParts({
      header: [
        [9, '$DWGCODEPAGE'],
        [3, 'ANSI_1252'],
      ],
      entities: [
        [0, 'TEXT'],
        [8, gbk],
        [10, 0],
        [20, 0],
        [40, 1],
        [1, gbk],
      ],
    });
    expect(file.report).toMatchObject({ declaredEncoding: 'ANSI_1252', encoding: 'gbk' });
    expect(file.layers[1]?.name).toBe('烟感');
    expect(textAt(file.texts, 0)?.text).toBe('烟感');
  });

  it('keeps its millimetres a thousand kilometres from zero [PLN-04]', () => {
    const [x, y] = [500_000_123.25, 3_400_000_456.5];
    const entities = [
      ...line(0, 0, 1, 1),
      ...Array.from({ length: 20 }, (_, place) => line(x + place, y, x + place, y + 3)).flat(),
    ];
    const far = drawnParts({ entities });
    expect(linesOf(far, 2)[5]).toEqual([x + 4, y, x + 4, y + 3]);
    expect(extentOf(far)).toEqual([0, 0, x + 19, y + 3]);
  });

  it('keeps what came before the end when it is cut off [PLN-02] [N11]', () => {
    const bytes = asciiOf(fileOf({ entities: [...line(0, 0, 1, 1), ...line(2, 2, 3, 3), ...line(4, 4, 5, 5)] }));
    const cut = drawn(bytes.slice(0, bytes.length - 60));
    expect(cut.report.isTruncated).toBe(true);
    expect(linesOf(cut)).toEqual([
      [0, 0, 1, 1],
      [2, 2, 3, 3],
    ]);
  });

  it('finds its pairs again after a lost line [N11]', () => {
    const text = new TextDecoder().decode(asciiOf(fileOf({ entities: [...line(0, 0, 1, 1), ...line(2, 2, 3, 3)] })));
    const broken = text.replace(' 11\n', '');
    expect(linesOf(drawn(bytesOf(broken))).at(-1)).toEqual([2, 2, 3, 3]);
  });
});

describe('a file that is no drawing', () => {
  it('is told by what it is, in words that exist [PLN-02]', () => {
    const cases: readonly [string, Uint8Array][] = [
      ['plan.drawing.empty', new Uint8Array()],
      ['plan.drawing.empty', bytesOf(' \r\n\n ')],
      ['plan.file.dwg', Uint8Array.of(...bytesOf('AC1032'), 0, 0, 0, 0, 0, 3, ...new Uint8Array(4000))],
      ['plan.file.dwg', bytesOf('AC1015')],
      ['plan.drawing.notDxf', bytesOf('hello')],
      ['plan.drawing.notDxf', bytesOf('PK\u0003\u0004'.padEnd(5000, 'x'))],
      ['plan.drawing.notDxf', bytesOf('<!doctype html>\n'.repeat(300_000))],
      ['plan.drawing.notDxf', bytesOf('0\n'.repeat(50))],
      ['plan.drawing.notDxf', bytesOf('AutoCAD Binary DXF\r\n\u001A\u0000')],
    ];
    for (const [code, bytes] of cases) {
      expect(problemsOf(bytes), new TextDecoder().decode(bytes.subarray(0, 20))).toEqual([{ code, field: 'file' }]);
      expect(planWords).toHaveProperty([code]);
    }
  });

  it('is refused while it arrives: too long, or surely something else [PLN-02]', () => {
    const reader = createDrawingReader({ caps: { fileBytes: 3 * 1024 * 1024 } });
    expect(reader.push(asciiOf(sample))).toBeUndefined();
    expect(reader.push(new Uint8Array(3 * 1024 * 1024).fill(10))).toEqual({
      code: 'plan.drawing.tooLarge',
      field: 'file',
      args: { 0: 3 },
    });
    expect(reader.end()).toMatchObject({ ok: false, problems: [{ code: 'plan.drawing.tooLarge' }] });
    expect(createDrawingReader().push(bytesOf('AC1027'.padEnd(100, '\u0000')))?.code).toBe('plan.file.dwg');
    expect(createDrawingReader().push(bytesOf('x\n'.repeat(1_100_000)))?.code).toBe('plan.drawing.notDxf');
  });

  it('counts the bytes it has read, for who shows how far it is [PLN-02]', () => {
    const reader = createDrawingReader();
    reader.push(new Uint8Array(10));
    reader.push(new Uint8Array(5));
    expect(reader.readBytes()).toBe(15);
  });
});
