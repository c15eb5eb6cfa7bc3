import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that another connection has locked. */
const busy = 5;

/**
 * Locks a file for this process until it is released or the process ends, however it ends. The kernel keeps the lock with the file itself:
 * it holds for every path to it, in every container of the machine, and while its holder is stopped. Node has no call for such locks, so the
 * SQLite that comes with it takes one.
 * @returns how to release it; undefined when somebody else has it
 * @throws an error of SQLite when the file cannot be made or its file system has no locks
 */
export function lockFile(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path);
  try {
    // nothing is ever written, so there is no journal to keep beside it
    file.exec('pragma journal_mode = memory; begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}
