import { defaultAlarmRules, judgeReadings } from '@fireline/domain/alarm';
import { deviceStatus, deviceTypes, type Measurement, measurements } from '@fireline/domain/device';
import { isWithin } from '@fireline/domain/lib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, dayOf, dayStart, hourMs, isWorkday } from '../calendar.ts';
import { createCity, sensorIn } from '../city.ts';
import { reportsOf } from '../history/history.ts';
import { silencesOf } from '../history/silences.ts';
import type { CityDevice } from '../model.ts';
import { readingsAt } from './readings.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const city = createCity({ seed: 'fireline', devices: 1500, now });
const online = city.devices.filter((device) => deviceStatus(device) === 'online');
const aDevice = fc.constantFrom(...city.devices);
const aMoment = fc.integer({ min: now - 400 * dayMs, max: now + 400 * dayMs });

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const lastWorkday = [1, 2, 3].map((back) => dayOf(now) - back).find(isWorkday) ?? 0;
/** The mean reading of many devices at an hour of a workday. */
const meanAt = (name: Measurement, hour: number, fits: (device: CityDevice) => boolean) =>
  mean(
    online
      .filter(fits)
      .map((device) => readingsAt(sensorIn(city, device), dayStart(lastWorkday) + hour * hourMs)[name] ?? Number.NaN),
  );

