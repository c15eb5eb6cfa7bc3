import { type DueStanding, minuteMs } from '../../lib/index.ts';
import { chatLetterMinutes, chatLongWaitMinutes } from '../limits.ts';

/**
 * Whether an answer is written as a letter besides: who asked had waited for so long that it may have left the page.
 * @param waitsSinceMs since when it waited, in milliseconds since 1970; null: it did not
 * @spec SRV-06 MSG-04
 */
export const isLetterDue = (waitsSinceMs: number | null, nowMs: number): boolean =>
  waitsSinceMs !== null && nowMs - waitsSinceMs >= chatLetterMinutes * minuteMs;

/**
 * How pressing the wait for an answer is: `soon` once who asked may have left the page, `over` once it is long.
 * @param waitsSinceMs in milliseconds since 1970
 * @spec SRV-06
 */
export function chatWaitStanding(
  waitsSinceMs: number,
  nowMs: number,
): Extract<DueStanding, 'waiting' | 'soon' | 'over'> {
  const waitedMs = nowMs - waitsSinceMs;
  if (waitedMs >= chatLongWaitMinutes * minuteMs) return 'over';
  return isLetterDue(waitsSinceMs, nowMs) ? 'soon' : 'waiting';
}
