import { expect, it } from 'vitest';
import { dayTextIn } from './dayText.ts';

const within = { from: '2026-11-01', to: '2026-11-21' };
const across = { from: '2026-12-20', to: '2027-01-18' };

it('a time of a chart is written by language, its year only where the range lies in two [ANA-04] [SHL-12]', () => {
  const [cn, hk, en] = [dayTextIn('cn'), dayTextIn('hk'), dayTextIn('en')];
  expect([cn, hk, en].map((text) => text('2026-11-02'))).toEqual(['11/2', '2/11', '2 Nov']);
  expect([cn('2026-11', within), en('2026-11', within)]).toEqual(['11月', 'Nov']);
  expect(en('2026-11-21 08', within)).toBe('21 Nov 08:00');
  expect([cn('2026-12-31', across), en('2026-12-31', across)]).toEqual(['26/12/31', '31 Dec 26']);
  expect([cn('2026-12', across), en('2026-12', across), cn('2026', across)]).toEqual([
    '2026年12月',
    'Dec 2026',
    '2026',
  ]);
});
