import { mayCall } from '@fireline/api/lib';
import { ok } from '@fireline/domain/lib';
import { pendingNames } from '@fireline/domain/shell';
import type { Pending } from '../lib/area.ts';
import type { SignedInAsks } from '../lib/context.ts';

declare module '../lib/context.ts' {
  interface Deps {
    /** What waits to be done, of every area. */
    readonly pending: readonly Pending[];
  }
}

/** What waits to be done by somebody with the caller's rights, each counted by the area whose it is. @spec SHL-05 */
export async function workbench(asks: SignedInAsks) {
  const mine = asks.deps.pending
    .filter((one) => mayCall(asks.rights.granted, one))
    .toSorted((one, other) => pendingNames.indexOf(one.name) - pendingNames.indexOf(other.name));
  const counted = mine.map(async ({ name, count }) => ({ name, oldestAt: null, ...(await count(asks)) }));
  return ok({ pending: await Promise.all(counted) });
}
