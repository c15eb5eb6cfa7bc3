import { expect, it } from 'vitest';
import { dayIn } from './days.ts';
import { typedOf } from './typed.ts';

const part = (type: string, value: number | null) => ({ type, value, isPlaceholder: value === null, isEditable: true });
const between = { type: 'literal', isPlaceholder: false, isEditable: false };

it('tells an empty, an unfinished and a whole date apart, in any order of its parts', () => {
  expect(typedOf([part('year', null), between, part('month', null), part('day', null)])).toEqual({ state: 'empty' });
  expect(typedOf([part('year', 2026), between, part('month', 2), part('day', null)])).toEqual({ state: 'partial' });
  expect(typedOf([part('day', 30), between, part('month', 2), part('year', 2026)])).toEqual({
    state: 'whole',
    text: '2026-02-30',
  });
  expect(typedOf([part('hour', 8), between, part('minute', 5)])).toEqual({ state: 'whole', text: '08:05' });
});

it('counts the day in the zone, not where the machine stands', () => {
  const late = Date.parse('2026-11-21T16:30:00Z');
  expect(dayIn(late, 'Asia/Hong_Kong')).toBe('2026-11-22');
  expect(dayIn(late, 'UTC')).toBe('2026-11-21');
  expect(dayIn(late, 'America/New_York')).toBe('2026-11-21');
});
