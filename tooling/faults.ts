// The long form of the fault tests: npm run faults -- [MINUTES], about so many minutes, 20 unless said otherwise.
import { spawnSync } from 'node:child_process';

const minutes = Number(process.argv[2] ?? 20);
if (!Number.isFinite(minutes) || minutes < 1) {
  console.error('How many minutes? npm run faults -- 20');
  process.exit(1);
}
const part = Math.max(1, Math.round(minutes / 8));
const rounds = String(part * 2);
const node = [process.execPath, '--conditions=fireline-source'];
const tests = ['kill9', 'push', 'resets', 'listen', 'commandsKill', 'clockAhead'].map((name) => `tests/faults/${name}`);
const steps: readonly (readonly string[])[] = [
  ['vitest', 'run', '--project', 'faults', ...tests],
  [...node, 'tests/faults/long/power.ts', rounds],
  [...node, 'tests/faults/long/soak.ts', String(part)],
  [...node, 'tests/faults/long/mix.ts', rounds, 'embedded'],
  [...node, 'tests/faults/long/mix.ts', rounds, 'postgres'],
  [...node, 'tests/faults/long/money.ts', String(part * 5), 'embedded'],
  [...node, 'tests/faults/long/money.ts', String(part * 10), 'postgres'],
  [...node, 'tests/faults/long/moneyStages.ts', rounds],
  [...node, 'tests/faults/long/protocols.ts', rounds],
  [...node, 'tests/faults/long/upgrade.ts', String(part)],
  [...node, 'tests/faults/long/chat.ts', String(part)],
  [...node, 'tests/faults/long/phone.ts', rounds],
  [...node, 'tests/faults/long/patrols.ts', rounds],
  [...node, 'tests/faults/long/orders.ts', String(part * 10)],
];
const failed = steps.filter(([command = '', ...args]) => {
  console.log(`\n=== ${command.split('/').at(-1)} ${args.join(' ')}`);
  const env = { ...process.env, FIRELINE_FAULTS_SCALE: String(part) };
  return spawnSync(command, args, { stdio: 'inherit', env }).status !== 0;
});
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
