// A gateway on a PostgreSQL that others use as well, for tests that kill it: node sendingMain.ts, DATABASE in the environment.
import { openPostgres } from '../../apps/gateway/src/lib/db/postgres.ts';
import { consoleLog } from '../../apps/gateway/src/lib/log.ts';
import { shutDownInOrder } from '../../apps/gateway/src/lib/shutdown.ts';
import { serve } from '../../apps/gateway/src/node.ts';

const database = await openPostgres(process.env.DATABASE ?? '', (error) => consoleLog.error('upkeep', error));
const served = await serve({
  database,
  host: '127.0.0.1',
  port: 0,
  log: consoleLog,
  loginsPerMinute: 10_000,
  mayUsePrivateCarriers: true,
});
shutDownInOrder(() => served.close(), consoleLog);
console.log(`serving ${served.url}`);
