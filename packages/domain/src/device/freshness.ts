import { staleAfterHeartbeats } from './limits.ts';

/** `fresh`: shown as it is. `late` and `stale`: dimmed, with its age. `never`: no value at all. */
export const freshnesses = ['fresh', 'late', 'stale', 'never'] as const;
export type Freshness = (typeof freshnesses)[number];

/**
 * How far a value can be trusted, by its age against the heartbeat of its device.
 * A value from the future (a clock that runs ahead) is fresh; against a heartbeat that is no positive number every age is stale.
 * @param lastSeenAtMs when it was measured; null: never
 * @param nowMs the reader's clock
 * @spec N05
 */
export const freshness = (lastSeenAtMs: number | null, nowMs: number, heartbeatS: number): Freshness => {
  if (lastSeenAtMs === null) return 'never';
  const heartbeats = (nowMs - lastSeenAtMs) / (heartbeatS * 1000);
  if (!(heartbeatS > 0)) return 'stale';
  if (heartbeats <= 1) return 'fresh';
  return heartbeats <= staleAfterHeartbeats ? 'late' : 'stale';
};

/**
 * When the answer of {@link freshness} changes next if nothing comes: the first millisecond of the next word; null: it stays.
 * A screen sets one timer instead of asking again and again.
 * @spec N05
 */
export function freshUntilMs(lastSeenAtMs: number | null, nowMs: number, heartbeatS: number): number | null {
  const state = freshness(lastSeenAtMs, nowMs, heartbeatS);
  if (lastSeenAtMs === null || state === 'stale') return null;
  return Math.floor(lastSeenAtMs + heartbeatS * 1000 * (state === 'fresh' ? 1 : staleAfterHeartbeats)) + 1;
}
