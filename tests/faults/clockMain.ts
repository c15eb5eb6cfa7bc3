// A gateway on a folder, for tests of its clock: says which of its jobs have ended. FOLDER in the environment.
import { join } from 'node:path';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { folderFiles } from '../../apps/gateway/src/lib/files/folder.ts';
import { consoleLog } from '../../apps/gateway/src/lib/log.ts';
import { noObserver } from '../../apps/gateway/src/lib/observer.ts';
import { shutDownInOrder } from '../../apps/gateway/src/lib/shutdown.ts';
import { serve } from '../../apps/gateway/src/node.ts';

const fail = (error: unknown) => {
  throw error;
};
const folder = process.env.FOLDER ?? '';
const database = await openEmbedded({ folder, onUpkeepFailure: fail });
const files = folderFiles(join(folder, 'files'));
const observer = { ...noObserver, jobEnded: ({ name }: { readonly name: string }) => console.log(`ended: ${name}`) };
const served = await serve({
  database,
  files,
  host: '127.0.0.1',
  port: 0,
  log: consoleLog,
  loginsPerMinute: 10_000,
  observer,
});
shutDownInOrder(() => served.close(), consoleLog);
console.log(`serving ${served.url}`);
