import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { numberOption, type Options, type Row } from '../lib/suite.ts';
import type { FromGateway } from '../upload/gatewayMain.ts';
import { hangUp } from './ask.ts';
import { calls } from './calls.ts';
import { logins } from './logins.ts';

export const name = 'heldup: whether a call with a body or a password holds up alarms';

async function measured(postgres: string, options: Options): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const child = startChild<FromGateway, 'tell'>('upload/gatewayMain.ts', {
    BENCH_FOLDER: folder,
    BENCH_POSTGRES: postgres,
  });
  try {
    const { url } = await child.next();
    const longestBlock = async () => {
      const next = child.next();
      child.tell('tell');
      return (await next).longestBlockMs;
    };
    const database = postgres === '' ? 'embedded' : 'PostgreSQL';
    const wrong = numberOption(options, 'logins', 40);
    const rows = [
      ...(wrong === 0 ? [] : await logins(url, wrong)),
      ...(await calls(url, longestBlock, { only: options.only ?? '', shown: numberOption(options, 'shown', 30) })),
    ];
    return rows.map((row) => ({ database, ...row }));
  } finally {
    hangUp();
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Wrong passwords, and every call with a body, with the worst that fits into it, while alarms go on. Options: `--logins 40` (0 leaves them
 * out), `--only session.` (calls whose names contain it), `--shown 30`, `--on embedded` (leaves PostgreSQL out), `--postgres URL`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const embedded = await measured('', options);
  if (options.on === 'embedded') return embedded;
  const onServer = await onDatabase(options, (url) => measured(url, options));
  return [...embedded, ...onServer];
}
