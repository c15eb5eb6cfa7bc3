import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folderLock.ts';

const holder = `
  import { lockFolder } from ${JSON.stringify(new URL('folderLock.ts', import.meta.url).href)};
  // kept: a lock that nothing refers to is collected, and let go
  globalThis.unlock = await lockFolder(process.argv[1]).catch((error) => console.log(error.message));
  if (globalThis.unlock) console.log('held');
  process.stdin.resume().on('end', () => process.exit());`;

const canUnshare = spawnSync('unshare', ['-n', '-m', '-p', '-f', 'true']).status === 0;
if (!canUnshare) console.log('skipped: locks across namespaces, which only root can make on Linux');

describe('a data folder has one holder [N04]', () => {
  let scratch: string;
  let folder: string;
  let children: ChildProcess[];
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'fireline-lock-'));
    folder = join(scratch, 'data');
    mkdirSync(folder);
    children = [];
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(scratch, { recursive: true, force: true });
  });

  /** Another process that asks for the folder and keeps what it gets, and what it says. */
  const other = async (path: string, through: readonly string[] = []) => {
    const [command, ...args] = [...through, process.execPath, '--input-type=module', '-e', holder, path];
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    const said = await new Promise<string>((resolve) =>
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
    );
    return { child, said };
  };
  const inUse = (path: string) => `The data folder ${path} is in use by another process.`;

  it('in this process', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(inUse(folder));
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('and among processes: stopped it stays the holder, killed it is none at once', async () => {
    const { child, said } = await other(folder);
    expect(said).toBe('held');
    const link = join(scratch, 'link');
    symlinkSync(folder, link);
    child.kill('SIGSTOP');
    await expect(lockFolder(link)).rejects.toThrow(inUse(link));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    await (
      await lockFolder(folder)
    )();
  });

  it('also when somebody deletes the lock file', async () => {
    const unlock = await lockFolder(folder);
    unlinkSync(join(folder, 'gateway.lock'));
    await expect(lockFolder(folder)).rejects.toThrow(inUse(folder));
    await unlock();
  });

  it('a file system without locks is refused with a sentence', async () => {
    mkdirSync(join(folder, 'gateway.lock'));
    await expect(lockFolder(folder)).rejects.toThrow(/cannot be locked \(unable to open database file\)/);
  });

  it.runIf(canUnshare)('from another network namespace, and through a bind mount in another container', async () => {
    const unlock = await lockFolder(folder);
    const mounted = join(scratch, 'mounted');
    mkdirSync(mounted);
    const container = ['unshare', '-m', '-p', '-f', 'sh', '-c', `mount --bind "$0" "$1"; shift; exec "$@"`];
    const [network, bind] = await Promise.all([
      other(folder, ['unshare', '-n']),
      other(mounted, [...container.slice(0, 1), '-n', ...container.slice(1), folder, mounted]),
    ]);
    expect([network.said, bind.said]).toEqual([inUse(folder), inUse(mounted)]);
    await unlock();
    expect((await other(folder, ['unshare', '-n'])).said).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(inUse(folder));
  });
});
