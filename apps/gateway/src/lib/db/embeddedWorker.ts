// Runs in a worker thread: the database's work and its waiting for the disk never hold up the server.
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFs, durableStart } from './durableFs.ts';
import type { FromWorker, ToWorker } from './embeddedMessages.ts';
import { parsers } from './values.ts';

const syncPath = (path: string): void => {
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
};

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

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
  return PGlite.create({ fs: new DurableNodeFs(data), startParams: durableStart, parsers: { ...parsers } });
}

const port = parentPort;
if (!port) throw new Error('embeddedWorker.ts runs in a worker thread');
const tell = (message: FromWorker) => port.postMessage(message);
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
