import { createHash } from 'node:crypto';
import { alarmKinds } from '@fireline/domain/alarm';
import { describe, expect, it } from 'vitest';
import { dayMs, dayOf, historyDays, isWorkday, summerOf } from '../calendar.ts';
import { createCity } from '../city.ts';
import type { Incident } from '../model.ts';
import { habits } from './habits.ts';
import { isHandlerOf } from './incidents.ts';
import { pastDaysMax, pastIncidentsOf } from './past.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const options = { seed: 'fireline', devices: 4000, now };
const city = createCity(options);
const incidents = pastIncidentsOf(city, pastDaysMax);
const devices = new Map(city.devices.map((device) => [device.deviceId, device]));
const dayOfOne = ({ reportedAt }: Incident): number => dayOf(reportedAt[0]);
/** How many a day, of the days that fit. */
function perDay(list: readonly Incident[], fits: (day: number) => boolean): number {
  const days = Array.from({ length: pastDaysMax - historyDays }, (_, at) => dayOf(now) - pastDaysMax + at).filter(fits);
  return list.filter((one) => fits(dayOfOne(one))).length / days.length;
}
const ofHours = (hours: string) => {
  const kinds = new Set(habits.filter((habit) => habit.hours === hours).map(({ kind }) => kind));
  return incidents.filter(({ kind }) => kinds.has(kind) && kind !== 'smoke' && kind !== 'gasLeak');
};

describe('the months before the last one', () => {
  it('are the same, byte for byte, for the same city [N25]', () => {
    const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
    expect(hash(pastIncidentsOf(createCity(options), pastDaysMax))).toBe(hash(incidents));
    expect(pastIncidentsOf(city, historyDays)).toEqual([]);
  });

  it('lie before the last month and in the life of their device, each over and in its order [N25] [ALM-03]', () => {
    const until = new Map<string, number>();
    for (const { deviceId, kind, category, level, reportedAt, acknowledged, recoveredAt, closed } of incidents) {
      const device = devices.get(deviceId);
      expect(reportedAt[0]).toBeGreaterThan(Math.max(device?.activatedAt ?? now, now - pastDaysMax * dayMs));
      expect({ category, level }).toMatchObject({ category: alarmKinds[kind].category, level: alarmKinds[kind].level });
      expect(closed).not.toBeNull();
      expect(Math.max(closed?.at ?? now, recoveredAt ?? 0)).toBeLessThan(now - historyDays * dayMs);
      const key = `${deviceId} ${kind}`;
      expect(reportedAt[0], key).toBeGreaterThan(until.get(key) ?? 0);
      until.set(key, closed?.at ?? now);
      const people = [acknowledged?.by, closed?.by].flatMap((by) => by ?? []);
      expect(people.filter((by) => !isHandlerOf(city.seed, device?.unitId ?? 0, by))).toEqual([]);
      expect(closed?.by === null).toBe(closed?.closing === 'autoRecovered');
    }
    const times = incidents.map(({ reportedAt }) => reportedAt[0]);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
  });

  it('have alarms in each of thirteen months [N25] [ALM-10]', () => {
    expect(new Set(monthsOf(incidents)).size).toBe(13);
  });

  it('follow the week and the seasons [N25]', () => {
    const work = ofHours('work');
    expect(perDay(work, isWorkday)).toBeGreaterThan(1.3 * perDay(work, (day) => !isWorkday(day)));
    const hot = incidents.filter(({ kind }) => kind === 'leakage' || kind === 'overCurrent');
    const isSummer = (day: number) => summerOf(day) > 0.5;
    expect(perDay(hot, isSummer)).toBeGreaterThan(1.15 * perDay(hot, (day) => !isSummer(day)));
    const cold = incidents.filter(({ kind }) => kind === 'pressureLow' || kind === 'levelLow');
    expect(perDay(cold, (day) => !isSummer(day))).toBeGreaterThan(1.15 * perDay(cold, isSummer));
  });

  it('have more false alarms in a few places [N25] [N17]', () => {
    const byPlace = new Map<number, number>();
    for (const { deviceId, closed } of incidents) {
      const { placeId } = devices.get(deviceId) ?? {};
      if (placeId !== undefined && closed?.closing === 'falseAlarm')
        byPlace.set(placeId, (byPlace.get(placeId) ?? 0) + 1);
    }
    const counts = [...byPlace.values()].toSorted((a, b) => b - a);
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
    expect(sum(counts.slice(0, Math.ceil(counts.length / 10)))).toBeGreaterThan(0.2 * sum(counts));
  });
});

/** The months of the reports, as China dates them. */
function monthsOf(list: readonly Incident[]): string[] {
  return list.map(({ reportedAt }) => new Date(reportedAt[0] + 8 * 3_600_000).toISOString().slice(0, 7));
}
