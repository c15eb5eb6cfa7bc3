import { judgeReadings, defaultAlarmRules } from '@fireline/domain/alarm';
import { deviceStatus, deviceTypes, measurements, type Measurement } from '@fireline/domain/device';
import { isWithin } from '@fireline/domain/lib';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../calendar.ts';
import { createCity, sensorIn } from '../city.ts';
import { createDice } from '../../lib/dice.ts';
import { reportsOf } from '../history/history.ts';
import { createLife, type LifeOptions } from './life.ts';
import { readingsAt } from '../device/readings.ts';
import type { SentReport } from '../device/reporting.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const city = createCity({ seed: 'fireline', devices: 400, now });
const byImei = new Map(city.devices.map((device) => [device.imei, device]));

interface Sent extends SentReport {
  readonly rentId: string;
}

/** Lives so many hours, a tick every ten seconds, and tells all that was sent. */
async function live(hours: number, options: Partial<LifeOptions> = {}): Promise<Sent[]> {
  const sent: Sent[] = [];
  const life = createLife({
    city,
    clock: () => now,
    dice: createDice('test'),
    send: async (rentId, reports) => void sent.push(...reports.map((report) => ({ ...report, rentId }))),
    ...options,
  });
  for (let at = now; at <= now + hours * hourMs; at += 10_000) await life.tick(at);
  return sent;
}

const deviceOf = (report: SentReport) => {
  const device = byImei.get(report.imei);
  if (!device) throw new Error(`no device ${report.imei}`);
  return device;
};
const raises = (report: SentReport) =>
  judgeReadings(deviceOf(report).deviceType, report.readings ?? {}, new Set(), defaultAlarmRules).some(
    ({ rule }) => rule.kind !== 'lowBattery',
  );

