import { dayOf, dayStart, hourMs, isWorkday, minuteMs } from '../calendar.ts';
import { hashOf, unitOf } from '../../lib/dice.ts';
import type { Ms } from '../model.ts';

/** What the movement in front of a sensor follows from. */
export type MovementKey = number;

/** The same key that the sensor's readings follow from. */
export const movementKey = (seed: number, deviceId: number): MovementKey => hashOf(seed, deviceId, 'readings');

const salt = 301;
/** How full its rooms are in working hours: some are hardly used. */
const busyOf = (key: MovementKey): number => 0.1 + 0.85 * unitOf(key, salt);

const chanceIn = (key: MovementKey, day: number, hour: number): number => {
  if (hour < 8 || hour >= 20) return 0.02;
  const noon = hour === 12 ? 0.5 : 1;
  return busyOf(key) * noon * (isWorkday(day) ? 1 : 0.2) * (hour >= 18 ? 0.4 : 1);
};

/** People come and go within an hour; nobody: undefined. */
function stretchIn(key: MovementKey, day: number, hour: number): readonly [Ms, Ms] | undefined {
  if (unitOf(key, salt, day, hour) >= chanceIn(key, day, hour)) return undefined;
  const from = Math.floor(unitOf(key, salt + 1, day, hour) * 15);
  const length = 10 + Math.floor(unitOf(key, salt + 2, day, hour) * 34);
  const start = dayStart(day) + hour * hourMs + from * minuteMs;
  return [start, start + length * minuteMs];
}

/** The stretches of a day in which it sees people, in minutes since midnight. */
export const movementOn = (key: MovementKey, day: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 24 }, (_, hour) => stretchIn(key, day, hour) ?? [])
    .filter((stretch) => stretch.length === 2)
    .map(([from = 0, to = 0]) => [(from - dayStart(day)) / minuteMs, (to - dayStart(day)) / minuteMs]);

const hourIn = (at: Ms): number => Math.floor((at - dayStart(dayOf(at))) / hourMs);

/** Whether the sensor sees people at the moment. */
export function isMoving(key: MovementKey, at: Ms): boolean {
  const stretch = stretchIn(key, dayOf(at), hourIn(at));
  return stretch !== undefined && at >= stretch[0] && at < stretch[1];
}

/** Hours looked through before it is said that nothing happens: a sensor sees somebody every few hours. */
const hoursMax = 200;

const edges = (key: MovementKey, hour: number): readonly Ms[] => {
  const at = hour * hourMs;
  return stretchIn(key, dayOf(at), hourIn(at)) ?? [];
};

/** The first moment after this one at which people come or are gone. */
export function nextEdge(key: MovementKey, after: Ms): Ms {
  const first = Math.floor(after / hourMs);
  for (let hour = first; hour < first + hoursMax; hour++)
    for (const edge of edges(key, hour)) if (edge > after) return edge;
  return Number.POSITIVE_INFINITY;
}

/** The last moment, this one included, at which people came or were gone. */
export function lastEdge(key: MovementKey, at: Ms): Ms {
  const last = Math.floor(at / hourMs);
  for (let hour = last; hour > last - hoursMax; hour--)
    for (const edge of edges(key, hour).toReversed()) if (edge <= at) return edge;
  return Number.NEGATIVE_INFINITY;
}
