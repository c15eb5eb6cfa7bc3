import {
  type DaySum,
  dayMeter,
  dayPeak,
  daySpans,
  joinSpans,
  type MinuteSpan,
  monthAndDate,
  spanMinutes,
} from '@fireline/domain/analysis';
import { deviceTypes, type Measurement } from '@fireline/domain/device';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dateText, dayOf, dayStart, historyDays, hourMs } from '../calendar.ts';
import { sensorIn } from '../city.ts';
import { movementKey, movementOn } from '../device/movement.ts';
import { measuredAt } from '../device/readings.ts';
import type { City, CityDevice } from '../model.ts';
import type { Report } from './history.ts';

/** How far back the sums of days go: a year, and a month to compare the first one with. */
const keptDays = 395;
/** Peaks further back than so many days are kept of one day a week. */
const dailyPeaks = 100;
/** When most is drawn, by day. */
const peakHour = 15;

/** Sums of one device. */
export interface DeviceDays {
  readonly months: readonly BulkRow<'readingMonth'>[];
  readonly presence: readonly {
    readonly deviceId: number;
    readonly placeId: number;
    readonly day: string;
    readonly spans: readonly MinuteSpan[];
  }[];
}

/** The days before the city's readings begin on which the device was in use, oldest first. */
function olderDays(city: City, { activatedAt }: CityDevice): number[] {
  if (activatedAt === null) return [];
  const begin = dayOf(city.now) - historyDays;
  const first = Math.max(dayOf(activatedAt) + 1, begin - keptDays + historyDays);
  return Array.from({ length: Math.max(0, begin - first) }, (_, at) => first + at);
}

type Sums = Map<string, Record<string, DaySum>>;
function put(sums: Sums, day: number, sum: DaySum | undefined): void {
  if (!sum) return;
  const { month, date } = monthAndDate(dateText(day));
  const days = sums.get(month) ?? {};
  days[date] = sum;
  sums.set(month, days);
}

const rowsOf = (deviceId: number, measurement: Measurement, sums: Sums): BulkRow<'readingMonth'>[] =>
  [...sums].map(([month, days]) => {
    const all = Object.values(days);
    const used = Math.round(100 * all.reduce((sum, one) => sum + (one.used ?? 0), 0)) / 100;
    return { deviceId, measurement, month, days, used, max: Math.max(...all.map(({ max }) => max)) };
  });

function meterMonths(city: City, device: CityDevice, byDay: ReadonlyMap<number, Report[]>): BulkRow<'readingMonth'>[] {
  const sensor = sensorIn(city, device);
  const sums: Sums = new Map();
  let before: number | undefined;
  for (const day of olderDays(city, device)) {
    // read twice, so that a meter that was replaced meanwhile is seen
    const readings = [dayStart(day) + 12 * hourMs, dayStart(day + 1) - 1].map((at) => measuredAt(sensor, 'energy', at));
    put(sums, day, dayMeter(readings, before));
    before = readings[1];
  }
  for (const [day, reports] of byDay) {
    const readings = reports.flatMap(({ readings: { energy } }) => energy ?? []);
    put(sums, day, dayMeter(readings, before));
    before = readings.at(-1) ?? before;
  }
  return rowsOf(device.deviceId, 'energy', sums);
}

function peakMonths(city: City, device: CityDevice, name: 'current' | 'leakage', byDay: ReadonlyMap<number, Report[]>) {
  const sensor = sensorIn(city, device);
  const sums: Sums = new Map();
  const daily = dayOf(city.now) - dailyPeaks;
  for (const day of olderDays(city, device))
    if (day >= daily || day % 7 === 0)
      put(sums, day, dayPeak([measuredAt(sensor, name, dayStart(day) + peakHour * hourMs)]));
  for (const [day, reports] of byDay) put(sums, day, dayPeak(reports.flatMap(({ readings }) => readings[name] ?? [])));
  return rowsOf(device.deviceId, name, sums);
}

function presenceOf(city: City, device: CityDevice, byDay: ReadonlyMap<number, Report[]>): DeviceDays['presence'] {
  const { deviceId, placeId } = device;
  const key = movementKey(city.seed, deviceId);
  const older = olderDays(city, device).map((day) => ({ day, spans: joinSpans(movementOn(key, day)) }));
  let wasOn = false;
  const newer = [...byDay].map(([day, reports]) => {
    const seen = reports.flatMap(({ at, readings: { motion } }) =>
      motion === undefined ? [] : [{ atMs: at, isOn: motion > 0 }],
    );
    const spans = daySpans(seen, { day: dateText(day), wasOn, untilMs: city.now });
    wasOn = seen.at(-1)?.isOn ?? wasOn;
    return { day, spans };
  });
  return [...older, ...newer].map(({ day, spans }) => ({ deviceId, placeId, day: dateText(day), spans }));
}

/**
 * What is kept of each day of a device for thirteen months: the last month from what it reported, those before as its sensor goes.
 * @param reports of the last month, oldest first
 */
export function deviceDays(city: City, device: CityDevice, reports: readonly Report[]): DeviceDays {
  const { readings } = deviceTypes[device.deviceType];
  const isMeter = readings.includes('energy');
  if (!isMeter && !readings.includes('motion')) return { months: [], presence: [] };
  const byDay = Map.groupBy(reports, ({ at }) => dayOf(at));
  return isMeter
    ? {
        months: [
          ...meterMonths(city, device, byDay),
          ...peakMonths(city, device, 'current', byDay),
          ...peakMonths(city, device, 'leakage', byDay),
        ],
        presence: [],
      }
    : { months: [], presence: presenceOf(city, device, byDay) };
}

/** Writes the days of sensors, and from them those of their places. */
export async function writePresence(tx: Tx, presence: DeviceDays['presence']): Promise<void> {
  await insertMany(
    tx,
    'presenceDay',
    presence.map(({ deviceId, day, spans }) => ({ deviceId, day, spans, minutes: spanMinutes(spans) })),
  );
  const places = [...Map.groupBy(presence, ({ placeId, day }) => `${placeId} ${day}`).values()].map((same) => {
    const spans = joinSpans(same.flatMap((one) => one.spans));
    return { placeId: same[0]?.placeId, day: same[0]?.day, spans, minutes: spanMinutes(spans), sensors: same.length };
  });
  await insertMany(tx, 'placeDay', places);
}
