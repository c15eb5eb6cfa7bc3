import { pointQrText } from '@fireline/domain/inspection';
import { expect, it } from 'vitest';
import { decodeQR } from 'qr/decode.js';
import { type QrErrorLevel, bytesMax, drawQr } from './modules.ts';

/** Paints the path into pixels, four to a module, as a camera would see it. */
function pixels(size: number, path: string) {
  const [scale, side] = [4, size * 4];
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { width: side, height: side, data };
}

const read = (text: string, level: QrErrorLevel, zone = 4): string => {
  const drawing = drawQr(text, level, zone);
  if (drawing.kind !== 'code') throw new Error(drawing.kind);
  return decodeQR(pixels(drawing.size, drawing.path));
};

it('what is drawn can be read again: the code of an inspection point [INS-02] [N24]', () => {
  const text = pointQrText({ rentId: 'R001', pointId: 77, edition: 3 }, 'Zm9yX3RoZV9wb2ludF83Nw');
  for (const level of ['low', 'medium', 'quartile', 'high'] as const) expect(read(text, level)).toBe(text);
  expect(read('https://例子.cn/巡检?点=1', 'medium')).toBe('https://例子.cn/巡检?点=1');
});

it('has the quiet zone asked for, and the standard’s where that is none', () => {
  const size = (zone: number) => {
    const drawing = drawQr('A', 'low', zone);
    return drawing.kind === 'code' ? drawing.size : 0;
  };
  expect([size(0), size(4), size(Number.NaN), size(-1), size(1e9)]).toEqual([21, 29, 29, 29, 29]);
});

it.each(Object.entries(bytesMax) as [QrErrorLevel, number][])(
  'a text is refused with the limit, at %s from %d bytes on',
  (level, max) => {
    expect(drawQr('a'.repeat(max), level, 4).kind).toBe('code');
    expect(drawQr('a'.repeat(max + 1), level, 4)).toEqual({ kind: 'tooLong', bytes: max + 1, max });
  },
);

it('of nothing there is no code', () => {
  expect(drawQr('', 'low', 4)).toEqual({ kind: 'empty' });
});
