// Gateway and peer in one process on one database, so that both have the same of everything.
import { systemClock } from '@fireline/api/lib';
import { seedCity } from '../../../apps/gateway/src/city/seed.ts';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { serve } from '../../../apps/gateway/src/node.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { hashPassword } from '../../../apps/gateway/src/lib/passwords.ts';
import { startPeer } from './peer.ts';
import type { FromServers } from './servers.ts';

const fail = (error: unknown): never => {
  throw error;
};
const { BENCH_POSTGRES: postgres, BENCH_FOLDER: folder = '', BENCH_DEVICES: devices } = process.env;
const database = postgres ? await openPostgres(postgres, fail) : await openEmbedded({ folder, onUpkeepFailure: fail });
const pwHash = await hashPassword(demoPassword, systemRandom);
await seedCity({ db: database.db, clock: systemClock, devices: Number(devices), pwHash });
const peer = await startPeer(database);
const { url, close } = await serve({ database, host: '127.0.0.1', port: 0, log: consoleLog });
process.on('SIGTERM', () => {
  peer.close();
  void close().then(() => process.exit(0), fail);
});
process.send?.({ gateway: url, peer: peer.url } satisfies FromServers);
