import { comparePlans, comparePoints, carryPoints, type PlanVersion } from '@fireline/domain/plan';
import type { DrawingReport } from '@fireline/domain/plan/drawing';
import type { Tx } from '../../lib/db/schema.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Orphan, PlacedPoint } from '../tables.ts';
import type { VersionRow } from './store.ts';

/** Of a drawing without anything in it: no point lies inside. */
const nowhere = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity } as const;

/** A version as the rules of carrying and comparing see it. */
export const planVersionOf = ({
  versionId,
  layers,
  extent,
}: Pick<VersionRow, 'versionId' | 'layers' | 'extent'>): PlanVersion => ({
  versionId,
  layers,
  extent: extent ?? nowhere,
});

export interface Carried {
  readonly points: readonly PlacedPoint[];
  readonly orphans: readonly Orphan[];
}

/** Where the devices of a plan find themselves on a version. Points are in the file's own coordinates, so nothing is shifted. @spec N12 */
export function carryOnto(points: readonly PlacedPoint[], version: Pick<VersionRow, 'layers' | 'extent'>): Carried {
  const { carried, orphans } = carryPoints(points, planVersionOf({ versionId: 0, ...version }));
  return { points: carried, orphans: orphans.map(({ point, reason }) => ({ ...point, reason })) };
}

/** All points of a plan, those without a place among them. */
export async function pointsOf(tx: Tx, layerId: number): Promise<PlacedPoint[]> {
  const rows = await tx
    .selectFrom('planPoint')
    .select(['deviceId', 'drawingLayer as layer', 'x', 'y', 'rotationDeg'])
    .where('layerId', '=', layerId)
    .orderBy('deviceId')
    .execute();
  return rows;
}

/** Writes the points of a plan anew, each with its place or without one. None is lost. */
export async function writePoints(tx: Tx, layerId: number, { points, orphans }: Carried): Promise<void> {
  const rowOf = ({ deviceId, layer, x, y, rotationDeg }: PlacedPoint, orphan: Orphan['reason'] | null) => {
    return { layerId, deviceId, drawingLayer: layer, x, y, rotationDeg, orphan };
  };
  await tx.deleteFrom('planPoint').where('layerId', '=', layerId).execute();
  const rows = [...points.map((point) => rowOf(point, null)), ...orphans.map((point) => rowOf(point, point.reason))];
  if (rows.length > 0) await insertMany(tx, 'planPoint', rows);
}

/** What differs between two versions: layers of the drawing, and devices as they stood on each. @spec N12 */
export const compareVersions = (from: VersionRow, to: VersionRow) => ({
  layers: comparePlans(planVersionOf(from), planVersionOf(to)),
  points: comparePoints(from.points, to.points),
});

/** How many entities the file holds. */
export const entitiesIn = ({ entities }: Pick<DrawingReport, 'entities'>): number =>
  Object.values(entities).reduce((sum, count) => sum + count, 0);
