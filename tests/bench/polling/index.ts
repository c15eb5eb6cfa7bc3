import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import type { FromGateway } from '../glass/gatewayMain.ts';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { apiBase } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, percentile, rounded } from '../lib/suite.ts';

export const name = 'polling: devices that ask for their commands';

const tickMs = 100;

/**
 * So many devices ask once a minute for the commands that wait for them, spread over the minute, while none waits: one call a device, and one
 * call for many, as a concentrator asks. What that costs the gateway over what it spends anyway, as a share of one core. The database server is
 * another process and is not counted.
 * Options: `--devices 10000`, `--per-call 1,100`, `--seconds 30`, `--postgres postgres://…`.
 */
export const run = (options: Options): Promise<readonly Row[]> =>
  onDatabase(options, async (url) => {
    const devices = numberOption(options, 'devices', 10_000);
    const seconds = numberOption(options, 'seconds', 30);
    const child = startChild<FromGateway, 'cpu'>('glass/gatewayMain.ts', {
      DATABASE_URL: url,
      FIRELINE_DEVICES: String(devices),
    });
    const pool = new Pool({ connectionString: url, max: 1 });
    try {
      const started = await child.next();
      if (!('url' in started)) throw new Error('The gateway did not tell its address');
      const { rows } = await pool.query<{ imei: string }>(
        `select imei from device where rent_id = 'R001' and removed_at is null order by device_id limit $1`,
        [devices],
      );
      const cpuMs = async () => {
        const heard = child.next();
        child.tell('cpu');
        const told = await heard;
        return 'cpuMs' in told ? told.cpuMs : NaN;
      };
      const during = async (work: () => Promise<unknown>) => {
        const before = await cpuMs();
        const start = performance.now();
        await work();
        return ((await cpuMs()) - before) / (performance.now() - start);
      };
      await wait(5000);
      const idle = await during(() => wait(seconds * 1000));
      const table: Row[] = [];
      for (const perCall of (options['per-call'] ?? '1,100').split(',').map(Number)) {
        const tookMs: number[] = [];
        const groups = Array.from({ length: Math.ceil(rows.length / perCall) }, (_, at) =>
          rows.slice(at * perCall, (at + 1) * perCall).map(({ imei }) => imei),
        );
        const polled = await during(() => poll(started, groups, { perSecond: groups.length / 60, seconds, tookMs }));
        table.push({
          devices: rows.length,
          'devices a call': perCall,
          'calls/s': rounded(groups.length / 60, 1),
          'idle % of a core': rounded(idle * 100, 1),
          'polled % of a core': rounded(polled * 100, 1),
          'polling % of a core': rounded((polled - idle) * 100, 1),
          'p50 ms': rounded(percentile(tookMs, 50), 1),
          'p99 ms': rounded(percentile(tookMs, 99), 1),
        });
      }
      return table;
    } finally {
      await pool.end();
      await child.stop();
    }
  });

async function poll(
  { url, deviceKey }: { readonly url: string; readonly deviceKey: string },
  groups: readonly (readonly string[])[],
  { perSecond, seconds, tookMs }: { readonly perSecond: number; readonly seconds: number; readonly tookMs: number[] },
): Promise<void> {
  const ask = async (imeis: readonly string[]) => {
    const start = performance.now();
    const response = await fetch(`${url}${apiBase}/ingest/commands`, {
      method: 'POST',
      headers: { authorization: deviceKey, 'content-type': 'application/json' },
      body: JSON.stringify({ imeis }),
    });
    const { code } = (await response.json()) as { code: string };
    if (code !== '0000') throw new Error(`A device that asked for its commands was refused: ${code}`);
    tookMs.push(performance.now() - start);
  };
  const start = performance.now();
  const open: Promise<void>[] = [];
  for (;;) {
    const elapsed = (performance.now() - start) / 1000;
    const due = Math.min(Math.floor(elapsed * perSecond), Math.floor(seconds * perSecond));
    while (open.length < due) open.push(ask(groups[open.length % groups.length] ?? []));
    if (elapsed >= seconds) break;
    await wait(tickMs);
  }
  await Promise.all(open);
}
