import { refuse } from '@fireline/domain/lib';
import type { PlanFileKind } from '@fireline/domain/plan';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import type { FileStore } from '../../lib/files/store.ts';
import { inlinePlanReader } from '../../plan/publish/inlineReader.ts';
import { carryOnto } from '../../plan/publish/versions.ts';
import { writeResources } from '../../plan/resource/store.ts';
import type { PlacedPoint } from '../../plan/tables.ts';
import type { City } from '../model.ts';
import { type Drawn, drawnPlans } from './choice.ts';

const dayMs = 86_400_000;

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

type Read = Pick<
  NewRow<'planVersion'>,
  | 'drawingKey'
  | 'drawingBytes'
  | 'origin'
  | 'extent'
  | 'metresPerUnit'
  | 'layers'
  | 'report'
  | 'sketch'
  | 'points'
  | 'orphans'
>;

/** A drawing read as every upload is, and kept. */
async function publish(files: FileStore, fileKey: string, kind: PlanFileKind, points: readonly PlacedPoint[]) {
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  return inlinePlanReader.read({ files, key: fileKey, kind }, options, async ({ facts, content }): Promise<Read> => {
    const drawingKey = fileKey.replace(/\.dxf$/, '.drawing.gz');
    const drawingBytes = await files.write(drawingKey, content);
    const { origin, extent = null, metresPerUnit = null, layers, report, sketch } = facts;
    const carried = carryOnto(points, { layers, extent });
    return {
      drawingKey,
      drawingBytes,
      metresPerUnit,
      origin: JSON.stringify(origin),
      extent: extent && JSON.stringify(extent),
      layers: JSON.stringify(layers),
      report: JSON.stringify(report),
      sketch: sketch ? JSON.stringify(sketch) : null,
      points: JSON.stringify(carried.points),
      orphans: JSON.stringify(carried.orphans),
    };
  });
}

/** One plan: its file, its publish as it went, and its devices. */
async function writePlan(tx: Tx, files: FileStore, plan: Drawn, city: City, keyHash: string): Promise<void> {
  const { layerId, by, text, points, marked, layer, daysAgo } = plan;
  const at = new Date(city.now - daysAgo * dayMs).toISOString();
  const fileKey = `plans/${layerId}/seeded.dxf`;
  const fileBytes = await files.write(fileKey, bytesOf(text));
  const file = { fileKey, fileName: plan.fileName, fileKind: 'dxf', fileBytes } as const;
  const read = plan.isPublished ? await publish(files, fileKey, 'dxf', points) : refuse();
  const [problem] = read.ok ? [] : read.problems;
  const state = read.ok ? 'complete' : problem ? 'failed' : 'unpublished';
  const { rentId } = layer;
  await tx
    .insertInto('planLayer')
    .values({
      ...layer,
      ...file,
      layerId,
      description: '',
      publisher: by,
      pointsBy: by,
      resourcesBy: by,
      updatedBy: by,
      fileBy: by,
      createdAt: at,
      updatedAt: at,
      fileAt: at,
      publishState: state,
      progressPercent: read.ok ? 100 : 0,
      problem: problem ? JSON.stringify(problem) : null,
      publishedAt: read.ok ? at : null,
      versionId: read.ok ? layerId : null,
      keyHash: layer.isPrivate ? keyHash : null,
      pointsRevision: 1,
    })
    .execute();
  const version = { versionId: layerId, versionNo: 1, rentId, layerId, at, by, ...file };
  if (read.ok)
    await tx
      .insertInto('planVersion')
      .values({ ...version, ...read.value })
      .execute();
  if (state === 'unpublished') return;
  await tx
    .insertInto('planPublish')
    .values({
      publishId: layerId,
      rentId,
      layerId,
      kind: 'publish',
      state,
      by,
      at,
      endedAt: at,
      ...file,
      progressPercent: read.ok ? 100 : 0,
      versionId: read.ok ? layerId : null,
      problem: problem ? JSON.stringify(problem) : null,
    })
    .execute();
  const rows = points.map(({ layer: drawingLayer, ...point }) => ({ ...point, layerId, drawingLayer, orphan: null }));
  if (read.ok && rows.length > 0) await insertMany(tx, 'planPoint', rows);
  if (read.ok) await writeResources(tx, layerId, marked);
}

/**
 * Gives some buildings of the city the plans of their floors, read and kept as every upload is; others have none.
 * @param keyHash of the access key of those that are private
 * @spec N25 PLN-01 PLN-03 PLN-05
 */
export async function seedPlans(
  tx: Tx,
  files: FileStore,
  city: City,
  keyHash: string,
  tell: (done: number, total: number) => void,
): Promise<void> {
  const plans = drawnPlans(city);
  for (const [at, plan] of plans.entries()) {
    tell(at, plans.length);
    await writePlan(tx, files, plan, city, keyHash);
  }
  tell(plans.length, plans.length);
}
