import { lastLook, pointDue, type PointLook } from '@fireline/domain/inspection';
import { dayAt } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import * as store from './lookStore.ts';

const shownLook = ({ atMs, ...items }: PointLook) => ({ at: new Date(atMs).toISOString(), ...items });

/** Points with what was found there last, the task that asks for them next and their tags. @spec INS-02 INS-05 */
export async function withLooks<Point extends { readonly pointId: number }>(
  db: Db | Tx,
  points: readonly Point[],
  { deps }: Pick<SignedInAsks, 'deps'>,
) {
  if (points.length === 0) return [];
  const nowMs = deps.clock();
  const ids = points.map(({ pointId }) => pointId);
  const looked = await store.newestTasks(db, ids);
  const found = Map.groupBy(await store.resultsAt(db, looked), ({ pointId }) => pointId);
  const looks = new Map(looked.map(({ pointId, itemIds }) => [pointId, lastLook(found.get(pointId) ?? [], itemIds)]));
  const asked = ids.map((pointId) => {
    const look = looks.get(pointId);
    return { pointId, day: look ? dayAt(look.atMs) : null };
  });
  const tasks = Map.groupBy(await store.firstTasks(db, asked), ({ pointId }) => pointId);
  const tags = Map.groupBy(await store.tagsAt(db, ids), ({ pointId }) => pointId);
  return points.map((point) => {
    const { pointId } = point;
    const look = looks.get(pointId);
    return {
      ...point,
      lastLook: look ? shownLook(look) : null,
      due: pointDue(tasks.get(pointId) ?? [], look, nowMs) ?? null,
      tags: (tags.get(pointId) ?? []).map(({ tagId, type, serial }) => ({ tagId, type, serial })),
    };
  });
}
