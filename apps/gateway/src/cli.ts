import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock, systemTimers } from '@fireline/api/lib';
import { tenantDefaults } from './everyArea.ts';
import { runStorm, sendOverHttp } from './city/storm/runStorm.ts';
import { defaultSeed } from './city/seed.ts';
import { parseStorm, usualStorm } from './city/storm/storm.ts';
import { stormHelp } from './city/storm/typedStorm.ts';
import { runDevice } from './device/protocols/simulator/run.ts';
import { sendFile } from './device/sendFile.ts';
import { backUp } from './lib/backup/backup.ts';
import { restore } from './lib/backup/restore.ts';
import { FolderInUse } from './lib/db/embedded/folderLock.ts';
import type { OpenedDatabase } from './lib/db/opened.ts';
import { openFiles } from './lib/files/openFiles.ts';
import { StartProblem } from './lib/startProblem.ts';
import { clockIsRight } from './lib/clockIsRight.ts';
import { runServer } from './runServer.ts';
import { addTenant } from './session/addTenant.ts';
import { bringAdmin } from './session/bringAdmin.ts';
import { unlockAccount } from './session/unlockAccount.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { logOf, openDatabase } from './start.ts';

const usage = `Usage:
  cli.ts serve                                       starts the server (settings: see README)
  cli.ts ingest FILE.jsonl --key KEY [--url ADDRESS] sends reports of devices, one JSON object a line
  cli.ts storm [WHAT] --key KEY [--url ADDRESS]      sets a building of the demo city on fire; WHAT like 200x30@17
  cli.ts device --protocol json|mqtt|gb26875 …       plays a device, for makers of devices (docs/devices.md)
  cli.ts backup FILE                                 writes all data into a file, while the gateway runs or not
  cli.ts restore FILE                                fills the empty folder or database that the settings name from it
  cli.ts tenant add ID --name NAME --admin USER      creates a tenant and its first administrator;
                                                     with --operator the operator that stands above all tenants
  cli.ts tenant admin TENANT/USER                    makes an account of the platform an administrator again, or creates it,
                                                     with a new password that the first login changes
  cli.ts unlock TENANT/USER                          ends the locks of an account, such as R001/platform
  cli.ts clock right                                 says that the clock of this machine is right, where no device can
KEY is the device key that the first start shows (or FIRELINE_DEVICE_KEY).`;

async function ingestFile(file: string, key: string, url: string): Promise<void> {
  const { stdout, stderr } = process;
  const sent = await sendFile({
    file,
    key,
    url,
    language: 'en',
    fetch: globalThis.fetch,
    onProgress: (count) => (stdout.isTTY ? stdout.write(`\r${count} sent`) : stdout.write(`${count} sent\n`)),
    onRefused: (line, reason) => stderr.write(`line ${line}: ${reason}\n`),
  });
  console.log(`\n${sent.accepted} accepted, ${sent.refused} refused, ${sent.raised} alarms raised`);
  if (sent.refused > 0) process.exitCode = 2;
}

async function sendStorm(what: string, key: string, url: string): Promise<void> {
  const storm = parseStorm(what);
  if (!storm.ok) throw new Error(stormHelp);
  const { stdout } = process;
  const sent = await runStorm({
    ...storm.value,
    seed: defaultSeed,
    devices: settingsFrom(process.env).devices,
    clock: systemClock,
    timers: systemTimers,
    send: sendOverHttp({ baseUrl: `${url}/smkgw/api/v1.0.0`, key, fetch: globalThis.fetch }),
    onProgress: (count, total) => stdout.isTTY && stdout.write(`\r${count} of ${total} alarms sent`),
  });
  if (sent === 0) throw new Error(stormHelp);
  console.log(`${stdout.isTTY ? '\r' : ''}${sent} alarms sent.`);
}

/** A folder has one writer: while the gateway runs on it, this is told what to do instead. */
async function onDatabase(
  settings: Settings,
  { act, instead }: { readonly act: (database: OpenedDatabase) => Promise<string>; readonly instead: string },
): Promise<void> {
  const database = await openDatabase(settings, logOf(settings)).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartProblem(`${error.message}\nStop the gateway and run this again${instead}.`);
  });
  try {
    console.log(await act(database));
  } finally {
    await database.close();
  }
}

/** Changes an installation that is there. @throws StartProblem where there is none */
async function onExisting(act: (database: OpenedDatabase) => Promise<string>, instead = ''): Promise<void> {
  const settings = settingsFrom(process.env);
  if (settings.databaseUrl === undefined && !existsSync(settings.folder))
    throw new StartProblem(
      `There is no data in ${settings.folder}: set FIRELINE_DATA or DATABASE_URL as for npm start.`,
    );
  await onDatabase(settings, { act, instead });
}

/** Makes the folder or the tables, if there are none. */
async function tenant(rentId: string, entered: Omit<Parameters<typeof addTenant>[1], 'rentId'>) {
  const settings = { ...settingsFrom(process.env), demo: 'setup' as const };
  await onDatabase(settings, {
    act: (database) => addTenant(database, { rentId, ...entered }, tenantDefaults),
    instead: '',
  });
}

/** From where the command was typed: npm runs it in the folder of the package. */
const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '', file);

async function backUpOrRestore(command: 'backup' | 'restore', file: string): Promise<void> {
  const settings = settingsFrom(process.env);
  const files = await openFiles(settings);
  const path = pathOf(file);
  const { tables, files: uploads } =
    command === 'backup'
      ? await backUp(settings, files, path)
      : await restore(settings, { files, isBucket: settings.s3 !== undefined }, path);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const counts = `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(uploads).length} uploads`;
  console.log(command === 'backup' ? `${counts} are in ${path}.` : `${counts} are restored from ${path}.`);
}

async function run(): Promise<void> {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'device') return runDevice(rest, process.env, console.log);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      admin: { type: 'string' },
      operator: { type: 'boolean', default: false },
      key: { type: 'string' },
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
    },
  });
  const [command, what, third] = positionals;
  const key = values.key ?? process.env.FIRELINE_DEVICE_KEY;
  if (command === 'serve') return runServer();
  const { name, admin } = values;
  if (command === 'tenant' && what === 'add' && third && name && admin)
    return tenant(third, { name, admin, isOperator: values.operator });
  if (command === 'tenant' && what === 'admin' && third) return onExisting((database) => bringAdmin(database, third));
  if (command === 'unlock' && what)
    return onExisting(
      (database) => unlockAccount(database, what),
      ', or let another administrator of the tenant unlock the account',
    );
  if (command === 'clock' && what === 'right') return onExisting((database) => clockIsRight(database));
  if ((command === 'backup' || command === 'restore') && what) return backUpOrRestore(command, what);
  const url = values.url.replace(/\/$/, '');
  if (command === 'storm' && key) return sendStorm(what ?? usualStorm, key, url);
  if (command !== 'ingest' || !what || !key) throw new Error(usage);
  await ingestFile(what, key, url);
}

// everything that is written is its owner's alone
process.umask(0o077);
try {
  await run();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error && !(error instanceof StartProblem) ? `${message}: ${cause.message}` : message);
  process.exitCode = 1;
}