describe('readings', () => {
  it('are what the type reports, within the range and digits of the domain, at every moment [DEV-08 N25]', () => {
    fc.assert(
      fc.property(aDevice, aMoment, (device, at) => {
        const readings = readingsAt(sensorIn(city, device), at);
        expect(Object.keys(readings)).toEqual([...deviceTypes[device.deviceType].readings]);
        for (const [name, value] of Object.entries(readings)) {
          const row: { min: number; max: number; digits: number; none?: number } = measurements[name as Measurement];
          expect(isWithin(value, row) || value === row.none, `${name} ${value}`).toBe(true);
          expect(Number(value.toFixed(row.digits))).toBe(value);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('raise nothing by themselves: on an ordinary day no rule is broken [N25]', () => {
    const rules = defaultAlarmRules.filter((rule) => rule.kind !== 'lowBattery');
    fc.assert(
      fc.property(fc.constantFrom(...online), aMoment, (device, at) => {
        expect(judgeReadings(device.deviceType, readingsAt(sensorIn(city, device), at), new Set(), rules)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('follow the day: current by working hours, warmth in the afternoon, pressure by demand, kitchens at meals [N25]', () => {
    const works = (d: CityDevice) => d.deviceType === 'electric' && d.placeType === 'E';
    const lives = (d: CityDevice) => d.deviceType === 'electric' && d.placeType === 'A';
    const cooks = (d: CityDevice) => d.deviceType === 'smoke' && d.spot.includes('厨');
    expect(meanAt('current', 14, works)).toBeGreaterThan(3 * meanAt('current', 3, works));
    expect(meanAt('current', 20.5, lives)).toBeGreaterThan(2 * meanAt('current', 14, lives));
    expect(meanAt('temperature', 14.5, (d) => d.deviceType === 'hydrant')).toBeGreaterThan(
      3 + meanAt('temperature', 2.5, (d) => d.deviceType === 'hydrant'),
    );
    expect(meanAt('pressure', 20, (d) => d.deviceType === 'water')).toBeLessThan(
      meanAt('pressure', 3, (d) => d.deviceType === 'water') - 0.03,
    );
    expect(meanAt('smoke', 18.5, cooks)).toBeGreaterThan(meanAt('smoke', 3, cooks) + 5);
  });

  it('wander in small steps [N25]', () => {
    const levels = online.filter((device) => device.deviceType === 'water').map((device) => sensorIn(city, device));
    for (const sensor of levels) {
      const values = Array.from({ length: 48 }, (_, i) => readingsAt(sensor, now + i * 300_000).level ?? 0);
      for (const [i, value] of values.entries()) expect(Math.abs(value - (values[i - 1] ?? value))).toBeLessThan(0.1);
    }
  });

  it('show a battery that falls a little in a month and never rises, but for new cells [N25]', () => {
    for (const device of online.filter((d) => d.deviceType === 'smoke' && (d.batteryRatio ?? 0) > 30)) {
      const sensor = sensorIn(city, device);
      const ratios = Array.from(
        { length: 31 },
        (_, day) => readingsAt(sensor, now - (30 - day) * dayMs).batteryRatio ?? 0,
      );
      expect(ratios.toSorted((a, b) => b - a)).toEqual(ratios);
      expect((ratios[0] ?? 0) - (ratios[30] ?? 0)).toBeLessThan(5);
    }
  });
});

describe('reports', () => {
  it('come with every heartbeat and are never further apart while the device is not silent [N25]', () => {
    const heard = online.filter((device) => silencesOf(city, device, []).length === 0);
    for (const device of heard.slice(0, 300)) {
      const reports = reportsOf(city, device, { from: now - 7 * dayMs, to: now + 1 }, []);
      expect(reports.at(-1)?.at).toBe(
        city.standing.some((one) => one.deviceId === device.deviceId) ? reports.at(-1)?.at : device.lastSeenAt,
      );
      for (const [i, { at }] of reports.entries()) {
        const before = reports[i - 1]?.at ?? at;
        expect(at - before).toBeLessThanOrEqual(device.heartbeatS * 1000);
      }
      expect(reports.length).toBeGreaterThanOrEqual(Math.floor((7 * 86_400) / device.heartbeatS));
    }
  });

  it('are the same in two halves as in one piece [N25]', () => {
    fc.assert(
      fc.property(aDevice, fc.integer({ min: 0, max: 3 * dayMs }), (device, cut) => {
        const span = (from: number, to: number) => reportsOf(city, device, { from, to }, []);
        const from = now - 3 * dayMs;
        expect([...span(from, from + cut), ...span(from + cut, now)]).toEqual(span(from, now));
      }),
      { numRuns: 60 },
    );
  });

  it('end when a device was last seen, and there are none of one that was never activated [N25]', () => {
    for (const device of city.devices.filter((d) => deviceStatus(d) !== 'online')) {
      const reports = reportsOf(city, device, { from: now - 30 * dayMs, to: now + 1 }, []);
      expect(reports.at(-1)?.at ?? null).toBe(device.lastSeenAt);
    }
  });
});

describe('a device as it is', () => {
  it('holds the readings of its last report and the fields its status is told by [DEV-12 N25]', () => {
    const standing = new Set(city.standing.map((incident) => incident.deviceId));
    for (const device of city.devices.filter((d) => !standing.has(d.deviceId))) {
      const last = device.lastSeenAt === null ? {} : readingsAt(sensorIn(city, device), device.lastSeenAt);
      expect(device.readings).toEqual(last);
      expect(device.batteryRatio).toBe(last.batteryRatio ?? null);
      expect(device.signals).toBe(last.signals ?? null);
      expect(device.batteryRatio !== null).toBe(
        deviceTypes[device.deviceType].power === 'battery' && device.dStatus !== 0,
      );
      expect(device.lowPower).toBe(device.batteryRatio !== null && device.batteryRatio <= 10);
      expect(!device.online || (device.lastSeenAt ?? 0) + device.heartbeatS * 1000 >= now).toBe(true);
    }
  });

  it('has believable batteries and signals: most good, a few weak [N25]', () => {
    const ratios = online.flatMap((d) => d.batteryRatio ?? []);
    expect(ratios.filter((ratio) => ratio >= 50).length / ratios.length).toBeGreaterThan(0.7);
    expect(ratios.filter((ratio) => ratio < 27).length).toBeGreaterThan(0);
    const signals = online.flatMap((d) => d.signals ?? []);
    expect(signals.filter((signal) => signal >= 15).length / signals.length).toBeGreaterThan(0.75);
    expect(signals.filter((signal) => signal < 15).length).toBeGreaterThan(0);
  });
});
