import type { TagType } from '@fireline/domain/inspection';
import type { Scope } from '@fireline/domain/role';
import { type Expression, sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface TagQuery extends Paging {
  readonly search?: string | undefined;
  readonly unitId?: readonly number[] | undefined;
  readonly type?: TagType | undefined;
  readonly bound?: 'yes' | 'no' | undefined;
  readonly sort: 'serial' | 'unit' | 'point' | 'boundAt' | 'changedAt';
  readonly order: 'asc' | 'desc';
}

const tags = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('inspectionTag as tag')
    .innerJoin('unit', 'unit.unitId', 'tag.unitId')
    .leftJoin('inspectionPoint as point', 'point.pointId', 'tag.pointId')
    .select(['tag.tagId', 'tag.unitId', 'unit.name as unitName', 'tag.type', 'tag.serial', 'tag.pointId'])
    .select((eb) => eb.fn.coalesce('point.name', sql.lit('')).as('pointName'))
    .select(['tag.boundBy', 'tag.boundAt', 'tag.createdBy', 'tag.createdAt', 'tag.changedBy', 'tag.changedAt'])
    .select('tag.revision')
    .where(unitFilter(scope));

const tagKeys: Record<TagQuery['sort'], Expression<unknown>> = {
  serial: sql.ref('tag.serial'),
  unit: nameKey('unit.name'),
  point: nameKey('point.name'),
  boundAt: sql.ref('tag.boundAt'),
  changedAt: sql.ref('tag.changedAt'),
};

export function tagsPage(db: Db, scope: Scope, query: TagQuery) {
  const { search, unitId, type, bound, sort, order } = query;
  let q = tags(db, scope);
  if (search) q = q.where(containsText(search, 'tag.serial', 'point.name', 'unit.name'));
  if (unitId?.length) q = q.where('tag.unitId', '=', anyId(unitId));
  if (type) q = q.where('tag.type', '=', type);
  if (bound) q = q.where('tag.pointId', bound === 'yes' ? 'is not' : 'is', null);
  return pageOf(q.orderBy(tagKeys[sort], inOrder(order)).orderBy('tag.tagId', order), query, {
    key: tagKeys[sort],
    id: 'tag.tagId',
    order,
  });
}

/** Tags that the caller sees, by their number. */
export const tagsById = (db: Db | Tx, scope: Scope, tagIds: readonly number[]) =>
  tags(db, scope).where('tag.tagId', '=', anyId(tagIds)).orderBy('tag.tagId').execute();
export type TagRow = Awaited<ReturnType<typeof tagsById>>[number];

/** Another tag of the tenant with the same serial number. */
export const sameTag = (tx: Tx, rentId: string, type: TagType, serial: string) =>
  tx
    .selectFrom('inspectionTag')
    .select('tagId')
    .where('rentId', '=', rentId)
    .where('type', '=', type)
    .where('serial', '=', serial)
    .executeTakeFirst();

/** A point of the unit, which stays until the end of the transaction. */
export const holdPoint = (tx: Tx, unitId: number, pointId: number) =>
  tx
    .selectFrom('inspectionPoint')
    .select(['pointId', 'name'])
    .where('unitId', '=', unitId)
    .where('pointId', '=', pointId)
    .forShare()
    .executeTakeFirst();

export const insertTag = async (tx: Tx, row: NewRow<'inspectionTag'>): Promise<number> =>
  (await tx.insertInto('inspectionTag').values(row).returning('tagId').executeTakeFirstOrThrow()).tagId;

export const updateTag = (tx: Tx, tagId: number, row: Partial<NewRow<'inspectionTag'>>) =>
  tx
    .updateTable('inspectionTag')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('tagId', '=', tagId)
    .execute();

export const deleteTag = (tx: Tx, tagId: number) => tx.deleteFrom('inspectionTag').where('tagId', '=', tagId).execute();
