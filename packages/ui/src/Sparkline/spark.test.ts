import { expect, it } from 'vitest';
import { sparkOf } from './spark.ts';

const size = { width: 100, height: 20, band: undefined };

it('runs from the oldest at the left to the newest at the right, high values on top [DEV-13]', () => {
  const { path, end, lowest, highest, last } = sparkOf([1, 3, 2], size);
  expect(path).toBe('M2.5 17.5L50.0 2.5L97.5 10.0');
  expect(end).toEqual({ x: 97.5, y: 10 });
  expect([lowest, highest, last]).toEqual([1, 3, 2]);
});

it('breaks where nothing is known, and points out where the last known value lies [DEV-13]', () => {
  const { path, end, last } = sparkOf([1, null, 3, Number.NaN], size);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path.match(/h0/g)).toHaveLength(2);
  expect(last).toBe(3);
  expect(end?.x).toBeCloseTo(65.8, 0);
});

it('lies in the middle where all are equal, and is empty without values [DEV-13]', () => {
  expect(sparkOf([5, 5], size).path).toBe('M2.5 10.0L97.5 10.0');
  expect(sparkOf([null, Number.NaN, 1e300], size)).toEqual({
    path: '',
    end: null,
    band: null,
    lowest: null,
    highest: null,
    last: null,
  });
});

it('thins many values and keeps the peak [ANA-04]', () => {
  const { path } = sparkOf(
    Array.from({ length: 5000 }, (_, index) => (index === 2345 ? 9 : index % 2)),
    size,
  );
  expect(path.split(/[ML]/).length).toBeLessThanOrEqual(101);
  expect(path).toContain(' 2.5');
});

it('shows of the band what lies in the picture [DEV-13]', () => {
  expect(sparkOf([0, 10], { ...size, band: { to: 5 } }).band).toEqual({ from: 10, to: 20 });
  expect(sparkOf([0, 10], { ...size, band: { from: -100, to: 100 } }).band).toEqual({ from: 0, to: 20 });
});
