import type { Problem } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from './context.ts';
import { nameOf } from './nameOf.ts';

/** Who changed a record, and when, in its row. */
export interface Changed {
  readonly changedBy: string;
  readonly changedAt: string;
}
/** Who changes a record now, for its row. */
export const changedNow = ({ deps, account }: Pick<SignedInAsks, 'deps' | 'account'>): Changed => ({
  changedBy: nameOf(account),
  changedAt: isoNow(deps.clock),
});

/** Who creates a record now, for its row. */
export function createdNow(asks: SignedInAsks): Changed & { readonly createdBy: string; readonly createdAt: string } {
  const changed = changedNow(asks);
  return { ...changed, createdBy: changed.changedBy, createdAt: changed.changedAt };
}

interface Revised {
  readonly revision: number;
  readonly changedBy: string;
  readonly changedAt: string | null;
}

/** A record that stands for one that nobody has saved yet. */
export const neverChanged: Revised = { revision: 0, changedBy: '', changedAt: null };

/** Who saved a record, and when, since the caller's form opened it at that revision; undefined: nobody. @spec SES-08 SIT-02 */
export const changedSince = (code: string, row: Revised, revision: number): Problem | undefined =>
  row.revision === revision ? undefined : { code, args: { name: row.changedBy, at: row.changedAt ?? '' } };
