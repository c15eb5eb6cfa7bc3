import type { Frame } from './probe.ts';
import type { Batch } from './send.ts';

export interface Latencies {
  /** From when the report was sent. */
  readonly fromSentMs: readonly number[];
  /** From when its acceptance was answered; below zero where the glass was faster than the answer. */
  readonly fromAcceptedMs: readonly number[];
}

/**
 * How long each alarm took to the glass. Alarms are raised and told in the order of their sending, and none ends meanwhile:
 * the n-th is on the glass with the first frame that shows n more than there were.
 * @param before how many were shown before the first
 */
export function latencies(batches: readonly Batch[], frames: readonly Frame[], before: number): Latencies {
  const fromSentMs: number[] = [];
  const fromAcceptedMs: number[] = [];
  let raised = before;
  let at = 0;
  for (const { sentAtMs, acceptedAtMs, count } of batches)
    for (let n = 0; n < count; n++) {
      raised += 1;
      while (at < frames.length && (frames[at]?.[1] ?? 0) < raised) at += 1;
      const painted = frames[at]?.[0];
      if (painted === undefined) return { fromSentMs, fromAcceptedMs };
      fromSentMs.push(painted - sentAtMs);
      fromAcceptedMs.push(painted - acceptedAtMs);
    }
  return { fromSentMs, fromAcceptedMs };
}
