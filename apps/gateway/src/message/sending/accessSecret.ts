import { sql } from 'kysely';
import type { Deps } from '../../lib/context.ts';
import type { SealedTable } from '../../lib/sealedTables.ts';
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

/** The secrets of accesses to carriers. @spec MSG-06 */
export const sendSecrets: SealedTable = {
  what: 'accesses to carriers',
  rows: async (db) =>
    (
      await db
        .selectFrom('sendAccess')
        .select(['accessId as id', 'rentId', 'secret as plain', 'sealedSecret as sealed'])
        .orderBy('accessId')
        .execute()
    ).map((row) => ({ ...row, purpose: purposeOf(row.rentId) })),
  write: async (db, { id, sealed: before, plain }, sealed) => {
    const { numUpdatedRows } = await db
      .updateTable('sendAccess')
      .set({ secret: null, sealedSecret: sealed })
      .where('accessId', '=', id)
      .where(({ eb, and }) =>
        and([
          before === null ? eb('sealedSecret', 'is', null) : eb('sealedSecret', '=', before),
          plain === null ? eb('secret', 'is', null) : eb('secret', '=', plain),
        ]),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
  forgetOld: (db) => sql`vacuum full send_access`.execute(db),
};
