import { minuteMs } from './calendar.ts';

/** So many minutes before its due time something is due soon, where its kind does not say another time. */
export const dueSoonMinutes = 30;

export const dueStandings = ['waiting', 'soon', 'over', 'met', 'missed'] as const;
export type DueStanding = (typeof dueStandings)[number];

/** What has to be done by a moment, in milliseconds since 1970. */
export interface DueFacts {
  readonly dueAtMs: number;
  /** When it was done; null: it is not. */
  readonly endedAtMs: number | null;
}

/**
 * Where something stands with its due time: being done ends the clock, and what was met in time never turns late.
 * @param soonMs so long before the due time it is due soon
 * @example dueStanding({ dueAtMs: Date.UTC(2026, 0, 1), endedAtMs: null }, Date.UTC(2026, 0, 2)) // 'over'
 */
export function dueStanding(
  { dueAtMs, endedAtMs }: DueFacts,
  nowMs: number,
  soonMs = dueSoonMinutes * minuteMs,
): DueStanding {
  if (endedAtMs !== null) return endedAtMs <= dueAtMs ? 'met' : 'missed';
  if (nowMs > dueAtMs) return 'over';
  return dueAtMs - nowMs <= soonMs ? 'soon' : 'waiting';
}
