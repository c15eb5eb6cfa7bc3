import { wgs84 } from '@fireline/domain/site';
import { expect, it } from 'vitest';
import { fixAt, silenceAt, trajectoryOf } from './stretches.ts';

const minuteMs = 60_000;
const fix = (minute: number, lng: number, accuracyM?: number) => ({
  atMs: minute * minuteMs,
  at: wgs84(lng, 22.5),
  ...(accuracyM === undefined ? {} : { accuracyM }),
});

it('ends a stretch where nothing was heard, and counts no way that nobody knows [DEV-25]', () => {
  const { stretches, metres } = trajectoryOf(
    [fix(0, 114), fix(5, 114.001), fix(60, 114.02), fix(65, 114.021)],
    15 * minuteMs,
  );
  expect(stretches.map(({ fixes }) => fixes.map(({ atMs }) => atMs / minuteMs))).toEqual([
    [0, 5],
    [60, 65],
  ]);
  expect(metres).toBeGreaterThan(190);
  expect(metres).toBeLessThan(220);
});

it('knows how long nothing was heard about a moment in a gap, and nothing of the sort elsewhere [DEV-25]', () => {
  const { stretches } = trajectoryOf([fix(0, 114), fix(5, 114.001), fix(60, 114.02)], 15 * minuteMs);
  const inGap = 55 * minuteMs;
  const silences = [0, 4, 5, 6, 59, 60, 99].map((minute) => silenceAt(stretches, minute * minuteMs));
  expect(silences).toEqual([undefined, undefined, undefined, inGap, inGap, undefined, undefined]);
});

it('keeps how exact a fix is, and says how many were impossible [DEV-25]', () => {
  const { fixes, droppedCount } = trajectoryOf([fix(0, 114, 12), fix(1, 120), fix(2, 114.001, 30)], 15 * minuteMs);
  expect(fixes.map(({ accuracyM }) => accuracyM)).toEqual([12, 30]);
  expect(droppedCount).toBe(1);
});

it('does not guess where the watch was between two fixes [DEV-25]', () => {
  const fixes = [fix(0, 114), fix(10, 114.01)];
  expect(fixAt(fixes, 9 * minuteMs)).toBe(fixes[0]);
  expect(fixAt(fixes, 10 * minuteMs)).toBe(fixes[1]);
  expect(fixAt(fixes, -1)).toBe(fixes[0]);
  expect(fixAt([], 0)).toBeUndefined();
});
