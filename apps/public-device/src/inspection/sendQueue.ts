import { CallError } from '@fireline/api/lib';
import type { MergedRow } from '@fireline/domain/inspection';
import type { Problem } from '@fireline/domain/lib';
import type { QueueStore } from './phoneStore.ts';
import type { KeptPicture, QueuedRow, SentRow, SentScan } from './types.ts';

/** What takes a queue: the gateway. */
export interface SendPort {
  upload(picture: KeptPicture, signal: AbortSignal): Promise<{ readonly imageId: string }>;
  record(
    sent: { readonly sentAtMs: number; readonly scans: SentScan[]; readonly rows: SentRow[] },
    signal: AbortSignal,
  ): Promise<{ readonly scans: readonly MergedRow[]; readonly rows: readonly MergedRow[] }>;
}

/**
 * How a sending ended: everything has its answer, or why the rest waits. `later`: the gateway cannot be had now; `login`: the session is over;
 * `forbidden`: the account may not record any more.
 */
export type SendEnd = 'done' | 'later' | 'login' | 'forbidden';

/** Rows in one call, scans included. */
const rowsPerCall = 100;
const gone = 'shell.image.gone';

interface Stop {
  readonly end: SendEnd;
}
const stopOf = (error: unknown): Stop | undefined => {
  if (!(error instanceof CallError)) return { end: 'later' };
  if (error.kind === 'tokenInvalid') return { end: 'login' };
  if (error.kind === 'forbidden') return { end: 'forbidden' };
  // 408 and 429 ask to come again; what has no answer that can be read is no answer
  const isFinal = error.kind === 'refused' && !error.isPassing && error.status !== 408;
  return isFinal ? undefined : { end: 'later' };
};
const problemOf = (error: unknown): Problem =>
  (error instanceof CallError && error.problems[0]) || {
    code: error instanceof CallError ? error.code : 'call.refused',
  };

export interface Sending {
  readonly store: QueueStore;
  readonly port: SendPort;
  readonly owner: string;
  readonly clock: () => number;
  readonly signal: AbortSignal;
  /** Told after each row that has its answer. */
  readonly onSettled?: () => void;
}

/** Pictures before the row that names them. @returns their names at the gateway; undefined: the row was refused for one of them */
async function sendPictures({ store, port, signal }: Sending, row: QueuedRow): Promise<string[] | Stop | undefined> {
  const names: string[] = [];
  for (const key of row.pictures) {
    const picture = await store.picture(key);
    if (!picture) {
      await store.refuse(row.key, { code: 'patrol.picture.lost' });
      return undefined;
    }
    let { imageId } = picture;
    if (imageId === undefined) {
      try {
        ({ imageId } = await port.upload(picture, signal));
      } catch (error) {
        const stop = stopOf(error);
        if (stop) return stop;
        await store.refuse(row.key, problemOf(error));
        return undefined;
      }
      await store.notePicture(key, imageId);
    }
    names.push(imageId);
  }
  return names;
}

interface Ready {
  readonly row: QueuedRow;
  readonly images: string[];
}

async function settle({ store }: Sending, { row }: Ready, answer: MergedRow): Promise<void> {
  if (answer.outcome !== 'refused') return store.settle(row);
  const problem = answer.problem ?? { code: 'inspection.merged.refused' };
  if (problem.code !== gone || row.isRepeated === true) return store.refuse(row.key, problem);
  // the gateway drops a picture that no row named within a day: it is sent once more
  for (const key of row.pictures) await store.notePicture(key, undefined);
  return store.repeat(row.key);
}

/** One call; rows without an answer wait. */
async function sendRows(sending: Sending, ready: readonly Ready[]): Promise<Stop | undefined> {
  const { store, port, clock, signal, onSettled } = sending;
  const scans = ready.flatMap(({ row }) => (row.kind === 'scan' ? [row.body] : []));
  const rows = ready.flatMap(({ row, images }) => (row.kind === 'result' ? [{ ...row.body, images }] : []));
  let answers: ReadonlyMap<string, MergedRow>;
  try {
    const reply = await port.record({ sentAtMs: clock(), scans, rows }, signal);
    answers = new Map([...reply.scans, ...reply.rows].map((answer) => [answer.key, answer]));
  } catch (error) {
    const stop = stopOf(error);
    if (stop) return stop;
    // refused as a whole: one row of it, and the others are not to wait for it
    const [only] = ready;
    if (ready.length > 1) {
      for (const one of ready) {
        const ended = await sendRows(sending, [one]);
        if (ended) return ended;
      }
    } else if (only) await store.refuse(only.row.key, problemOf(error));
    onSettled?.();
    return undefined;
  }
  for (const one of ready) {
    const answer = answers.get(one.row.key);
    if (!answer) return { end: 'later' };
    await settle(sending, one, answer);
    onSettled?.();
  }
  return undefined;
}

/**
 * Sends what waits, in the order in which it was made: pictures first, then the rows that name them. Each row has its own answer. What is refused stays
 * with its reason and keeps nothing else waiting; what gets no answer is sent again as it is, under the same keys.
 * @spec N24 INS-05
 */
export async function sendQueue(sending: Sending): Promise<SendEnd> {
  const { store, owner, signal } = sending;
  for (;;) {
    if (signal.aborted) return 'later';
    const waiting = (await store.waiting(owner)).slice(0, rowsPerCall);
    if (waiting.length === 0) return 'done';
    const ready: Ready[] = [];
    for (const row of waiting) {
      const images = await sendPictures(sending, row);
      if (images && 'end' in images) {
        // what comes before it need not wait for its picture
        const stopped = ready.length > 0 ? await sendRows(sending, ready) : undefined;
        return stopped?.end ?? images.end;
      }
      if (images) ready.push({ row, images });
    }
    const stop = ready.length > 0 ? await sendRows(sending, ready) : undefined;
    if (stop) return stop.end;
  }
}
