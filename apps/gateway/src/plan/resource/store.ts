import type { MarkedResource } from '@fireline/domain/plan';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** What is marked on a plan, by number. */
export const resourcesOn = (db: Db | Tx, layerId: number): Promise<MarkedResource[]> =>
  db
    .selectFrom('planResource')
    .select(['resourceId', 'kind', 'name', 'drawingLayer as layer', 'x', 'y'])
    .where('layerId', '=', layerId)
    .orderBy('resourceId')
    .execute();

/** Writes what is marked on a plan anew. */
export async function writeResources(tx: Tx, layerId: number, marked: readonly MarkedResource[]): Promise<void> {
  await tx.deleteFrom('planResource').where('layerId', '=', layerId).execute();
  const rows = marked.map(({ layer: drawingLayer, ...resource }) => ({ ...resource, layerId, drawingLayer }));
  if (rows.length > 0) await insertMany(tx, 'planResource', rows);
}
