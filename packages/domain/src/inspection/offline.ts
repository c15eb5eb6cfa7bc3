import type { Problem } from '../lib/index.ts';
import { type ItemResult, type ResultPlace, type StandingResult, standingResults } from './tasks.ts';

/** A result as an inspector's phone keeps it until it can be sent. */
export interface QueuedResult extends StandingResult {
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

/** What is said under a key; the time is none of it, for a clock may be put right between two sendings. */
const saidIn = (one: QueuedResult): string =>
  JSON.stringify([placeOf(one), one.outcome, one.description, one.images, one.inspectorName, one.corrects ?? '']);

/** Why a result cannot take the place of another: it is not there, it is somebody else's, or it was corrected before. */
const correctionProblem = (one: QueuedResult, there: readonly QueuedResult[]): Problem | undefined => {
  const known = there.find(({ key }) => key === one.corrects);
  if (!known) return { code: 'inspection.result.nothingToCorrect', field: 'corrects' };
  if (known.inspectorName !== one.inspectorName)
    return { code: 'inspection.result.others', field: 'corrects', args: { name: known.inspectorName } };
  return standingResults(there).includes(known)
    ? undefined
    : { code: 'inspection.result.alreadyCorrected', field: 'corrects' };
};

/**
 * The results after a queue was sent, and what became of each of its rows. All that was found of an item is kept, and the worst of it counts: nobody's
 * pass hides a failure, in whatever order they arrive. The same result sent again is a repetition and no fault; another one under its key is
 * refused. Who recorded a result may correct it, with a reason. Sent twice, in pieces or after a broken connection, a queue leaves the same results.
 * @spec INS-05 N24
 */
export function mergeResults<R extends QueuedResult>(
  kept: readonly R[],
  queued: readonly R[],
): { readonly results: readonly R[]; readonly rows: readonly MergedRow[] } {
  const byKey = new Map(kept.map((one) => [one.key, one]));
  const results = [...kept];
  const rows = queued.map((one): MergedRow => {
    const { key } = one;
    const known = byKey.get(key);
    if (known)
      return saidIn(known) === saidIn(one)
        ? { key, outcome: 'repeated' }
        : { key, outcome: 'refused', problem: { code: 'inspection.result.keyUsed', field: 'key' } };
    const there = results.filter((other) => placeOf(other) === placeOf(one));
    const problem = one.corrects === undefined ? undefined : correctionProblem(one, there);
    if (problem) return { key, outcome: 'refused', problem };
    byKey.set(key, one);
    results.push(one);
    return { key, outcome: 'added' };
  });
  return { results, rows };
}

/**
 * The result at an item that an inspector may correct: the newest of their own that stands. Decision: of a task that is complete nothing is corrected
 * any more, for it is counted and may be reported.
 * @returns undefined: there is none
 * @spec INS-05 N24
 */
export const correctable = <R extends QueuedResult>(
  there: readonly R[],
  inspectorName: string,
  isComplete: boolean,
): R | undefined =>
  isComplete ? undefined : standingResults(there).findLast((one) => one.inspectorName === inspectorName);

/** The images still to be sent, each once, in the order they were taken. @spec N24 */
export const imagesToSend = (queued: readonly ItemResult[], sent: ReadonlySet<string>): string[] =>
  [...new Set(queued.flatMap(({ images }) => images))].filter((image) => !sent.has(image));
