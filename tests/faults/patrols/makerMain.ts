// Makes the tasks of all plans on a PostgreSQL that others use as well, once: node makerMain.ts, DATABASE and NOW (milliseconds since 1970) in the
// environment. Prints how many it made and how long it took.
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { consoleLog } from '../../../apps/gateway/src/lib/log.ts';
import { makeTasks } from '../../../apps/gateway/src/inspection/plans/making.ts';

const database = await openPostgres(process.env.DATABASE ?? '', (error) => consoleLog.error('upkeep', error));
const nowMs = Number(process.env.NOW);
console.log('serving http://maker\n');
const began = performance.now();
const pace = { isStopped: () => false, rest: async () => {} };
const made = await makeTasks({ database, clock: () => nowMs, log: consoleLog }, pace);
console.log(`made ${made} in ${Math.round(performance.now() - began)} ms`);
await database.close();
