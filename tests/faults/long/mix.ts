// People and devices of several areas at work while gateways are killed and started again: node tests/faults/long/mix.ts ROUNDS [embedded|postgres].
// On PostgreSQL there are two gateways. What was answered is kept in a ledger, which the database is compared with at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messageCalls } from '@fireline/api/message';
import { siteCalls } from '@fireline/api/site';
import { categoriesMax } from '@fireline/domain/inspection';
import { rolesMax } from '@fireline/domain/role';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { Findings } from '../findings.ts';
import { openCarrier } from '../mix/carrier.ts';
import { checkImports, checkLetters, checkLog, checkMade, checkMoves, checkSet } from '../mix/checkDesk.ts';
import { checkAlarms, checkCommands, checkEvents } from '../mix/checkDevices.ts';
import { checkSends } from '../mix/checkSends.ts';
import * as desk from '../mix/deskWriters.ts';
import { command, fire, task } from '../mix/deviceWriters.ts';
import { fillMix, mixDevices } from '../mix/fill.ts';
import { Gateways } from '../mix/gateways.ts';
import { Ledger, type Work } from '../mix/ledger.ts';
import { hasPostgres, ownDatabase } from '../ownDatabase.ts';
import { seededRandom } from '../pushWorld.ts';

const rounds = Number(process.argv[2] ?? 4);
const kind = process.argv[3] === 'postgres' ? 'postgres' : 'embedded';
const settledWithinMs = 300_000;
/** The last timed command runs within the next minute but one. */
const lastTaskMs = 100_000;

if (kind === 'postgres' && !(await hasPostgres())) {
  console.log('skipped: no PostgreSQL');
  process.exit(0);
}
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
const carrier = await openCarrier();
const folder = mkdtempSync(join(tmpdir(), 'fireline-mix-'));
const database = kind === 'postgres' ? await ownDatabase('mix') : undefined;
const fail = (error: unknown) => findings.add('the database of the check had a problem', [String(error)]);
const open = () => (database ? openPostgres(database.url, fail) : openEmbedded({ folder, onUpkeepFailure: fail }));

const gateways = new Gateways(database ? { DATABASE: database.url } : { FOLDER: folder }, findings, random);
const gatewaysAtOnce = database ? 2 : 1;
const ledger = new Ledger();
const work: Work = { gateways, ledger, findings, random };
const turns = new Map<string, number>();
const over = new AbortController();

/** Takes turns until the work is over, so many at most. A refusal is wrong: nothing that is sent here is to be refused. */
async function keepOn(name: string, pauseMs: number, step: (turn: number) => Promise<unknown>, most = Infinity) {
  for (let turn = 1; !over.signal.aborted && turn <= most; turn += 1) {
    turns.set(name, turn);
    try {
      await step(turn);
    } catch (error) {
      findings.add(`${name}, turn ${turn}: ${String(error)}`, [JSON.stringify(error)]);
    }
    await wait(pauseMs * (0.5 + random()));
  }
}

const begin = (): Promise<void>[] => [
  ...mixDevices.fires.map((deviceId) => keepOn(`fire at ${deviceId}`, 200, () => fire(work, deviceId))),
  keepOn('command', 150, (turn) => command(work, turn)),
  keepOn('task', 2500, (turn) => task(work, turn)),
  keepOn('hazard', 300, (turn) => desk.hazard(work, turn)),
  keepOn('move', 1000, () => desk.move(work)),
  keepOn('announcement', 700, (turn) => desk.announcement(work, turn)),
  keepOn('import', 2000, (turn) => desk.units(work, turn)),
  // as many roles and categories as a tenant may have
  keepOn('role', 800, (turn) => desk.role(work, turn), rolesMax - 10),
  keepOn('patrol', 500, (turn) => desk.patrol(work, turn), categoriesMax - 10),
];

/** Kills one gateway or two while people work, and starts them again; some starts are killed, too. */
async function killAndStart(): Promise<void> {
  await wait(3000 + random() * 5000);
  await gateways.killOne();
  if (random() < 0.3) await gateways.killOne();
  while (random() < 0.4) await gateways.startAndKill(random() * 3000);
  while (gateways.count < gatewaysAtOnce) await gateways.start();
}

/** Waits until what the gateways do by themselves is done: messages, imports, turns of schedules. */
async function settle(): Promise<void> {
  const nowMs = Date.now();
  for (let calm = 0; calm < 3 && Date.now() < nowMs + settledWithinMs; calm += 1) {
    await wait(4000);
    const waiting = await gateways.again('platform', messageCalls.sends, { state: ['planned', 'held'], pageSize: 1 });
    const running = await gateways.again('platform', siteCalls.imports, { state: 'importing', pageSize: 1 });
    if (waiting.total > 0 || running.total > 0 || Date.now() < nowMs + lastTaskMs) calm = -1;
  }
}

async function check(): Promise<void> {
  const { db, close } = await open();
  for (const one of [
    checkMade,
    checkSet,
    checkImports,
    checkLetters,
    checkMoves,
    checkLog,
    checkAlarms,
    checkCommands,
    checkEvents,
  ])
    await one({ db, ledger, findings });
  await checkSends({ db, ledger, findings }, carrier);
  await close();
}

try {
  const filled = await open();
  await fillMix(filled, carrier.url);
  await filled.close();
  for (let count = 0; count < gatewaysAtOnce; count += 1) await gateways.start();
  await gateways.signIn('platform');
  await gateways.signIn('agent');
  const working = begin();
  for (let round = 1; round <= rounds; round += 1) {
    await killAndStart();
    console.log(`round ${round} of ${rounds}: ${gateways.kills} kills`);
  }
  over.abort();
  await Promise.all(working);
  await settle();
  await gateways.stop();
  await check();
} catch (error) {
  findings.add('the run could not go on', [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
} finally {
  await gateways.killAll();
  await carrier.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}
const count = [...turns.values()].reduce((sum, one) => sum + one, 0);
const fires = [...ledger.fires.values()].reduce((sum, one) => sum + one, 0);
findings.end(
  `mix on ${kind}: ${gateways.kills} kills, ${count} turns of people and devices, ${ledger.made.length} records made, ${fires} fires, ` +
    `${carrier.offered.size} SMS, ${ledger.commands.received.length} commands handed out, ${ledger.imports.length} imports`,
);
