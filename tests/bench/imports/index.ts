import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { type Ask, askAt, importPlaces, placesFile } from '../lib/importPlaces.ts';
import { signIn } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';

export const name = 'imports: a file of places, checked and imported, and what a list takes meanwhile';

/** Asks for a list again and again until the work is done. @returns milliseconds of each answer */
async function whileRunning(ask: Ask, work: Promise<unknown>): Promise<readonly number[]> {
  const running = { isOver: false };
  const done = work.finally(() => {
    running.isOver = true;
  });
  const all: number[] = [];
  while (!running.isOver) {
    const start = performance.now();
    await ask('/site/places?pageSize=10');
    all.push(performance.now() - start);
  }
  await done;
  return all;
}

async function measure(ask: Ask, what: string, rows: number, run: () => Promise<number>): Promise<Row> {
  const start = performance.now();
  const running = run();
  const calls = await whileRunning(ask, running);
  const seconds = (performance.now() - start) / 1000;
  return {
    what,
    rows,
    good: await running,
    s: rounded(seconds, 1),
    'rows/s': rounded(rows / seconds),
    'list p50 ms': rounded(percentile(calls, 50), 1),
    'list p99 ms': rounded(percentile(calls, 99), 1),
  };
}

/**
 * A file of places is checked, then imported: how long each takes, and how long a list takes meanwhile.
 * Options: `--rows 5000`, `--seeded 600` devices of the city, `--on embedded` (the default) or `postgres`, `--postgres postgres://…`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const rows = numberOption(options, 'rows', 5000);
  const work = async (url: string): Promise<Row[]> => {
    const env = { BENCH_FOLDER: folder, BENCH_SEEDED: options.seeded ?? '600', BENCH_POSTGRES: url };
    const child = startChild<{ gateway: string }>('imports/importsMain.ts', env);
    try {
      const { gateway } = await child.next();
      const { token } = await signIn(gateway);
      const ask = askAt(gateway, token);
      const checked = await measure(ask, 'dry run', rows, async () => {
        const { failures } = await ask<{ failures: unknown[] }>('/services/imports/place/check', placesFile(rows));
        return rows - failures.length;
      });
      const imported = await measure(ask, 'import', rows, () => importPlaces(ask, rows));
      return [checked, imported];
    } finally {
      await child.stop();
    }
  };
  try {
    return options.on === 'postgres' ? await onDatabase(options, work) : await work('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
