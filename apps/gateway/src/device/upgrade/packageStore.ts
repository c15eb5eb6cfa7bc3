import type { DeviceType } from '@fireline/domain/device';
import { sql, type SqlBool } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { inOrder, type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import './tables.ts';

export type UpgradePackage = Row<'upgradePackage'>;

export interface PackageQuery extends Paging {
  readonly search?: string | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly sort: 'name' | 'version' | 'releasedOn' | 'sizeBytes' | 'uploadedAt';
  readonly order: 'asc' | 'desc';
}

const shown = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('upgradePackage')
    .select([
      'packageId',
      'name',
      'version',
      'versionKey',
      'sizeBytes',
      'sha256',
      'fileName',
      'releasedOn',
      'remarks',
      'deviceTypes',
      'uploadedBy',
      'uploadedAt',
      'revision',
      'changedBy',
      sql<
        number | null
      >`(select max(rollout_id) from upgrade_rollout o where o.package_id = upgrade_package.package_id and o.ended_at is null)`.as(
        'openRolloutId',
      ),
    ])
    .where('rentId', '=', rentId)
    .where('deletedAt', 'is', null);

const isForAny = (types: readonly DeviceType[]) =>
  sql<SqlBool>`exists (select 1 from jsonb_array_elements_text(upgrade_package.device_types) t where t = ${anyText(types)})`;

export function packagesPage(db: Db, rentId: string, query: PackageQuery) {
  const { search, deviceType, sort, order, ...paging } = query;
  let rows = shown(db, rentId);
  if (search) rows = rows.where(containsText(search, 'name', 'version', 'remarks'));
  if (deviceType?.length) rows = rows.where(isForAny(deviceType));
  const key = sort === 'name' ? nameKey('name') : sql.ref(sort === 'version' ? 'versionKey' : sort);
  const sorted = rows.orderBy(key, inOrder(order)).orderBy('packageId', order);
  return pageOf(sorted, paging, { key, id: 'packageId', order });
}
export type PackageRow = Awaited<ReturnType<typeof packagesPage>>['rows'][number];

export const packageShown = (db: Db | Tx, rentId: string, packageId: number) =>
  shown(db, rentId).where('packageId', '=', packageId).executeTakeFirst();

/** How many of a tenant's devices report each version, by type; empty: none so far. */
export const firmwareCounts = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('device')
    .select(['deviceType', 'firmwareKey', sql<number>`count(*)`.as('count')])
    .where('rentId', '=', rentId)
    .where('removedAt', 'is', null)
    .groupBy(['deviceType', 'firmwareKey'])
    .execute();

/** The package, held, so that of two people who change it one learns of the other. */
export const lockPackage = (tx: Tx, rentId: string, packageId: number) =>
  tx
    .selectFrom('upgradePackage')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('packageId', '=', packageId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Who rolls it out; nobody. */
export const openRollout = (tx: Tx, packageId: number) =>
  tx
    .selectFrom('upgradeRollout')
    .select(['rolloutId', 'createdBy'])
    .where('packageId', '=', packageId)
    .where('endedAt', 'is', null)
    .orderBy('rolloutId', 'desc')
    .limit(1)
    .executeTakeFirst();

const present = (tx: Tx, rentId: string) =>
  tx.selectFrom('upgradePackage').where('rentId', '=', rentId).where('deletedAt', 'is', null);

export const countPackages = async (tx: Tx, rentId: string): Promise<number> =>
  (
    await present(tx, rentId)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const withFile = (tx: Tx, rentId: string, sha256: string) =>
  present(tx, rentId).selectAll().where('sha256', '=', sha256).executeTakeFirst();

/** Another package of that name and version. */
export const withVersion = (tx: Tx, rentId: string, name: string, versionKey: string, but = 0) =>
  present(tx, rentId)
    .selectAll()
    .where('name', '=', name)
    .where('versionKey', '=', versionKey)
    .where('packageId', '<>', but)
    .executeTakeFirst();

export const insertPackage = async (tx: Tx, row: NewRow<'upgradePackage'>): Promise<number> =>
  (await tx.insertInto('upgradePackage').values(row).returning('packageId').executeTakeFirstOrThrow()).packageId;

export const updatePackage = (tx: Tx, packageId: number, changes: Partial<NewRow<'upgradePackage'>>) =>
  tx
    .updateTable('upgradePackage')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('packageId', '=', packageId)
    .execute();

/** All packages for a type of device, for the highest among them. */
export const packagesFor = (db: Db, rentId: string, deviceType: DeviceType) =>
  db
    .selectFrom('upgradePackage')
    .select(['packageId', 'name', 'version', 'versionKey', 'releasedOn'])
    .where('rentId', '=', rentId)
    .where('deletedAt', 'is', null)
    .where(isForAny([deviceType]))
    .orderBy('versionKey', 'desc')
    .orderBy('packageId', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Also one that is deleted; held, so that nobody deletes it while its roll-out goes on again. */
export const packageById = (tx: Tx, packageId: number) =>
  tx.selectFrom('upgradePackage').selectAll().where('packageId', '=', packageId).forShare().executeTakeFirst();

/** Which of these files belong to packages. */
export async function keptFiles(db: Db | Tx, fileKeys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('upgradePackage')
    .select('fileKey')
    .where('fileKey', '=', anyText(fileKeys))
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ fileKey }) => fileKey));
}
