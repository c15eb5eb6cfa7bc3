import { refuse, ok, type Result } from '@fireline/domain/lib';
import type { Whereabouts } from '@fireline/domain/role';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import type { Work } from '../../lib/transact.ts';
import { addPart } from '../orders/stepStore.ts';
import { readerOf } from './seen.ts';
import * as store from './store.ts';
import { tellChat } from './telling.ts';

/** A chat of which an order is to be made. */
export interface OrderedChat {
  readonly ticketId: number;
  readonly customerId: number;
  readonly where: Whereabouts;
}

/** The chat, held; a refusal where the caller does not see it or an order was made of it. @spec SRV-06 SRV-01 */
export async function chatToOrder(work: Work, ticketId: number, asks: SignedInAsks): Promise<Result<OrderedChat>> {
  const ticket = await store.lockTicket(work.tx, readerOf(asks), ticketId);
  if (!ticket) return refuse({ code: 'form.choice', field: 'ticketId' });
  const { rentId, orgPath, partnerId, unitId, maintId, placeId, customerId, orderId } = ticket;
  if (orderId !== null) {
    const { number } = await work.tx
      .selectFrom('workOrder')
      .select('number')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    return refuse({ code: 'service.chat.orderMade', args: { number } });
  }
  return ok({ ticketId, customerId, where: { rentId, orgPath, partnerId, unitId, maintId, placeId } });
}

/** Notes in the chat that the order was made; who asked in it sees the order. */
export async function noteOrder(
  work: Work,
  { ticketId, customerId }: OrderedChat,
  orderId: number,
  asks: SignedInAsks,
): Promise<void> {
  const { tx } = work;
  const { number } = await tx
    .selectFrom('workOrder')
    .select('number')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  await addPart(tx, orderId, customerId);
  await store.updateTicket(tx, ticketId, { orderId });
  const at = isoNow(asks.deps.clock);
  const args = JSON.stringify({ name: nameOf(asks.account), number, orderId });
  await store.addMessage(tx, { ticketId, at, side: 'system', note: 'order', args });
  await tellChat(work, ticketId);
}
