import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayAt,
  daysBetween,
  daysInMonth,
  isDay,
  startOfDay,
  timeAt,
  weekOf,
  weekdayOf,
} from './index.ts';

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar', () => {
  it('knows which days exist', () => {
    for (const there of ['2024-02-29', '2000-02-29', '2026-12-31']) expect(isDay(there), there).toBe(true);
    for (const not of ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '0999-01-01', '', 'today'])
      expect(isDay(not), not).toBe(false);
  });

  it('counts days where the product runs, not where the machine stands', () => {
    const late = Date.parse('2026-11-21T16:30:00Z');
    expect(dayAt(late)).toBe('2026-11-22');
    expect(dayAt(late, 0)).toBe('2026-11-21');
    expect(startOfDay('2026-11-22')).toBe(Date.parse('2026-11-21T16:00:00Z'));
  });

  it('writes the time there, as clocks on site show it', () => {
    const late = Date.parse('2026-11-21T16:30:05.999Z');
    expect([timeAt(late), timeAt(late, 0)]).toEqual(['2026-11-22 00:30:05', '2026-11-21 16:30:05']);
  });

  it('adds months across month ends and leap days', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect([daysInMonth(2024, 2), daysInMonth(2026, 2), daysInMonth(2026, 11)]).toEqual([29, 28, 30]);
  });

  it('numbers weeks as ISO 8601 does', () => {
    expect(weekOf('2026-01-01')).toEqual({ year: 2026, week: 1 });
    expect(weekOf('2027-01-01')).toEqual({ year: 2026, week: 53 });
    expect(weekOf('2024-12-30')).toEqual({ year: 2025, week: 1 });
    expect([weekdayOf('2026-11-21'), weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([6, 7, 1]);
  });

  it('holds together', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(isDay(day)).toBe(true);
        expect(dayAt(startOfDay(day))).toBe(day);
        expect(dayAt(startOfDay(day) - 1)).toBe(addDays(day, -1));
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(weekOf(day)).toEqual(weekOf(addDays(day, 1 - weekdayOf(day))));
        expect(addMonths(day, days % 60) < addMonths(day, (days % 60) + 1)).toBe(true);
      }),
    );
  });
});
