import { Worker } from 'node:worker_threads';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { FromSheetThread, SheetTask } from './messages.ts';
import type { SentLine, SheetReader } from './reading.ts';

/** What a thread may take before it is ended in place of the server. */
const resourceLimits = { maxOldGenerationSizeMb: 512 } as const;
/** So many files are read at a time: each takes a core. */
const threadsMax = 2;

async function readInThread({ kind, bytes }: SheetTask): Promise<Result<readonly SentLine[]>> {
  const worker = new Worker(new URL('./sheetThread.ts', import.meta.url), {
    workerData: { kind, bytes } satisfies SheetTask,
    transferList: [bytes.buffer],
    resourceLimits,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Result<readonly SentLine[]>>();
  const rows: SentLine[] = [];
  worker.on('message', (message: FromSheetThread) => {
    if (message.type === 'refused') return resolve(refuse(...message.problems));
    if (message.type === 'done') return resolve(ok(rows));
    for (const row of message.rows) rows.push(row);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('next');
  });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('the thread that reads a file has ended')));
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
}

/** Reads each file in a thread of its own, a few at a time: the server takes alarms meanwhile, and outlives it. @spec DEV-26 */
export function threadSheetReader(): SheetReader {
  const waiting: (() => void)[] = [];
  let running = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= threadsMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // the turn is handed on
      if (next) next();
      else running -= 1;
    }
  };
  return { read: (kind, bytes) => inTurn(() => readInThread({ kind, bytes })) };
}
