// A phone sends rounds of 200 results and 40 pictures while it is killed, its wire is cut and gateways are killed: node tests/faults/long/phone.ts ROUNDS.
import { Findings } from '../findings.ts';
import { hasPostgres } from '../ownDatabase.ts';
import { runPhone } from '../phone/run.ts';
import { seededRandom } from '../pushWorld.ts';

if (!(await hasPostgres())) {
  console.log('skipped: no PostgreSQL');
  process.exit(0);
}
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
const rounds = Number(process.argv[2] ?? 30);
findings.end(await runPhone({ rounds, results: 200, pictures: 40, random, findings }));
