import { spawnSync } from 'node:child_process';

/** Whether lines typed in the terminal are for this process: one in the background would be stopped for reading them. */
export const isInForeground = (): boolean =>
  process.platform === 'win32' ||
  // the plus is how POSIX marks the terminal's foreground group; without `ps` nobody knows
  (spawnSync('ps', ['-o', 'stat=', '-p', String(process.pid)], { encoding: 'utf8' }).stdout ?? '').includes('+');
