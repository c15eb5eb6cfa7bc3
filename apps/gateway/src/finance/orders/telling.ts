import { type OrderChange, orderTopic } from '@fireline/api/finance';
import type { Whereabouts } from '@fireline/domain/role';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';

/** Tells those who look at an order that it changed: its creator, the people of its payer and those above, and its payee. They read it again. @spec FIN-01 */
export async function tellOrder({ tx, tell }: Work, orderId: number): Promise<void> {
  const { rentId, payeeRentId, creatorId, revision, state } = await tx
    .selectFrom('tradeOrder')
    .select(['rentId', 'payeeRentId', 'creatorId', 'revision', 'state'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const topic = orderTopic.name;
  const data = { orderId, revision, state };
  await tell({ type: 'tell', topic, rentId, userId: creatorId, data });
  await tell({ type: 'changed', topic, rentId, ids: [orderId] });
  // the operator stands in no scope of the payer's tenant, and sees all that it is paid for
  if (payeeRentId !== rentId) await tell({ type: 'tell', topic, rentId: payeeRentId, userId: null, data });
}

interface Change {
  readonly id: number;
  readonly where: Whereabouts;
  readonly data: OrderChange;
}

/**
 * Where the payers of orders were when they ordered. People of an organisation see none, and who follows a place sees none of its orders: of a
 * place the creator alone is notified. @spec FIN-01 ROL-06
 */
export async function changesOf(db: Db, rentId: string, orderIds: readonly number[]): Promise<readonly Change[]> {
  const rows = await db
    .selectFrom('tradeOrder')
    .select(['orderId', 'revision', 'state', 'partnerId', 'unitId', 'maintId'])
    .where('rentId', '=', rentId)
    .where('orderId', '=', anyId(orderIds))
    .execute();
  return rows.map(({ orderId, revision, state, ...nodes }) => ({
    id: orderId,
    where: { rentId, orgPath: '', ...nodes, placeId: null },
    data: { orderId, revision, state },
  }));
}
