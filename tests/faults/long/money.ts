// People pay 20 times a second while gateways are killed: node tests/faults/long/money.ts KILLS [embedded|postgres]. On PostgreSQL there are two
// gateways. The provider is in this process, and its books outlive every gateway; at the end they are compared with ours.
import { Findings } from '../findings.ts';
import { runMoney } from '../money/run.ts';
import { hasPostgres } from '../ownDatabase.ts';
import { seededRandom } from '../pushWorld.ts';

const kills = Number(process.argv[2] ?? 10);
const kind = process.argv[3] === 'postgres' ? 'postgres' : 'embedded';
if (kind === 'postgres' && !(await hasPostgres())) {
  console.log('skipped: no PostgreSQL');
  process.exit(0);
}
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
const how = await runMoney({
  kind,
  kills,
  buyers: 24,
  everyMs: 1200,
  livesMs: [1500, 3000],
  lostShare: 0.02,
  random,
  findings,
});
findings.end(how);
