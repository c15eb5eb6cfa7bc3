// A gateway in a process of its own, with the reports of a city's month, that measures how long its event loop is held up.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { systemClock } from '@fireline/api/lib';
import { dayMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { incidentsOf, reportsOf } from '../../../apps/gateway/src/city/history/history.ts';
import { historyDays } from '../../../apps/gateway/src/city/calendar.ts';
import type { City } from '../../../apps/gateway/src/city/model.ts';
import { seedCity } from '../../../apps/gateway/src/city/seed.ts';
import { deleteOldReadings } from '../../../apps/gateway/src/device/jobs.ts';
import { addDeviceKey } from '../../../apps/gateway/src/device/keys.ts';
import { packReports } from '../../../apps/gateway/src/device/ingest/packing.ts';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { tidyOneTable } from '../../../apps/gateway/src/lib/db/upkeep.ts';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { serve } from '../../../apps/gateway/src/node.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { hashPassword } from '../../../apps/gateway/src/lib/passwords.ts';

export type ToGateway = 'measure' | 'pack' | 'delete' | 'tidy';
export interface FromGateway {
  readonly url: string;
  readonly imeis: readonly string[];
  readonly reports: number;
  readonly seconds: number;
  /** Of the whole database. */
  readonly bytes: number;
  /** Of what is packed, with its indexes. */
  readonly packedBytes: number;
  /** Of the event loop since it was last asked. */
  readonly p99Ms: number;
  readonly longestMs: number;
}

const fail = (error: unknown): never => {
  throw error;
};
const {
  BENCH_POSTGRES: postgres,
  BENCH_FOLDER: folder = '',
  BENCH_DEVICES: devices,
  BENCH_KEY: key = '',
} = process.env;
const database = postgres ? await openPostgres(postgres, fail) : await openEmbedded({ folder, onUpkeepFailure: fail });
const { db } = database;
const pwHash = await hashPassword(demoPassword, systemRandom);
const city = await seedCity({ db, clock: systemClock, devices: Number(devices), pwHash });
await addDeviceKey(db, { rentId: 'R001', name: 'bench', key, createdAt: new Date().toISOString() });
for (const table of ['reading', 'position'] as const) await db.deleteFrom(table).execute();
for (const table of ['reading', 'position']) await sql`vacuum full ${sql.table(table)}`.execute(db);

/** The month as reports, instant by instant, as many devices send them. */
function* monthOf({ devices: all, now }: City) {
  const incidents = Map.groupBy(incidentsOf(city), ({ deviceId }) => deviceId);
  for (let day = historyDays; day > 0; day--) {
    const span = { from: now - day * dayMs, to: now - (day - 1) * dayMs };
    const batch = all
      .filter(({ rentId }) => rentId === 'R001')
      .flatMap((device) =>
        reportsOf(city, device, span, incidents.get(device.deviceId) ?? []).map(({ at, readings }) => ({
          imei: device.imei,
          at,
          readings,
        })),
      )
      .toSorted((a, b) => a.at - b.at);
    for (let from = 0; from < batch.length; from += 500)
      yield batch.slice(from, from + 500).map((one) => ({ ...one, at: new Date(one.at).toISOString() }));
  }
}

const served = await serve({ database, host: '127.0.0.1', port: 0, log: consoleLog });
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const deps = { database, clock: systemClock, log: consoleLog };
const imeis = city.devices.filter(({ rentId, online }) => rentId === 'R001' && online).map(({ imei }) => imei);

async function tell(reports: number, sinceMs: number): Promise<void> {
  const { rows } = await sql<{ bytes: number; packedBytes: number }>`
    select pg_database_size(current_database()) as bytes,
      pg_total_relation_size('reading') + pg_total_relation_size('position') as packed_bytes`.execute(db);
  const seconds = (performance.now() - sinceMs) / 1000;
  const [p99Ms, longestMs] = [delay.percentile(99) / 1e6, delay.max / 1e6];
  process.send?.({
    url: served.url,
    imeis,
    reports,
    seconds,
    bytes: rows[0]?.bytes ?? 0,
    packedBytes: rows[0]?.packedBytes ?? 0,
    p99Ms,
    longestMs,
  } satisfies FromGateway);
  delay.reset();
}

process.on('message', (what: ToGateway) => {
  const start = performance.now();
  const run = async (): Promise<number> => {
    if (what === 'pack') return packReports(deps, { isStopped: () => false, rest: (ms) => setTimeout(ms) });
    if (what === 'delete') return deleteOldReadings(deps, 10);
    if (what === 'tidy' && postgres) await sql`vacuum`.execute(db);
    if (what === 'tidy' && !postgres)
      for (let tidied: string | undefined = ''; tidied !== undefined;) tidied = await tidyOneTable(db);
    return 0;
  };
  run().then((reports) => tell(reports, start), fail);
});
process.on('SIGTERM', () => {
  void served.close().then(() => process.exit(0), fail);
});
await tell(0, performance.now());
const start = performance.now();
let sent = 0;
for (const batch of monthOf(city)) {
  await served.gateway.ingest('R001', batch);
  sent += batch.length;
}
await tell(sent, start);
