import { accessSync, constants, mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { FromWorker, QueryFailure, ToWorker } from './embeddedMessages.ts';
import { lockFolder } from './folderLock.ts';
import { type Answer, type Line, lineDialect } from './lineDialect.ts';
import { bellInProcess, kyselyOver, openedOver, type OpenedDatabase } from './opened.ts';

export class FolderUnwritable extends Error {}
/** A refusal by the database. */
class QueryRefused extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor({ message, code, constraint }: QueryFailure) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

const named = ({ fields, rows }: Extract<FromWorker, { rows: unknown }>): Record<string, unknown>[] =>
  rows.map((row) => {
    const object: Record<string, unknown> = {};
    for (const [index, name] of fields.entries()) object[name] = row[index];
    return object;
  });

/** A line to the database in a worker thread. If the worker dies, everything asked of it fails, now and later. */
function lineToWorker(worker: Worker): { line: Line; ready: Promise<void> } {
  const asked = new Map<number, PromiseWithResolvers<Answer>>();
  const ready = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let lastId = 0;
  let death: Error | undefined;
  const die = (error: Error) => {
    death ??= error;
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
    ready.reject(error);
    closed.resolve();
  };
  worker.on('error', (error) => die(error));
  worker.on('exit', () => die(new Error('The database is closed.')));
  worker.on('message', (message: FromWorker) => {
    if ('ready' in message) return ready.resolve();
    if ('closed' in message) return closed.resolve();
    const waiting = asked.get(message.id);
    asked.delete(message.id);
    if ('error' in message) waiting?.reject(new QueryRefused(message.error));
    else waiting?.resolve({ rows: named(message), affectedRows: message.affectedRows });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  const tell = (message: ToWorker) => worker.postMessage(message);
  const line: Line = {
    query: (text, params) => {
      if (death) return Promise.reject(death);
      lastId += 1;
      const answer = Promise.withResolvers<Answer>();
      asked.set(lastId, answer);
      tell({ id: lastId, sql: text, params });
      return answer.promise;
    },
    close: async () => {
      if (!death) tell({ close: true });
      await closed.promise;
      await worker.terminate();
    },
  };
  return { line, ready: ready.promise };
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    throw new FolderUnwritable(`The data folder ${folder} cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

export interface EmbeddedOptions {
  readonly folder: string;
  /** Told when upkeep fails; the data is safe, but the write-ahead log grows. */
  readonly onUpkeepFailure: (error: unknown) => void;
  readonly checkpointEveryMs?: number;
  readonly vacuumEveryMs?: number;
}

/**
 * The database in a folder, durable: what is answered as written survives a power cut.
 * The embedded PostgreSQL has no background processes, so its checkpoints and vacuums are driven from here.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenedDatabase> {
  prepareFolder(options.folder);
  const unlock = await lockFolder(options.folder);
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), { workerData: { root: options.folder } });
  const { line, ready } = lineToWorker(worker);
  try {
    await ready;
  } catch (error) {
    await worker.terminate();
    await unlock();
    throw error;
  }
  const db = kyselyOver(lineDialect(line));
  const every = (ms: number, statement: string) =>
    setInterval(() => void sql.raw(statement).execute(db).catch(options.onUpkeepFailure), ms).unref();
  const timers = [
    every(options.checkpointEveryMs ?? 60_000, 'checkpoint'),
    every(options.vacuumEveryMs ?? 3_600_000, 'vacuum analyze'),
  ];
  try {
    const opened = await openedOver(db, 'embedded', bellInProcess(), async () => {
      for (const timer of timers) clearInterval(timer);
    });
    const close = async () => {
      try {
        await opened.close();
      } finally {
        await unlock();
      }
    };
    return { ...opened, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
