import type { ChatList } from '@fireline/domain/service';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { isThere } from '../orders/agentStore.ts';
import { dayCounter } from '../counterStore.ts';
import { type Reader, seen } from './seen.ts';
import './tables.ts';

/** Its agent is gone: another may take it, and it waits for one. */
const isLeft = sql<boolean>`(chat_ticket.state = 'open' and exists (select 1 from app_user where app_user.user_id = chat_ticket.agent_id and not ${isThere}))`;

const inList = (list: ChatList, userId: number): RawBuilder<SqlBool> => {
  const conditions: Record<ChatList, RawBuilder<SqlBool>> = {
    own: sql`chat_ticket.customer_id = ${userId}`,
    waiting: sql`(chat_ticket.state = 'waiting' or ${isLeft})`,
    mine: sql`(chat_ticket.state = 'open' and chat_ticket.agent_id = ${userId})`,
    others: sql`(chat_ticket.state = 'open' and chat_ticket.agent_id is distinct from ${userId} and not ${isLeft})`,
    closed: sql`chat_ticket.state = 'closed'`,
  };
  return conditions[list];
};

const shown = (db: Db | Tx, reader: Reader) =>
  db
    .selectFrom('chatTicket')
    .leftJoin('unit', 'unit.unitId', 'chatTicket.unitId')
    .leftJoin('workOrder', 'workOrder.orderId', 'chatTicket.orderId')
    .leftJoin('chatRead', (join) =>
      join.onRef('chatRead.ticketId', '=', 'chatTicket.ticketId').on('chatRead.userId', '=', reader.userId),
    )
    .select((eb) => [
      'chatTicket.ticketId',
      'chatTicket.number',
      'chatTicket.subject',
      'chatTicket.state',
      'chatTicket.customerId',
      'chatTicket.customer',
      eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
      'chatTicket.agentId',
      'chatTicket.agentName',
      'chatTicket.createdAt',
      'chatTicket.lastAt',
      'chatTicket.lastSeq',
      'chatTicket.waitsSince',
      'chatTicket.firstResponseAt',
      'chatTicket.closedAt',
      'chatTicket.closedBy',
      'chatTicket.rating',
      'chatTicket.orderId',
      eb.fn.coalesce('workOrder.number', sql.lit('')).as('orderNumber'),
      // those of colleagues are not the reader's to read
      sql<number>`(select count(*)::int from chat_message m where m.ticket_id = chat_ticket.ticket_id and m.note is null
        and (chat_ticket.state = 'waiting' or ${reader.userId} in (chat_ticket.customer_id, chat_ticket.agent_id))
        and m.seq > coalesce(chat_read.seq, 0) and m.sender_id is distinct from ${reader.userId})`.as('unread'),
    ])
    .where(seen(reader));

/** Who asks and who answers may be called by a mobile number, which is found whole alone. */
const searched = {
  open: ['chat_ticket.number', 'chat_ticket.subject', 'unit.name'],
  maskedTexts: ['chat_ticket.customer', 'chat_ticket.agent_name'],
};

export interface TicketFilter {
  readonly list: ChatList;
  readonly search?: string | undefined;
  readonly order: 'asc' | 'desc';
}

/** What waits comes by how long it does: who asks once more is not put back by it. */
export function ticketsPage(db: Db, reader: Reader, { list, search, order, ...paging }: TicketFilter & Paging) {
  const since =
    list === 'waiting' ? sql`coalesce(chat_ticket.waits_since, chat_ticket.last_at)` : sql.ref('chatTicket.lastAt');
  const rows = shown(db, reader)
    .where(inList(list, reader.userId))
    .$if(search !== undefined, (q) => q.where(findsText(search ?? '', searched)))
    .orderBy(since, inOrder(order))
    .orderBy('chatTicket.ticketId', order);
  return pageOf(rows, paging);
}

export const ticketById = (db: Db | Tx, reader: Reader, ticketId: number) =>
  shown(db, reader)
    .select(['chatTicket.placeId', 'chatTicket.unitId', isLeft.$castTo<boolean>().as('isAgentGone')])
    .where('chatTicket.ticketId', '=', ticketId)
    .executeTakeFirst();

/** A chat, held, so that of two who act at once one learns of the other. */
export const lockTicket = (tx: Tx, reader: Reader, ticketId: number) =>
  tx
    .selectFrom('chatTicket')
    .selectAll()
    .where(seen(reader))
    .where('ticketId', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();
export type Standing = Row<'chatTicket'>;

/** The same for the system, which sees every chat. */
export const lockAnyTicket = (tx: Tx, ticketId: number) =>
  tx.selectFrom('chatTicket').selectAll().where('ticketId', '=', ticketId).forUpdate().executeTakeFirst();

/** The newest chat of who asks, held. */
export const lockLast = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('chatTicket')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('ticketId', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export const chatNumbers = dayCounter('chatCounter');

export const insertTicket = (tx: Tx, row: NewRow<'chatTicket'>) =>
  tx.insertInto('chatTicket').values(row).returningAll().executeTakeFirstOrThrow();

export const updateTicket = (
  tx: Tx,
  ticketId: number,
  changes: Partial<Omit<NewRow<'chatTicket'>, 'ticketId' | 'rentId'>>,
) => tx.updateTable('chatTicket').set(changes).where('ticketId', '=', ticketId).execute();

type Entry = Omit<NewRow<'chatMessage'>, 'seq'>;

/** Adds a message to a chat that is held. @returns its number */
export async function addMessage(tx: Tx, { ticketId, at, ...entry }: Entry): Promise<number> {
  const { lastSeq } = await tx
    .updateTable('chatTicket')
    .set((eb) => ({ lastSeq: eb('lastSeq', '+', 1), lastAt: at }))
    .where('ticketId', '=', ticketId)
    .returning('lastSeq')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('chatMessage')
    .values({ ...entry, ticketId, at, seq: lastSeq })
    .execute();
  return lastSeq;
}

/** What its sender has sent under that name, in whichever chat. */
export const messageOfKey = (tx: Tx, senderId: number, clientKey: string) =>
  tx
    .selectFrom('chatMessage')
    .select(['ticketId', 'seq', 'text', 'images'])
    .where('senderId', '=', senderId)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst();

/** The most messages answered in one go. */
const messagesMax = 200;

export const messagesAfter = (db: Db | Tx, ticketId: number, after: number) =>
  db
    .selectFrom('chatMessage')
    .selectAll()
    .where('ticketId', '=', ticketId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(messagesMax)
    .execute();

export const readSeqOf = async (db: Db | Tx, ticketId: number, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('chatRead')
      .select('seq')
      .where('ticketId', '=', ticketId)
      .where('userId', '=', userId)
      .executeTakeFirst()
  )?.seq ?? 0;

/** Notes what was read; never less than before. */
export const noteRead = (tx: Tx, row: Row<'chatRead'>) =>
  tx
    .insertInto('chatRead')
    .values(row)
    .onConflict((c) =>
      c.columns(['ticketId', 'userId']).doUpdateSet({ seq: row.seq, at: row.at }).where('chatRead.seq', '<', row.seq),
    )
    .execute();

/** Chats whose customers were silent since then after an answer. */
export const silentSince = async (db: Db, before: string, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('chatTicket')
      .select('ticketId')
      .where('state', '=', 'open')
      .where('answeredAt', '<=', before)
      .orderBy('answeredAt')
      .limit(limit)
      .execute()
  ).map(({ ticketId }) => ticketId);
