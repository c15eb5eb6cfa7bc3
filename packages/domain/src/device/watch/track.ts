import { type MomentRange, type Problem, checkMoments } from '../../lib/index.ts';
import { trackDaysMax, trackMaxMetresPerS } from '../limits.ts';

/** Where the watch was. Distances are the same in any datum as long as all points share it. */
export interface Fix {
  readonly atMs: number;
  readonly lng: number;
  readonly lat: number;
}

const earthRadiusM = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points along the ground. @spec DEV-25 */
export function metresBetween(one: Omit<Fix, 'atMs'>, other: Omit<Fix, 'atMs'>): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2);
  const east = Math.sin(radians(other.lng - one.lng) / 2);
  const share = north ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east ** 2;
  return 2 * earthRadiusM * Math.asin(Math.sqrt(Math.min(1, share)));
}

/** Degrees this near to 0, 0 are what a receiver says that finds no satellites: positions are kept with six decimals. */
const nowhereDegrees = 5e-7;

/** The problem of a position that is none: 0, 0 lies in the sea, and is what receivers say without a fix. @spec DEV-25 */
export const checkFix = ({ lng, lat }: Omit<Fix, 'atMs'>, field: string): Problem | undefined =>
  Math.max(Math.abs(lng), Math.abs(lat)) < nowhereDegrees ? { code: 'device.track.noFix', field } : undefined;

const isPlace = (fix: Fix): boolean =>
  Number.isFinite(fix.atMs + fix.lng + fix.lat) && checkFix(fix, 'position') === undefined;

export interface Track {
  /** The points to draw, in the order of time. */
  readonly fixes: readonly Fix[];
  /** Points that nobody could have reached in the time: left out. */
  readonly droppedCount: number;
  readonly metres: number;
}

/**
 * A way to draw on the map: in the order of time, without doubles and without jumps that nobody can make. The first point counts.
 * @spec DEV-25
 */
export function trackOf(fixes: readonly Fix[]): Track {
  const kept: Fix[] = [];
  let [metres, droppedCount] = [0, 0];
  for (const fix of fixes.toSorted((a, b) => a.atMs - b.atMs)) {
    const before = kept.at(-1);
    const way = before ? metresBetween(before, fix) : 0;
    const seconds = before ? (fix.atMs - before.atMs) / 1000 : Infinity;
    if (!isPlace(fix) || way > seconds * trackMaxMetresPerS) droppedCount += 1;
    else if (way > 0 || seconds > 0) {
      kept.push(fix);
      metres += way;
    }
  }
  return { fixes: kept, droppedCount, metres };
}

/** What is wrong with the time a trajectory is asked for. @spec DEV-25 */
export const checkTrackSpan = (range: MomentRange): Problem | undefined => checkMoments(range, trackDaysMax);
