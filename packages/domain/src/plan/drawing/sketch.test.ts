import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sketchOf, sketchSize, sketchStrokesMax } from './index.ts';

const styles = [
  { layer: 0, color: 0 },
  { layer: 1, color: 0 },
];
const layers = [
  { name: 'WALL', isShown: true },
  { name: 'OFF', isShown: false },
];
const coordinate = fc.integer({ min: -50_000, max: 90_000 });
const line = fc.record({ ends: fc.tuple(coordinate, coordinate, coordinate, coordinate), style: fc.nat(1) });
const drawingOf = (lines: readonly { readonly ends: readonly number[]; readonly style: number }[]) => ({
  extent: { minX: -50_000, minY: -50_000, maxX: 90_000, maxY: 90_000 },
  layers,
  styles,
  segments: Float32Array.from(lines.flatMap(({ ends }) => ends)),
  segmentStyles: Uint16Array.from(lines, ({ style }) => style),
});
const numbersIn = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));

it('a sketch stays in its box, draws each line once, the longest of what is shown, and is the same whichever way a line runs [PLN-01]', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 400 }), (lines) => {
      const sketch = sketchOf(drawingOf(lines));
      const strokes = sketch?.path.split('M').slice(1) ?? [];
      expect(strokes.length).toBeLessThanOrEqual(sketchStrokesMax);
      expect(new Set(strokes).size).toBe(strokes.length);
      for (const number of numbersIn(sketch?.path ?? '')) {
        expect(Number.isInteger(number)).toBe(true);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThanOrEqual(sketchSize);
      }
      const turned = lines.map(({ ends: [a, b, c, d], style }) => ({ ends: [c, d, a, b], style }));
      expect(sketchOf(drawingOf(turned))).toEqual(sketch);
      expect(sketchOf(drawingOf(lines.filter(({ style }) => style === 0)))).toEqual(sketch);
    }),
  );
});

it('of nothing, of a dot and of what has no numbers there is none [PLN-01]', () => {
  expect(sketchOf({ ...drawingOf([]), extent: undefined })).toBeUndefined();
  const dot = drawingOf([{ ends: [5, 5, 5, 5], style: 0 }]);
  expect(sketchOf(dot)).toBeUndefined();
  expect(sketchOf({ ...dot, extent: { minX: 5, minY: 5, maxX: 5, maxY: 5 } })).toBeUndefined();
  expect(sketchOf(drawingOf([{ ends: [Number.NaN, 0, 0, 90_000], style: 0 }]))).toBeUndefined();
});
