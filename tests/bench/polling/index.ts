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
 * So many devices each ask once a minute for the commands that wait for them, one call a device, spread over the minute, while none waits: what
 * that costs the gateway over what it spends anyway, as a share of one core. The database server is another process and is not counted.
 * Options: `--devices 10000`, `--seconds 30`, `--postgres postgres://…`.
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
      const tookMs: number[] = [];
      const perSecond = rows.length / 60;
      await wait(5000);
      const idle = await during(() => wait(seconds * 1000));
      const polled = await during(() => poll(started, rows, { perSecond, seconds, tookMs }));
      return [
        {
          devices: rows.length,
          'calls/s': rounded(perSecond),
          'idle % of a core': rounded(idle * 100, 1),
          'polled % of a core': rounded(polled * 100, 1),
          'polling % of a core': rounded((polled - idle) * 100, 1),
          'p50 ms': rounded(percentile(tookMs, 50), 1),
          'p99 ms': rounded(percentile(tookMs, 99), 1),
        },
      ];
    } finally {
      await pool.end();
      await child.stop();
    }
  });

async function poll(
  { url, deviceKey }: { readonly url: string; readonly deviceKey: string },
  devices: readonly { readonly imei: string }[],
  { perSecond, seconds, tookMs }: { readonly perSecond: number; readonly seconds: number; readonly tookMs: number[] },
): Promise<void> {
  const ask = async (imei: string) => {
    const start = performance.now();
    const response = await fetch(`${url}${apiBase}/ingest/commands`, {
      method: 'POST',
      headers: { authorization: deviceKey, 'content-type': 'application/json' },
      body: JSON.stringify({ imeis: [imei] }),
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
    while (open.length < due) open.push(ask(devices[open.length % devices.length]?.imei ?? ''));
    if (elapsed >= seconds) break;
    await wait(tickMs);
  }
  await Promise.all(open);
}
