import type { SignedInAsks } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import { type Changed, changedNow } from '../session/changes.ts';

export { changedNow };

/** Who creates a record now, for its row. */
export function createdNow(asks: SignedInAsks): Changed & { readonly createdBy: string; readonly createdAt: string } {
  const changed = changedNow(asks);
  return { ...changed, createdBy: changed.changedBy, createdAt: changed.changedAt };
}

/** Holds the tenant, so that changes of its records wait for each other. Other rows that refer to it are written meanwhile. */
export const holdTenant = async (tx: Tx, rentId: string): Promise<void> => {
  await tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forNoKeyUpdate().execute();
};
