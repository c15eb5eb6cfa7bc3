import { useEffect, useMemo, useRef, useState } from 'react';
import { type RowId, type RowStore, createRowStore } from '../DataTable/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { type BatchCounts, type BatchItem, type BatchRefusal, type BatchRow, countStates, runBatch } from './batch.ts';
import { batchReportWords } from './words.ts';

export interface BatchOptions {
  /** Does it to those rows and answers the ones refused; a throw fails them all with what `reasonOf` makes of it. */
  readonly run: (call: {
    readonly ids: readonly RowId[];
    readonly signal: AbortSignal;
  }) => Promise<readonly BatchRefusal[]>;
  /** Ids that go in one call. Default 1. */
  readonly size?: number;
  /** Calls under way at the same time. Default 4. */
  readonly atOnce?: number;
  /** Why rows have failed when `run` throws, in the reader's language. Default: the message of the error. */
  readonly reasonOf?: (error: unknown) => string;
}

/** A batch under way or ended; handed to `BatchReport`. */
export interface Batch {
  readonly rows: RowStore<BatchRow>;
  readonly counts: BatchCounts;
  readonly isRunning: boolean;
  /** Begins a new batch over these rows; ignored while one runs. */
  readonly start: (items: readonly BatchItem[]) => void;
  /** What is under way ends, the rest is left as it is. */
  readonly cancel: () => void;
  /** Goes again through the rows that failed or were left. */
  readonly retry: () => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isUnsettled = ({ state }: BatchRow): boolean => state === 'failed' || state === 'left';

/**
 * Does something to many rows, some calls at a time: what fails is told row by row, the rest goes through.
 * Decision: a call that was under way when the batch was cancelled and then broke off has an unknown outcome, and says so.
 * @example const batch = useBatch({ run: async ({ ids, signal }) => (await send(mute, { ids }, signal)).refused });
 */
export function useBatch({ run, size = 1, atOnce = 4, reasonOf = messageOf }: BatchOptions): Batch {
  const t = useWords(batchReportWords);
  const [rows] = useState(() => createRowStore<BatchRow>([], ({ id }) => id));
  const [counts, setCounts] = useState(() => countStates([]));
  const running = useRef<AbortController | undefined>(undefined);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const all = () => rows.getIds().flatMap((id) => rows.getRow(id) ?? []);

  const go = (ids: readonly RowId[]): void => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setRunning(true);
    void runBatch({
      ids,
      size,
      atOnce,
      signal,
      run,
      reasonOf: (error) => (signal.aborted ? t('BatchReport.unknown') : reasonOf(error)),
      onChange: (changes) => {
        rows.patch(changes);
        setCounts(countStates(all()));
      },
    }).finally(() => {
      running.current = undefined;
      setRunning(false);
    });
  };
  const actions = { go, all };
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      rows,
      counts,
      isRunning,
      start(items) {
        if (running.current) return;
        rows.replaceAll(items.map(({ id, name }) => ({ id, name, state: 'waiting', reason: '' })));
        latest.current.go(items.map(({ id }) => id));
      },
      cancel: () => running.current?.abort(),
      retry() {
        if (running.current) return;
        const again = latest.current.all().filter(isUnsettled);
        rows.patch(again.map(({ id }) => ({ id, change: { state: 'waiting', reason: '' } })));
        latest.current.go(again.map(({ id }) => id));
      },
    }),
    [rows, counts, isRunning],
  );
}
