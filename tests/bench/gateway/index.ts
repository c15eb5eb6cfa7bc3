import { apiBase, signIn } from '../lib/signIn.ts';
import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';
import { type Load, type Target, load } from './load.ts';
import { type Servers, startEmbedded, startPostgres } from './servers.ts';

export const name = 'gateway: lists a second';

/**
 * A page of 50 of devices and of current alarms through the gateway, against a bare Hono handler that sends the same SQL to
 * the same database from the same process. Over connections that stay open. One run, the order turned round on every second
 * repetition, medians.
 * Options: `--devices 2000`, `--reps 3`, `--ms 3000` (length of each measurement), `--connections 4`,
 * `--postgres postgres://postgres@127.0.0.1:5432/postgres` (left out where none answers).
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const devices = numberOption(options, 'devices', 2000);
  const server = options.postgres ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const rows: Row[] = [];
  for (const start of [() => startEmbedded(devices), () => startPostgres(devices, server)]) {
    const servers = await start();
    if (!servers) continue;
    try {
      rows.push(...(await measure(servers, options)));
    } finally {
      await servers.close();
    }
  }
  return rows;
}

const calls = { 'device.list': '/device/list', 'alarm.list': '/alarm/list' } as const;
const page = '?pageNo=1&pageSize=50';

async function measure({ gateway, peer, database }: Servers, options: Options): Promise<Row[]> {
  const { token: authorization } = await signIn(gateway);
  const rows: Row[] = [];
  for (const [call, path] of Object.entries(calls)) {
    const targets: readonly Target[] = [
      { url: gateway + apiBase + path + page, headers: { authorization } },
      { url: peer + path, headers: {} },
    ];
    const [own, bare] = await alternately(targets, options);
    rows.push({
      database,
      call,
      'gateway calls/s': rounded(own.callsPerSecond),
      'bare calls/s': rounded(bare.callsPerSecond),
      'gateway / bare': rounded(own.callsPerSecond / bare.callsPerSecond, 2),
      'gateway p50 ms': rounded(own.p50Ms, 1),
      'gateway p99 ms': rounded(own.p99Ms, 1),
      'bare p50 ms': rounded(bare.p50Ms, 1),
    });
  }
  return rows;
}

/** Medians of what each target did. */
async function alternately(targets: readonly Target[], options: Options): Promise<[Load, Load]> {
  const reps = numberOption(options, 'reps', 3);
  const ms = numberOption(options, 'ms', 3000);
  const connections = numberOption(options, 'connections', 4);
  const found = new Map<Target, Load[]>(targets.map((target) => [target, []]));
  for (let rep = 0; rep < reps; rep++)
    for (const target of rep % 2 === 0 ? targets : targets.toReversed())
      found.get(target)?.push(await load(target, connections, ms));
  const middle = (loads: readonly Load[], of: keyof Load) => median(loads.map((one) => one[of]));
  return targets.map((target) => {
    const loads = found.get(target) ?? [];
    return {
      callsPerSecond: middle(loads, 'callsPerSecond'),
      p50Ms: middle(loads, 'p50Ms'),
      p99Ms: middle(loads, 'p99Ms'),
    };
  }) as [Load, Load];
}
