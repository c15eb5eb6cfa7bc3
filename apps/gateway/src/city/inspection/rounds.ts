import { taskSpan } from '@fireline/domain/inspection';
import { type Day, hourMs, minuteMs } from '@fireline/domain/lib';
import type { Dice } from '../../lib/dice.ts';
import type { SnapshotPoint } from '../../inspection/tasks/tables.ts';

/** What somebody found at an item, and when. */
export interface Found {
  readonly pointId: number;
  readonly itemId: number;
  readonly outcome: 'pass' | 'fail';
  readonly words: string;
  readonly atMs: number;
}
/** How a round went. */
export interface Round {
  readonly found: readonly Found[];
  /** When the last item was looked at; null: it is not complete. */
  readonly completedAtMs: number | null;
}

const inTimeShare = 0.88;
const lateShare = 0.06;
const failedShare = 0.018;
const perItemMs = 40_000;
/** From one point to the next. */
const walkMs = 3 * minuteMs;

/** What is written of an item that fails, after its name. */
const failures = ['不符合要求，需整改', '损坏，需更换', '异常，已告知值班人员', '缺失，需补配'];

/** Of the first so many of its items, one after the other. */
function walk(points: readonly SnapshotPoint[], beginMs: number, count: number, dice: Dice): Found[] {
  const found: Found[] = [];
  let at = beginMs;
  for (const { pointId, items } of points) {
    at += walkMs;
    for (const { itemId, content } of items) {
      if (found.length >= count) return found;
      at += perItemMs + dice.int(0, 20_000);
      const isFailed = dice.chance(failedShare);
      const words = isFailed ? `${content}${dice.pick(failures)}` : '';
      found.push({ pointId, itemId, outcome: isFailed ? 'fail' : 'pass', words, atMs: at });
    }
  }
  return found;
}

const itemsIn = (points: readonly SnapshotPoint[]): number => points.reduce((sum, { items }) => sum + items.length, 0);

/**
 * How a task went until now: walked in its time, walked too late, left in the middle, or under way.
 * @param now of the city, in milliseconds since 1970
 */
export function roundOf(
  points: readonly SnapshotPoint[],
  task: { readonly from: Day; readonly to: Day },
  now: number,
  dice: Dice,
): Round {
  const { startsAtMs, endsAtMs } = taskSpan({ ...task, planId: 0 });
  const total = itemsIn(points);
  const fate = dice.next();
  const lastMorning = endsAtMs - 24 * hourMs;
  const inTime =
    Math.max(startsAtMs, lastMorning - dice.int(0, 1) * 24 * hourMs) + dice.int(8 * 60, 15 * 60) * minuteMs;
  const isLeft = fate >= inTimeShare + lateShare;
  const begin = fate < inTimeShare || isLeft ? inTime : endsAtMs + dice.int(2, 20) * hourMs;
  const count = isLeft ? Math.floor(total * dice.between(0, 0.7)) : total;
  const found = walk(points, begin, count, dice).filter(({ atMs }) => atMs <= now);
  const isComplete = total > 0 && found.length === total;
  return { found, completedAtMs: isComplete ? (found.at(-1)?.atMs ?? null) : null };
}
