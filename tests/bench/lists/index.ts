import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { apiBase, signIn } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';

export const name = 'lists: one call at a time over many rows';

interface FromChild {
  readonly gateway: string;
  readonly sqlMs: number;
}
type Served = Child<FromChild, 'sql'>;

const paged = 'pageNo=1&pageSize=50';
/** Lists as their screens ask for them, and the filters and sorts that cost most. */
const asked = [
  `/device/list?${paged}`,
  `/device/list?${paged}&sort=lastSeenAt&order=desc`,
  `/device/list?${paged}&sort=placeName&order=desc`,
  `/device/list?pageNo=400&pageSize=50`,
  `/device/list?${paged}&status=offline`,
  `/device/list?${paged}&search=${encodeURIComponent('中心')}`,
  `/device/list?${paged}&concern=battery`,
  '/device/filters',
  '/device/expiry',
  '/device/statistics',
  '/device/statistics?by=place',
  '/device/analysis',
  `/device/offlineRecords?${paged}`,
  '/shell/overview',
  '/site/counts',
  '/site/map?west=100&south=20&east=125&north=45&zoom=9',
  `/site/units?${paged}`,
  `/site/units?${paged}&search=${encodeURIComponent('公司')}`,
  `/site/places?${paged}`,
  `/users/config/list?${paged}`,
  `/users/log?${paged}`,
] as const;

async function measure(child: Served, path: string, token: string, origin: string, reps: number): Promise<Row> {
  const all: number[] = [];
  let bytes = 0;
  for (let rep = -3; rep < reps; rep++) {
    if (rep === 0) {
      child.tell('sql');
      await child.next();
    }
    const start = performance.now();
    const response = await fetch(origin + apiBase + path, { headers: { authorization: token } });
    bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) return { call: path, problem: response.status };
    if (rep >= 0) all.push(performance.now() - start);
  }
  child.tell('sql');
  const { sqlMs } = await child.next();
  const meanMs = all.reduce((sum, ms) => sum + ms, 0) / all.length;
  return {
    call: decodeURIComponent(path),
    'p50 ms': rounded(percentile(all, 50), 1),
    'p95 ms': rounded(percentile(all, 95), 1),
    'SQL ms': rounded(sqlMs / reps, 1),
    'call / SQL': rounded(meanMs / (sqlMs / reps), 2),
    kB: rounded(bytes / 1000),
  };
}

/**
 * Each list of the console, called one at a time with everything in scope: how long it takes, and how much of that the database takes.
 * Options: `--seeded 10000` devices with a history, `--devices 100000` in the table of devices and `--rows 20000` in those of units,
 * places, accounts and the user log, `--reps 20`, `--on postgres` or `embedded`, `--postgres postgres://…`.
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const env = {
    BENCH_FOLDER: folder,
    BENCH_SEEDED: String(numberOption(options, 'seeded', 10_000)),
    BENCH_DEVICES: String(numberOption(options, 'devices', 100_000)),
    BENCH_ROWS: String(numberOption(options, 'rows', 20_000)),
  };
  const work = async (url: string): Promise<Row[]> => {
    const child: Served = startChild('lists/listsMain.ts', { ...env, BENCH_POSTGRES: url });
    try {
      const { gateway } = await child.next();
      const { token } = await signIn(gateway);
      const rows: Row[] = [];
      for (const path of asked)
        rows.push(await measure(child, path, token, gateway, numberOption(options, 'reps', 20)));
      return rows;
    } finally {
      await child.stop();
    }
  };
  try {
    return options.on === 'embedded' ? await work('') : await onDatabase(options, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
