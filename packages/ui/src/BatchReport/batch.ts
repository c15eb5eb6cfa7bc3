import type { RowId } from '../DataTable/index.ts';

/** `left`: the batch was cancelled before it came to this row. */
export type BatchState = 'waiting' | 'running' | 'done' | 'failed' | 'left';

/** What a batch is to be done to. */
export interface BatchItem {
  readonly id: RowId;
  /** As the reader knows it. */
  readonly name: string;
}

/** One row of the report. */
export interface BatchRow extends BatchItem {
  readonly state: BatchState;
  /** Why it failed, in the reader's language; else empty. */
  readonly reason: string;
}

/** A row that was not let through, and why, in the reader's language. */
export interface BatchRefusal {
  readonly id: RowId;
  readonly reason: string;
}

export type BatchCounts = Readonly<Record<BatchState, number>>;

/** How many rows are in which state. */
export function countStates(rows: Iterable<BatchRow>): BatchCounts {
  const counts = { waiting: 0, running: 0, done: 0, failed: 0, left: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

interface BatchWork {
  readonly ids: readonly RowId[];
  /** Ids that go in one call. */
  readonly size: number;
  /** Calls under way at the same time. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  /** Does it to those rows and answers the ones refused; a throw fails them all. */
  readonly run: (call: {
    readonly ids: readonly RowId[];
    readonly signal: AbortSignal;
  }) => Promise<readonly BatchRefusal[]>;
  /** Why rows of a call that threw have failed. */
  readonly reasonOf: (error: unknown) => string;
  readonly onChange: (changes: readonly { readonly id: RowId; readonly change: Partial<BatchRow> }[]) => void;
}

/** Goes through the rows, part by part, and tells each change; ends when all are through or when it is cancelled. */
export async function runBatch(work: BatchWork): Promise<void> {
  const { ids, size, atOnce, signal, run, reasonOf, onChange } = work;
  const step = Math.max(1, Math.floor(size));
  let next = 0;
  const call = async (part: readonly RowId[]): Promise<void> => {
    onChange(part.map((id) => ({ id, change: { state: 'running', reason: '' } })));
    const refused = await run({ ids: part, signal }).catch((error: unknown) => {
      const reason = reasonOf(error);
      return part.map((id) => ({ id, reason }));
    });
    const reasons = new Map(refused.map(({ id, reason }) => [id, reason]));
    onChange(
      part.map((id) => {
        const reason = reasons.get(id);
        return { id, change: reason === undefined ? { state: 'done' } : { state: 'failed', reason } };
      }),
    );
  };
  const lane = async (): Promise<void> => {
    while (next < ids.length && !signal.aborted) {
      const part = ids.slice(next, next + step);
      next += step;
      await call(part);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.floor(atOnce)) }, lane));
  onChange(ids.slice(next).map((id) => ({ id, change: { state: 'left' } })));
}
