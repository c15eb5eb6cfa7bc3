import { expect, it } from 'vitest';
import { ringParts } from './drawing.ts';
import { hitAt, hitsOf } from './scene.ts';

it('the ring names every level there is, the worst first, and never more than one round [N09]', () => {
  expect(ringParts([99_995, 1, 0, 3, 0, 1], 100_000).map(([level]) => level)).toEqual([1, 3, 5]);
  const tight = ringParts([0, 1, 1, 1, 1, 100_000], 100_004);
  expect(tight.reduce((sum, [, part]) => sum + part, 0)).toBeCloseTo(1, 6);
  expect(ringParts([5, 0, 0, 0, 0, 0], 5)).toEqual([]);
});

it('what is in alarm lies on top of what is calm, and takes the press [N09]', () => {
  const drawn = {
    zoom: 10,
    node: Int32Array.of(0, 1),
    x: Float64Array.of(0.5, 0.5),
    y: Float64Array.of(0.5, 0.5),
    count: Uint32Array.of(1, 1),
    tally: Uint32Array.of(0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0),
    leaf: Int32Array.of(0, 1),
  };
  const hits = hitsOf(drawn, { width: 200, height: 100, x: 0.5, y: 0.5, zoom: 10 });
  expect(hits.map(({ at }) => at)).toEqual([1, 0]);
  expect(hitAt(hits, 104, 50)?.at).toBe(0);
  expect(hitAt(hits, 180, 50)).toBeUndefined();
});
