import { describe, expect, it } from 'vitest';
import {
  type DeviceStatusFields,
  deviceRank,
  deviceStatus,
  deviceStatuses,
  offlineAmong,
  statusCounts,
  whyDeviceStatus,
} from './index.ts';

const both = [false, true];
const signals = [null, -1, 0, 10, 11, 31, 98, 99, 100];

/** Every combination of what the tag reads: 2 × 3 × 2 × 2 × 2 × 9 rows. */
const truthTable: DeviceStatusFields[] = both.flatMap((online) =>
  [0, 1, 2].flatMap((dStatus) =>
    both.flatMap((expired) =>
      both.flatMap((open) =>
        both.flatMap((lowPower) =>
          signals.map((signal) => ({ online, dStatus, expired, open, lowPower, signals: signal })),
        ),
      ),
    ),
  ),
);

/** The order as the specification writes it down, sentence by sentence, independent of the rule table. */
const asSpecified = (device: DeviceStatusFields): string => {
  if (device.online) return 'online';
  if (device.dStatus === 0) return 'notActivated';
  if (device.expired) return 'freePeriodOffline';
  if (device.open) return 'removed';
  if (device.lowPower) return 'lowBattery';
  if (device.signals === 99 || (device.signals !== null && device.signals <= 10)) return 'signalOffline';
  return 'offline';
};

const quiet: DeviceStatusFields = {
  online: false,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 20,
};

describe('deviceStatus', () => {
  it('follows the specified order in every combination [DEV-01] [DEV-02] [DEV-03] [DEV-04] [DEV-05] [DEV-06] [DEV-07]', () => {
    expect(truthTable).toHaveLength(432);
    for (const device of truthTable) expect(deviceStatus(device), JSON.stringify(device)).toBe(asSpecified(device));
  });

  it('reaches every status somewhere in the table', () => {
    expect(new Set(truthTable.map(deviceStatus))).toEqual(new Set(deviceStatuses));
  });

  it('lets online win over everything [DEV-01]', () => {
    const worst = { online: true, dStatus: 0, expired: true, open: true, lowPower: true, signals: 99 };
    expect(deviceStatus(worst)).toBe('online');
  });

  it.each([
    [10, 'signalOffline'],
    [11, 'offline'],
    [98, 'offline'],
    [99, 'signalOffline'],
    [null, 'offline'],
  ])('reads signal %s as %s [DEV-06] [DEV-07]', (signal, status) => {
    expect(deviceStatus({ ...quiet, signals: signal })).toBe(status);
  });
});

describe('statusCounts', () => {
  it('counts every device once, and tells zero where none is [DEV-14]', () => {
    const counts = statusCounts(truthTable);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(truthTable.length);
    for (const status of deviceStatuses)
      expect(counts[status]).toBe(truthTable.filter((device) => asSpecified(device) === status).length);
    expect(Object.keys(statusCounts([]))).toEqual(deviceStatuses);
    expect(Object.values(statusCounts([]))).toEqual(deviceStatuses.map(() => 0));
  });
});

describe('offlineAmong', () => {
  it('adds up all that are silent, whatever the reason, and none that waits to be activated [DEV-14]', () => {
    expect(offlineAmong({ online: 4, notActivated: 3, offline: 1, lowBattery: 1, removed: 1 })).toBe(3);
    expect(offlineAmong({})).toBe(0);
  });
});

describe('deviceRank', () => {
  it('puts alarms by their level, then what will fall silent, what is silent, what is well, and last what nobody waits for [DEV-12]', () => {
    const well = { ...quiet, online: true, batteryRatio: 80, alarmLevel: null };
    const worstFirst = [
      { ...well, alarmLevel: 1, dStatus: 0 },
      { ...well, alarmLevel: 5 },
      { ...well, batteryRatio: 10 },
      { ...well, batteryRatio: null, online: false },
      { ...well, batteryRatio: 11 },
      { ...well, lowPower: true, isSuspended: true },
    ];
    const ranks = worstFirst.map(deviceRank);
    expect(ranks).toEqual([1, 5, 6, 7, 8, 9]);
    expect(deviceRank({ ...well, lowPower: true })).toBe(6);
    expect(deviceRank({ ...well, online: false, open: true })).toBe(6);
    expect(deviceRank({ ...well, online: false, dStatus: 0 })).toBe(9);
  });
});

describe('whyDeviceStatus', () => {
  it('ends at the one rule that holds, with the raw values it saw [N13]', () => {
    for (const device of truthTable) {
      const steps = whyDeviceStatus(device);
      expect(steps.at(-1)).toMatchObject({ status: deviceStatus(device), holds: true });
      expect(steps.slice(0, -1).every((step) => !step.holds)).toBe(true);
      for (const { field, value } of steps) expect(value).toBe(field === null ? undefined : device[field]);
    }
  });

  it('names the limits of the signal rule, for the sentence that explains it [N13]', () => {
    expect(whyDeviceStatus({ ...quiet, signals: 4 }).at(-1)?.args).toEqual({ max: 10, none: 99 });
  });
});
