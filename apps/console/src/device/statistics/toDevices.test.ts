import { expect, it } from 'vitest';
import { daysBetweenSilences } from './deviceAnalysis.ts';
import { toDevices, toLives, toSilences } from './toDevices.ts';

const url = (text: string) => ({ get: (name: string) => new URLSearchParams(text).get(name) ?? '' });

it('a figure opens the list with the filters of its page and its own [DEV-14] [SHL-23]', () => {
  expect(toDevices(url(''))).toBe('/device/indexList');
  expect(toDevices(url('by=unit&type=smoke&unit=1'), { status: 'online', unit: '2' })).toBe(
    '/device/indexList?type=smoke&status=online&unit=2',
  );
  expect(toDevices(url('concern=late'), { concern: 'alarm' })).toBe('/device/indexList?concern=late%2Calarm');
});

it('what is narrowed by an organisation and a district keeps to both; bars of the analysis open lists [DEV-14] [DEV-12]', () => {
  expect(toDevices(url('org=4403'), { org: '440305' })).toBe('/device/indexList?org=4403%2C440305');
  expect(toDevices(url('range=last7Days&partner=3'), { signal: 'lost' })).toBe(
    '/device/indexList?partner=3&signal=lost',
  );
  const week = { from: '2026-11-15', to: '2026-11-21' };
  expect(toSilences(url('range=last7Days&place=4'), week, { device: '7' })).toBe(
    '/device/offlineRecord?from=2026-11-15&to=2026-11-21&device=7&place=4',
  );
  expect(toLives(url('range=last7Days&unit=2,3&signal=lost'), week, 'remove')).toBe(
    '/device/analysis?range=last7Days&lives=remove&from=2026-11-15&to=2026-11-21&unit=2%2C3',
  );
  expect(toLives(url(''), week)).toBe('/device/analysis?lives=all&from=2026-11-15&to=2026-11-21');
});

it('the mean time between silences is of the days that are kept, and of none where nobody fell silent in them [DEV-14]', () => {
  expect(daysBetweenSilences([])).toBeUndefined();
  expect(daysBetweenSilences([{ devices: 10, silences: 0 }])).toBeUndefined();
  expect(
    daysBetweenSilences([
      { devices: 10, silences: 3 },
      { devices: 11, silences: 4 },
    ]),
  ).toBe(3);
});
