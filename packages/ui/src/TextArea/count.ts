import { isNearLimit } from '../lib/field/nearLimit.ts';

/** How the text stands to its limit. */
export interface Count {
  readonly count: number;
  readonly stage: 'far' | 'near' | 'over';
}

/** Characters as the domain counts them, a surrogate pair being one; near from nine tenths on. @spec SHL-25 */
export function countOf(text: string, limit: number): Count {
  const count = Array.from(text).length;
  if (count > limit) return { count, stage: 'over' };
  return { count, stage: isNearLimit(count, limit) ? 'near' : 'far' };
}
