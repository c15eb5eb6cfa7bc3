import { systemClock, systemTimers } from '@fireline/api/lib';
import { checkPassword } from '@fireline/domain/session';
import { seedCity } from './city/seed.ts';
import { startLife } from './city/startLife.ts';
import { listenForStorms } from './city/typedStorm.ts';
import { addDeviceKey } from './device/keys.ts';
import { openEmbedded } from './lib/db/embedded.ts';
import type { OpenedDatabase } from './lib/db/opened.ts';
import { openPostgres } from './lib/db/postgres.ts';
import { openFiles } from './lib/files/openFiles.ts';
import type { FileStore } from './lib/files/store.ts';
import { seedProgressLine } from './lib/progress.ts';
import { consoleLog as log } from './lib/log.ts';
import { newToken, systemRandom } from './lib/random.ts';
import { StartProblem } from './lib/startProblem.ts';
import { isInForeground } from './lib/terminal.ts';
import { isLoopback, probePort, serve, type Served } from './node.ts';
import { demoPassword } from './session/demo.ts';
import { hashPassword } from './session/passwords.ts';
import { builtApps, type Settings } from './settings.ts';

async function openDatabase({ databaseUrl, folder }: Settings): Promise<OpenedDatabase> {
  const failed = (error: unknown) => log.error('the database had a problem', error);
  if (databaseUrl === undefined) return openEmbedded({ folder, onUpkeepFailure: failed });
  try {
    return await openPostgres(databaseUrl, failed);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new StartProblem(`PostgreSQL at DATABASE_URL cannot be used: ${message || code}`, { cause: error });
  }
}

/** Whether files can be kept, tried with one: without them the city would be left half built. */
async function tryFiles(files: FileStore, { s3 }: Settings): Promise<void> {
  async function* content() {
    yield Uint8Array.of(0);
  }
  try {
    await files.write('probe', content());
    await files.remove('probe');
  } catch (error) {
    if (!s3) throw error;
    const { name, message } = error as Error;
    const where = s3.endpoint ? `${s3.bucket} at ${s3.endpoint}` : s3.bucket;
    throw new StartProblem(`The bucket ${where} cannot be used: ${message || name}`, { cause: error });
  }
}

/** Fills an empty database with the demo city. @returns a new device key, which is told once */
async function seedIfEmpty(
  database: OpenedDatabase,
  files: FileStore,
  settings: Settings,
): Promise<string | undefined> {
  const { demoPassword: password, devices } = settings;
  const { db } = database;
  if (await db.selectFrom('rent').select('rentId').executeTakeFirst()) return undefined;
  const [problem] = checkPassword(password);
  if (problem) throw new StartProblem(`FIRELINE_DEMO_PASSWORD is too weak (${problem.code}).`);
  await tryFiles(files, settings);
  console.log('First start: building the demo city…');
  await seedCity({
    db,
    files,
    clock: () => Date.now(),
    devices,
    pwHash: await hashPassword(password, systemRandom),
    onProgress: seedProgressLine(process.stdout),
  });
  const key = newToken(systemRandom);
  await addDeviceKey(db, { rentId: 'R001', name: 'demo', key, createdAt: new Date().toISOString() });
  return key;
}

/** Starts everything as the settings say, and tells where it is. */
export async function start(settings: Settings): Promise<Served> {
  await probePort(settings.host, settings.port);
  const database = await openDatabase(settings);
  let served: Served;
  let deviceKey: string | undefined;
  try {
    const files = await openFiles(settings);
    deviceKey = await seedIfEmpty(database, files, settings);
    served = await serve({
      database,
      files,
      host: settings.host,
      port: settings.port,
      log,
      apps: builtApps,
      hasProxy: settings.hasProxy,
      readingsDays: settings.readingsDays,
      map: settings.map,
      geocoders: settings.geocoders,
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  const running = settings.isLive ? await startCity(database, served) : undefined;
  const stopListening =
    running && process.stdin.isTTY && isInForeground()
      ? listenForStorms({ input: process.stdin, life: running.life, tell: console.log })
      : undefined;
  tellWhere(served, settings, deviceKey);
  if (stopListening) console.log('Type storm and Enter to set a building on fire.');
  return {
    ...served,
    close: async () => {
      stopListening?.();
      await running?.stop();
      await served.close();
    },
  };
}

async function startCity({ db }: OpenedDatabase, served: Served) {
  try {
    return await startLife({
      db,
      ingest: (rentId, reports) => served.gateway.ingest(rentId, reports),
      desk: served.gateway.desk,
      clock: systemClock,
      timers: systemTimers,
      onError: (error) => log.error('the demo city stumbled', error),
    });
  } catch (error) {
    await served.close();
    throw error;
  }
}

/** What is told of the password: the published one, unless it opens nothing here; never one of the operator's own. */
export function passwordTold({ host, demoPassword: password }: Pick<Settings, 'host' | 'demoPassword'>): string {
  if (password !== demoPassword) return 'as FIRELINE_DEMO_PASSWORD was set before the first start';
  return isLoopback(host)
    ? password
    : 'the demo password is refused on a public host; change it in the account menu while HOST is 127.0.0.1, or set FIRELINE_DEMO_PASSWORD before the first start';
}

function tellWhere({ url }: Served, settings: Settings, deviceKey: string | undefined): void {
  console.log(`
Fireline is running.
  Console    ${url}/
  API        ${url}/smkgw/api/v1.0.0/openapi.json
  Push       ${url.replace('http', 'ws')}/websock/pushCenter/{rentId}-{user}
  Tenant     R001
  Accounts   platform, agent, unit, org, maint, resident
  Password   ${passwordTold(settings)}${
    deviceKey ? `\n  Device key ${deviceKey}   (for npm run ingest; shown this once)` : ''
  }
Ctrl-C stops it.`);
}
