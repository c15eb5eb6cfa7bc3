import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeviceTab,
  checkReading,
  deviceAppPath,
  devicePaths,
  deviceTabs,
  deviceTypeNames,
  deviceTypes,
  extraPaths,
  freshUntilMs,
  freshness,
  isDeviceType,
  measurementNames,
  measurements,
  recordPaths,
  tabsOf,
} from './index.ts';

describe('measurements', () => {
  it.each([
    ['signals', 0, 31],
    ['temperature', -275, 2000],
    ['smoke', 0, 500],
    ['gas', 0, 500],
    ['humidity', 1, 100],
    ['alarmDuration', 1, 604_800],
    ['angle', 0, 180],
  ] as const)('%s ranges from %d to %d [DEV-09]', (name, min, max) => {
    expect(checkReading(name, min)).toBeUndefined();
    expect(checkReading(name, max)).toBeUndefined();
    expect(checkReading(name, min - 1)).toEqual({ code: 'form.range', field: name, args: { 0: min, 1: max } });
    expect(checkReading(name, max + 1)).toBeDefined();
    expect(checkReading(name, Number.NaN)).toBeDefined();
  });

  it('takes signal 99 for no reading, not for one out of range [DEV-09] [DEV-10]', () => {
    expect(checkReading('signals', 99)).toBeUndefined();
    expect(checkReading('signals', 98)).toBeDefined();
  });

  it('has every reading that the source names [DEV-09]', () => {
    expect(measurementNames).toEqual(
      expect.arrayContaining([
        'co',
        'battery',
        'batteryRatio',
        'heartbeat',
        'pressure',
        'level',
        'bloodOxygen',
        'heartRate',
        'steps',
        'sleep',
      ]),
    );
    for (const name of measurementNames) expect(measurements[name].min).toBeLessThan(measurements[name].max);
  });
});

describe('deviceTypes', () => {
  it('has a family for every embedded app [DEV-08]', () => {
    expect(new Set(deviceTypeNames.map((type) => deviceTypes[type].family))).toEqual(
      new Set([
        'firehost',
        'firebuskit',
        'multialarmkit',
        'urgentcall',
        'elecfire',
        'smoke',
        'gas',
        'hydrant',
        'lock',
        'camera',
        'efencecam',
        'smartwatch',
        'water',
      ]),
    );
  });

  it('has the standard pages of embedded apps first, then its own [DEV-08] [PUB-04]', () => {
    expect(deviceAppPath('electric')).toBe('/mirco/elecfire');
    expect(deviceAppPath('smartwatch')).toBe('/mircoComplex/smartwatch');
    for (const type of deviceTypeNames) {
      const base = deviceAppPath(type);
      const paths = devicePaths(type);
      expect(paths.slice(0, 3)).toEqual([base, `${base}/detail/{id}`, `${base}/alarm/currentAlarm`]);
      expect(paths.slice(6, 10)).toEqual(recordPaths.map((path) => `${base}/${path}`));
      expect(paths.slice(10)).toEqual(deviceTypes[type].paths.map((path) => `${base}/${path}`));
      expect(new Set(paths).size).toBe(paths.length);
    }
    expect(devicePaths('multialarmkit')).toContain('/mirco/multialarmkit/defence');
  });

  it('has the tabs that fit it, in one order [DEV-13]', () => {
    const withTab = (tab: DeviceTab) => deviceTypeNames.filter((type) => tabsOf(type).includes(tab));
    for (const type of deviceTypeNames) {
      const tabs = tabsOf(type);
      expect(tabs).toEqual(deviceTabs.filter((tab) => tabs.includes(tab)));
      expect(tabs.slice(0, 4)).toEqual(['measurements', 'alarm', 'fault', 'event']);
      for (const path of extraPaths) expect(tabs.includes(path), type).toBe(deviceTypes[type].paths.includes(path));
    }
    expect(withTab('timedTask')).toEqual(['multialarmkit', 'efencecam']);
    expect(withTab('cloudStorage')).toEqual(['camera', 'efencecam']);
    expect(withTab('phonebook')).toEqual(['smartwatch', 'urgentcall']);
    expect(deviceTypeNames.filter((type) => !withTab('inspection').includes(type))).toEqual(['camera', 'efencecam']);
    expect(withTab('cameraBinding')).not.toContain('camera');
    expect(withTab('remoteControl')).toEqual(withTab('command'));
    expect(new Set(deviceTypeNames.flatMap(tabsOf))).toEqual(new Set(deviceTabs));
  });

  it('knows only its own names [DEV-08]', () => {
    expect(isDeviceType('smoke')).toBe(true);
    expect(isDeviceType('toString')).toBe(false);
  });

  it('lets battery devices, and only those, report their battery [DEV-10]', () => {
    for (const type of deviceTypeNames) {
      expect(deviceTypes[type].readings.includes('batteryRatio'), type).toBe(deviceTypes[type].power === 'battery');
    }
  });
});

describe('freshness', () => {
  const hourMs = 3_600_000;
  it.each([
    [0, 'fresh'],
    [hourMs, 'fresh'],
    [hourMs + 1, 'late'],
    [2 * hourMs, 'late'],
    [2 * hourMs + 1, 'stale'],
    [-5000, 'fresh'],
  ] as const)('calls a value %d ms old, of an hourly device, %s [N05]', (ageMs, expected) => {
    expect(freshness(1_000_000_000 - ageMs, 1_000_000_000, 3600)).toBe(expected);
  });

  it('has a word of its own for what never came [N05]', () => {
    expect(freshness(null, 0, 3600)).toBe('never');
    expect(freshUntilMs(null, 0, 3600)).toBeNull();
  });

  it('trusts no value of a device without a heartbeat [N05]', () => {
    for (const heartbeatS of [0, -1, NaN]) expect(freshness(1000, 1000, heartbeatS)).toBe('stale');
  });

  it('says when it changes: not a millisecond earlier or later [N05]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 300_000 }), fc.integer({ min: 1, max: 100 }), (seenMs, ageMs, heartbeatS) => {
        const nowMs = seenMs + ageMs;
        const state = freshness(seenMs, nowMs, heartbeatS);
        const untilMs = freshUntilMs(seenMs, nowMs, heartbeatS);
        expect(untilMs === null).toBe(state === 'stale');
        if (untilMs === null) return;
        expect(untilMs).toBeGreaterThan(nowMs);
        expect(freshness(seenMs, untilMs - 1, heartbeatS)).toBe(state);
        expect(freshness(seenMs, untilMs, heartbeatS)).not.toBe(state);
      }),
    );
  });
});
