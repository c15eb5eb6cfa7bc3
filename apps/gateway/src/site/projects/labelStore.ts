import type { Scope } from '@fireline/domain/role';
import { type Expression, sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

export interface LabelOrder {
  readonly sort: 'name' | 'devices' | 'printedAt';
  readonly order: 'asc' | 'desc';
}
export interface LabelQuery extends LabelOrder, Paging {
  readonly projectId: number;
  readonly search?: string | undefined;
}

/** Devices under the label that the caller sees. */
const devicesOf = (scope: Scope) =>
  sql<number>`(select count(*) from project_device of_it join device using (device_id)
    where of_it.label_id = project_label.label_id and ${scopeFilter(scope, 'device')})`;

const labels = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('projectLabel')
    .select(['labelId', 'name', 'colour', 'shape', 'printedAt', 'revision'])
    .select(devicesOf(scope).as('devices'));

const sortKeys = (scope: Scope): Record<LabelOrder['sort'], Expression<unknown>> => ({
  name: nameKey('projectLabel.name'),
  devices: devicesOf(scope),
  printedAt: sql.ref('projectLabel.printedAt'),
});

/** Labels of a project that the caller has been found to see. */
export function labelsPage(db: Db, scope: Scope, query: LabelQuery) {
  const key = sortKeys(scope)[query.sort];
  const rows = labels(db, scope)
    .where('projectId', '=', query.projectId)
    .$if(Boolean(query.search), (q) => q.where(containsText(query.search ?? '', 'projectLabel.name')))
    .orderBy(key, inOrder(query.order))
    .orderBy('labelId', query.order);
  return pageOf(rows, query, { key, id: 'labelId', order: query.order });
}

export const labelById = (tx: Tx, scope: Scope, labelId: number) =>
  labels(tx, scope).where('labelId', '=', labelId).executeTakeFirstOrThrow();

/** Every label of a project whose row is held: nobody adds one meanwhile. */
export const labelsIn = (tx: Tx, projectId: number) =>
  tx.selectFrom('projectLabel').selectAll().where('projectId', '=', projectId).orderBy('labelId').execute();

export const insertLabel = async (tx: Tx, row: NewRow<'projectLabel'>): Promise<number> =>
  (await tx.insertInto('projectLabel').values(row).returning('labelId').executeTakeFirstOrThrow()).labelId;

export const updateLabel = (tx: Tx, labelId: number, row: Partial<NewRow<'projectLabel'>>) =>
  tx
    .updateTable('projectLabel')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('labelId', '=', labelId)
    .execute();

/** Its devices stay in the project. */
export const deleteLabels = (tx: Tx, labelIds: readonly number[]) =>
  tx.deleteFrom('projectLabel').where('labelId', '=', anyId(labelIds)).execute();

/** Brings every device of labels under one. */
export const moveLabelled = (tx: Tx, from: readonly number[], labelId: number) =>
  tx.updateTable('projectDevice').set({ labelId }).where('labelId', '=', anyId(from)).execute();

export const labelDevices = (tx: Tx, projectId: number, deviceIds: readonly number[], labelId: number | null) =>
  tx
    .updateTable('projectDevice')
    .set({ labelId })
    .where('projectId', '=', projectId)
    .where('deviceId', '=', anyId(deviceIds))
    .execute();

export const markPrinted = (tx: Tx, labelIds: readonly number[], printedAt: string) =>
  tx.updateTable('projectLabel').set({ printedAt }).where('labelId', '=', anyId(labelIds)).execute();
