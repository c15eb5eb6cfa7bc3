import { minuteMs } from '../../lib/index.ts';
import { chatLetterMinutes } from '../limits.ts';

/**
 * Whether an answer is written as a letter besides: who asked had waited for so long that it may have left the page.
 * @param waitsSinceMs since when it waited, in milliseconds since 1970; null: it did not
 * @spec SRV-06 MSG-04
 */
export const isLetterDue = (waitsSinceMs: number | null, nowMs: number): boolean =>
  waitsSinceMs !== null && nowMs - waitsSinceMs >= chatLetterMinutes * minuteMs;
