import { describe, expect, it } from 'vitest';
import { createFormat, duration } from './format.ts';

const at = Date.parse('2026-11-21T03:04:05Z');
const format = (language: 'cn' | 'hk' | 'en') => createFormat(language, 'Asia/Shanghai', () => at);

describe('figures and dates follow the locale [SHL-12]', () => {
  it('dates put the year first in Chinese and name the month in English', () => {
    expect(format('cn').dateTime(at)).toBe('2026/11/21 11:04:05');
    expect(format('hk').date(at)).toBe('21/11/2026');
    expect(format('en').dateTime(at)).toBe('21 Nov 2026, 11:04:05');
  });

  it('a short time leaves out seconds and the current year [SHL-12]', () => {
    const lastYear = '2025-12-31T15:59:59Z';
    expect(format('cn').shortDateTime(at)).toBe('11/21 11:04');
    expect(format('hk').shortDateTime(at)).toMatch(/^21\/11\s11:04$/);
    expect(format('en').shortDateTime(at)).toBe('21 Nov, 11:04');
    expect(format('cn').shortDateTime(lastYear)).toBe('2025/12/31 23:59');
    expect(format('cn').shortDateTime('2026-12-31T16:00:00Z')).toBe('2027/01/01 00:00');
    expect(format('en').shortDateTime('yesterday')).toBe('—');
  });

  it('a number carries its unit, percent without a space', () => {
    expect(format('cn').number(1234.5, { unit: 'kPa', digits: 1 })).toBe('1,234.5 kPa');
    expect(format('en').ratio(0.125)).toBe('12.5%');
  });

  it('impossible digits are taken for the nearest possible, and throw nothing', () => {
    expect([-1, Number.NaN, 1.7].map((digits) => format('en').number(2.25, { digits }))).toEqual(['2', '2', '2.3']);
    expect(format('en').number(2.5, { digits: 1e9 })).toMatch(/^2\.50{99}$/);
  });

  it('money is written from whole cents', () => {
    expect(format('cn').money(123_456)).toBe('¥1,234.56');
    expect(format('hk').money(5, 'HKD')).toBe('HK$0.05');
    expect(format('en').money(-1)).toBe('-CN¥0.01');
  });

  it('a field asks for money by the sign that amounts are written with [SHL-12]', () => {
    expect(format('cn').moneySign()).toBe('¥');
    expect(format('hk').moneySign()).toBe('CN¥');
    expect(format('en').moneySign('HKD')).toBe('HK$');
  });

  it('money is exact as far as whole numbers are [TAR-09]', () => {
    expect(format('cn').money(Number.MAX_SAFE_INTEGER)).toBe('¥90,071,992,547,409.91');
    expect(format('cn').money(9_999_999_999)).toBe('¥99,999,999.99');
  });

  it.each([
    [0, '0秒前', '0 sec. ago'],
    [59_999, '59秒前', '59 sec. ago'],
    [60_000, '1分钟前', '1 min. ago'],
    [86_400_000 * 3, '3天前', '3 days ago'],
  ])('an age of %d ms is told in its largest whole unit', (ms, cn, en) => {
    expect(format('cn').age(at - ms)).toBe(cn);
    expect(format('en').age(at - ms)).toBe(en);
  });

  it('an instant in the future has no negative age', () => {
    expect(format('en').age(at + 5000)).toBe('0 sec. ago');
  });
});

it('an instant that there is not is a dash, never a mistake [SHL-12]', () => {
  const { dateTime, date, time, age } = format('en');
  for (const write of [dateTime, date, time, age])
    expect([write(Number.NaN), write('yesterday'), write(new Date(Infinity))]).toEqual(['—', '—', '—']);
});

it('a duration reads like a clock [SHL-12]', () => {
  expect([duration(14_000), duration(3_729_000), duration(-5)]).toEqual(['00:14', '1:02:09', '00:00']);
});
