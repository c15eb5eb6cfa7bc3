import { expect, it } from 'vitest';
import { alarmFilterOf, isNarrowing, matches, periodOf } from './filter.ts';

const url = (text: string) => {
  const params = new URLSearchParams(text);
  const get = (name: string) => params.get(name) ?? '';
  return { get, list: (name: string) => get(name).split(',').filter(Boolean) };
};
const alarm = { level: 2, category: 'alarm', state: 'open', deviceType: 'electric' } as Parameters<typeof matches>[0];

it('an address without a filter lets every alarm through [ALM-01]', () => {
  expect(matches(alarm, alarmFilterOf(url('')))).toBe(true);
  // an empty list then says that all is quiet, and not that nothing matches
  expect(isNarrowing(alarmFilterOf(url('')))).toBe(false);
  expect(isNarrowing(alarmFilterOf(url('type=smoke')))).toBe(true);
});

it('each part of the filter narrows, several choices widen [ALM-01]', () => {
  expect(matches(alarm, alarmFilterOf(url('level=1,2&category=alarm&state=open&type=electric')))).toBe(true);
  for (const other of ['level=1', 'category=fault', 'state=acknowledged', 'type=smoke']) {
    expect(matches(alarm, alarmFilterOf(url(other)))).toBe(false);
  }
});

it('what is no choice of ours is left out, not obeyed [ALM-01]', () => {
  expect(alarmFilterOf(url('level=9,x&category=<b>&type=toaster&search=泵房'))).toEqual({
    search: '泵房',
    level: [],
    category: [],
    state: [],
    deviceType: [],
  });
});

it('a day in the address is a whole day in China, wherever it is read, its last moment included [ALM-01]', () => {
  expect(periodOf(url('from=2026-11-20&to=2026-11-21'))).toEqual({
    from: '2026-11-19T16:00:00.000Z',
    to: '2026-11-21T16:00:00.000Z',
  });
  expect(periodOf(url('from=2026-02-30&to=soon'))).toEqual({ from: undefined, to: undefined });
});
