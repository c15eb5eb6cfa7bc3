import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { numberOption, type Options, type Row } from '../lib/suite.ts';
import type { FromGateway } from '../upload/gatewayMain.ts';
import { hangUp } from './ask.ts';
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
    return (await logins(url, numberOption(options, 'logins', 40))).map((row) => ({
      database: postgres === '' ? 'embedded' : 'PostgreSQL',
      ...row,
    }));
  } finally {
    hangUp();
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Options: `--logins 40`, `--postgres URL`. */
export async function run(options: Options): Promise<readonly Row[]> {
  const embedded = await measured('', options);
  const onServer = await onDatabase(options, (url) => measured(url, options));
  return [...embedded, ...onServer];
}
