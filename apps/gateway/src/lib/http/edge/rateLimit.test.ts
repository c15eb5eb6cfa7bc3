import { expect, it } from 'vitest';
import { callerOf, RateLimit } from './rateLimit.ts';

it('lets a caller through so many times a minute, evenly refilled, and others beside it [SES-06]', () => {
  let now = 0;
  const limit = new RateLimit(60, () => now);
  const tries = (caller: string, count: number) =>
    Array.from({ length: count }, () => limit.allows(caller)).filter(Boolean).length;
  expect([tries('a', 100), tries('b', 1)]).toEqual([60, 1]);
  now = 2000;
  expect(tries('a', 100)).toBe(2);
});

it('counts the addresses of one network as one caller [SES-06]', () => {
  expect(callerOf('192.0.2.7')).toBe('192.0.2.7');
  expect(callerOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  const home = ['2001:db8:0:5::1', '2001:db8:0:5:ffff::', '2001:0db8:0000:0005:1:2:3:4', '2001:DB8::5:0:0:0:9'];
  expect(new Set(home.map(callerOf))).toEqual(new Set(['2001:db8:0:5']));
  expect(callerOf('2001:db8:0:6::1')).toBe('2001:db8:0:6');
  expect(callerOf('::1')).toBe('0:0:0:0');
  expect(callerOf('fe80::1%eth0')).toBe('fe80:0:0:0');
});
