// A gateway that rolls an upgrade out, for a test that kills it amid its work: node rolloutMain.ts, FOLDER in the environment. With KILL_AT it
// kills itself when it writes its so many-th command, in the transaction of that one.
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { insertMany } from '../../apps/gateway/src/lib/db/query/bulk.ts';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { folderFiles } from '../../apps/gateway/src/lib/files/folder.ts';
import { consoleLog } from '../../apps/gateway/src/lib/log.ts';
import { shutDownInOrder } from '../../apps/gateway/src/lib/shutdown.ts';
import { serve } from '../../apps/gateway/src/node.ts';
import { fillTenants, imeiOf } from '../fixtures/tenant.ts';

const folder = process.env.FOLDER ?? '';
const killAt = Number(process.env.KILL_AT ?? 0);
const devices = Number(process.env.DEVICES ?? 0);
const firstDevice = 5000;

const fail = (error: unknown) => {
  throw error;
};
const opened = await openEmbedded({ folder, onUpkeepFailure: fail, checkpointEveryMs: 500 });
if (!(await opened.db.selectFrom('rent').select('rentId').executeTakeFirst())) {
  await fillTenants(opened.db);
  const like = await opened.db.selectFrom('device').selectAll().where('deviceId', '=', 6).executeTakeFirstOrThrow();
  await opened.db.transaction().execute((tx) =>
    insertMany(
      tx,
      'device',
      Array.from({ length: devices }, (_, at) => {
        const deviceId = firstDevice + at;
        return { ...like, deviceId, imei: imeiOf(deviceId), name: `燃气${at}` };
      }),
    ),
  );
}

let written = 0;
const killing: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const isCommand = node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'device_command';
    if (isCommand && (written += 1) === killAt) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
// after the plugin that names columns: it sees the names of the database
const database = killAt > 0 ? { ...opened, db: opened.db.withPlugin(killing) } : opened;
const files = folderFiles(join(folder, 'files'));
const served = await serve({ database, files, host: '127.0.0.1', port: 0, log: consoleLog, loginsPerMinute: 10_000 });
shutDownInOrder(() => served.close(), consoleLog);
console.log(`serving ${served.url}`);
