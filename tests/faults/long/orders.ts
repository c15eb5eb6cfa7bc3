// Gateways are killed between the lock of a work order and the answer, so many times: node tests/faults/long/orders.ts KILLS. Two on one PostgreSQL.
import { Findings } from '../findings.ts';
import { runOrders } from '../orders/run.ts';
import { hasPostgres } from '../ownDatabase.ts';
import { seededRandom } from '../pushWorld.ts';

if (!(await hasPostgres())) {
  console.log('skipped: no PostgreSQL');
  process.exit(0);
}
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
findings.end(await runOrders({ kills: Number(process.argv[2] ?? 50), orders: 12, random, findings }));
