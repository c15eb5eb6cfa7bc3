import type { AlarmCategory, AlarmLevel } from '../../alarm/index.ts';

/** What makes a detector one that went: who reports a low battery or an open door has not. @spec N08 */
export const spreadCategory = 'alarm' satisfies AlarmCategory;

/** A detector that went off. */
export interface SpreadEvent {
  readonly deviceId: number;
  readonly atMs: number;
  readonly level: AlarmLevel;
}

/** A detector in the order in which they went. @spec N08 */
export interface SpreadStep extends SpreadEvent {
  /** From 1. */
  readonly order: number;
  /** After the first of all. */
  readonly sinceFirstMs: number;
}

/**
 * The order in which detectors went: each once, by its first alarm, with its worst level; those of the same moment by their number.
 * @spec N08
 */
export const spreadOf = (events: readonly SpreadEvent[]): readonly SpreadStep[] => {
  const first = new Map<number, SpreadEvent>();
  for (const event of events) {
    if (!Number.isFinite(event.atMs)) continue;
    const before = first.get(event.deviceId) ?? event;
    const level = Math.min(before.level, event.level) as AlarmLevel;
    first.set(event.deviceId, { deviceId: event.deviceId, atMs: Math.min(before.atMs, event.atMs), level });
  }
  const sorted = [...first.values()].toSorted((one, other) => one.atMs - other.atMs || one.deviceId - other.deviceId);
  const startMs = sorted[0]?.atMs ?? 0;
  return sorted.map((event, at) => ({ ...event, order: at + 1, sinceFirstMs: event.atMs - startMs }));
};

/** Those that had gone at a moment, in their order. @spec N08 */
export const spreadAt = (steps: readonly SpreadStep[], atMs: number): readonly SpreadStep[] => {
  const upTo = steps.findIndex((step) => step.atMs > atMs);
  return upTo === -1 ? steps : steps.slice(0, upTo);
};

/** How many times faster than it was. @spec N08 */
export const replaySpeeds = [1, 10, 60] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

/** The playing back of a spread. @spec N08 */
export interface Replay {
  readonly atMs: number;
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
}

export type ReplayEvent =
  /** From the start when it stands at the end. */
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** So much time passed on the wall. */
  | { readonly type: 'tick'; readonly elapsedMs: number }
  | { readonly type: 'seek'; readonly atMs: number }
  /** To the next or the last detector, and stands there. */
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'speed'; readonly speed: ReplaySpeed };

const ends = (steps: readonly Pick<SpreadStep, 'atMs'>[]): readonly [number, number] => [
  steps[0]?.atMs ?? 0,
  steps.at(-1)?.atMs ?? 0,
];

/** At the end, where everything that went is to be seen; slow enough to follow. @spec N08 */
export const startReplay = (steps: readonly Pick<SpreadStep, 'atMs'>[]): Replay => ({
  atMs: ends(steps)[1],
  isPlaying: false,
  speed: 10,
});

/** The playing back after an event; it never leaves the time between the first detector and the last. @spec N08 */
export const replayStep = (replay: Replay, event: ReplayEvent, steps: readonly Pick<SpreadStep, 'atMs'>[]): Replay => {
  const [startMs, endMs] = ends(steps);
  const clamp = (atMs: number): number => (Number.isFinite(atMs) ? Math.min(Math.max(atMs, startMs), endMs) : startMs);
  switch (event.type) {
    case 'play':
      return startMs === endMs
        ? { ...replay, atMs: endMs, isPlaying: false }
        : { ...replay, atMs: replay.atMs >= endMs ? startMs : clamp(replay.atMs), isPlaying: true };
    case 'pause':
      return { ...replay, isPlaying: false };
    case 'tick': {
      if (!replay.isPlaying || !(event.elapsedMs > 0)) return replay;
      const atMs = clamp(replay.atMs + event.elapsedMs * replay.speed);
      return { ...replay, atMs, isPlaying: atMs < endMs };
    }
    case 'seek':
      return { ...replay, atMs: clamp(event.atMs) };
    case 'next':
      return { ...replay, isPlaying: false, atMs: steps.find(({ atMs }) => atMs > replay.atMs)?.atMs ?? endMs };
    case 'previous':
      return { ...replay, isPlaying: false, atMs: steps.findLast(({ atMs }) => atMs < replay.atMs)?.atMs ?? startMs };
    case 'speed':
      return { ...replay, speed: event.speed };
    default:
      return event satisfies never;
  }
};
