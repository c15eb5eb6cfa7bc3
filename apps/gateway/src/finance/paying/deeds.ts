import type { NewRow } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { moneyQueue } from '../provider/sandboxStore.ts';

type Deed = Pick<NewRow<'providerTask'>, 'rentId' | 'kind' | 'outNo' | 'runAt'> &
  Partial<Pick<NewRow<'providerTask'>, 'paymentId' | 'recipientId' | 'splitId' | 'refundId' | 'returnId' | 'cents'>>;

/** Asks a provider for a deed, under a number that stays; asking twice is asking once. */
export async function addDeed({ tx, tell }: Work, deed: Deed): Promise<void> {
  await tx
    .insertInto('providerTask')
    .values(deed)
    .onConflict((c) => c.columns(['kind', 'outNo']).doNothing())
    .execute();
  await tell({ type: 'work', queue: moneyQueue });
}
