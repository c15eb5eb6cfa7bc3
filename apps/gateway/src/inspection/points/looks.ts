import { inspectionCalls } from '@fireline/api/inspection';
import { mayCall } from '@fireline/api/lib';
import { lastLook, pointDue, type PointLook } from '@fireline/domain/inspection';
import { dayAt } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import * as store from './lookStore.ts';

type Asks = Pick<SignedInAsks, 'deps' | 'rights'>;

const shownLook = ({ atMs, ...items }: PointLook) => ({ at: new Date(atMs).toISOString(), ...items });

/** Whether the caller may know what was found at points and what asks for them: it is in the tasks. */
export const mayKnowTasks = ({ rights }: Pick<Asks, 'rights'>): boolean =>
  mayCall(rights.granted, inspectionCalls.tasks);

/** What was found last at a point, and the task that asks for it next. */
async function roundsAt(db: Db | Tx, ids: readonly number[], { deps }: Asks) {
  const nowMs = deps.clock();
  const looked = await store.newestTasks(db, ids);
  const found = Map.groupBy(await store.resultsAt(db, looked), ({ pointId }) => pointId);
  const looks = new Map(looked.map(({ pointId, itemIds }) => [pointId, lastLook(found.get(pointId) ?? [], itemIds)]));
  const asked = ids.map((pointId) => {
    const look = looks.get(pointId);
    return { pointId, day: look ? dayAt(look.atMs) : null };
  });
  const tasks = Map.groupBy(await store.firstTasks(db, asked), ({ pointId }) => pointId);
  return (pointId: number) => {
    const look = looks.get(pointId);
    return {
      lastLook: look ? shownLook(look) : null,
      due: pointDue(tasks.get(pointId) ?? [], look, nowMs) ?? null,
    };
  };
}

/** The tags that are bound to a point. */
async function tagsOf(db: Db | Tx, ids: readonly number[]) {
  const tags = Map.groupBy(await store.tagsAt(db, ids), ({ pointId }) => pointId);
  return (pointId: number) => ({
    tags: (tags.get(pointId) ?? []).map(({ tagId, type, serial }) => ({ tagId, type, serial })),
  });
}

/**
 * Points with what was found there last, the task that asks for them next and their tags, each as far as the caller may open the list that it is
 * taken from.
 * @spec INS-02 INS-05 ROL-03
 */
export async function withLooks<Point extends { readonly pointId: number }>(
  db: Db | Tx,
  points: readonly Point[],
  asks: Asks,
) {
  if (points.length === 0) return [];
  const ids = points.map(({ pointId }) => pointId);
  const rounds = mayKnowTasks(asks) ? await roundsAt(db, ids, asks) : undefined;
  const tags = mayCall(asks.rights.granted, inspectionCalls.tags) ? await tagsOf(db, ids) : undefined;
  return points.map((point) => ({ ...point, ...rounds?.(point.pointId), ...tags?.(point.pointId) }));
}
