import type { Alarm } from '@fireline/api/alarm';
import type { DeviceChange } from '@fireline/api/device';
import type { SiteMap } from '@fireline/api/site';
import { expect, it } from 'vitest';
import {
  changedDevices,
  devicesOf,
  filteredDevices,
  isShownAlarm,
  mapAlarmOf,
  placesOf,
  resourcesOf,
} from './mapContent.ts';

const map: SiteMap = {
  at: '2026-11-21T03:04:05Z',
  deviceTypes: ['smoke', 'gas'],
  statuses: ['online', 'offline'],
  alarmStates: ['open', 'acknowledged', 'closed'],
  devices: {
    deviceId: [11, 12, 13],
    name: ['a', 'b', 'c'],
    placeId: [7, null, 7],
    lng: [114.1, 114.2, 114.3],
    lat: [22.1, 22.2, 22.3],
    type: [0, 1, 9],
    status: [0, 1, 0],
    level: [0, 1, 0],
  },
  places: { placeId: [7], lng: [114], lat: [22], type: ['J'], name: ['School'], devices: [3], level: [1] },
  buildings: { buildingId: [], placeId: [], lng: [], lat: [], name: [], devices: [], level: [] },
  resources: {
    resourceId: [1, 2],
    lng: [1, 2],
    lat: [3, 4],
    kind: ['hydrant', 'water'],
    name: ['h', 'w'],
    inService: [true, false],
  },
  alarms: { alarmId: [], deviceId: [], revision: [], level: [], state: [], lng: [], lat: [] },
  withoutPoint: { devices: 0, places: 0, alarms: 0 },
};
const alarm = (change: Partial<Alarm>): Alarm =>
  ({ alarmId: 1, level: 1, state: 'open', deviceId: 12, deviceType: 'gas', alarmTime: map.at, ...change }) as Alarm;
const devices = devicesOf(map);
const indexOf = new Map(devices.map(({ id }, at) => [id, at]));
const told = (deviceId: number, online: boolean): DeviceChange =>
  ({ deviceId, online, dStatus: 1, expired: false, open: false, lowPower: false, signals: 20 }) as DeviceChange;

it('reads devices, places and resources from columns, and leaves out a type it does not know [SIT-11]', () => {
  expect(devices).toEqual([
    { id: 11, name: 'a', at: { lng: 114.1, lat: 22.1 }, type: 'smoke', isOnline: true, note: 'School' },
    { id: 12, name: 'b', at: { lng: 114.2, lat: 22.2 }, type: 'gas', isOnline: false },
  ]);
  expect(placesOf(map, (type, count) => `${type}${count}`)).toMatchObject([{ id: 7, name: 'School', note: 'J3' }]);
  expect(resourcesOf(map, 'out').map(({ note }) => note)).toEqual([undefined, 'out']);
});

it('makes a new device of what was pushed, and the same list when a map shows nothing else [SIT-11]', () => {
  expect(changedDevices(devices, indexOf, [told(11, true), told(99, true)])).toBe(devices);
  const next = changedDevices(devices, indexOf, [told(11, false)]);
  expect(next.map(({ isOnline }) => isOnline)).toEqual([false, false]);
  expect(next[1]).toBe(devices[1]);
});

it('lets through devices of the types, and with an alarm of the levels [SIT-11]', () => {
  const open = [mapAlarmOf(alarm({}), () => 'Gas')];
  expect(filteredDevices(devices, { types: [], levels: [] }, open)).toBe(devices);
  const ids = (filter: Parameters<typeof filteredDevices>[1]) =>
    filteredDevices(devices, filter, open).map(({ id }) => id);
  expect(ids({ types: ['smoke'], levels: [] })).toEqual([11]);
  expect(ids({ types: [], levels: [1] })).toEqual([12]);
  expect(ids({ types: ['smoke'], levels: [1] })).toEqual([]);
  expect(isShownAlarm({ types: ['smoke'], levels: [] }, alarm({}), 0)).toBe(false);
  expect(isShownAlarm({ types: ['gas'], levels: [1, 2] }, alarm({ level: 2 }), 0)).toBe(true);
  expect(isShownAlarm({ types: [], levels: [1] }, alarm({ level: 2 }), 0)).toBe(false);
});

it('the range lets alarms through until they are older than it [ALM-08]', () => {
  const raised = alarm({ receivedAt: '2026-11-21T08:00:00.000Z' });
  const [at, halfHourMs] = [Date.parse(raised.receivedAt), 1_800_000];
  const inRange = (hours: number | undefined, nowMs: number) =>
    isShownAlarm({ types: [], levels: [], hours }, raised, nowMs);
  expect([inRange(0.5, at + halfHourMs), inRange(0.5, at + halfHourMs + 1)]).toEqual([true, false]);
  expect([inRange(4, at + 8 * halfHourMs + 1), inRange(undefined, at + 9 * halfHourMs)]).toEqual([false, true]);
});
