import { type DeviceType, deviceTypes } from '@fireline/domain/device';
import type { Ms } from '../model.ts';
import { hashOf, unitOf } from '../../lib/dice.ts';
import { lastEdge, movementKey, type MovementKey, nextEdge } from './movement.ts';

/** When a device reports: a little before each heartbeat is over, each device at its own moment, a little loose as clocks are. */
export interface Schedule {
  readonly everyMs: number;
  readonly phaseMs: number;
  readonly key: number;
  /** Of a device that sees people: it reports as well when they come and when they are gone. */
  readonly movement?: MovementKey;
}

/** Reports come early enough that none is missed when the clock is a minute loose. */
const marginRatio = 0.98;

/** @param pace how many times as often as their heartbeat asks mains devices report */
export function scheduleOf(seed: number, deviceId: number, type: DeviceType, pace = 1): Schedule {
  const { heartbeatS, power } = deviceTypes[type];
  const key = hashOf(seed, deviceId, 'schedule');
  const every = Math.max(1, Math.floor((heartbeatS * marginRatio) / (power === 'mains' ? pace : 1)));
  const schedule = { everyMs: every * 1000, phaseMs: Math.floor(unitOf(key) * heartbeatS) * 1000, key };
  return deviceTypes[type].readings.includes('motion')
    ? { ...schedule, movement: movementKey(seed, deviceId) }
    : schedule;
}

const reportAt = ({ everyMs, phaseMs, key }: Schedule, index: number): Ms => {
  const planned = index * everyMs + phaseMs;
  const looseS = Math.min(60, everyMs / 100_000);
  return planned + Math.floor(unitOf(key, Math.floor(planned / 1000)) * looseS) * 1000;
};

const indexOf = ({ everyMs, phaseMs }: Schedule, at: Ms): number => Math.floor((at - phaseMs) / everyMs);

/** The newest report at or before the moment. */
export function lastReport(schedule: Schedule, at: Ms): Ms {
  const index = indexOf(schedule, at);
  const newest = reportAt(schedule, index);
  const beat = newest <= at ? newest : reportAt(schedule, index - 1);
  return schedule.movement === undefined ? beat : Math.max(beat, lastEdge(schedule.movement, at));
}

/** The first report after the moment. */
export function nextReport(schedule: Schedule, after: Ms): Ms {
  const index = indexOf(schedule, after);
  const current = reportAt(schedule, index);
  const beat = current > after ? current : reportAt(schedule, index + 1);
  return schedule.movement === undefined ? beat : Math.min(beat, nextEdge(schedule.movement, after));
}
