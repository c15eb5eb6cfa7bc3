import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { seriesLooks } from '../ChartFrame/index.ts';
import { arcsOf, othersKey, partAt, partsOf, percentsOf, sumOf } from './parts.ts';

const part = (key: string, value: number, level?: 1 | 2 | 3 | 4 | 5) => ({
  key,
  label: key,
  value,
  ...(level === undefined ? {} : { level }),
});
const names = (count: number): string => `${count} others`;
const ratio = (value: number): string => `${Math.round(value * 100)}%`;

it('puts the worst level first, and keeps the order of the rest [N09]', () => {
  const parts = partsOf([part('normal', 90), part('minor', 3, 4), part('b', 2), part('critical', 1, 1)], 6, names);
  expect(parts.map(({ key }) => key)).toEqual(['critical', 'minor', 'normal', 'b']);
});

it('the smallest become one, a level never, and nothing is lost [N09] [ANA-05]', () => {
  const given = [part('a', 5), part('b', 9), part('c', 1), part('d', 2), part('critical', 1, 1)];
  const parts = partsOf(given, 3, names);
  expect(parts.map(({ key, value }) => [key, value])).toEqual([
    ['critical', 1],
    ['b', 9],
    [othersKey, 8],
  ]);
  expect(sumOf(parts)).toBe(sumOf(given));
});

it('a part that is drawn looks like no other, also when more are given than there are looks [ANA-05]', () => {
  const values = fc.array(fc.nat(100), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(values, (list) => {
      const places = partsOf(
        list.map((value, at) => part(`${at}`, value)),
        seriesLooks,
        names,
      ).map(({ place }) => place % seriesLooks);
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});

it('percents add up to 100 and call nothing 0 that is there [ANA-05]', () => {
  expect(percentsOf([part('a', 1), part('b', 1), part('c', 1)], ratio)).toEqual(['34%', '33%', '33%']);
  expect(percentsOf([part('a', 9995), part('b', 5), part('c', 0)], ratio)).toEqual(['100%', '<1%', '0%']);
  expect(percentsOf([part('a', 0.25), part('b', 0.75)], ratio)).toEqual(['25%', '75%']);
  expect(percentsOf([part('a', Number.NaN), part('b', -4)], ratio)).toEqual(['0%', '0%']);
});

it('goes round once, and shows every part that is there [ANA-05]', () => {
  const least = 0.05;
  const sizes = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1e6, noNaN: true })), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(sizes, (list) => {
      const arcs = arcsOf(list, least);
      const sum = list.reduce((total, size) => total + size, 0);
      expect(arcs.at(-1)?.to).toBeCloseTo(sum > 0 ? 2 * Math.PI : 0, 6);
      const seen = arcs.map(({ from, to }) => (to - from > 1e-9 ? to - from > 0.04 : null));
      expect(seen).toEqual(list.map((value) => (value === 0 ? null : true)));
    }),
  );
});

it('finds the part under a place, and none beside the ring [ANA-05]', () => {
  const arcs = arcsOf([1, 1], 0);
  expect(partAt(arcs, 10, 0, 5, 20)).toBe(0);
  expect(partAt(arcs, -10, 0, 5, 20)).toBe(1);
  expect(partAt(arcs, 0, 0, 5, 20)).toBeNull();
  expect(partAt(arcs, 30, 0, 5, 20)).toBeNull();
});
