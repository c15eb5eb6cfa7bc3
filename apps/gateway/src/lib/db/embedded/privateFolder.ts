import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../startProblem.ts';

/** What group and others may do. */
const forOthers = 0o077;

function narrow(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if ((found.mode & forOthers) !== 0) chmodSync(path, found.mode & 0o7777 & ~forOthers);
  if (found.isDirectory()) for (const name of readdirSync(path)) narrow(join(path, name));
}

/**
 * Makes the data folder, for its owner alone. One that others may enter is closed to them with all that is in it: its files may be open to
 * them as well.
 * @throws StartProblem when it cannot be written
 */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
    const real = realpathSync(folder);
    if ((lstatSync(real).mode & forOthers) !== 0) narrow(real);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      code === 'EPERM'
        ? `The data folder ${folder} belongs to another user and is open to others: name a folder of Fireline's own.`
        : `The data folder ${folder} cannot be written: ${message}`,
      { cause: error },
    );
  }
}
