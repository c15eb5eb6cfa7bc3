import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvText } from '@fireline/domain/lib';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { apiBase, signIn } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';

export const name = 'imports: a file of places, checked and imported, and what a list takes meanwhile';

type Ask = <T>(path: string, body?: FormData) => Promise<T>;
interface ImportJob {
  readonly importId: number;
  readonly state: string;
  readonly successRows: number;
}

const formOf = (rows: number): FormData => {
  const head = ['name', 'type', 'smallKind', 'address', 'manager', 'phone', 'number'];
  const row = (at: number) => [`导入小店${at}`, 'C', 'shop', `科技路${at}号`, '陈师傅', '13800138000', `B-${at}`];
  const form = new FormData();
  form.append('file', new File([csvText([head, ...Array.from({ length: rows }, (_, at) => row(at))])], 'places.csv'));
  return form;
};

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

async function finished(ask: Ask, importId: number): Promise<ImportJob> {
  for (;;) {
    const { rows } = await ask<{ rows: readonly ImportJob[] }>('/services/imports?state=finished&pageSize=10');
    const job = rows.find((one) => one.importId === importId);
    if (job) return job;
  }
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
      const ask = async <T>(path: string, body?: FormData): Promise<T> => {
        const init = { headers: { authorization: token }, ...(body && { method: 'POST', body }) };
        const reply = (await (await fetch(gateway + apiBase + path, init)).json()) as { code: string; data: T };
        if (reply.code !== '0000') throw new Error(`${path}: ${reply.code}`);
        return reply.data;
      };
      const checked = await measure(ask, 'dry run', rows, async () => {
        const { failures } = await ask<{ failures: unknown[] }>('/services/imports/place/check', formOf(rows));
        return rows - failures.length;
      });
      const imported = await measure(ask, 'import', rows, async () => {
        const { importId } = await ask<ImportJob>('/services/places/import', formOf(rows));
        return (await finished(ask, importId)).successRows;
      });
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
