import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const benchRoot = join(import.meta.dirname, '..');

export interface Child<FromChild, ToChild> {
  /** What it says next. @throws Error when it ends before */
  next(): Promise<FromChild>;
  tell(message: ToChild): void;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Another process of the bench: servers and readers must not share a thread with the clock that measures them.
 * @param file from the folder of the bench, or absolute
 */
export function startChild<FromChild, ToChild = never>(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Child<FromChild, ToChild> {
  const child: ChildProcess = fork(resolve(benchRoot, file), {
    execArgv: ['--conditions=fireline-source', '--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  return {
    next: async () => {
      const heard = once(child, 'message') as Promise<[FromChild]>;
      const first = await Promise.race([heard, ended.then(() => undefined)]);
      if (!first) throw new Error(`${file} ended before it answered`);
      return first[0];
    },
    tell: (message) => child.send(message as object),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
