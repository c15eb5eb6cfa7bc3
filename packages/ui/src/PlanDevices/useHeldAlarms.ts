import { holdAlarms } from '@fireline/domain/plan';
import { useMemo, useState } from 'react';
import type { PlanAlarm, PlanDevicePoint } from './points.ts';

type Held = ReadonlyMap<number, readonly PlanAlarm[]>;

interface Told {
  readonly points: readonly PlanDevicePoint[];
  readonly seen: ReadonlySet<number>;
  readonly held: Held;
}

const none: readonly PlanAlarm[] = [];

/** What each device's mark is made of after these points; devices that are not on the plan any more lose theirs. */
export function heldAfter(
  before: Told | undefined,
  points: readonly PlanDevicePoint[],
  seen: ReadonlySet<number>,
): Held {
  const held = new Map<number, readonly PlanAlarm[]>();
  const isSeenSame = before?.seen === seen;
  points.forEach((point, index) => {
    const { deviceId, alarms = none } = point;
    const was = before?.held.get(deviceId) ?? none;
    // what is the same object has the same alarms: nearly all of them, at a thousand changes a second
    if (isSeenSame && before?.points[index] === point) {
      if (was.length > 0) held.set(deviceId, was);
      return;
    }
    if (was.length === 0 && alarms.length === 0) return;
    const now = holdAlarms(was, alarms, seen);
    if (now.length > 0) held.set(deviceId, now);
  });
  return held;
}

/** Remembers what was held last; asked again for the same points it answers the same. */
function createKeeper() {
  let told: Told | undefined;
  return (points: readonly PlanDevicePoint[], seen: ReadonlySet<number>): Held => {
    if (told?.points !== points || told.seen !== seen) told = { points, seen, held: heldAfter(told, points, seen) };
    return told.held;
  };
}

/**
 * The alarms of each device that has any: those that are current, and those that nobody acknowledged before they closed by themselves.
 * @param seen those that somebody acknowledged here
 * @spec N07
 */
export function useHeldAlarms(points: readonly PlanDevicePoint[], seen: ReadonlySet<number>): Held {
  const [keep] = useState(createKeeper);
  return useMemo(() => keep(points, seen), [keep, points, seen]);
}
