import type { RenewalDevice } from '@fireline/api/renewal';
import { expect, it } from 'vitest';
import { dueGroups } from './groups.ts';

const device = (deviceId: number, more: Partial<RenewalDevice> = {}): RenewalDevice => ({
  deviceId,
  imei: '',
  name: `烟感 ${deviceId}`,
  deviceType: 'smoke',
  partnerId: 1,
  partnerName: '合作商',
  unitName: '',
  placeName: '',
  mode: 'standard',
  activatedAt: null,
  isStarted: true,
  expiresOn: '2026-12-01',
  anchorDay: null,
  reason: null,
  openOrderId: null,
  yearCents: 3000,
  ...more,
});

it('what is due stands in groups that can be renewed together, the first end first, at most 50 at a time [REN-01]', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    device(at + 1, { expiresOn: at === 59 ? '2026-11-22' : '2026-12-01' }),
  );
  const groups = dueGroups([
    ...many,
    device(100, { deviceType: 'water', expiresOn: '2026-11-21' }),
    device(101, { partnerId: 2, reason: 'noPrice' }),
  ]);
  expect(groups.map(({ key, count, devices }) => [key, count, devices.length])).toEqual([
    ['water 1', 1, 1],
    ['smoke 1', 60, 50],
    ['smoke 2', 1, 0],
  ]);
  expect(groups[1]?.devices[0]?.deviceId).toBe(60);
  expect(groups[2]?.barred).toHaveLength(1);
  expect(dueGroups([])).toEqual([]);
});
