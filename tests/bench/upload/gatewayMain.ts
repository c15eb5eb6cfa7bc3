// A gateway in a process of its own, as it is started for real, that tells how much memory it takes and how long it was held up.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { join } from 'node:path';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { folderFiles } from '../../../apps/gateway/src/lib/files/folder.ts';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import { serve } from '../../../apps/gateway/src/node.ts';
import { fillPlans } from '../../fixtures/plans.ts';
import { fillTenants } from '../../fixtures/tenant.ts';

export interface FromGateway {
  readonly url: string;
  /** Of the process since it was last asked. */
  readonly peakBytes: number;
  readonly nowBytes: number;
  readonly longestBlockMs: number;
}

const fail = (error: unknown): never => {
  throw error;
};
const { BENCH_POSTGRES: postgres, BENCH_FOLDER: folder = '' } = process.env;
const database = postgres ? await openPostgres(postgres, fail) : await openEmbedded({ folder, onUpkeepFailure: fail });
const files = folderFiles(join(folder, 'files'));
if (!(await database.db.selectFrom('rent').select('rentId').executeTakeFirst())) {
  await fillTenants(database.db);
  await fillPlans(database.db, files);
}
const { url, close } = await serve({ database, files, host: '127.0.0.1', port: 0, log: consoleLog });

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let peakBytes = 0;
const look = () => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
};
setInterval(look, 20).unref();
const tell = () => {
  look();
  const nowBytes = process.memoryUsage.rss();
  process.send?.({ url, peakBytes, nowBytes, longestBlockMs: delay.max / 1e6 } satisfies FromGateway);
  peakBytes = nowBytes;
  delay.reset();
};
process.on('message', tell);
process.on('SIGTERM', () => {
  void close().then(() => process.exit(0), fail);
});
tell();
