import { bucketsOf, stepFor } from '@fireline/domain/analysis';
import { startOfDay } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import { bucketDays } from './buckets.ts';
import { periodOf } from './filter.ts';
import { toAlarms } from './toAlarms.ts';

it('the list of each bucket begins and ends where the bucket does [ALM-10]', () => {
  for (const range of [
    { from: '2026-11-20', to: '2026-11-21' },
    { from: '2026-11-01', to: '2026-11-21' },
    { from: '2025-12-05', to: '2026-11-21' },
    { from: '2019-03-05', to: '2026-11-21' },
  ]) {
    const step = stepFor(range);
    for (const { key, fromMs, toMs } of bucketsOf(range, step)) {
      const days = bucketDays(key, step, range);
      const { from = '', to = '' } = periodOf({ get: (name) => days[name as 'from'] });
      expect([key, Date.parse(from), Date.parse(to)]).toEqual([key, fromMs, toMs]);
    }
  }
});

it('an hour that is none is left out [ALM-10]', () => {
  expect(periodOf({ get: () => '2026-11-21T24' })).toEqual({});
  expect(periodOf({ get: () => '2026-13-21T08' })).toEqual({});
  expect(periodOf({ get: () => '2026-11-21T08' })).toEqual({
    from: new Date(startOfDay('2026-11-21') + 8 * 3_600_000).toISOString(),
    to: new Date(startOfDay('2026-11-21') + 9 * 3_600_000).toISOString(),
  });
});

it('a bar keeps what the page is narrowed to, and replaces what it says itself [ALM-10]', () => {
  const get = (name: string) => ({ level: '1,2', unit: '7' })[name] ?? '';
  const path = toAlarms({ range: { from: '2026-11-01', to: '2026-11-21' }, get }, { level: '2', kind: 'smoke' });
  expect(path.split('?')[1]).toBe('list=all&drill=no&from=2026-11-01&to=2026-11-21&level=2&unit=7&kind=smoke');
});
