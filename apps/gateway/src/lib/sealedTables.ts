import type { Deps } from './context.ts';
import type { Db } from './db/schema.ts';

export type SealDeps = Pick<Deps, 'database' | 'secrets' | 'log'>;

/** A secret as it stands in a row. */
export interface SealedRow {
  readonly id: number;
  readonly rentId: string;
  /** What it was sealed for: it opens for nothing else. */
  readonly purpose: string;
  readonly sealed: string | null;
  /** Of a row from before secrets were sealed. */
  readonly plain: string | null;
}

/** A table with secrets that are read again, such as passwords of carriers and keys of payment accounts. */
export interface SealedTable {
  /** Whose secrets, as the log says it. */
  readonly what: string;
  rows(db: Db): Promise<readonly SealedRow[]>;
  /** Writes the secret sealed, unless the row has changed since it was read: another gateway may have been first. @returns how many rows */
  write(db: Db, row: SealedRow, sealed: string): Promise<number>;
  /** Removes what the rows held before from the disk. */
  forgetOld(db: Db): Promise<unknown>;
}

/** Whether one of the tables holds something sealed. */
export async function hasSealed(db: Db, tables: readonly SealedTable[]): Promise<boolean> {
  for (const table of tables) if ((await table.rows(db)).some(({ sealed }) => sealed !== null)) return true;
  return false;
}

const keyMissing = new Error('set FIRELINE_SECRET_KEY or put secret.key back, or enter the secret again');

/**
 * Seals what an earlier version kept in plain text, and what another key has sealed. Without a key nothing changes.
 * @returns how many rows it changed
 * @spec MSG-06 FIN-02
 */
export async function sealTable({ database: { db }, secrets, log }: SealDeps, table: SealedTable): Promise<number> {
  const { sealer } = secrets;
  const rows = (await table.rows(db)).filter(({ sealed, plain }) => sealed !== null || plain !== null);
  if (!sealer.canSeal) {
    if (rows.length > 0)
      log.error(
        `the secrets of ${table.what} cannot be read: their key is not here`,
        new Error('set FIRELINE_SECRET_KEY as before, or put secret.key back into the data folder'),
        { accesses: rows.length },
      );
    return 0;
  }
  let changed = 0;
  for (const row of rows) {
    const { id, rentId, purpose, sealed, plain } = row;
    if (sealed !== null && (await sealer.isCurrent(sealed))) continue;
    const text = sealed === null ? (plain ?? undefined) : await sealer.open(sealed, purpose);
    if (text === undefined)
      log.error(`a secret of ${table.what} cannot be read: its key is not here`, keyMissing, { accessId: id, rentId });
    else changed += await table.write(db, row, await sealer.seal(text, purpose));
  }
  if (changed > 0)
    await table
      .forgetOld(db)
      .catch((error: unknown) => log.error(`old rows of ${table.what} could not be removed from the disk`, error));
  return changed;
}