describe('the life of a city', () => {
  it('sends the same reports for the same dice and moments [N25]', async () => {
    expect(await live(2)).toEqual(await live(2));
    expect(await live(2)).not.toEqual(await live(2, { dice: createDice('other') }));
  });

  it('hears from every healthy device with every heartbeat, and from mains devices more often [N25]', async () => {
    const counts = new Map<string, number>();
    for (const { imei } of await live(25)) counts.set(imei, (counts.get(imei) ?? 0) + 1);
    const healthy = city.devices.filter((device) => deviceStatus(device) === 'online');
    for (const device of healthy.filter((d) => deviceTypes[d.deviceType].power === 'battery'))
      expect(counts.get(device.imei), device.name).toBeGreaterThanOrEqual(Math.floor((25 * 3600) / device.heartbeatS));
    for (const device of healthy.filter((d) => deviceTypes[d.deviceType].power === 'mains'))
      expect(counts.get(device.imei), device.name).toBeGreaterThan(100);
  });

  it('spreads heartbeats evenly: no minute has more than thrice its share [N25]', async () => {
    const sent = await live(2, { alarmEveryS: 1e9 });
    const perMinute = Map.groupBy(sent, (report) => Math.floor(Date.parse(report.at ?? '') / minuteMs));
    for (const reports of perMinute.values()) expect(reports.length).toBeLessThan((3 * sent.length) / 120);
  });

  it('continues history: each ordinary report reads what the sensor reads at that moment [N25]', async () => {
    const standing = new Set(city.standing.map((one) => one.deviceId));
    const sent = await live(2, { alarmEveryS: 1e9 });
    // what a watch tells of its way has no readings
    const ordinary = sent.filter(({ position }) => position === undefined);
    for (const report of ordinary.filter((one) => !standing.has(deviceOf(one).deviceId)))
      expect(report.readings).toEqual(readingsAt(sensorIn(city, deviceOf(report)), Date.parse(report.at ?? '')));
  });

  it('sends nothing that the domain does not allow, and nothing from the future [DEV-08 N25]', async () => {
    for (const report of await live(6)) {
      const device = deviceOf(report);
      expect(report.rentId).toBe(device.rentId);
      expect(Date.parse(report.at ?? '')).toBeLessThanOrEqual(now + 6 * hourMs);
      for (const [name, value] of Object.entries(report.readings ?? {})) {
        const row: { min: number; max: number; none?: number } = measurements[name as Measurement];
        expect(isWithin(value, row) || value === row.none, `${name} ${value}`).toBe(true);
      }
    }
  });

  it('has real alarms at a believable rate, which end [N25]', async () => {
    const sent = await live(8);
    const loud = sent.filter((report) => raises(report) || (report.kinds ?? []).length > 0);
    // one begins about every 110 seconds; most cry more than once
    expect(loud.length).toBeGreaterThan(150);
    expect(loud.length).toBeLessThan(900);
    const early = loud.filter((report) => Date.parse(report.at ?? '') < now + 2 * hourMs && raises(report));
    for (const { imei, at } of early) {
      const after = sent.filter((report) => report.imei === imei && (report.at ?? '') > (at ?? ''));
      expect(
        after.some((report) => !raises(report)),
        imei,
      ).toBe(true);
    }
    const ended = new Set(sent.flatMap((report) => (report.cleared ?? []).map((kind) => `${report.imei} ${kind}`)));
    const named = loud
      .filter((report) => Date.parse(report.at ?? '') < now + 2 * hourMs)
      .flatMap((report) => (report.kinds ?? []).map((kind) => `${report.imei} ${kind}`));
    expect(named.length).toBeGreaterThan(0);
    for (const key of named.slice(0, 5)) expect(ended.has(key), key).toBe(true);
  });

  it('has smoke that comes near the rule without reaching it [N25]', async () => {
    const near = (await live(4)).filter(({ readings }) => (readings?.smoke ?? 0) > 60 && (readings?.smoke ?? 0) < 100);
    expect(near.length).toBeGreaterThan(5);
  });

  it('lets mains devices fall silent and come back [N25]', async () => {
    const sent = await live(10);
    const back = sent.filter((report) => report.cleared?.includes('offline'));
    expect(back.length).toBeGreaterThan(3);
    const gaps = back.map((report) => {
      const before = sent.findLast((other) => other.imei === report.imei && (other.at ?? '') < (report.at ?? ''));
      return before ? Date.parse(report.at ?? '') - Date.parse(before.at ?? '') : Number.POSITIVE_INFINITY;
    });
    for (const gap of gaps) expect(gap).toBeGreaterThan(hourMs);
  });

  it('does not catch up on what was slept through: one report of each device, and few alarms [N25]', async () => {
    const sent: SentReport[] = [];
    const life = createLife({
      city,
      clock: () => now,
      dice: createDice('test'),
      send: async (_, reports) => void sent.push(...reports),
    });
    await life.tick(now + 72 * hourMs);
    const counts = [...Map.groupBy(sent, (report) => report.imei).values()].map((reports) => reports.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    expect(sent.length).toBeLessThan(city.devices.length * 1.2);
  });

  it('never says what contradicts the past: the last report of history comes before the first of life [N25]', async () => {
    const first = new Map<string, string>();
    for (const report of await live(1)) first.set(report.imei, first.get(report.imei) ?? report.at ?? '');
    for (const device of city.devices.slice(0, 100)) {
      const last = reportsOf(city, device, { from: now - 48 * hourMs, to: now + 1 }, []).at(-1);
      const next = first.get(device.imei);
      expect(next === undefined || Date.parse(next) > (last?.at ?? 0)).toBe(true);
    }
  });
});

describe('a gateway that does not listen', () => {
  it('gets everything later, in order and in batches of at most a thousand [N25]', async () => {
    let isDown = true;
    const sent: SentReport[] = [];
    const sizes: number[] = [];
    const send = async (_: string, reports: SentReport[]) => {
      if (isDown) throw new Error('down');
      sizes.push(reports.length);
      sent.push(...reports);
    };
    const life = createLife({ city, clock: () => now, dice: createDice('test'), send });
    life.storm({ perSecond: 500, seconds: 10 });
    for (let s = 1; s <= 10; s++) await expect(life.tick(now + s * 1000)).rejects.toThrow('down');
    isDown = false;
    await life.tick(now + 11_000);
    expect(sent.length).toBeGreaterThanOrEqual(5000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
    const own = sent.filter(({ imei }) => byImei.get(imei)?.rentId === 'R001').map(({ at }) => at ?? '');
    expect(own.toSorted()).toEqual(own);
  });
});
