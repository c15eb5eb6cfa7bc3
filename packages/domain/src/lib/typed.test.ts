import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDays, checkSpan, isDay, readDay, readTime } from './index.ts';

it('reads a day however it was written, and no day out of what is none [SHL-25]', () => {
  for (const text of ['2026-11-21', '2026/11/21', '2026.11.21', '20261121', '２０２６／１１／２１', ' 2026年11月21日 '])
    expect(readDay(text), text).toBe('2026-11-21');
  expect(readDay('2026/1/5')).toBe('2026-01-05');
  for (const text of [
    '',
    '2026-02-29',
    '21/11/2026',
    '11/21/26',
    '2026-11',
    'today',
    '2026-11-21T08:00',
    '9'.repeat(1000),
  ])
    expect(readDay(text), text).toBeUndefined();
});

it('what is read as a day is one [SHL-25]', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const day = readDay(text);
      return day === undefined || isDay(day);
    }),
  );
});

it('reads a time of day however it was written [SHL-25]', () => {
  for (const text of ['8:30', '08:30', '0830', '８：３０', '8时30分', '8點30分'])
    expect(readTime(text), text).toBe('08:30');
  for (const text of ['', '24:00', '8:60', '8', '8:3', '830 am']) expect(readTime(text), text).toBeUndefined();
});

it('a day or a time out of its span is told with the end it passed [SHL-25]', () => {
  const span = { min: '2026-01-01', max: '2026-11-21' };
  expect(checkSpan('from', '2026-01-01', span)).toBeUndefined();
  expect(checkSpan('from', '2025-12-31', span)).toEqual({
    code: 'form.between',
    field: 'from',
    args: { 0: '2026-01-01', 1: '2026-11-21' },
  });
  expect(checkSpan('at', '07:59', { min: '08:00' })).toEqual({
    code: 'form.notBefore',
    field: 'at',
    args: { 0: '08:00' },
  });
  expect(checkSpan('at', '18:01', { max: '18:00' })).toEqual({
    code: 'form.notAfter',
    field: 'at',
    args: { 0: '18:00' },
  });
  expect(checkSpan('at', '12:00', {})).toBeUndefined();
});

it('a range is in order, within its span and not too long; an open end is fine [TAR-10] [MSG-05]', () => {
  const check = (from: string | null, to: string | null) => checkDays({ from, to }, { max: '2026-11-21', daysMax: 30 });
  expect(check('2026-10-23', '2026-11-21')).toBeUndefined();
  expect(check(null, null)).toBeUndefined();
  expect(check(null, '2026-11-21')).toBeUndefined();
  expect(check('2020-01-01', null)).toBeUndefined();
  expect(check('2026-10-22', '2026-11-21')).toEqual({
    code: 'form.tooManyDays',
    field: 'to',
    args: { 0: 30, days: 31 },
  });
  expect(check('2026-11-21', '2026-11-20')).toEqual({ code: 'form.dayOrder', field: 'to' });
  expect(check('2026-11-20', '2026-11-22')).toEqual({ code: 'form.notAfter', field: 'to', args: { 0: '2026-11-21' } });
  expect(check('2026-11-22', null)?.field).toBe('from');
  expect(checkDays({ from: '2001-01-01', to: '2026-11-21' }, {})).toBeUndefined();
});
