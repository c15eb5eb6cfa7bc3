// Data of the last release is brought up to date by a gateway that is killed again and again while it starts:
// node tests/faults/long/upgrade.ts ROUNDS. Each round begins with the same data, in a folder and on PostgreSQL where one answers.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { migrations } from '../../../apps/gateway/src/migrations/index.ts';
import { releasedMigrations } from '../../fixtures/releasedMigrations.ts';
import { type GatewayProcess, spawnGateway } from '../../fixtures/gatewayProcess.ts';
import { Findings } from '../findings.ts';
import { hasPostgres, ownDatabase } from '../ownDatabase.ts';
import { seededRandom } from '../pushWorld.ts';
import {
  fillReleased,
  halfDone,
  lostSince,
  migrationsOf,
  openFolderAsItIs,
  openPostgresAsItIs,
  type Snapshot,
  snapshotOf,
  tablesIn,
} from '../upgradeWorld.ts';
import { migrateTo } from '../../../apps/gateway/src/lib/db/migrate.ts';

const rounds = Number(process.argv[2] ?? 4);
const killsPerRound = 4;
const random = seededRandom(Number(process.env.FIRELINE_SEED ?? Date.now() % 1_000_000));
const findings = new Findings();
const work = mkdtempSync(join(tmpdir(), 'fireline-upgrade-'));
const released = releasedMigrations.toSorted();
const latest = Object.keys(migrations).toSorted();
let [kills, startMs] = [0, 3000];
let running: GatewayProcess | undefined;
process.once('exit', () => {
  running?.process.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
});

/** Where the data is: a folder or a database, and how it is opened while no gateway has it. */
interface Place {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Db>;
  remove(): Promise<void>;
}

async function inDatabase<T>(place: Place, run: (db: Db) => Promise<T>): Promise<T> {
  const db = await place.open();
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

function startOn({ env }: Place): GatewayProcess {
  const folder = join(work, 'files');
  running = spawnGateway('apps/gateway/src/main.ts', {
    FIRELINE_DATA: folder,
    FIRELINE_LIVE: 'off',
    PORT: '0',
    ...env,
  });
  return running;
}
async function stop(gateway: GatewayProcess, what: string): Promise<void> {
  if ((await gateway.serving) === '') findings.add(`${what} does not serve`, [gateway.output()]);
  // its address comes a moment before it takes signals
  await wait(500);
  gateway.process.kill('SIGTERM');
  findings.same(`${what} ends with 0`, await gateway.ended, 0);
}

/** Before it serves, the data is as it was or as it will be; nothing lies between. */
async function checkBetween(place: Place): Promise<void> {
  const names = await inDatabase(place, migrationsOf);
  if (names.length !== released.length && names.length !== latest.length)
    findings.add(
      `${place.name}: a start that was killed left ${names.length} migrations, of ${released.length} and ${latest.length}`,
    );
}

async function upgrade(place: Place, before: Snapshot, wanted: readonly string[]): Promise<void> {
  for (let kill = 0; kill < killsPerRound; kill += 1) {
    const gateway = startOn(place);
    await wait(random() * startMs);
    gateway.process.kill('SIGKILL');
    const how = await gateway.ended;
    if (how !== 'SIGKILL') findings.add(`${place.name}: a start ended by itself with ${how}`, [gateway.output()]);
    kills += 1;
    // opening the folder repairs what the kill left: some starts come right after it
    if (random() < 0.5) await checkBetween(place);
  }
  const begunMs = performance.now();
  const gateway = startOn(place);
  await gateway.serving;
  // kills fall into the whole of a start, and into the first moments after it
  startMs = 1.1 * (performance.now() - begunMs);
  await stop(gateway, `${place.name}: the gateway after the kills`);
  await inDatabase(place, async (db) => {
    findings.same(`${place.name}: migrations`, await migrationsOf(db), latest);
    findings.none(`${place.name}: rows that are not there as they were`, await lostSince(db, before));
    findings.none(`${place.name}: half done`, await halfDone(db));
    const tables = await tablesIn(db);
    const other = [
      ...tables.filter((line) => !wanted.includes(line)).map((line) => `has ${line}`),
      ...wanted.filter((line) => !tables.includes(line)).map((line) => `lacks ${line}`),
    ];
    findings.none(`${place.name}: tables that are not those of a new database`, other);
  });
  const again = startOn(place);
  await stop(again, `${place.name}: the second start`);
  // that the clock is far from the data is a warning here
  if (/"level":"error"/.test(again.output()))
    findings.add(`${place.name}: the second start is not clean`, [again.output()]);
}

/** Runs the rounds on copies of data that is filled once. */
async function tryAll(original: Place, fresh: Place, copy: () => Promise<Place>): Promise<void> {
  const before = await inDatabase(original, async (db) => {
    await fillReleased(db);
    findings.same('migrations of the last release', await migrationsOf(db), released);
    return snapshotOf(db);
  });
  const wanted = await inDatabase(fresh, async (db) => {
    await migrateTo(db, latest.at(-1) ?? '');
    return tablesIn(db);
  });
  for (let round = 1; round <= rounds; round += 1) {
    const place = await copy();
    await upgrade(place, before, wanted);
    await place.remove();
    console.log(`${place.name}, round ${round} of ${rounds}: ${kills} kills, a start takes ${Math.round(startMs)} ms`);
  }
  await original.remove();
  await fresh.remove();
}

const folderPlace = (name: string): Place => {
  const folder = join(work, name);
  return {
    name: 'folder',
    env: { FIRELINE_DATA: folder },
    open: () => openFolderAsItIs(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
await tryAll(folderPlace('original'), folderPlace('fresh'), async () => {
  cpSync(join(work, 'original'), join(work, 'copy'), { recursive: true });
  return folderPlace('copy');
});

const databasePlace = async (like?: Awaited<ReturnType<typeof ownDatabase>>) => {
  const database = await ownDatabase('upgrade', like);
  const place: Place = {
    name: 'PostgreSQL',
    env: { DATABASE_URL: database.url },
    open: async () => openPostgresAsItIs(database.url),
    remove: () => database.drop(),
  };
  return { database, place };
};
if (await hasPostgres()) {
  const original = await databasePlace();
  const fresh = await databasePlace();
  await tryAll(original.place, fresh.place, async () => (await databasePlace(original.database)).place);
} else console.log('skipped: no PostgreSQL');
findings.end(`upgrade: ${kills} kills in ${rounds} rounds`);
