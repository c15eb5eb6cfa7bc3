// Two gateways make the tasks of 2 000 plans ten days ahead, day after day, and one of them is killed: node tests/faults/long/patrols.ts DAYS.
import { leaseMs } from '../../../apps/gateway/src/lib/jobs/lease.ts';
import { Findings } from '../findings.ts';
import { hasPostgres } from '../ownDatabase.ts';
import { runMaking } from '../patrols/making.ts';
import { seededRandom } from '../pushWorld.ts';

if (!(await hasPostgres())) {
  console.log('skipped: no PostgreSQL');
  process.exit(0);
}
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
const { how, firstMs } = await runMaking({ plans: 2000, rounds: Number(process.argv[2] ?? 10), random, findings });
if (!(firstMs < leaseMs)) findings.add(`tasks are made in ${firstMs} ms, and a lease lasts ${leaseMs} ms`);
findings.end(how);
