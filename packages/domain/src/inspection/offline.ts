import type { Problem } from '../lib/index.ts';
import type { ItemResult, ResultPlace } from './tasks.ts';

/** A result as an inspector's phone keeps it until it can be sent. */
export interface QueuedResult extends ItemResult {
  /** Given once by the phone: the same key is the same result, however often it is sent. */
  readonly key: string;
  readonly inspectorName: string;
}

export interface MergedRow {
  readonly key: string;
  readonly outcome: 'added' | 'repeated' | 'refused';
  readonly problem?: Problem;
}

const placeOf = ({ taskId, pointId, itemId }: ResultPlace): string => `${taskId}:${pointId}:${itemId}`;

/**
 * The results after a queue was sent, and what became of each of its rows. The first to write an item stays; the same result sent
 * again is a repetition and no fault; another one for the same item is refused with the name of who was first. Sent twice, in pieces
 * or after a broken connection, a queue leaves the same results.
 * @spec INS-05 N24
 */
export function mergeResults<R extends QueuedResult>(
  kept: readonly R[],
  queued: readonly R[],
): { readonly results: readonly R[]; readonly rows: readonly MergedRow[] } {
  const byPlace = new Map(kept.map((one) => [placeOf(one), one]));
  const results = [...kept];
  const rows = queued.map((one): MergedRow => {
    const { key } = one;
    const first = byPlace.get(placeOf(one));
    if (!first) {
      byPlace.set(placeOf(one), one);
      results.push(one);
      return { key, outcome: 'added' };
    }
    if (first.key === key) return { key, outcome: 'repeated' };
    const problem = { code: 'inspection.result.alreadyRecorded', field: 'itemId', args: { name: first.inspectorName } };
    return { key, outcome: 'refused', problem };
  });
  return { results, rows };
}

/** The images still to be sent, each once, in the order they were taken. @spec N24 */
export const imagesToSend = (queued: readonly ItemResult[], sent: ReadonlySet<string>): string[] =>
  [...new Set(queued.flatMap(({ images }) => images))].filter((image) => !sent.has(image));
