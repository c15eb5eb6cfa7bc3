// 200 messages of a chat under 20 cuts and 2 kills, so many times: node tests/faults/long/chat.ts ROUNDS. Two gateways on one PostgreSQL.
import { runChat } from '../chat/run.ts';
import { Findings } from '../findings.ts';
import { hasPostgres } from '../ownDatabase.ts';
import { seededRandom } from '../pushWorld.ts';

if (!(await hasPostgres())) {
  console.log('skipped: no PostgreSQL');
  process.exit(0);
}
const rounds = Number(process.argv[2] ?? 1);
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
let how = '';
for (let round = 0; round < rounds; round += 1) {
  how = await runChat({ messages: 200, cuts: 20, kills: 2, random, findings });
  console.log(how);
}
findings.end(`${rounds} rounds of a ${how}`);
