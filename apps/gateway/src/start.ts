import { systemClock, systemTimers } from '@fireline/api/lib';
import { checkPassword } from '@fireline/domain/session';
import { hasCity, seedCity } from './city/seed.ts';
import { startLife } from './city/life/startLife.ts';
import { listenForStorms } from './city/storm/typedStorm.ts';
import { addDeviceKey } from './device/keys.ts';
import { startProtocols, type Protocols } from './device/protocols/start.ts';
import type { Log } from './lib/log.ts';
import { countingLog } from './lib/countingLog.ts';
import { nothingThere } from './lib/db/checkDatabase.ts';
import { openEmbedded } from './lib/db/embedded/embedded.ts';
import type { OpenedDatabase } from './lib/db/opened.ts';
import { openPostgres } from './lib/db/postgres.ts';
import { prepareFolder } from './lib/db/embedded/privateFolder.ts';
import { type Disk, watchDisk, withinDisk } from './lib/disk.ts';
import { openFiles } from './lib/files/openFiles.ts';
import type { FileStore } from './lib/files/store.ts';
import { seedProgressLine } from './progress.ts';
import { createLog } from './lib/log.ts';
import { type Metrics, openMetrics } from './lib/metrics/openMetrics.ts';
import type { Observer } from './lib/observer.ts';
import { newToken, systemRandom } from './lib/random.ts';
import { StartProblem } from './lib/startProblem.ts';
import { sealKeysOf } from './lib/sealKeyFile.ts';
import { isInForeground } from './lib/terminal.ts';
import { isPublicHost, probePort, serve, type Served } from './node.ts';
import { hasTenant } from './session/createTenant.ts';
import { demoPassword, isDemoPassword } from './session/demo.ts';
import { payKeys } from './finance/split/access.ts';
import { hasSealed } from './lib/sealedTables.ts';
import { sendSecrets } from './message/sending/accessSecret.ts';
import { hashPassword, leastCost } from './lib/passwords.ts';
import { terminalMessenger } from './session/codes/messenger.ts';
import { SetupCode } from './session/setup.ts';
import { builtApps, type Settings } from './settings.ts';

/** The log that the settings ask for. */
export const logOf = ({ logFormat }: Settings): Log =>
  createLog({
    format: logFormat ?? (process.stderr.isTTY ? 'text' : 'json'),
    write: (line) => void process.stderr.write(`${line}\n`),
  });

/** What becomes of an empty database: no demo city by itself where others work with it, who would take it for their own. */
const onEmpty = ({ demo, ...settings }: Settings): 'on' | 'off' | 'setup' =>
  demo ?? (isPublicHost(settings) ? 'off' : 'on');

/** The database that the settings name. */
export async function openDatabase(
  settings: Settings,
  log: Log,
  onQuery?: Observer['queried'],
): Promise<OpenedDatabase> {
  const failed = (error: unknown) => log.error('the database had a problem', error);
  const { databaseUrl, folder } = settings;
  if (databaseUrl === undefined)
    return openEmbedded({
      folder,
      onUpkeepFailure: failed,
      mayCreate: onEmpty(settings) !== 'off',
      ...(onQuery && { onQuery }),
    });
  try {
    return await openPostgres(databaseUrl, failed, onQuery);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new StartProblem(`PostgreSQL at DATABASE_URL cannot be used: ${message || code}`, { cause: error });
  }
}

/** The disk of the data folder; undefined when nothing is kept there. */
async function watchDataDisk({ folder, databaseUrl, s3 }: Settings, log: Log): Promise<Disk | undefined> {
  if (databaseUrl !== undefined && s3) return undefined;
  prepareFolder(folder);
  return watchDisk({ folder, log, timers: systemTimers });
}

