import { Worker } from 'node:worker_threads';
import { StartProblem } from '../../startProblem.ts';
import { freeBallast } from './ballast.ts';
import { checkDatabase, openProblem } from '../checkDatabase.ts';
import { lockFolder } from './folderLock.ts';
import type { Line } from './lineDialect.ts';
import { prepareFolder } from './privateFolder.ts';
import { lineToWorker } from './workerLine.ts';

export interface FolderOptions {
  readonly folder: string;
  /** Whether a database is made where there is none. */
  readonly mayCreate: boolean;
  /** Notified when a database that was opened no longer works. */
  readonly onDeath: (error: Error) => void;
}

/**
 * Opens the database in a folder, for this process alone, as it is: nothing is migrated.
 * @returns the line to it, which gives the folder back when it is closed, and a function that begins to watch how long statements take
 * @throws StartProblem
 */
export async function openFolder({ folder, mayCreate, onDeath }: FolderOptions) {
  prepareFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    checkDatabase(folder, mayCreate);
    freeBallast(folder);
  } catch (error) {
    await unlock();
    throw error instanceof StartProblem ? error : openProblem(folder, error as Error);
  }
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), { workerData: { root: folder } });
  let isOpen = false;
  // until it is open, the failure is the caller's
  const { line, ready, startWatch } = lineToWorker(worker, { onDeath: (error) => isOpen && onDeath(error) });
  try {
    await ready;
  } catch (error) {
    await worker.terminate();
    await unlock();
    throw openProblem(folder, error as Error);
  }
  isOpen = true;
  const closing: Line = {
    query: line.query,
    close: async () => {
      try {
        await line.close();
      } finally {
        await unlock();
      }
    },
  };
  return { line: closing, startWatch };
}
