import type { Deps } from '../../lib/context.ts';
import { unbalanced } from './store.ts';

/** Compares balances with the sums of their transfers. It corrects nothing: what differs is an error that people look into. @spec TAR-09 */
export async function checkLedgers({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<void> {
  for (const { accountId, balanceCents, sumCents } of await unbalanced(database.db))
    log.error('a balance is not the sum of its transfers', new Error(`account ${accountId}`), {
      balanceCents,
      sumCents,
    });
}
