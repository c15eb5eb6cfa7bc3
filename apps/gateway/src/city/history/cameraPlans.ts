import { startOfDay } from '@fireline/domain/lib';
import type { StorageProduct } from '@fireline/domain/tariff';
import { createDice, type Dice } from '../../lib/dice.ts';
import { dateText, dayMs, dayOf, minuteMs } from '../calendar.ts';
import type { City, CityDevice, Ms } from '../model.ts';

/**
 * How it goes with what is kept of cameras, one after the other, so that a city with few of them has one of each: it runs, is over, ends soon, was
 * never bought, or was over and bought again.
 */
const courses = ['running', 'over', 'near', 'none', 'running', 'again', 'near', 'over', 'running', 'running'] as const;
type Course = (typeof courses)[number];

/** Months that a camera is brought together. */
export interface CameraStep {
  readonly atMs: Ms;
  readonly months: Readonly<Partial<Record<StorageProduct, number>>>;
}
export interface CameraPlan {
  readonly camera: CityDevice & { readonly activatedAt: Ms };
  readonly course: Course;
  /** What its unit buys for it, the same for all of its cameras that go alike; empty: nothing. */
  readonly bought: readonly CameraStep[];
  /** What it is given where nobody buys. */
  readonly given: readonly CameraStep[];
}

const inCloudAndWatermark = (months: number) => ({ cloudStorage: months, watermark: months });
type Days = readonly { readonly daysAgo: number; readonly months: CameraStep['months'] }[];

/** A watermark runs as long as cloud storage, for a month alone, or was never wanted. */
const yearAndMore = (dice: Dice): CameraStep['months'] => {
  const share = dice.next();
  return { cloudStorage: 12, ...(share < 0.8 && { watermark: share < 0.6 ? 12 : 1 }) };
};

function boughtOf(course: Course, dice: Dice): Days {
  const month = inCloudAndWatermark(1);
  switch (course) {
    case 'running':
      return [{ daysAgo: dice.int(20, 190), months: yearAndMore(dice) }];
    case 'over':
      return [{ daysAgo: dice.int(50, 90), months: month }];
    case 'again':
      return [
        { daysAgo: dice.int(110, 140), months: month },
        { daysAgo: dice.int(15, 60), months: yearAndMore(dice) },
      ];
    case 'near': {
      const first = dice.int(42, 52);
      return [
        { daysAgo: first, months: month },
        { daysAgo: first - dice.int(20, 27), months: { cloudStorage: 1 } },
      ];
    }
    case 'none':
      return [];
  }
}

/** A year, which for those that have not been there for so long cannot be over yet. */
function givenOf(course: Course, ageDays: number, dice: Dice): Days {
  if (course === 'none') return [];
  const ago = { over: dice.int(375, 430), near: dice.int(343, 356), running: dice.int(20, 300), again: 30 }[course];
  const daysAgo = ago < ageDays ? ago : Math.min(dice.int(20, 300), ageDays);
  return [{ daysAgo, months: dice.chance(0.7) ? inCloudAndWatermark(12) : { cloudStorage: 12 } }];
}

/** What the cameras of the city are brought in two years. @spec DEV-20 REN-06 N25 */
export function cameraPlans(city: City): readonly CameraPlan[] {
  const today = dayOf(city.now);
  const at = (days: Days, dice: Dice): CameraStep[] =>
    days.map(({ daysAgo, months }) => ({
      months,
      atMs: startOfDay(dateText(today - daysAgo)) + dice.int(9 * 60 + 30, 17 * 60) * minuteMs,
    }));
  const cameras = city.devices.flatMap((device) =>
    device.deviceType === 'camera' && device.activatedAt !== null
      ? [{ ...device, activatedAt: device.activatedAt }]
      : [],
  );
  return cameras.map((camera, nth): CameraPlan => {
    const course = courses[nth % courses.length] ?? 'none';
    const ofUnit = createDice(city.seed, camera.unitId, 'cameras', course);
    const own = createDice(city.seed, camera.deviceId, 'camera');
    const bought = at(boughtOf(course, ofUnit), ofUnit);
    const isThere = bought.every(({ atMs }) => atMs > camera.activatedAt + dayMs);
    const ageDays = Math.floor((city.now - camera.activatedAt) / dayMs) - 2;
    return {
      camera,
      course,
      bought: isThere ? bought : [],
      given: ageDays < 1 ? [] : at(givenOf(course, ageDays, own), own),
    };
  });
}