async function filesOn(disk: Disk | undefined, settings: Settings): Promise<FileStore> {
  const files = await openFiles(settings);
  return disk && !settings.s3 ? withinDisk(files, disk) : files;
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

async function metricsOf({ metrics: address, folder }: Settings): Promise<Metrics | undefined> {
  return address && openMetrics({ address, folder, clock: systemClock, timers: systemTimers });
}

/** What a start finds in the database, or makes of an empty one. */
interface Begun {
  /** Of the demo city that was just built; it is told once. */
  readonly deviceKey?: string;
  /** There is no tenant yet, and one may be set up. */
  readonly needsSetup?: boolean;
}

/** Fills an empty database with the demo city, where the settings ask for it. */
async function beginIfEmpty(database: OpenedDatabase, files: FileStore, settings: Settings): Promise<Begun> {
  const { demoPassword: password, devices, pastDays } = settings;
  const { db } = database;
  if (await hasTenant(db)) return {};
  const wanted = onEmpty(settings);
  if (wanted === 'off') throw new StartProblem(nothingThere('The database'));
  if (wanted === 'setup') return { needsSetup: true };
  const [problem] = checkPassword(password);
  if (problem) throw new StartProblem(`FIRELINE_DEMO_PASSWORD is too weak (${problem.code}).`);
  await tryFiles(files, settings);
  console.log('First start: building the demo city…');
  await seedCity({
    db,
    files,
    clock: () => Date.now(),
    devices,
    pastDays,
    // nobody has to find out the published one
    pwHash: await hashPassword(password, systemRandom, isDemoPassword(password) ? leastCost : undefined),
    onProgress: seedProgressLine(process.stdout),
  });
  const key = newToken(systemRandom);
  await addDeviceKey(db, { rentId: 'R001', name: 'demo', key, createdAt: new Date().toISOString() });
  return { deviceKey: key };
}

/** Starts everything as the settings say, and tells where it is. */
export async function start(settings: Settings): Promise<Served> {
  await probePort(settings.host, settings.port);
  const metrics = await metricsOf(settings);
  try {
    const served = await startGateway(settings, countingLog(logOf(settings), systemTimers), metrics);
    const close = async () => {
      await metrics?.close();
      await served.close();
    };
    return { ...served, close };
  } catch (error) {
    await metrics?.close();
    throw error;
  }
}

async function startGateway(settings: Settings, log: Log, metrics: Metrics | undefined): Promise<Served> {
  const database = await openDatabase(settings, log, metrics?.observer.queried);
  let served: Served;
  let disk: Disk | undefined;
  let begun: Begun;
  try {
    disk = await watchDataDisk(settings, log);
    const files = await filesOn(disk, settings);
    begun = await beginIfEmpty(database, files, settings);
    served = await serve({
      database,
      files,
      host: settings.host,
      port: settings.port,
      log,
      apps: builtApps,
      proxies: settings.proxies,
      origins: settings.origins,
      readingsDays: settings.readingsDays,
      map: settings.map,
      geocoders: settings.geocoders,
      observer: metrics?.observer,
      messenger: messengerOf(settings),
      transmissionPorts: settings.protocols.gb26875,
      sealKeys: sealKeysOf(settings, await hasSealed(database.db, [sendSecrets, payKeys])),
      mayUsePrivateCarriers: settings.privateCarriers === 'on',
      mayPaySandbox: settings.paySandbox === 'on',
      setupCode: begun.needsSetup ? new SetupCode(systemRandom, tellSetupCode) : undefined,
      // PostgreSQL keeps its tables elsewhere
      disk: settings.databaseUrl === undefined ? disk : undefined,
    });
  } catch (error) {
    disk?.close();
    await database.close();
    throw error;
  }
  metrics?.watch({ gateway: served.gateway, database });
  const running = settings.isLive ? await startCity(database, served, log, settings) : undefined;
  const protocols = await protocolsOf(settings, served);
  const stopListening =
    running && process.stdin.isTTY && isInForeground()
      ? listenForStorms({ input: process.stdin, life: running.life, tell: console.log })
      : undefined;
  tellWhere(served, (await hasCity(database.db)) ? accountsTold(settings, begun.deviceKey) : '', protocols.told);
  if (stopListening) console.log('Type storm and Enter to set a building on fire.');
  return {
    ...served,
    close: async () => {
      stopListening?.();
      disk?.close();
      await protocols.close();
      await running?.stop();
      await served.close();
    },
  };
}

async function protocolsOf(settings: Settings, served: Served): Promise<Protocols> {
  try {
    return await startProtocols(settings.protocols, served.gateway.uplink);
  } catch (error) {
    await served.close();
    throw error;
  }
}

async function startCity({ db }: OpenedDatabase, served: Served, log: Log, { demoPassword: password }: Settings) {
  try {
    return await startLife({
      db,
      ingest: (rentId, reports) => served.gateway.ingest(rentId, reports),
      downlink: served.gateway.downlink,
      fetchUpgrade: (rentId, commandId) => served.gateway.fetchUpgrade(rentId, commandId),
      desk: served.gateway.desk,
      patrolDesk: served.gateway.patrolDesk,
      serviceDesk: served.gateway.serviceDesk,
      till: served.gateway.till,
      door: { fetch: (request, ip) => served.gateway.fetch(request, ip), password },
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
export function passwordTold(settings: Pick<Settings, 'host' | 'proxies' | 'demoPassword'>): string {
  const { demoPassword: password } = settings;
  if (password !== demoPassword) return 'as FIRELINE_DEMO_PASSWORD was set before the first start';
  return isPublicHost(settings)
    ? 'the demo password is refused on a public host and behind a proxy; change it in the account menu while HOST is 127.0.0.1 and FIRELINE_PROXY is off, or set FIRELINE_DEMO_PASSWORD before the first start'
    : password;
}

/** Codes stand in the terminal where the installation is one for trying out; on a public host only when that is asked for. @spec SES-12 */
const messengerOf = (settings: Settings) =>
  (settings.codes ?? (isPublicHost(settings) ? 'off' : 'terminal')) === 'terminal'
    ? terminalMessenger(console.log)
    : undefined;

const tellSetupCode = (code: string): void =>
  console.log(`There is no tenant yet. Open the console and enter the set-up code ${code}`);

const accountsTold = (settings: Settings, deviceKey: string | undefined): string => `
  Tenant     R001
  Accounts   platform, agent, unit, org, maint, resident
  Operator   R000, accounts platform, finance
  Password   ${passwordTold(settings)}${
    deviceKey ? `\n  Device key ${deviceKey}   (for npm run ingest; shown this once)` : ''
  }`;

function tellWhere({ url }: Served, accounts: string, protocols: readonly string[]): void {
  console.log(`
Fireline is running.
  Console    ${url}/
  API        ${url}/smkgw/api/v1.0.0/openapi.json
  Push       ${url.replace('http', 'ws')}/websock/pushCenter/{rentId}-{user}${protocols.map((line) => `\n  Devices    ${line}`).join('')}${accounts}
Ctrl-C stops it.`);
}
