import type { areaShapes } from '@fireline/api/shapes';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type * as z from 'zod';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { askerOf } from './askerStore.ts';
import { readerOf } from './seen.ts';
import * as store from './store.ts';

export type Shown = z.output<typeof areaShapes.service.ticket.reply>;
export const notFound: Problem = { code: 'service.chat.gone', field: 'ticketId' };

/** @spec SRV-06 */
export async function list(query: store.TicketFilter & Paging, asks: SignedInAsks) {
  const reader = readerOf(asks);
  const page = await store.ticketsPage(asks.deps.database.db, reader, query);
  const rows = page.rows.map(({ customerId, ...row }) => ({ ...row, isOwn: customerId === reader.userId }));
  return ok({ ...page, rows });
}

/** @spec SRV-06 */
export async function detail(
  ticketId: number,
  asks: SignedInAsks,
  db: Db | Tx = asks.deps.database.db,
): Promise<Result<Shown>> {
  const reader = readerOf(asks);
  const found = await store.ticketById(db, reader, ticketId);
  if (!found) return refuse(notFound);
  const { customerId, unitId, placeId, ...row } = found;
  const asker = reader.handles ? await askerOf(db, { ticketId, customerId, unitId, placeId }) : null;
  return ok({
    ...row,
    isOwn: customerId === reader.userId,
    now: isoNow(asks.deps.clock),
    asker,
  });
}

interface Asked {
  readonly ticketId: number;
  readonly after: number;
}
/** What was written behind a number. @spec SRV-06 */
export async function messages({ ticketId, after }: Asked, asks: SignedInAsks) {
  const reader = readerOf(asks);
  const { db } = asks.deps.database;
  // read first: what is written meanwhile is asked for again
  const ticket = await store.ticketById(db, reader, ticketId);
  if (!ticket) return refuse(notFound);
  const rows = await store.messagesAfter(db, ticketId, after);
  const { userId } = reader;
  return ok({
    messages: rows.map(({ ticketId: _ticketId, clientKey, senderId, images, faqs, args, ...row }) => ({
      ...row,
      key: senderId === userId ? (clientKey ?? '') : '',
      isOwn: senderId === userId,
      images: [...images],
      faqs: [...faqs],
      args: { ...args },
    })),
    lastSeq: Math.max(ticket.lastSeq, rows.at(-1)?.seq ?? 0),
    readSeq: await store.readSeqOf(db, ticketId, userId),
  });
}
