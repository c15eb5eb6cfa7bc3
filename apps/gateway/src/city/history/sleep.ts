import { deviceTypes, type SleepSegment, type SleepStage } from '@fireline/domain/device';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { dateText, dayOf, dayStart, hourMs, minuteMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City, CityDevice, Ms } from '../model.ts';

const nightsKept = 30;
/** How a cycle of about ninety minutes goes, with the minutes of each stage. */
const cycle: readonly (readonly [stage: SleepStage, minutes: readonly [number, number]])[] = [
  ['light', [18, 34]],
  ['deep', [14, 30]],
  ['light', [10, 24]],
  ['rem', [8, 22]],
];

type Wearer = Pick<CityDevice, 'deviceId' | 'deviceType'>;
const isWorn = ({ deviceType }: Wearer): boolean => deviceTypes[deviceType].readings.includes('sleep');

/** The stages of one night, by the day on which its wearer wakes: the same whenever it is asked; none where the watch lay on the table. */
export function nightOfSleep(seed: number, { deviceId }: Pick<CityDevice, 'deviceId'>, day: number): SleepSegment[] {
  const dice = createDice(seed, deviceId, day, 'sleep');
  if (dice.chance(0.06)) return [];
  const isRestless = dice.chance(0.25);
  let at = dayStart(day) - Math.round(dice.between(0.6, 2.4) * 60) * minuteMs;
  const wakes = dayStart(day) + Math.round(dice.between(5, 7.4) * 60) * minuteMs;
  const segments: SleepSegment[] = [];
  const add = (stage: SleepStage, minutes: number): void => {
    const toMs = Math.min(wakes, at + minutes * minuteMs);
    if (toMs > at) segments.push({ stage, fromMs: at, toMs });
    at = toMs;
  };
  const isAsleep = (): boolean => at < wakes;
  add('awake', dice.int(4, isRestless ? 45 : 18));
  while (isAsleep()) {
    for (const [stage, [low, high]] of cycle)
      add(isRestless && stage === 'deep' && dice.chance(0.6) ? 'light' : stage, dice.int(low, high));
    if (dice.chance(isRestless ? 0.8 : 0.3)) add('awake', dice.int(2, isRestless ? 28 : 9));
  }
  return segments;
}

/** Thirty nights of each watch, up to what it last told. @spec DEV-25 N25 */
export function sleepRows(city: City): BulkRow<'sleepNight'>[] {
  const today = dayOf(city.now);
  return city.devices.flatMap((device) => {
    const { deviceId, activatedAt, lastSeenAt } = device;
    if (!isWorn(device) || activatedAt === null || lastSeenAt === null) return [];
    return Array.from({ length: nightsKept }, (_, back) => today - nightsKept + 1 + back).flatMap((day) => {
      const segments = nightOfSleep(city.seed, device, day).filter(
        ({ fromMs, toMs }) => fromMs >= activatedAt && toMs <= lastSeenAt,
      );
      return segments.length === 0 ? [] : [{ deviceId, night: dateText(day), segments }];
    });
  });
}

/** The stages that ended after one moment and up to another, as a watch tells them with its next report. */
export function sleptBetween(seed: number, device: Wearer, after: Ms, upTo: Ms): SleepSegment[] {
  if (!isWorn(device)) return [];
  const days = [...new Set([dayOf(after + 12 * hourMs), dayOf(upTo + 12 * hourMs)])];
  return days.flatMap((day) => nightOfSleep(seed, device, day)).filter(({ toMs }) => toMs > after && toMs <= upTo);
}
