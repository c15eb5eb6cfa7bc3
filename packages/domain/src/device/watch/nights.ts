import { type Day, dayAt, dayMs, hourMs, minuteMs, type Problem, startOfDay } from '../../lib/index.ts';
import { clockAheadMaxMin, readingsKeptDays } from '../limits.ts';
import { type DeviceType, deviceTypes } from '../types.ts';
import type { SleepSegment } from './sleep.ts';

/** The night that a moment belongs to, named by the day on which one wakes: from noon to noon. @spec DEV-25 */
export const nightOf = (atMs: number): Day => dayAt(atMs + 12 * hourMs);

/** From when to when a night goes, its end not included. @spec DEV-25 */
export function nightSpan(night: Day): { readonly fromMs: number; readonly toMs: number } {
  const toMs = startOfDay(night) + 12 * hourMs;
  return { fromMs: toMs - dayMs, toMs };
}

/**
 * What is wrong with the stages of a report: none longer than a day, to come, older than readings are kept, or from what nobody sleeps with.
 * @spec DEV-25 DEV-09
 */
export function checkSleep(
  segments: readonly SleepSegment[],
  nowMs: number,
  deviceType?: DeviceType,
): Problem | undefined {
  if (segments.length === 0) return undefined;
  if (deviceType && !deviceTypes[deviceType].readings.includes('sleep'))
    return { code: 'device.sleep.otherType', field: 'sleep' };
  const isWrong = ({ fromMs, toMs }: SleepSegment): boolean =>
    !(fromMs < toMs && toMs - fromMs <= dayMs && toMs <= nowMs + clockAheadMaxMin * minuteMs) ||
    fromMs < nowMs - readingsKeptDays * dayMs;
  return segments.some(isWrong) ? { code: 'device.sleep.span', field: 'sleep' } : undefined;
}

/** Stages with those that came later: of two that begin at the same moment the later one counts. Earliest first. @spec DEV-25 */
export function mergeSleep(known: readonly SleepSegment[], more: readonly SleepSegment[]): SleepSegment[] {
  const byStart = new Map([...known, ...more].map((segment) => [segment.fromMs, segment]));
  return [...byStart.values()].toSorted((a, b) => a.fromMs - b.fromMs);
}
