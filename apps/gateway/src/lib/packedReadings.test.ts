import type { Measurement } from '@fireline/domain/device';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packReadings, type ReadingsAt, unpackReadings, unpackReports } from './packedReadings.ts';

const start = Date.parse('2026-11-21T00:00:00.000Z');
const names = ['smoke', 'temperature', 'signals'] as const satisfies readonly Measurement[];
const reports = fc
  .array(
    fc.record({
      ms: fc.integer({ min: 0, max: 86_399_000 }),
      readings: fc.record({ smoke: fc.integer(), temperature: fc.integer() }, { requiredKeys: [] }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((list) =>
    list
      .toSorted((a, b) => a.ms - b.ms)
      .map(({ ms, readings }): ReadingsAt => ({ at: new Date(start + ms).toISOString(), readings })),
  );

it('what is packed comes out as it went in', () => {
  fc.assert(
    fc.property(reports, (list) => {
      const [first, ...rest] = list;
      if (!first) return;
      const { fromAt, points } = packReadings([first, ...rest]);
      const reported = list.filter(({ readings }) => Object.keys(readings).length > 0);
      expect(unpackReports({ fromAt, points }).filter(({ readings }) => Object.keys(readings).length > 0)).toEqual(
        reported,
      );
      for (const name of names) {
        const expected = list.flatMap(({ at, readings }) => {
          const value = readings[name];
          return value === undefined ? [] : [{ atMs: Date.parse(at), value }];
        });
        expect(unpackReadings(fromAt, points, name)).toEqual(expected);
      }
    }),
  );
});

it('arrays that an older version packed come out the same', () => {
  const points = { t: [0, 1.5], v: { smoke: [3, null], temperature: [null, -2.5] } };
  const fromAt = '2026-11-21T00:00:00.000Z';
  expect(unpackReadings(fromAt, points, 'temperature')).toEqual([{ atMs: start + 1500, value: -2.5 }]);
  expect(unpackReports({ fromAt, points })).toEqual([
    { at: fromAt, readings: { smoke: 3 } },
    { at: '2026-11-21T00:00:01.500Z', readings: { temperature: -2.5 } },
  ]);
});
