// A gateway whose payments are at the provider of the test, for tests that kill it: node moneyMain.ts, PROVIDER and DATABASE or FOLDER in the
// environment.
import { join } from 'node:path';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openPostgres } from '../../apps/gateway/src/lib/db/postgres.ts';
import { folderFiles } from '../../apps/gateway/src/lib/files/folder.ts';
import { consoleLog } from '../../apps/gateway/src/lib/log.ts';
import { shutDownInOrder } from '../../apps/gateway/src/lib/shutdown.ts';
import { serve } from '../../apps/gateway/src/node.ts';
import { remoteProvider } from './money/remoteProvider.ts';

const { DATABASE, FOLDER, PROVIDER = '' } = process.env;
const onUpkeepFailure = (error: unknown) => consoleLog.error('upkeep', error);
const database =
  FOLDER === undefined
    ? await openPostgres(DATABASE ?? '', onUpkeepFailure)
    : await openEmbedded({ folder: FOLDER, onUpkeepFailure, checkpointEveryMs: 500 });
const served = await serve({
  database,
  ...(FOLDER !== undefined && { files: folderFiles(join(FOLDER, 'files')) }),
  host: '127.0.0.1',
  port: 0,
  log: consoleLog,
  loginsPerMinute: 10_000,
  payments: { sandbox: remoteProvider(PROVIDER) },
});
shutDownInOrder(() => served.close(), consoleLog);
console.log(`serving ${served.url}`);
