import { type WorkOrderChange, workOrderTopic } from '@fireline/api/service';
import type { Whereabouts } from '@fireline/domain/role';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';

/** Tells those who look at an order that it changed: everybody who took part, and who sees it by scope. They read it again. @spec SRV-02 */
export async function tellOrder({ tx, tell }: Work, orderId: number): Promise<void> {
  const { rentId, revision, state } = await tx
    .selectFrom('workOrder')
    .select(['rentId', 'revision', 'state'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const parts = await tx.selectFrom('workOrderPart').select('userId').where('orderId', '=', orderId).execute();
  const topic = workOrderTopic.name;
  for (const { userId } of parts)
    await tell({ type: 'tell', topic, rentId, userId, data: { orderId, revision, state } });
  await tell({ type: 'changed', topic, rentId, ids: [orderId] });
}

interface Change {
  readonly id: number;
  readonly where: Whereabouts;
  readonly data: WorkOrderChange;
}

/** Where changed orders are. Without an organisation: people of one see no orders. @spec SRV-01 ORG-06 ROL-06 */
export async function changesOf(db: Db, rentId: string, orderIds: readonly number[]): Promise<readonly Change[]> {
  const rows = await db
    .selectFrom('workOrder')
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
