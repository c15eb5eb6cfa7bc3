// A small city on the embedded database, served, that files are imported into.
import { systemClock } from '@fireline/api/lib';
import { seedCity } from '../../../apps/gateway/src/city/seed.ts';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import { hashPassword } from '../../../apps/gateway/src/lib/passwords.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { serve } from '../../../apps/gateway/src/node.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';

const fail = (error: unknown): never => {
  throw error;
};
const { BENCH_POSTGRES: postgres, BENCH_FOLDER: folder = '', BENCH_SEEDED: seeded } = process.env;
const database = postgres
  ? await openPostgres(postgres, fail, () => {})
  : await openEmbedded({ folder, onUpkeepFailure: fail, onQuery: () => {} });
const pwHash = await hashPassword(demoPassword, systemRandom);
await seedCity({ db: database.db, clock: systemClock, devices: Number(seeded), pwHash });
const { url, close } = await serve({ database, host: '127.0.0.1', port: 0, log: consoleLog });
process.on('SIGTERM', () => void close().then(() => process.exit(0), fail));
process.send?.({ gateway: url });
