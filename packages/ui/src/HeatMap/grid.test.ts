import { expect, it } from 'vitest';
import { boundsOf, gridOf, isStrong, isWholeIn, mostOf, shadeOf } from './grid.ts';

const words = {
  weekday: (weekday: number) => `W${weekday}`,
  day: (day: string) => day,
  shortDay: (day: string) => day.slice(5),
  hour: (hour: number) => `${hour}h`,
};

it('a calendar has whole weeks from Monday, its first and last day where they belong [ANA-05]', () => {
  // 18 November 2026 is a Wednesday, the 23rd a Monday
  const grid = gridOf(
    {
      days: [
        { day: '2026-11-23', value: 4 },
        { day: '2026-11-18', value: 2 },
        { day: '2026-02-30', value: 9 },
      ],
    },
    words,
  );
  expect(grid.columns).toEqual(['11-16', '11-23']);
  expect(grid.rows).toHaveLength(7);
  expect([grid.values[2]?.[0], grid.values[0]?.[1], grid.values[0]?.[0]]).toEqual([2, 4, null]);
  expect(grid.nameOf(2, 0)).toBe('2026-11-18');
});

it('keeps the newest two years of a very long calendar [ANA-05]', () => {
  const grid = gridOf(
    {
      days: [
        { day: '1990-01-01', value: 1 },
        { day: '2026-11-21', value: 1 },
      ],
    },
    words,
  );
  expect(grid.columns).toHaveLength(106);
  expect(grid.nameOf(5, 105)).toBe('2026-11-21');
});

it('a week has its 24 hours, and what lies outside is left out [ANA-05]', () => {
  const grid = gridOf(
    {
      hours: [
        { weekday: 7, hour: 23, value: 5 },
        { weekday: 8, hour: 1, value: 9 },
        { weekday: 1, hour: 24, value: 9 },
      ],
    },
    words,
  );
  expect(grid.values.map((row) => row.length)).toEqual([24, 24, 24, 24, 24, 24, 24]);
  expect(mostOf(grid)).toBe(5);
  expect(grid.nameOf(6, 23)).toBe('W7 23h');
});

it('a matrix keeps its shape whatever its values are [ANA-05]', () => {
  const grid = gridOf({ rows: ['a', 'b'], columns: ['x', 'y'], values: [[Number.NaN, 3]] }, words);
  expect(grid.values).toEqual([
    [null, 3],
    [null, null],
  ]);
  expect(mostOf(gridOf({ rows: [], columns: [], values: [] }, words))).toBe(0);
});

it('shades go by fifths of the most; nothing counted is not nothing known [ANA-05]', () => {
  expect([null, 0, 1, 2, 3, 10].map((value) => shadeOf(value, 10))).toEqual(['none', 0, 1, 1, 2, 5]);
  expect(boundsOf(10, true).map(({ upTo }) => upTo)).toEqual([2, 4, 6, 8, 10]);
  expect(boundsOf(1, false).map(({ upTo }) => upTo)).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  expect(boundsOf(0, true)).toEqual([]);
  expect([isStrong('none'), isStrong(3), isStrong(4)]).toEqual([false, false, true]);
});

it('a count has the shade whose bound it does not pass, and no shade stands for none [ANA-05]', () => {
  for (const most of [1, 2, 3, 4, 7, 16, 23, 99]) {
    const bounds = boundsOf(most, true);
    for (let value = 1; value <= most; value += 1)
      expect(bounds.find(({ upTo }) => value <= upTo)?.shade, `${value} of ${most}`).toBe(shadeOf(value, most));
  }
  expect(isWholeIn({ values: [[1, null], [0]] })).toBe(true);
  expect(isWholeIn({ values: [[1, 0.5]] })).toBe(false);
});
