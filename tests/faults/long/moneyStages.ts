// Splits and refunds are killed between any two steps: node tests/faults/long/moneyStages.ts ROUNDS, a kill of each kind in every round. The provider is
// in this process, and its books outlive every gateway; at the end they are compared with ours.
import { Findings } from '../findings.ts';
import { runStages } from '../money/stages.ts';
import { hasPostgres } from '../ownDatabase.ts';
import { seededRandom } from '../pushWorld.ts';

if (!(await hasPostgres())) {
  console.log('skipped: no PostgreSQL');
  process.exit(0);
}
const rounds = Number(process.argv[2] ?? 20);
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
findings.end(await runStages({ rounds, random, findings }));
