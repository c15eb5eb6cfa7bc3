import type { RowId } from '../types.ts';

/**
 * By how many places the rows in view moved because others came or went above them; 0 when most of them moved apart (a new order), so that
 * the scroll position should stay.
 */
export function anchorShift(before: readonly RowId[], after: readonly RowId[], first: number, last: number): number {
  const votes = new Map<number, number>();
  for (let index = first; index < Math.min(last, before.length); index++) {
    const id = before[index];
    const place = id === undefined ? -1 : after[index] === id ? index : after.indexOf(id);
    if (place >= 0) votes.set(place - index, (votes.get(place - index) ?? 0) + 1);
  }
  const seen = Math.min(last, before.length) - first;
  for (const [shift, count] of votes) if (count * 2 > seen) return shift;
  return 0;
}
