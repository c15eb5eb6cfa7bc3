import { expect, it } from 'vitest';
import { dateFormats } from './dateFormats.ts';

const instant = new Date('2026-04-03T16:05:06Z');
const written = (language: 'cn' | 'en', timeZone?: string) => {
  const { dateTime, date, time } = dateFormats(language, timeZone);
  return [dateTime, date, time].map((format) => format.format(instant));
};

it('an instant is written in the zone asked for, an English day by the name of its month [SHL-12]', () => {
  expect(written('cn', 'Asia/Shanghai')).toEqual(['2026/04/04 00:05:06', '2026/04/04', '00:05:06']);
  expect(written('en', 'Asia/Shanghai').slice(1)).toEqual(['4 Apr 2026', '00:05:06']);
  expect(written('en', 'UTC')[0]).toBe('3 Apr 2026, 16:05:06');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(written('cn')).toEqual(written('cn', own));
});
