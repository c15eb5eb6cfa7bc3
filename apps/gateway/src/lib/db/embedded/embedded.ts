import type { Observer } from '../../observer.ts';
import { keepBallast } from './ballast.ts';
import { checkpoint } from './checkpoint.ts';
import { type Line, LineQueue, lineDialect } from './lineDialect.ts';
import { bellInProcess, kyselyOver, openedOver, type OpenedDatabase } from '../opened.ts';
import { openFolder } from './openFolder.ts';
import { tidyOneTable } from '../upkeep.ts';

export interface EmbeddedOptions {
  readonly folder: string;
  /** Told when upkeep fails; the data is safe, but the write-ahead log grows. */
  readonly onUpkeepFailure: (error: unknown) => void;
  /** Notified when the database no longer works; unless given, the error is thrown where nothing catches it, so that the process ends. */
  readonly onDeath?: (error: Error) => void;
  /** Whether a database is made where there is none; yes unless told otherwise. */
  readonly mayCreate?: boolean;
  /** Told how long each statement took. */
  readonly onQuery?: Observer['queried'];
  readonly checkpointEveryMs?: number;
  readonly tidyEveryMs?: number;
}

/** Without its database the gateway can do nothing, and a supervisor starts it again. */
const endProcess = (error: Error) => {
  queueMicrotask(() => {
    throw error;
  });
};

/** In the midst of a transaction that has failed, until that is rolled back. */
const isRefusedMeanwhile = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '25P02';

/** Asks between two statements, whosever they are: a question changes nothing of a transaction. */
const pastTheQueue = ({ query }: Line): Promise<unknown> =>
  query('select 1', []).catch((error: unknown) => {
    if (!isRefusedMeanwhile(error)) throw error;
  });

/**
 * The database in a folder, durable: what is answered as written survives a power cut.
 * The embedded PostgreSQL has no background processes, so its checkpoints and vacuums are driven from here.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenedDatabase> {
  const { folder, mayCreate = true, onDeath = endProcess } = options;
  const { line, startWatch } = await openFolder({ folder, mayCreate, onDeath });
  const queue = new LineQueue();
  const db = kyselyOver(lineDialect(line, queue), options.onQuery);
  const every = (ms: number, run: () => Promise<unknown>) =>
    setInterval(() => void run().catch(options.onUpkeepFailure), ms).unref();
  const timers = [
    every(options.checkpointEveryMs ?? 60_000, () => checkpoint(db, folder)),
    every(60_000, () => keepBallast(folder)),
    every(options.tidyEveryMs ?? 10_000, () => tidyOneTable(db)),
  ];
  const ballast = keepBallast(folder).catch(options.onUpkeepFailure);
  const stopUpkeep = async () => {
    for (const timer of timers) clearInterval(timer);
    await ballast;
  };
  const opened = await openedOver(db, 'embedded', bellInProcess(), stopUpkeep, () => pastTheQueue(line));
  startWatch();
  return { ...opened, lines: () => queue.state };
}
