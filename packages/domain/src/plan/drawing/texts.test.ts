import { describe, expect, it } from 'vitest';
import { textAt, unpackTexts } from './packedTexts.ts';
import { type Tag, block, drawnEntities, drawnParts, entity, extentOf, insert, linesOf } from './dxf.test.support.ts';

const text = (...tags: readonly Tag[]) => entity('TEXT', [10, 1], [20, 2], [40, 3], [1, 'ABCD'], ...tags);
const paragraphs = (...tags: readonly Tag[]) =>
  entity('MTEXT', [10, 0], [20, 0], [40, 3], [1, 'one\\Ptwo\\Pthree'], ...tags);
const writtenOf = (drawing: ReturnType<typeof drawnEntities>) =>
  unpackTexts(drawing.texts).map(({ x, y, ...rest }) => ({
    ...rest,
    x: x + drawing.origin.x,
    y: y + drawing.origin.y,
  }));

describe('a line of text', () => {
  it('is held at its second point once it is aligned [PLN-04]', () => {
    expect(writtenOf(drawnEntities(text([11, 9], [21, 9])))).toMatchObject([
      { x: 1, y: 2, align: 'left', baseline: 'baseline' },
    ]);
    expect(writtenOf(drawnEntities(text([11, 9], [21, 8], [72, 1], [73, 3])))).toMatchObject([
      { x: 9, y: 8, align: 'center', baseline: 'top' },
    ]);
    expect(writtenOf(drawnEntities(text([11, 9], [21, 8], [72, 4])))).toMatchObject([
      { align: 'center', baseline: 'middle' },
    ]);
  });

  it('fills the way between two points, by narrow letters or by small ones [PLN-04]', () => {
    const [wide] = writtenOf(drawnEntities(text([11, 1], [21, 12], [72, 5])));
    const [wider] = writtenOf(drawnEntities(text([11, 1], [21, 22], [72, 5])));
    expect(wide).toMatchObject({ height: 3, rotationRad: Math.fround(Math.PI / 2) });
    expect((wider?.widthFactor ?? 0) / (wide?.widthFactor ?? 1)).toBeCloseTo(2);
    const [large] = writtenOf(drawnEntities(text([11, 21], [21, 2], [72, 3])));
    expect(large?.widthFactor).toBe(1);
    expect(large?.height).toBeGreaterThan(3);
  });

  it('is turned and scaled by its block, and can still be read when that is mirrored [PLN-04]', () => {
    const blocks = block('T', text([41, 0.5]));
    const [turned] = writtenOf(drawnParts({ blocks, entities: insert('T', 10, 0, [50, 90], [41, 2], [42, 2]) }));
    expect(turned).toMatchObject({ x: 6, height: 6, widthFactor: 0.5 });
    expect(turned?.rotationRad).toBeCloseTo(Math.PI / 2);
    const [narrow] = writtenOf(drawnParts({ blocks, entities: insert('T', 0, 0, [41, 1], [42, 2]) }));
    expect(narrow).toMatchObject({ height: 6, widthFactor: 0.25 });
    const [mirrored] = writtenOf(drawnParts({ blocks, entities: insert('T', 0, 0, [41, -1]) }));
    expect(mirrored).toMatchObject({ x: -1, y: 2, align: 'right', baseline: 'baseline' });
    expect(Math.abs(mirrored?.rotationRad ?? 9)).toBeCloseTo(0);
  });
});

describe('a text whose letters are wider than any number', () => {
  it('is left out, and all others are numbers [PLN-04]', () => {
    const blocks = block('T', text([41, 1e11]));
    const drawing = drawnParts({
      blocks,
      entities: [...insert('T', 0, 0, [41, 1e14], [42, 1e-14]), ...text()],
    });
    expect(writtenOf(drawing)).toMatchObject([{ text: 'ABCD', widthFactor: 1 }]);
    expect(drawing.texts.places.every(Number.isFinite)).toBe(true);
  });
});

describe('paragraphs', () => {
  it('become lines below each other, held at one of nine points [PLN-04]', () => {
    const at = (hold: number) =>
      writtenOf(drawnEntities(paragraphs([71, hold], [44, 1]))).map(({ y, align, baseline }) => [y, align, baseline]);
    expect(at(1)).toEqual([
      [0, 'left', 'top'],
      [-5, 'left', 'top'],
      [-10, 'left', 'top'],
    ]);
    expect(at(5)).toEqual([
      [5, 'center', 'middle'],
      [0, 'center', 'middle'],
      [-5, 'center', 'middle'],
    ]);
    expect(at(9)).toEqual([
      [10, 'right', 'bottom'],
      [5, 'right', 'bottom'],
      [0, 'right', 'bottom'],
    ]);
  });

  it('follow their direction, and break at their width [PLN-04]', () => {
    const turned = writtenOf(drawnEntities(paragraphs([11, 0], [21, 1], [71, 1])));
    expect(turned.map(({ x, y }) => [Math.round(x), Math.round(y) + 0])).toEqual([
      [0, 0],
      [5, 0],
      [10, 0],
    ]);
    const long = entity(
      'MTEXT',
      [10, 0],
      [20, 0],
      [40, 1],
      [41, 12],
      [3, 'mechanical '],
      [1, 'ventilation 消防控制室消防控制室消防控制室'],
    );
    const lines = unpackTexts(drawnEntities(long).texts).map((line) => line.text);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines[0]).toBe('mechanical');
    expect(lines[1]).toMatch(/^ventilation 消/);
    expect(lines.join('').replaceAll(' ', '')).toBe('mechanicalventilation消防控制室消防控制室消防控制室');
  });

  it('leave their embedded copy out, and count in the extent [PLN-04]', () => {
    const drawing = drawnEntities(paragraphs([71, 1], [101, 'Embedded Object'], [10, 500], [20, 500], [71, 9]));
    expect(textAt(drawing.texts, 0)).toMatchObject({ align: 'left' });
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = extentOf(drawing) ?? [];
    expect([minX, maxY]).toEqual([0, 0]);
    expect(minY).toBeCloseTo(-13);
    expect(maxX).toBeGreaterThan(6);
  });
});

describe('leaders', () => {
  it('are lines, and with several parts lines and text [PLN-04]', () => {
    expect(linesOf(drawnEntities(entity('LEADER', [76, 2], [10, 0], [20, 0], [10, 5], [20, 5])))).toEqual([
      [0, 0, 5, 5],
    ]);
    const multi = entity(
      'MULTILEADER',
      [300, 'CONTEXT_DATA{'],
      [40, 1],
      [10, 50],
      [20, 50],
      [41, 2.5],
      [290, 1],
      [304, 'see detail'],
      [12, 20],
      [22, 6],
      [13, 1],
      [23, 0],
      [42, 0],
      [43, 0],
      [45, 1],
      [171, 1],
      [302, 'LEADER{'],
      [290, 1],
      [10, 15],
      [20, 5],
      [11, 1],
      [21, 0],
      [90, 0],
      [40, 3],
      [304, 'LEADER_LINE{'],
      [10, 0],
      [20, 0],
      [91, 0],
      [305, '}'],
      [303, '}'],
      [301, '}'],
      [340, '2F'],
      [10, 999],
      [20, 999],
    );
    const drawing = drawnEntities(multi);
    expect(linesOf(drawing)).toEqual([
      [0, 0, 15, 5],
      [15, 5, 18, 5],
    ]);
    expect(writtenOf(drawing)).toMatchObject([{ text: 'see detail', x: 20, y: 6, height: 2.5 }]);
  });
});
