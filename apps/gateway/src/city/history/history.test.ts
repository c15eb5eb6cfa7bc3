import { createHash } from 'node:crypto';
import { alarmKinds, isCurrent, remarkChars } from '@fireline/domain/alarm';
import { measurements } from '@fireline/domain/device';
import { isWithin } from '@fireline/domain/lib';
import { describe, expect, it } from 'vitest';
import { dayMs, dayOf, historyDays, hourOf, minuteMs } from '../calendar.ts';
import { createCity } from '../city.ts';
import { isKitchen } from '../device/fitting.ts';
import { habits } from './habits.ts';
import { chatterers, incidentsOf, reportsOf } from './history.ts';
import { incidentsOfDay } from './incidents.ts';
import { pastOffline } from './offlineRows.ts';
import { alarmRow, trackRows } from '../rows.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const city = createCity({ seed: 'fireline', devices: 10_000, now });
const incidents = incidentsOf(city);
const devices = new Map(city.devices.map((device) => [device.deviceId, device]));
const share = <T>(list: readonly T[], fits: (item: T) => boolean) => list.filter(fits).length / list.length;
const deviceOf = (id: number) => {
  const device = devices.get(id);
  if (!device) throw new Error(`no device ${id}`);
  return device;
};

describe('a month of incidents', () => {
  it('is the same, byte for byte, for the same city [N25]', () => {
    const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
    expect(hash(incidentsOf(createCity({ seed: 'fireline', devices: 10_000, now })))).toBe(hash(incidents));
  });

  it('gives each device the same day whichever other days were asked for [N25]', () => {
    const some = incidents.filter((one) => one.closed && !city.standing.includes(one)).slice(0, 200);
    const crying = chatterers(city);
    for (const one of some) {
      const day = dayOf(one.reportedAt[0]);
      expect(incidentsOfDay(city.seed, deviceOf(one.deviceId), day, crying.has(one.deviceId))).toContainEqual(one);
    }
  });

  it('has for each offline fault the record of its silence: a heartbeat after the last report, until the next one [DEV-14] [N25]', () => {
    const faults = incidents.filter(({ kind }) => kind === 'offline');
    expect(faults.length).toBeGreaterThan(50);
    const byDevice = Map.groupBy(incidents, ({ deviceId }) => deviceId);
    for (const { deviceId, reportedAt, recoveredAt } of faults) {
      const device = deviceOf(deviceId);
      const span = { from: reportedAt[0] - 3 * dayMs, to: now + 1 };
      const records = pastOffline(device, reportsOf(city, device, span, byDevice.get(deviceId) ?? []));
      const [fromAt, toAt] = [reportedAt[0], recoveredAt ?? 0].map((at) => new Date(at).toISOString());
      expect(records).toContainEqual(expect.objectContaining({ fromAt, toAt }));
      expect(reportedAt).toHaveLength(1);
    }
  });

  it('holds a believable number: some ten a day and a thousand devices, oldest first, in the last thirty days [N25]', () => {
    expect(incidents.length).toBeGreaterThan(2500);
    expect(incidents.length).toBeLessThan(5500);
    const times = incidents.map((one) => one.reportedAt[0]);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(times.at(0)).toBeGreaterThan(now - historyDays * dayMs);
    expect(times.at(-1)).toBeLessThanOrEqual(now);
  });

  it('has alarms, faults and events, each of a kind its device can have [ALM-01 N25]', () => {
    for (const category of ['alarm', 'fault', 'event'] as const)
      expect(share(incidents, (one) => one.category === category)).toBeGreaterThan(0.04);
    for (const one of incidents) {
      expect({ category: one.category, level: one.level }).toMatchObject({
        category: alarmKinds[one.kind].category,
        level: alarmKinds[one.kind].level,
      });
      const { deviceType } = deviceOf(one.deviceId);
      expect(
        one.kind === 'lowBattery' ||
          habits.some((habit) => habit.kind === one.kind && habit.types.includes(deviceType)),
        `${one.kind} ${deviceType}`,
      ).toBe(true);
      expect(
        one.measurement === null
          ? one.value === null
          : isWithin(one.value ?? Number.NaN, measurements[one.measurement]),
      ).toBe(true);
    }
  });

  it('is quiet at night, and its kitchens cry at meal times [N25]', () => {
    expect(share(incidents, (one) => hourOf(one.reportedAt[0]) < 6)).toBeLessThan(0.12);
    const crying = chatterers(city);
    const kitchens = incidents.filter(
      (one) => one.kind === 'smoke' && isKitchen(deviceOf(one.deviceId).spot) && !crying.has(one.deviceId),
    );
    const nearMeal = (hour: number) => Math.min(Math.abs(hour - 7.5), Math.abs(hour - 12), Math.abs(hour - 18.5)) < 2;
    expect(kitchens.length).toBeGreaterThan(100);
    expect(share(kitchens, (one) => nearMeal(hourOf(one.reportedAt[0])))).toBeGreaterThan(0.85);
    expect(share(kitchens, (one) => one.closed?.closing === 'falseAlarm')).toBeGreaterThan(0.6);
  });

  it('has a few chattering detectors that make a great part of all smoke alarms, told as repeated [ALM-03 N25]', () => {
    const crying = chatterers(city);
    expect(crying.size).toBeLessThan(20);
    const smokes = incidents.filter((one) => one.kind === 'smoke');
    const loud = smokes.filter((one) => crying.has(one.deviceId));
    expect(loud.length / smokes.length).toBeGreaterThan(0.3);
    expect(share(loud, (one) => one.closed?.closing === 'repeated')).toBeGreaterThan(0.6);
    expect(incidents.some((one) => one.reportedAt.length > 2)).toBe(true);
  });

  it('is closed in every way there is, by people with remarks that fit or by itself [ALM-03 N25]', () => {
    const closings = new Set(incidents.map((one) => one.closed?.closing));
    expect(closings).toEqual(new Set(['manual', 'falseAlarm', 'repeated', 'autoRecovered', 'reset', undefined]));
    for (const closed of incidents.flatMap((one) => one.closed ?? [])) {
      expect(closed.by === null).toBe(closed.closing === 'autoRecovered');
      expect(closed.remark.length).toBeLessThanOrEqual(remarkChars.max);
      expect(closed.by === null || /\p{Script=Han}/u.test(closed.remark)).toBe(true);
    }
  });

  it('never has two of one kind on a device at a time [N25]', () => {
    const until = new Map<string, number>();
    for (const one of incidents) {
      const key = `${one.deviceId} ${one.kind}`;
      expect(one.reportedAt[0], key).toBeGreaterThan(until.get(key) ?? 0);
      until.set(key, one.closed?.at ?? Number.POSITIVE_INFINITY);
    }
  });

  it('tells each in the order in which it happened, none of it in the future [ALM-03 N25]', () => {
    for (const [index, one] of incidents.entries()) {
      const track = trackRows(one, index + 1);
      const row = alarmRow(one, index + 1, deviceOf(one.deviceId), track.length);
      const times = track.map((entry) => String(entry.at));
      expect(times.toSorted()).toEqual(times);
      expect(track[0]?.event).toBe('raised');
      expect(track.filter((entry) => entry.event === 'repeatedReport')).toHaveLength(Number(row.count) - 1);
      expect(isCurrent(row.state as 'open')).toBe(one.closed === null);
      const end = Math.max(one.closed?.at ?? 0, one.recoveredAt ?? 0, one.acknowledged?.at ?? 0, ...one.reportedAt);
      expect(track.at(-1)?.at).toBe(new Date(end).toISOString());
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(now);
    }
  });

  it.each(['R001', 'R002'])(
    'leaves a handful standing in %s, one of them of level 1, on devices of their own [N25]',
    (rentId) => {
      const current = incidents.filter((one) => one.closed === null && one.rentId === rentId);
      expect(current.length).toBeGreaterThan(2);
      expect(current.length).toBeLessThan(15);
      expect(current.filter((one) => one.level === 1)).toHaveLength(1);
      expect(current.some((one) => one.acknowledged) && current.some((one) => !one.acknowledged)).toBe(true);
      expect(new Set(current.map((one) => one.deviceId)).size).toBe(current.length);
      const measured = current.flatMap(({ deviceId, measurement, value }) =>
        measurement === null ? [] : [{ deviceId, measurement, value }],
      );
      for (const { deviceId, measurement, value } of measured)
        expect(deviceOf(deviceId).readings[measurement]).toBe(value);
    },
  );

  it('shows in the readings around it [N25]', () => {
    const one = incidents.find((incident) => incident.kind === 'leakage' && incident.recoveredAt !== null);
    const [at, over] = [one?.reportedAt[0] ?? 0, one?.recoveredAt ?? 0];
    const reports = reportsOf(
      city,
      deviceOf(one?.deviceId ?? 0),
      { from: at - 60 * minuteMs, to: over + 60 * minuteMs },
      one ? [one] : [],
    );
    expect(reports.find((report) => report.at === at)?.readings.leakage).toBe(one?.value);
    expect(reports.find((report) => report.at === over)?.readings.leakage).toBeLessThan(250);
    expect(reports.find((report) => report.at < at)?.readings.leakage).toBeLessThan(250);
  });
});
