import { type ChatChange, chatTopic } from '@fireline/api/service';
import type { Whereabouts } from '@fireline/domain/role';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';

/** Notifies who asks, and those of the tenant who answer, that a chat changed. They ask for what lies behind what they have. @spec SRV-06 */
export async function tellChat({ tx, tell }: Work, ticketId: number): Promise<void> {
  const { rentId, customerId, lastSeq, state } = await tx
    .selectFrom('chatTicket')
    .select(['rentId', 'customerId', 'lastSeq', 'state'])
    .where('ticketId', '=', ticketId)
    .executeTakeFirstOrThrow();
  const topic = chatTopic.name;
  await tell({ type: 'tell', topic, rentId, userId: customerId, data: { ticketId, lastSeq, state } });
  await tell({ type: 'changed', topic, rentId, ids: [ticketId] });
}

interface Change {
  readonly id: number;
  readonly where: Whereabouts;
  readonly data: ChatChange;
}

/** Changed chats stand nowhere: people of the tenant itself are notified here, and who asks is notified apart. @spec SRV-06 ROL-06 */
export async function chatChangesOf(db: Db, rentId: string, ticketIds: readonly number[]): Promise<readonly Change[]> {
  const rows = await db
    .selectFrom('chatTicket')
    .select(['ticketId', 'lastSeq', 'state'])
    .where('rentId', '=', rentId)
    .where('ticketId', '=', anyId(ticketIds))
    .execute();
  const where = { rentId, orgPath: '', partnerId: null, unitId: null, maintId: null, placeId: null };
  return rows.map((data) => ({ id: data.ticketId, where, data }));
}
