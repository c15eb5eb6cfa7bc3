import { sql } from 'kysely';
import type { Deps } from '../../lib/context.ts';
import type { Db } from '../../lib/db/schema.ts';
import type { AccessRow } from './deliveryStore.ts';

type Kept = Pick<AccessRow, 'accessId' | 'rentId' | 'secret' | 'sealedSecret'>;
type SealDeps = Pick<Deps, 'secrets' | 'log'>;

/** An access of one tenant does not open in the row of another. */
const purposeOf = (rentId: string): string => `send_access ${rentId}`;

/** What stands in the table of a secret. @throws Error without a key */
export const sealedSecret = async ({ secrets }: Pick<Deps, 'secrets'>, rentId: string, secret: string) => ({
  secret: null,
  sealedSecret: await secrets.sealer.seal(secret, purposeOf(rentId)),
});

/** The secret of an access; undefined, with an error in the log, where its key is not here. @spec MSG-06 */
export async function secretOf(
  { secrets, log }: SealDeps,
  { accessId, rentId, secret, sealedSecret: sealed }: Kept,
): Promise<string | undefined> {
  // of an access that was written beside the gateway, until that starts again
  if (sealed === null) return secret ?? undefined;
  const opened = await secrets.sealer.open(sealed, purposeOf(rentId));
  if (opened === undefined)
    log.error(
      'the secret of an access to a carrier cannot be read: its key is not here',
      new Error('set FIRELINE_SECRET_KEY or put secret.key back, or enter the secret again'),
      { accessId, rentId },
    );
  return opened;
}

/** Whether something in the database is sealed. */
export const hasSealed = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('sendAccess').select('accessId').where('sealedSecret', 'is not', null).executeTakeFirst()) !==
  undefined;

/** Rows of the table as it lies on the disk, with what was in them before. */
const forgetOld = (db: Db) => sql`vacuum full send_access`.execute(db);

/**
 * Seals what was kept in plain text by an earlier version, and what another key has sealed. Without a key nothing changes.
 * @returns how many accesses it changed
 * @spec MSG-06
 */
export async function sealAll({ database, ...deps }: Pick<Deps, 'database'> & SealDeps): Promise<number> {
  const { db } = database;
  const { sealer } = deps.secrets;
  const rows = await db
    .selectFrom('sendAccess')
    .select(['accessId', 'rentId', 'secret', 'sealedSecret'])
    .orderBy('accessId')
    .execute();
  if (!sealer.canSeal) {
    if (rows.length > 0)
      deps.log.error(
        'the secrets of accesses to carriers cannot be read: their key is not here',
        new Error('set FIRELINE_SECRET_KEY as before, or put secret.key back into the data folder'),
        { accesses: rows.length },
      );
    return 0;
  }
  let changed = 0;
  for (const row of rows) {
    if (row.sealedSecret !== null && (await sealer.isCurrent(row.sealedSecret))) continue;
    const secret = await secretOf(deps, row);
    if (secret === undefined) continue;
    const { numUpdatedRows } = await db
      .updateTable('sendAccess')
      .set(await sealedSecret(deps, row.rentId, secret))
      .where('accessId', '=', row.accessId)
      // another gateway that starts at the same time may have been first
      .where(({ eb, and }) =>
        and([
          row.sealedSecret === null ? eb('sealedSecret', 'is', null) : eb('sealedSecret', '=', row.sealedSecret),
          row.secret === null ? eb('secret', 'is', null) : eb('secret', '=', row.secret),
        ]),
      )
      .executeTakeFirst();
    changed += Number(numUpdatedRows);
  }
  if (changed > 0)
    await forgetOld(db).catch((error: unknown) =>
      deps.log.error('old rows of accesses to carriers could not be removed from the disk', error),
    );
  return changed;
}
