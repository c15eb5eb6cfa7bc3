import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measurementNames, measurements } from '../measurements.ts';
import { bandSide, lineThrough, readingState, trendOf } from './index.ts';

const dayMs = 86_400_000;
const daily = (...values: number[]) => values.map((value, at) => ({ atMs: at * dayMs, value }));

describe('readingState', () => {
  it.each([
    ['signals', 99, 'none'],
    ['signals', 10, 'low'],
    ['signals', 11, 'normal'],
    ['signals', 32, 'impossible'],
    ['co', 50, 'high'],
    ['co', 49, 'normal'],
    ['bloodOxygen', 94, 'low'],
    ['heartRate', 40, 'low'],
    ['temperature', -276, 'impossible'],
    ['temperature', NaN, 'impossible'],
    ['smoke', null, 'none'],
    ['smoke', undefined, 'none'],
    ['smoke', 500, 'normal'],
  ] as const)('of %s %s is %s [DEV-09]', (name, value, state) => {
    expect(readingState(name, value)).toBe(state);
  });

  it('goes by the band of the device where one is given, its ends abnormal [DEV-09]', () => {
    const band = { min: 0.14, max: 1.2 };
    expect([0.14, 0.15, 1.19, 1.2].map((value) => readingState('pressure', value, band))).toEqual([
      'low',
      'normal',
      'normal',
      'high',
    ]);
    expect(readingState('signals', 5, {})).toBe('normal');
  });

  it('finds something normal in every reading: no band lies outside its range [DEV-09]', () => {
    for (const name of measurementNames) {
      const { min, max, normal } = measurements[name];
      const middle = ((normal?.min ?? min) + (normal?.max ?? max)) / 2;
      expect(readingState(name, middle), name).toBe('normal');
    }
  });
});

it.each([
  [0.14, { min: 0.14 }, 'low'],
  [57, { max: 57 }, 'high'],
  [0.15, { min: 0.14, max: 57 }, 'normal'],
  [-400, {}, 'normal'],
] as const)('%d lies in %o on the side %s [DEV-09]', (value, band, side) => {
  expect(bandSide(value, band)).toBe(side);
});

describe('trend', () => {
  it('rises, falls or stays, by what the sensor can tell and how much it scatters [DEV-09] [DEV-13]', () => {
    expect(trendOf('temperature', daily(20, 21, 22))).toBe('rising');
    expect(trendOf('pressure', daily(0.5, 0.4, 0.3))).toBe('falling');
    expect(trendOf('temperature', daily(20, 20.04, 20.08))).toBe('steady');
    expect(trendOf('temperature', daily(20, 25, 19, 26, 20, 25))).toBe('steady');
    expect(trendOf('temperature', daily(20, 30))).toBe('unknown');
    expect(
      trendOf('temperature', [
        { atMs: 1, value: 20 },
        { atMs: 1, value: 25 },
        { atMs: 1, value: 30 },
      ]),
    ).toBe('unknown');
  });

  it('turns round when the readings do, and does not care for their order [DEV-09]', () => {
    const values = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 3, maxLength: 20 });
    const opposite = { rising: 'falling', falling: 'rising', steady: 'steady', unknown: 'unknown' } as const;
    fc.assert(
      fc.property(values, (list) => {
        const trend = trendOf('temperature', daily(...list));
        expect(trendOf('temperature', daily(...list.map((value) => -value)))).toBe(opposite[trend]);
        expect(lineThrough(daily(...list).toReversed())?.perDay).toBeCloseTo(
          lineThrough(daily(...list))?.perDay ?? NaN,
          6,
        );
      }),
    );
  });

  it('is the line itself where the readings lie on one, also today [DEV-09]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 2, max: 50 }), (perDay, count) => {
        const now = Date.parse('2026-11-21');
        const line = lineThrough(
          Array.from({ length: count }, (_, at) => ({ atMs: now + at * dayMs, value: 7 + at * perDay })),
        );
        expect(line?.perDay).toBeCloseTo(perDay, 6);
        expect(line?.scatter).toBeCloseTo(0, 6);
        expect(line?.spanMs).toBe((count - 1) * dayMs);
      }),
    );
    expect(
      lineThrough([
        { atMs: NaN, value: 1 },
        { atMs: 1, value: Infinity },
      ]),
    ).toBeUndefined();
  });
});
