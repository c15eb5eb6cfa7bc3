// A city whose tables hold more rows than a demo has, served, with the time that its statements take.
import { systemClock } from '@fireline/api/lib';
import { seedCity } from '../../../apps/gateway/src/city/seed.ts';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import type { Observer } from '../../../apps/gateway/src/lib/observer.ts';
import { hashPassword } from '../../../apps/gateway/src/lib/passwords.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { serve } from '../../../apps/gateway/src/node.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { multiply } from './multiply.ts';

const fail = (error: unknown): never => {
  throw error;
};
let sqlMs = 0;
const onQuery: Observer['queried'] = ({ seconds }) => {
  sqlMs += seconds * 1000;
};
const {
  BENCH_POSTGRES: postgres,
  BENCH_FOLDER: folder = '',
  BENCH_SEEDED: seeded,
  BENCH_DEVICES: devices,
  BENCH_ROWS: rows,
} = process.env;
const database = postgres
  ? await openPostgres(postgres, fail, onQuery)
  : await openEmbedded({ folder, onUpkeepFailure: fail, onQuery });
const pwHash = await hashPassword(demoPassword, systemRandom);
await seedCity({ db: database.db, clock: systemClock, devices: Number(seeded), pwHash });
await multiply(database.db, Number(devices), Number(rows));
const { url, close } = await serve({ database, host: '127.0.0.1', port: 0, log: consoleLog });
process.on('SIGTERM', () => void close().then(() => process.exit(0), fail));
// each message asks for the time that statements took since the one before
process.on('message', () => {
  process.send?.({ gateway: url, sqlMs });
  sqlMs = 0;
});
process.send?.({ gateway: url, sqlMs });
