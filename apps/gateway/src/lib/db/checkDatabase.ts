import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ballastFile } from './embedded/ballast.ts';
import { restoreHint, StartProblem } from '../startProblem.ts';

/** What may lie in a folder that holds nothing yet: locks, and what a first start or a backup leaves that is killed. */
export const ofNoWorth: ReadonlySet<string> = new Set([
  'gateway.lock',
  'backup.lock',
  'checkpoint.lock',
  ballastFile,
  'database.new',
  'backup.new',
  'lost+found',
]);

/** A restore builds everything in here and moves it out at its end. */
export const restoreFolder = 'restore.new';

function checkMissing(folder: string, mayCreate: boolean): void {
  const left = readdirSync(folder).filter((name) => !ofNoWorth.has(name));
  if (left.length > 0)
    throw new StartProblem(
      `The data folder ${folder} has no database, yet other files (${left.slice(0, 3).join(', ')}): mount what is missing, or empty the folder and restore a backup with \`npm run restore -- FILE\`.`,
    );
  if (!mayCreate) throw new StartProblem(nothingThere(`The data folder ${folder}`));
}

/** What an installation is told that finds nothing: a fresh demo city would hide that its data is missing. */
export const nothingThere = (what: string): string =>
  `${what} is empty. Mount its volume if it has one, restore a backup with \`npm run restore -- FILE\`, create a tenant with \`npm run tenant -- add\`, or set FIRELINE_CITY to setup or on.`;

/**
 * Looks at a data folder before its database is opened: PGlite makes a new one wherever it does not recognise what it finds.
 * @throws StartProblem when the database is missing, cut short or no database
 */
export function checkDatabase(folder: string, mayCreate: boolean): void {
  if (existsSync(join(folder, restoreFolder)))
    throw new StartProblem(
      `A restore into the data folder ${folder} did not end: repeat it with \`npm run restore -- FILE\`.`,
    );
  const database = join(folder, 'database');
  if (!existsSync(database)) return checkMissing(folder, mayCreate);
  if (!statSync(database).isDirectory())
    throw new StartProblem(`${database} is a file and no database: ${restoreHint}`);
  const names = readdirSync(database);
  if (names.length === 0)
    throw new StartProblem(
      `The database folder ${database} is empty: mount its volume if it has one, or remove it and restore a backup with \`npm run restore -- FILE\`.`,
    );
  if (!names.includes('PG_VERSION'))
    throw new StartProblem(`The database in ${database} is damaged (PG_VERSION is missing): ${restoreHint}`);
}

/** Why the database did not open, for whoever starts the gateway. */
export function openProblem(folder: string, error: Error): StartProblem {
  const { code } = error as NodeJS.ErrnoException;
  // the error of a panic says so first
  const reason = error.message.replace(/^The database gave up: /, '');
  const say = (text: string) => new StartProblem(text, { cause: error });
  if (code === 'EACCES' || code === 'EPERM')
    return say(
      `The database in ${folder} belongs to another user: start as that user, or give the folder to this one.`,
    );
  if (code === 'ENOSPC' || reason.includes('No space left'))
    return say(`The database in ${folder} cannot be opened: the disk is full.`);
  if (/out of memory|could not allocate/i.test(reason))
    return say(`The database in ${folder} cannot be opened: this machine has too little free memory (${reason}).`);
  if (reason.includes('incompatible with server'))
    return say(
      `The database in ${folder} was written by another version of PostgreSQL, or is damaged: start that version, or ${restoreHint}`,
    );
  return say(`The database in ${folder} is damaged (${reason}): ${restoreHint}`);
}
