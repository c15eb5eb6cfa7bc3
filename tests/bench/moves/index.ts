import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@fireline/api/lib';
import { orgCalls } from '@fireline/api/org';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { apiBase, signIn } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';

export const name = 'moves: an organisation with its devices goes to another place, and what a reader takes meanwhile';

/** The city of the demo that most devices stand in, and what its province is called. */
const moved = '4403';
const home = '44';
/** Lists and counts that somebody at the console has open. */
const read = ['/device/list?pageNo=1&pageSize=10', '/site/counts', '/site/units?pageNo=1&pageSize=10'] as const;

type Read = () => Promise<number>;

/** Reads one after the other until the work is done. @returns milliseconds of each answer */
async function whileRunning(reads: readonly Read[], work: Promise<unknown>): Promise<readonly number[]> {
  const running = { isOver: false };
  const done = work.finally(() => {
    running.isOver = true;
  });
  const all: number[] = [];
  while (!running.isOver) for (const one of reads) all.push(await one());
  await done;
  return all;
}

async function measureMove(client: Client, reads: readonly Read[], parentId: string): Promise<Row> {
  const before = await client.send(orgCalls.detail, { orgId: moved });
  const start = performance.now();
  const move = client.send(orgCalls.move, { orgId: moved, revision: before.revision, parentId });
  let seconds = NaN;
  const calls = await whileRunning(
    reads,
    move.then(() => {
      seconds = (performance.now() - start) / 1000;
    }),
  );
  const { whole } = await client.send(orgCalls.detail, { orgId: moved });
  return {
    devices: whole.devices,
    units: whole.units,
    'move s': rounded(seconds, 2),
    'within 5 s': seconds <= 5 ? 'yes' : 'no',
    reads: calls.length,
    'read p50 ms': rounded(percentile(calls, 50), 1),
    'read worst ms': rounded(Math.max(...calls), 1),
  };
}

/**
 * An organisation with more than 10 000 devices is moved to another province and back while a reader asks for lists: how long each move takes,
 * and how long an answer takes meanwhile, against the same answers before.
 * Options: `--seeded 11500` devices of the city, nine of ten in what is moved, `--reps 2`, `--on embedded` (the default) or
 * `postgres`, `--postgres postgres://…`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const work = async (url: string): Promise<Row[]> => {
    const env = { BENCH_FOLDER: folder, BENCH_SEEDED: options.seeded ?? '11500', BENCH_POSTGRES: url };
    const child = startChild<{ gateway: string }>('imports/importsMain.ts', env);
    try {
      const { gateway } = await child.next();
      const { token, client } = await signIn(gateway);
      const reads = read.map((path) => async () => {
        const start = performance.now();
        const response = await fetch(gateway + apiBase + path, { headers: { authorization: token } });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        return performance.now() - start;
      });
      const idle: number[] = [];
      for (let rep = 0; rep < 20; rep += 1) for (const one of reads) idle.push(await one());
      const root = await client.send(orgCalls.detail, { orgId: home });
      const beside = { orgName: '另一省', orgLevel: 'province', parentId: root.parentId ?? '' } as const;
      const { orgId } = await client.send(orgCalls.create, beside);
      const rows: Row[] = [];
      for (let rep = 0; rep < numberOption(options, 'reps', 2); rep += 1)
        for (const parentId of [orgId, home])
          rows.push({
            ...(await measureMove(client, reads, parentId)),
            'read idle p50 ms': rounded(percentile(idle, 50), 1),
          });
      return rows;
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
