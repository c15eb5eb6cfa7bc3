import { measurementNames, measurements } from '@fireline/domain/device';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { marksOf, placeIn, shownRange } from './scale.ts';

const celsius = measurements.temperature;

it('shows what is normal with room, not the 2 275 degrees that the sensor can tell [DEV-09]', () => {
  expect(shownRange(celsius, { max: 57 }, 23)).toEqual({ min: 0, max: 85.5 });
  expect(shownRange(celsius, { min: 5, max: 35 }, 20)).toEqual({ min: -10, max: 50 });
  expect(shownRange(measurements.pressure, { min: 0.14 }, 0.3).max).toBeCloseTo(0.7);
});

it('shows the value wherever it is, and all of the range where nothing is said to be normal [DEV-09]', () => {
  expect(shownRange(celsius, { max: 57 }, 400).max).toBe(400);
  expect(shownRange(celsius, { max: 57 }, -20).min).toBe(-20);
  expect(shownRange(celsius, {}, 20)).toEqual(celsius);
});

it('never leaves the range of the sensor, and always shows something [DEV-09]', () => {
  const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const end = fc.option(figure, { nil: undefined });
  fc.assert(
    fc.property(fc.constantFrom(...measurementNames), end, end, fc.option(figure), (name, min, max, value) => {
      const sensor = measurements[name];
      const normal = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      const shown = shownRange(sensor, normal, value);
      expect(shown.min).toBeLessThan(shown.max);
      expect(shown.min).toBeGreaterThanOrEqual(sensor.min);
      expect(shown.max).toBeLessThanOrEqual(sensor.max);
      expect(placeIn(shown, value ?? shown.min)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('writes limits first, and ends only where they do not touch them [DEV-09]', () => {
  expect(marksOf({ min: 0, max: 100 }, { min: 5, max: 60 }).map(({ value }) => value)).toEqual([5, 60, 100]);
  expect(marksOf({ min: 0, max: 100 }, { min: 50, max: 55 }).map(({ value }) => value)).toEqual([0, 55, 100]);
});
