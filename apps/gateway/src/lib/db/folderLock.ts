import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class FolderInUse extends Error {}

/** A name that the system frees by itself when its process ends, however it ends (on Linux and Windows). */
function lockName(folder: string): string {
  const id = `fireline-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return process.platform === 'linux' ? `\0${id}` : join(tmpdir(), `${id}.sock`);
}

const take = (name: string): Promise<(() => Promise<void>) | 'taken'> =>
  new Promise((resolve, reject) => {
    const server = createServer().unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
    );
    server.listen(name, () => resolve(() => new Promise((done) => server.close(() => done()))));
  });

const isAlive = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(name, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Holds the folder for this process. The database itself has no such lock: two processes would ruin each other's data.
 * @returns how to let go
 * @throws FolderInUse when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = lockName(folder);
  let lock = await take(name);
  // a socket file survives its process on other systems than Linux and Windows
  if (lock === 'taken' && name.endsWith('.sock') && !(await isAlive(name))) {
    rmSync(name, { force: true });
    lock = await take(name);
  }
  if (lock === 'taken') throw new FolderInUse(`The data folder ${folder} is in use by another process.`);
  return lock;
}
