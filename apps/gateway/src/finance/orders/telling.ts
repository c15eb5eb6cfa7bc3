import { orderTopic } from '@fireline/api/finance';
import type { Work } from '../../lib/transact.ts';

/** Tells those who look at an order that it changed: its creator, and the people of its payer. They read it again. @spec FIN-01 */
export async function tellOrder({ tx, tell }: Work, orderId: number): Promise<void> {
  const { rentId, creatorId, revision, state } = await tx
    .selectFrom('tradeOrder')
    .select(['rentId', 'creatorId', 'revision', 'state'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  await tell({ type: 'tell', topic: orderTopic.name, rentId, userId: creatorId, data: { orderId, revision, state } });
}
