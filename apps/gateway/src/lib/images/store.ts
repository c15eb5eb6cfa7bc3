import { sql } from 'kysely';
import { anyText } from '../db/query/anyOf.ts';
import type { Db, NewRow, Tx } from '../db/schema.ts';
import './tables.ts';

export const insertImage = (tx: Tx, row: NewRow<'image'>) => tx.insertInto('image').values(row).execute();

/** Adds a picture that has a key of its sender, unless the account has sent it before. @returns whether it is new */
export const insertKeyedImage = async (tx: Tx, row: NewRow<'image'>): Promise<boolean> =>
  (
    await tx
      .insertInto('image')
      .values(row)
      .onConflict((c) => c.columns(['userId', 'clientKey']).where('clientKey', 'is not', null).doNothing())
      .returning('imageId')
      .execute()
  ).length > 0;

/** What an account has sent under a key. */
export const imageOfKey = (db: Db | Tx, userId: number, clientKey: string) =>
  db
    .selectFrom('image')
    .select(['imageId', 'ownerKind'])
    .where('userId', '=', userId)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst();

export const imageById = (db: Db, rentId: string, imageId: string) =>
  db
    .selectFrom('image')
    .select(['imageId', 'userId', 'ownerKind', 'ownerId', 'mediaType', 'sizeBytes'])
    .where('rentId', '=', rentId)
    .where('imageId', '=', imageId)
    .executeTakeFirst();

/** Bytes of the pictures that an account sent since then and that are kept. */
export async function bytesSince(db: Db | Tx, userId: number, since: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('image')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('sizeBytes'), sql.lit(0)).as('bytes'))
    .where('userId', '=', userId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** The record that pictures are of. */
export interface ImageOwner {
  readonly kind: string;
  readonly id: number;
}
interface Naming {
  readonly rentId: string;
  readonly userId: number;
  readonly owner: ImageOwner;
  readonly imageIds: readonly string[];
}

/** Gives the pictures to the record, its own and those that the account sent for one of its kind. @returns those it may not have */
export async function giveImages(tx: Tx, { rentId, userId, owner, imageIds }: Naming): Promise<readonly string[]> {
  const given = await tx
    .updateTable('image')
    .set({ ownerId: owner.id })
    .where('rentId', '=', rentId)
    .where('ownerKind', '=', owner.kind)
    .where('imageId', '=', anyText(imageIds))
    .where((eb) =>
      eb.or([eb('ownerId', '=', owner.id), eb.and([eb('ownerId', 'is', null), eb('userId', '=', userId)])]),
    )
    .returning('imageId')
    .execute();
  const got = new Set(given.map(({ imageId }) => imageId));
  return imageIds.filter((imageId) => !got.has(imageId));
}

/** Takes the other pictures from the record. @returns those */
export const dropImages = async (tx: Tx, owner: ImageOwner, kept: readonly string[]): Promise<readonly string[]> =>
  (
    await tx
      .deleteFrom('image')
      .where('ownerKind', '=', owner.kind)
      .where('ownerId', '=', owner.id)
      .where((eb) => eb.not(eb('imageId', '=', anyText(kept))))
      .returning('imageId')
      .execute()
  ).map(({ imageId }) => imageId);

/** Deletes pictures that no record named in time. */
export const deleteUnnamed = (db: Db, before: string) =>
  db.deleteFrom('image').where('ownerId', 'is', null).where('at', '<', before).execute();

/** Every picture of a kind. */
export const imageIds = async (db: Db, ownerKind: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.selectFrom('image').select('imageId').where('ownerKind', '=', ownerKind).execute()).map(
      ({ imageId }) => imageId,
    ),
  );
