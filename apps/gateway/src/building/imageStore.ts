import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyText } from '../lib/db/anyOf.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';
import { scopeFilter } from '../lib/scopeFilter.ts';

export const insertImage = (tx: Tx, row: NewRow<'buildingImage'>) =>
  tx.insertInto('buildingImage').values(row).execute();

/** A picture of a building in scope, or one of nobody that the account sent itself. */
export const imageById = (db: Db, scope: Scope, userId: number, imageId: string) =>
  db
    .selectFrom('buildingImage')
    .leftJoin('building', 'building.buildingId', 'buildingImage.buildingId')
    .leftJoin('place', 'place.placeId', 'building.placeId')
    .select(['imageId', 'mediaType', 'sizeBytes'])
    .where('buildingImage.rentId', '=', scope.rentId)
    .where('imageId', '=', imageId)
    .where((eb) =>
      eb.or([
        eb.and([eb('buildingImage.buildingId', 'is', null), eb('userId', '=', userId)]),
        eb.and([eb('buildingImage.buildingId', 'is not', null), scopeFilter(scope, 'place')]),
      ]),
    )
    .executeTakeFirst();

/** Bytes of the pictures that an account sent since then and that are kept. */
export async function bytesSince(db: Db | Tx, userId: number, since: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('buildingImage')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('sizeBytes'), sql.lit(0)).as('bytes'))
    .where('userId', '=', userId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return bytes;
}

interface Naming {
  readonly rentId: string;
  readonly userId: number;
  readonly buildingId: number;
  readonly imageIds: readonly string[];
}

/** Gives the pictures to the building, its own and those that the account sent. @returns those it may not have */
export async function giveImages(tx: Tx, { rentId, userId, buildingId, imageIds }: Naming): Promise<readonly string[]> {
  const given = await tx
    .updateTable('buildingImage')
    .set({ buildingId })
    .where('rentId', '=', rentId)
    .where('imageId', '=', anyText(imageIds))
    .where((eb) =>
      eb.or([eb('buildingId', '=', buildingId), eb.and([eb('buildingId', 'is', null), eb('userId', '=', userId)])]),
    )
    .returning('imageId')
    .execute();
  const got = new Set(given.map(({ imageId }) => imageId));
  return imageIds.filter((imageId) => !got.has(imageId));
}

/** Takes the other pictures from the building. @returns those */
export const dropImages = async (tx: Tx, buildingId: number, kept: readonly string[]): Promise<readonly string[]> =>
  (
    await tx
      .deleteFrom('buildingImage')
      .where('buildingId', '=', buildingId)
      .where((eb) => eb.not(eb('imageId', '=', anyText(kept))))
      .returning('imageId')
      .execute()
  ).map(({ imageId }) => imageId);

/** Forgets pictures that no building named in time. */
export const deleteUnnamed = (db: Db, before: string) =>
  db.deleteFrom('buildingImage').where('buildingId', 'is', null).where('at', '<', before).execute();

/** Every picture there is. */
export const imageIds = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('buildingImage').select('imageId').execute()).map(({ imageId }) => imageId));

/** Floors of a building that hold devices or plans, whoever may see them. */
export const usedFloors = async (tx: Tx, buildingId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ floor: number }>`
    select distinct floor from device where building_id = ${buildingId} and floor is not null
    union select distinct floor from plan_layer
      where building_id = ${buildingId} and floor is not null and deleted_at is null`.execute(tx);
  return rows.map(({ floor }) => floor);
};
