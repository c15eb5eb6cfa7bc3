import type { alarmWords } from '@fireline/domain/alarm';
import type { deviceWords } from '@fireline/domain/device';
import type { Translate } from '@fireline/ui/lib';
import { expect, it } from 'vitest';
import { type AnyFilter, queryOf } from '../../lib/list/filter.ts';
import { alarmFilters, drillFilter, stateFilter } from './alarmFilters.tsx';
import { type AlarmFilter, isNarrowing, matches, searches } from './filter.ts';
import type { alarmScreenWords } from '../words.ts';

const t = ((key: string) => key) as Translate<
  keyof typeof alarmScreenWords | keyof typeof alarmWords | keyof typeof deviceWords
>;
const filters = [...alarmFilters(t), stateFilter(t), drillFilter(t)] as readonly AnyFilter[];
const filterOf = (text: string): AlarmFilter => {
  const params = new URLSearchParams(text);
  const get = (name: string) => params.get(name) ?? '';
  return queryOf(filters, { get, list: (name) => get(name).split(',').filter(Boolean) });
};
const alarm = {
  level: 2,
  category: 'alarm',
  kind: 'leakage',
  state: 'open',
  deviceType: 'electric',
  drillId: null,
  placeId: 7,
} as Parameters<typeof matches>[0];

it('an address without a filter lets every alarm through [ALM-01]', () => {
  expect(matches(alarm, filterOf(''))).toBe(true);
  // an empty list then says that all is quiet, and not that nothing matches
  expect(isNarrowing(filterOf(''))).toBe(false);
  expect(isNarrowing(filterOf('type=smoke'))).toBe(true);
});

it('each part of the filter narrows, several choices widen [ALM-01]', () => {
  expect(matches(alarm, filterOf('level=1,2&category=alarm&state=open&type=electric'))).toBe(true);
  for (const other of ['level=1', 'category=fault', 'kind=smoke', 'state=acknowledged', 'type=smoke', 'drill=yes'])
    expect(matches(alarm, filterOf(other))).toBe(false);
});

it('a figure of a place narrows to it; an alarm that stands nowhere is not among those [ALM-01] [SIT-02]', () => {
  expect(matches(alarm, { placeId: [3, 7] })).toBe(true);
  expect(matches(alarm, { placeId: [3] })).toBe(false);
  expect(matches(alarm, { buildingId: [7] })).toBe(false);
});

it('leaves out what is no choice [ALM-01]', () => {
  expect(filterOf('level=9,x&category=<b>&type=toaster&search=泵房')).toEqual({ search: '泵房' });
});

it('on a phone a search finds by device, number, unit, place and address, word by word [ALM-01]', () => {
  const searched = {
    ...alarm,
    deviceName: '3F 走廊 烟感 01',
    imei: '860000000000123',
    unitName: '南山物业',
    placeName: '海岸城',
    buildingName: 'A 座',
    address: '科技路1号',
  };
  expect(['', '海岸', '走廊 南山', '0123', 'a 座', '科技路'].map((text) => searches(searched, text))).not.toContain(
    false,
  );
  expect(searches(searched, '海岸 福田')).toBe(false);
});
