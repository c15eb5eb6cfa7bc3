import type { Deps } from '../../lib/context.ts';
import { unbalancedUnits } from '../../tariff/units/account.ts';
import { unbalanced } from './store.ts';

/** Compares balances with what makes them. It corrects nothing: what differs is an error that people look into. @spec TAR-09 TAR-07 */
export async function checkLedgers({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<void> {
  for (const { accountId, balanceCents, sumCents } of await unbalanced(database.db))
    log.error('a balance is not the sum of its transfers', new Error(`account ${accountId}`), {
      balanceCents,
      sumCents,
    });
  for (const { accountId, balance, after } of await unbalancedUnits(database.db))
    log.error('a balance of units is not what its newest record leaves', new Error(`account ${accountId}`), {
      balance,
      after,
    });
}
