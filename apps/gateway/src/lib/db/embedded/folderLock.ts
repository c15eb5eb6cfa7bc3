import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from '../../startProblem.ts';
import { lockFile } from './fileLock.ts';

export class FolderInUse extends StartProblem {}

/** A name that the system frees by itself when its process ends, however it ends (on Linux and Windows). Every path to a folder gives the same. */
function socketName(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const id = `fireline-${dev.toString(16)}-${ino.toString(16)}`;
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

/** The second guard, for a folder whose lock file was deleted or whose file system only pretends to lock. */
async function takeSocket(folder: string): Promise<(() => Promise<void>) | 'taken'> {
  const name = socketName(folder);
  const taken = await take(name);
  // a socket file survives its process on other systems than Linux and Windows
  if (taken !== 'taken' || !name.endsWith('.sock') || (await isAlive(name))) return taken;
  rmSync(name, { force: true });
  return take(name);
}

function lockFileIn(folder: string): (() => void) | undefined {
  try {
    return lockFile(join(folder, 'gateway.lock'));
  } catch (error) {
    const reason = (error as Error).message;
    throw new StartProblem(`The data folder ${folder} cannot be locked (${reason}): its file system must have locks.`, {
      cause: error,
    });
  }
}

/**
 * Holds the folder for this process. The database itself has no such lock: two processes would ruin each other's data.
 * @returns how to let go
 * @throws StartProblem when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const inUse = () => new FolderInUse(`The data folder ${folder} is in use by another process.`);
  const unlock = lockFileIn(folder);
  if (!unlock) throw inUse();
  const close = await takeSocket(folder);
  if (close === 'taken') {
    unlock();
    throw inUse();
  }
  return async () => {
    await close();
    unlock();
  };
}
