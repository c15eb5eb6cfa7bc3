// A gateway on a PostgreSQL and a folder of files that others use as well: node gatewayMain.ts, DATABASE and FILES in the environment.
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { folderFiles } from '../../../apps/gateway/src/lib/files/folder.ts';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import { shutDownInOrder } from '../../../apps/gateway/src/lib/shutdown.ts';
import { serve } from '../../../apps/gateway/src/node.ts';

const { DATABASE = '', FILES = '' } = process.env;
const database = await openPostgres(DATABASE, (error) => consoleLog.error('upkeep', error));
const files = folderFiles(FILES);
const served = await serve({ database, files, host: '127.0.0.1', port: 0, log: consoleLog, loginsPerMinute: 10_000 });
shutDownInOrder(() => served.close(), consoleLog);
console.log(`serving ${served.url}`);
