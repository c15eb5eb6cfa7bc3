import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken, systemRandom } from './random.ts';
import { sealKeyCharsMin } from './sealing.ts';
import { StartProblem } from './startProblem.ts';

/** In the data folder, for its owner alone. */
export const sealKeyFile = 'secret.key';

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** The key in a data folder; undefined: there is none. @throws StartProblem where it cannot be read, or is cut short */
export function readSealKey(folder: string): string | undefined {
  const path = join(folder, sealKeyFile);
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return undefined;
    throw new StartProblem(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (text.length < sealKeyCharsMin)
    throw new StartProblem(`${path} is no key of Fireline, or it is cut short: put the right one back.`);
  return text;
}

/** Writes a key that is there whole or not at all, unless there is one. @returns the one that is there then */
export function keepSealKey(folder: string, key: string = newToken(systemRandom)): string {
  const path = join(folder, sealKeyFile);
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, `${key}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(part, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(part);
  }
  return readSealKey(folder) ?? key;
}

export interface SealKeyPlace {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  /** FIRELINE_SECRET_KEY. */
  readonly secretKey: string | undefined;
}

/**
 * The keys that passwords of carriers are encrypted with, the current one first: the one that is set, that of the data folder, or a new one
 * there. No new one is made while what another has sealed is in the database: it has to be put back.
 * @param hasSealed whether the database holds something sealed
 * @returns undefined: the key lies in the database, which several gateways share
 * @throws StartProblem
 */
export function sealKeysOf(
  { folder, databaseUrl, secretKey }: SealKeyPlace,
  hasSealed: boolean,
): readonly string[] | undefined {
  const kept = readSealKey(folder);
  const keys = [secretKey, kept].filter((key) => key !== undefined);
  if (keys.length > 0) return keys;
  if (databaseUrl !== undefined) return undefined;
  return hasSealed ? [] : [keepSealKey(folder)];
}
