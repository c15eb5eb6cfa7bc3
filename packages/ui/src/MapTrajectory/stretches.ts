import { type Track, metresBetween, trackOf } from '@fireline/domain/device';
import { type Wgs84, wgs84 } from '@fireline/domain/site';

/** Where a watch was, and within how many metres that is right. */
export interface WatchFix {
  readonly atMs: number;
  readonly at: Wgs84;
  /** Left out: nobody knows. */
  readonly accuracyM?: number;
}

/** A way without a gap. */
export interface Stretch {
  readonly fixes: readonly WatchFix[];
  readonly metres: number;
}

export interface Trajectory {
  readonly stretches: readonly Stretch[];
  /** All fixes that are drawn, in the order of time. */
  readonly fixes: readonly WatchFix[];
  readonly metres: number;
  /** Points that nobody could have reached in the time. */
  readonly droppedCount: number;
}

/**
 * The way in stretches: where nothing was heard for longer than `gapMs` it ends and begins anew, and the way between is not counted, since
 * nobody knows it.
 * @spec DEV-25
 */
export function trajectoryOf(given: readonly WatchFix[], gapMs: number): Trajectory {
  const byFix = new Map<object, WatchFix>();
  const track: Track = trackOf(
    given.map((fix) => {
      const plain = { atMs: fix.atMs, lng: fix.at.lng, lat: fix.at.lat };
      byFix.set(plain, fix);
      return plain;
    }),
  );
  const fixes = track.fixes.map((plain) => byFix.get(plain) ?? { atMs: plain.atMs, at: wgs84(plain.lng, plain.lat) });
  const stretches: { fixes: WatchFix[]; metres: number }[] = [];
  for (const fix of fixes) {
    const last = stretches.at(-1);
    const before = last?.fixes.at(-1);
    if (!last || !before || fix.atMs - before.atMs > gapMs) stretches.push({ fixes: [fix], metres: 0 });
    else {
      last.fixes.push(fix);
      last.metres += metresBetween(before.at, fix.at);
    }
  }
  return {
    stretches,
    fixes,
    metres: stretches.reduce((sum, { metres }) => sum + metres, 0),
    droppedCount: track.droppedCount,
  };
}

/** How long nothing was heard about a moment that lies between two stretches; nothing for a moment in one. @spec DEV-25 */
export function silenceAt(stretches: readonly Stretch[], atMs: number): number | undefined {
  const next = stretches.findIndex(({ fixes: [first] }) => first !== undefined && first.atMs > atMs);
  const [before, after] = [stretches[next - 1]?.fixes.at(-1), stretches[next]?.fixes[0]];
  return before && after && atMs > before.atMs ? after.atMs - before.atMs : undefined;
}

/** The last fix at a moment: where the watch was is not guessed between two. */
export const fixAt = (fixes: readonly WatchFix[], atMs: number): WatchFix | undefined =>
  fixes.findLast((fix) => fix.atMs <= atMs) ?? fixes[0];
