import { deviceStatus } from '@fireline/domain/device';
import { dayMs, dayOf, historyDays, isWorkday, summerOf } from '../calendar.ts';
import { createDice, hashOf, unitOf } from '../../lib/dice.ts';
import type { City, CityDevice, Incident, Ms } from '../model.ts';
import { type Habit, habits } from './habits.ts';
import { applies, chatter, incidentOn } from './incidents.ts';

/** How far back the alarms of a large city go: a year, and a month to compare the first one with. */
export const pastDaysMax = 395;
/** A city with fewer devices remembers a month, unless it is asked for more. */
export const longPastFrom = 1000;

/** Days that are looked at together. */
const blockDays = 30;
/** No day has more than so many times the usual number. */
const most = 4;
/** One detector in so many cries all the time for a block of days. */
const cryingOneIn = 500;

/** What heat and full load bring on, and what cold does. */
const ofSummer: ReadonlySet<string> = new Set([
  'leakage',
  'cableTemperature',
  'overCurrent',
  'overTemperature',
  'arcFault',
]);
const ofWinter: ReadonlySet<string> = new Set(['gasLeak', 'carbonMonoxide', 'pressureLow', 'levelLow', 'lowBattery']);

/** By the day of the week: machines and visitors come on workdays, families cook on the others. */
function weekly({ hours }: Habit, day: number): number {
  if (hours === 'work') return isWorkday(day) ? 1.2 : 0.5;
  if (hours === 'meals' || hours === 'evening') return isWorkday(day) ? 0.9 : 1.25;
  return 1;
}

/** By the season, around 1 over a year. */
function seasonal({ kind }: Habit, day: number): number {
  if (ofSummer.has(kind)) return 0.6 + 0.8 * summerOf(day);
  return ofWinter.has(kind) ? 1.4 - 0.8 * summerOf(day) : 1;
}

/** Few places have much of the trouble; over the year detectors that cry were cleaned and moved, and there is less of it. */
function troubled({ ending }: Habit, seed: number, { placeId }: CityDevice, age: number): number {
  if (ending !== 'nuisance') return 1;
  const place = unitOf(seed, placeId, 'trouble') < 0.08 ? 2.2 : 0.9;
  return place * (0.9 + 0.4 * age);
}

/** @param age 0 for now to 1 for the begin of the past */
const weightOf = (habit: Habit, seed: number, device: CityDevice, day: number, age: number): number =>
  weekly(habit, day) * seasonal(habit, day) * troubled(habit, seed, device, age);

const endOf = ({ reportedAt, closed, recoveredAt }: Incident): Ms =>
  Math.max(reportedAt.at(-1) ?? 0, closed?.at ?? 0, recoveredAt ?? 0);

interface Span {
  /** Days, both included. */
  readonly first: number;
  readonly last: number;
}

/** What a habit brought on in a block of days: as often as its rate says, on days as likely as they weigh. */
function* inBlock(city: City, device: CityDevice, index: number, block: number): Generator<Incident> {
  const habit = habits[index];
  if (!habit) return;
  const { seed } = city;
  const rate = (habit.perYear / 365) * blockDays * most;
  const tries = Math.ceil(2 * rate);
  for (let nth = 0; nth < tries; nth += 1) {
    const luck = unitOf(seed, device.deviceId, block, index, nth) * tries;
    if (luck >= rate) continue;
    const dice = createDice(seed, device.deviceId, block, index, nth);
    const day = block * blockDays + dice.int(0, blockDays - 1);
    const age = (dayOf(city.now) - day) / pastDaysMax;
    if (dice.next() * most < weightOf(habit, seed, device, day, age))
      yield incidentOn({ seed, device, dice }, habit, day);
  }
}

function* cryingIn({ seed }: City, device: CityDevice, block: number): Generator<Incident> {
  if (device.deviceType !== 'smoke' || unitOf(seed, device.deviceId, block, 'crying') >= 1 / cryingOneIn) return;
  for (let day = block * blockDays; day < (block + 1) * blockDays; day += 1) {
    const key = hashOf(seed, device.deviceId, day, 'past');
    if (unitOf(key, 'chatter') < 0.45) yield* chatter({ seed, device, dice: createDice(key, 'chatter') }, day);
  }
}

function* ofDevice(city: City, device: CityDevice, { first, last }: Span): Generator<Incident> {
  const own = [...habits.keys()].filter((index) => {
    const habit = habits[index];
    return habit !== undefined && applies(habit, device);
  });
  for (let block = Math.floor(first / blockDays); block <= Math.floor(last / blockDays); block += 1) {
    for (const index of own) yield* inBlock(city, device, index, block);
    if (deviceStatus(device) === 'online') yield* cryingIn(city, device, block);
  }
}

/**
 * The alarms, faults and events of the months before the last one, oldest first, all of them over: they follow the week and the seasons,
 * some places have more of them than others, and false ones become fewer. One device has one of a kind at a time.
 * @param pastDays how far back they go; not further than the last month: none
 * @spec N25 ALM-10
 */
export function pastIncidentsOf(city: City, pastDays: number): Incident[] {
  const until = city.now - historyDays * dayMs;
  const last = dayOf(until);
  const kept: Incident[] = [];
  for (const device of city.devices) {
    const { activatedAt, lastSeenAt } = device;
    if (activatedAt === null || lastSeenAt === null) continue;
    const since = Math.max(activatedAt, city.now - pastDays * dayMs);
    const found = [...ofDevice(city, device, { first: dayOf(since), last })].toSorted(
      (a, b) => a.reportedAt[0] - b.reportedAt[0],
    );
    const busyUntil = new Map<string, Ms>();
    for (const incident of found) {
      const { kind, reportedAt } = incident;
      const end = endOf(incident);
      if (reportedAt[0] <= Math.max(since, busyUntil.get(kind) ?? 0) || end >= Math.min(until, lastSeenAt)) continue;
      busyUntil.set(kind, end);
      kept.push(incident);
    }
  }
  return kept.toSorted((a, b) => a.reportedAt[0] - b.reportedAt[0] || a.deviceId - b.deviceId);
}
