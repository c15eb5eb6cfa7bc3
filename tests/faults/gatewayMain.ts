// A gateway on a folder with the fixture's tenants, for tests that kill it: node gatewayMain.ts, FOLDER in the environment.
import { join } from 'node:path';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { folderFiles } from '../../apps/gateway/src/lib/files/folder.ts';
import { consoleLog } from '../../apps/gateway/src/lib/log.ts';
import { shutDownInOrder } from '../../apps/gateway/src/lib/shutdown.ts';
import { serve } from '../../apps/gateway/src/node.ts';
import { fillPlans } from '../fixtures/plans.ts';
import { fillTenants } from '../fixtures/tenant.ts';

const fail = (error: unknown) => {
  throw error;
};
const folder = process.env.FOLDER ?? '';
const database = await openEmbedded({
  folder,
  onUpkeepFailure: fail,
  checkpointEveryMs: 500,
});
const files = folderFiles(join(folder, 'files'));
if (!(await database.db.selectFrom('rent').select('rentId').executeTakeFirst())) {
  await fillTenants(database.db);
  await fillPlans(database.db, files);
}
const served = await serve({ database, files, host: '127.0.0.1', port: 0, log: consoleLog, loginsPerMinute: 10_000 });
shutDownInOrder(() => served.close(), consoleLog);
console.log(`serving ${served.url}`);
