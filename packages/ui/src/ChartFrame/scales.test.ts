import { expect, it } from 'vitest';
import { isDrawable, tickDigits, timeTicks, valueScale } from './scales.ts';

const hourMs = 3_600_000;
const at = (text: string): number => Date.parse(text);
const shanghai = (): number => 8 * hourMs;

it('puts ticks at midnight of the reader, wherever the browser stands [ANA-04]', () => {
  const days = timeTicks({ from: at('2026-11-18T00:00:00Z'), to: at('2026-11-21T00:00:00Z') }, 3, shanghai);
  expect(days).toEqual([
    { atMs: at('2026-11-18T16:00:00Z'), kind: 'day' },
    { atMs: at('2026-11-19T16:00:00Z'), kind: 'day' },
    { atMs: at('2026-11-20T16:00:00Z'), kind: 'day' },
  ]);
});

it('keeps to the clock through a change of summer time [ANA-04]', () => {
  // London goes from UTC+1 to UTC on 25 October 2026 at 01:00 UTC
  const london = (atMs: number): number => (atMs < at('2026-10-25T01:00:00Z') ? hourMs : 0);
  const ticks = timeTicks({ from: at('2026-10-24T00:00:00Z'), to: at('2026-10-27T00:00:00Z') }, 3, london);
  expect(ticks.map(({ atMs }) => new Date(atMs).toISOString())).toEqual([
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
    '2026-10-27T00:00:00.000Z',
  ]);
});

it.each([
  ['2026-11-21T00:00:00Z', '2026-11-21T00:00:30Z', 'second'],
  ['2026-11-21T01:00:00Z', '2026-11-21T09:00:00Z', 'minute'],
  ['2022-01-01T00:00:00Z', '2026-06-01T00:00:00Z', 'year'],
] as const)('says what kind of moments lie between %s and %s [ANA-04]', (from, to, kind) => {
  const kinds = timeTicks({ from: at(from), to: at(to) }, 4, () => 0).map((tick) => tick.kind);
  expect(kinds).toContain(kind);
});

it('tells how many digits ticks need [ANA-04]', () => {
  expect([tickDigits([0, 5]), tickDigits([0, 0.5]), tickDigits([0.14, 0.16]), tickDigits([1e-6, 2e-6])]).toEqual([
    0, 1, 2, 6,
  ]);
  expect(tickDigits([])).toBe(0);
});

it('draws no figure that overflows [ANA-04]', () => {
  expect([1, -5e20, 0].every(isDrawable)).toBe(true);
  expect([Number.NaN, Number.POSITIVE_INFINITY, 1e308, null, '5'].some(isDrawable)).toBe(false);
});

it('of what is counted no tick is between two whole figures [ANA-04]', () => {
  const range = { from: 0, to: 100 };
  expect(valueScale({ from: 0, to: 1 }, range, true).ticks(4)).toEqual([0, 1]);
  expect(valueScale({ from: 0, to: 40 }, range, true).ticks(4)).toEqual([0, 10, 20, 30, 40]);
  expect(valueScale({ from: 0, to: 1 }, range).ticks(4)).toContain(0.2);
});
