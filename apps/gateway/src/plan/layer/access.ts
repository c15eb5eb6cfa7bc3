import { type Problem, ok, refuse, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import * as store from './store.ts';

/** Who reads, as the store asks it: a private plan is open to the session that gave its key. */
export const readerOf = ({ deps, scope, sessionId }: SignedInAsks): store.Reader => ({
  scope,
  sessionId,
  now: isoNow(deps.clock),
});

export const planNotFound: Problem = { code: 'plan.notFound', field: 'layerId' };
const keyWanted: Problem = { code: 'plan.key.enter', field: 'accessKey' };

/**
 * A plan that the reader may look into; or that there is none in their reach, or that its key is asked for.
 * @param how `locked`: nobody else changes it until the transaction ends
 * @spec PLN-05 ROL-06
 */
export async function openedLayer(
  db: Db | Tx,
  asks: SignedInAsks,
  layerId: number,
  how: 'read' | 'locked' = 'read',
): Promise<Result<store.LayerRow>> {
  const layer = await store.layerById(db, readerOf(asks), layerId, how === 'locked');
  if (!layer) return refuse(planNotFound);
  return layer.isOpen ? ok(layer) : refuse(keyWanted);
}
