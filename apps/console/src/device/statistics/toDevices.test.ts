import { expect, it } from 'vitest';
import { toDevices } from './toDevices.ts';

const url = (text: string) => ({ get: (name: string) => new URLSearchParams(text).get(name) ?? '' });

it('a figure opens the list with the filters of its page and its own [DEV-14] [SHL-23]', () => {
  expect(toDevices(url(''))).toBe('/device/indexList');
  expect(toDevices(url('by=unit&type=smoke&unit=1'), { status: 'online', unit: '2' })).toBe(
    '/device/indexList?type=smoke&status=online&unit=2',
  );
  expect(toDevices(url('concern=late'), { concern: 'alarm' })).toBe('/device/indexList?concern=late%2Calarm');
});
