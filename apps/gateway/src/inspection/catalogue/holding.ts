import type { Result } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { type Changed, changedNow } from '../../session/changes.ts';
import { holdCatalogue } from './store.ts';

/** Changes the catalogue of the caller's tenant, one change at a time. */
export const inCatalogue = <Value>(
  { deps, scope }: SignedInAsks,
  act: (tx: Tx) => Promise<Result<Value>>,
): Promise<Result<Value>> =>
  transact(deps.database, async ({ tx }): Promise<Result<Value>> => {
    await holdCatalogue(tx, scope.rentId);
    return act(tx);
  });

/** Who creates a record now, for its row. */
export function createdNow(asks: SignedInAsks): Changed & { readonly createdBy: string; readonly createdAt: string } {
  const changed = changedNow(asks);
  return { ...changed, createdBy: changed.changedBy, createdAt: changed.changedAt };
}
