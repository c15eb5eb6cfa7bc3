// Runs in a worker thread: the database's work and its waiting for the disk never hold up the server.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFs, durableStart } from './durableFs.ts';
import type { FromWorker, ToWorker } from './embeddedMessages.ts';
import { syncPath, syncTree } from './syncTree.ts';
import { parsers } from '../query/values.ts';

const port = parentPort;
if (!port) throw new Error('embeddedWorker.ts runs in a worker thread');
const tell = (message: FromWorker) => port.postMessage(message);

/** Made aside and then renamed: a first start that is cut short leaves no half database behind. */
async function createWhole(root: string, data: string): Promise<void> {
  const aside = join(root, 'database.new');
  rmSync(aside, { recursive: true, force: true });
  const fresh = await PGlite.create({
    fs: new DurableNodeFs(aside),
    startParams: durableStart,
    initDbStartParams: ['--wal-segsize=1'],
  });
  await fresh.close();
  syncTree(aside);
  renameSync(aside, data);
  syncPath(root);
}

async function open(root: string): Promise<PGlite> {
  const data = join(root, 'database');
  if (!existsSync(data)) await createWhole(root, data);
  // the folder's lock is ours, so one that is left over is stale; torn, it would stop the start
  rmSync(join(data, 'postmaster.pid'), { force: true });
  let lastWords = '';
  const onStderr = (text: string) => {
    const [, kind, words = ''] = /(FATAL|PANIC):\s+(.*)/.exec(text) ?? [];
    if (kind) lastWords = words;
    // after a panic, as when the write-ahead log cannot grow, PGlite spins for ever
    if (kind === 'PANIC') tell({ panic: words });
    return true;
  };
  try {
    return await PGlite.create({
      fs: new DurableNodeFs(data),
      startParams: durableStart,
      parsers: { ...parsers },
      onStderr,
    });
  } catch (error) {
    // PGlite's own error says no more than that it aborted
    throw lastWords ? new Error(lastWords, { cause: error }) : error;
  }
}

const lite = await open((workerData as { root: string }).root);

async function answer({ id, sql, params }: Extract<ToWorker, { sql: string }>): Promise<void> {
  try {
    const { rows, fields, affectedRows } = await lite.query<unknown[]>(sql, [...params], { rowMode: 'array' });
    tell({ id, fields: fields.map(({ name }) => name), rows, affectedRows });
  } catch (error) {
    const { message, code, constraint } = error as Error & { code?: string; constraint?: string };
    tell({ id, error: { message, code, constraint } });
  }
}

port.on('message', (message: ToWorker) => {
  if ('sql' in message) void answer(message);
  else void lite.close().then(() => tell({ closed: true }));
});
tell({ ready: true });
