// A gateway on the embedded database in a process of its own, with a city that remembers 13 months of alarms and a month of readings.
import { systemClock } from '@fireline/api/lib';
import { sql } from 'kysely';
import { pastDaysMax } from '../../../apps/gateway/src/city/history/past.ts';
import { seedCity } from '../../../apps/gateway/src/city/seed.ts';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import { hashPassword } from '../../../apps/gateway/src/lib/passwords.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { serve } from '../../../apps/gateway/src/node.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';

export interface FromGateway {
  readonly url: string;
  readonly alarms: number;
  readonly pieces: number;
  /** Of the processor, since the process began. */
  readonly cpuMs: number;
}

const fail = (error: unknown): never => {
  throw error;
};
const { BENCH_FOLDER: folder = '', BENCH_DEVICES: devices } = process.env;
const database = await openEmbedded({ folder, onUpkeepFailure: fail });
const { db } = database;
const pwHash = await hashPassword(demoPassword, systemRandom);
await seedCity({ db, clock: systemClock, devices: Number(devices), pastDays: pastDaysMax, pwHash });
await sql`vacuum analyze`.execute(db);
const served = await serve({ database, host: '127.0.0.1', port: 0, log: consoleLog });
const { rows } = await sql<{ alarms: number; pieces: number }>`
  select (select count(*) from alarm where rent_id = 'R001')::int as alarms,
    (select count(*) from reading)::int as pieces`.execute(db);
const held = { alarms: 0, pieces: 0, ...rows[0] };

const tell = (): void => {
  const { user, system } = process.cpuUsage();
  process.send?.({ url: served.url, ...held, cpuMs: (user + system) / 1000 } satisfies FromGateway);
};
process.on('message', tell);
process.on('SIGTERM', () => void served.close().then(() => process.exit(0), fail));
tell();
