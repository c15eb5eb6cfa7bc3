import { planTopic } from '@fireline/api/plan';
import type { PlanResources } from '@fireline/api/plan';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { carryPoints, checkResources, checkRevision, type MarkedResource } from '@fireline/domain/plan';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { entryOf } from '../logEntry.ts';
import { openedLayer } from '../layer/access.ts';
import { updateLayer } from '../layer/store.ts';
import { versionOf } from '../publish/store.ts';
import { planVersionOf } from '../publish/versions.ts';
import * as store from './store.ts';

/**
 * What is marked on an open plan. It stays where it was put whichever version is shown; whether that has a place for it is found when it
 * is asked, by the rule that carries devices over.
 * @spec N07 N12 PLN-05
 */
export async function resources(layerId: number, asks: SignedInAsks): Promise<Result<PlanResources>> {
  const { db } = asks.deps.database;
  const opened = await openedLayer(db, asks, layerId);
  if (!opened.ok) return opened;
  const { versionId, resourcesRevision: revision, resourcesBy: savedBy } = opened.value;
  const marked = await store.resourcesOn(db, layerId);
  const version = versionId === null ? undefined : await versionOf(db, layerId, versionId);
  const { orphans } = version ? carryPoints(marked, planVersionOf(version)) : { orphans: [] };
  const reasons = new Map(orphans.map(({ point, reason }) => [point.resourceId, reason]));
  return ok({
    revision,
    savedBy,
    resources: marked.map((one) => ({ ...one, orphan: reasons.get(one.resourceId) ?? null })),
  });
}

interface Saving {
  readonly layerId: number;
  readonly revision: number;
  readonly resources: readonly MarkedResource[];
}

/** Saves what is marked, unless somebody else has saved since: that is told with their name and never overwritten. @spec N07 PLN-04 */
export async function saveResources({ layerId, revision, resources: marked }: Saving, asks: SignedInAsks) {
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx, tell }) => {
    const opened = await openedLayer(tx, asks, layerId, 'locked');
    if (!opened.ok) return opened;
    const { versionId, resourcesRevision, resourcesBy } = opened.value;
    if (versionId === null) return refuse({ code: 'plan.drawing.none' });
    const problem = checkRevision(revision, { revision: resourcesRevision, by: resourcesBy }) ?? checkResources(marked);
    if (problem) return refuse(problem);
    await store.writeResources(tx, layerId, marked);
    await updateLayer(tx, layerId, { resourcesRevision: resourcesRevision + 1, resourcesBy: nameOf(account) });
    await logUse(tx, asks, entryOf(layerId));
    await tell({ type: 'changed', topic: planTopic.name, rentId: scope.rentId, ids: [layerId] });
    return ok({ revision: resourcesRevision + 1 });
  });
}
