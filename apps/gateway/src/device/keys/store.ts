import type { DeviceKeyKind } from '@fireline/domain/device';
import { sql, type SqlBool } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { inOrder, type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import './tables.ts';

export interface KeyQuery extends Paging {
  readonly search?: string | undefined;
  readonly kind?: DeviceKeyKind | undefined;
  readonly state?: 'valid' | 'revoked' | undefined;
  readonly sort: 'name' | 'createdAt' | 'lastUsedAt';
  readonly order: 'asc' | 'desc';
}

const shown = [
  'deviceKey.keyId',
  'name',
  'kind',
  'scopes',
  'createdAt',
  'createdBy',
  'revision',
  'changedBy',
  'revokedAt',
  'address',
  'isShared',
  'imei',
  'components',
  'deviceKeyUse.lastUsedAt',
] as const;

const ofTenant = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('deviceKey')
    .leftJoin('deviceKeyUse', 'deviceKeyUse.keyId', 'deviceKey.keyId')
    .where('rentId', '=', rentId)
    .select(shown);

export function keysPage(db: Db, rentId: string, { search, kind, state, sort, order, ...paging }: KeyQuery) {
  let query = ofTenant(db, rentId);
  if (search) query = query.where(containsText(search, 'name', 'imei'));
  if (kind) query = query.where('kind', '=', kind);
  if (state) query = query.where(sql<SqlBool>`(device_key.revoked_at is null) = ${state === 'valid'}`);
  const key = sort === 'name' ? nameKey('name') : sql.ref(sort);
  const sorted = query.orderBy(key, inOrder(order)).orderBy('deviceKey.keyId', order);
  return pageOf(sorted, paging, { key, id: 'deviceKey.keyId', order });
}

export const keyById = (db: Db | Tx, rentId: string, keyId: number) =>
  ofTenant(db, rentId).where('deviceKey.keyId', '=', keyId).executeTakeFirst();
export type KeyRow = NonNullable<Awaited<ReturnType<typeof keyById>>>;

/** The key, held, so that of two people who change it one learns of the other. */
export const lockKey = (tx: Tx, rentId: string, keyId: number) =>
  tx
    .selectFrom('deviceKey')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('keyId', '=', keyId)
    .forUpdate()
    .executeTakeFirst();

export const countValid = async (tx: Tx, rentId: string): Promise<number> =>
  (
    await tx
      .selectFrom('deviceKey')
      .select(sql<number>`count(*)`.as('count'))
      .where('rentId', '=', rentId)
      .where('revokedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

/** Whether another valid key of the tenant has the name. */
export const hasName = async (tx: Tx, rentId: string, name: string, but?: number): Promise<boolean> => {
  const query = tx
    .selectFrom('deviceKey')
    .select('keyId')
    .where('rentId', '=', rentId)
    .where('name', '=', name)
    .where('revokedAt', 'is', null);
  return (await (but === undefined ? query : query.where('keyId', '<>', but)).executeTakeFirst()) !== undefined;
};

/** Valid registrations of an address, whosever. */
export const registeredAt = (tx: Tx, address: number) =>
  tx
    .selectFrom('deviceKey')
    .select(['rentId', 'isShared'])
    .where('address', '=', address)
    .where('revokedAt', 'is', null)
    .execute();

/** The first of these IMEIs that no device of the tenant has. */
export async function missingImei(tx: Tx, rentId: string, imeis: readonly string[]): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('device')
    .select('imei')
    .where('rentId', '=', rentId)
    .where('removedAt', 'is', null)
    .where('imei', '=', anyText(imeis))
    .execute();
  const found = new Set(rows.map(({ imei }) => imei));
  return imeis.find((imei) => !found.has(imei));
}

export const insertKey = async (tx: Tx, row: NewRow<'deviceKey'>): Promise<number> =>
  (await tx.insertInto('deviceKey').values(row).returning('keyId').executeTakeFirstOrThrow()).keyId;

type Changes = Partial<Omit<NewRow<'deviceKey'>, 'keyId' | 'rentId' | 'revision'>>;
export const updateKey = (tx: Tx, keyId: number, changes: Changes) =>
  tx
    .updateTable('deviceKey')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('keyId', '=', keyId)
    .execute();
