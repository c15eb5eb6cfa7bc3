import type { ChatNote, ChatSide, ChatState, Faq, Rating } from '@fireline/domain/service';
import type { Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault, WhereaboutsColumns } from '../../lib/db/columnTypes.ts';

type Late<T> = Generated<T | null>;

/** The last number of a tenant's chats on its last day with one. */
export interface ChatCounterTable {
  rentId: string;
  day: string;
  last: number;
}

/** A chat with support; it stands where its customer does. */
export interface ChatTicketTable extends WhereaboutsColumns {
  ticketId: Id;
  number: string;
  customerId: number;
  /** As it was called when it asked. */
  customer: string;
  subject: Generated<string>;
  state: Generated<ChatState>;
  agentId: Late<number>;
  agentName: Generated<string>;
  createdAt: Instant;
  /** The number of its last message. */
  lastSeq: Generated<number>;
  lastAt: Instant;
  /** Since when its customer waits for an answer; null: nobody waits. */
  waitsSince: Late<Instant>;
  /** When an agent wrote what its customer has said nothing to; null: none did. */
  answeredAt: Late<Instant>;
  /** Until when nobody answers, as its customer reads in the chat. */
  awayUntil: Late<Instant>;
  firstResponseAt: Late<Instant>;
  closedAt: Late<Instant>;
  closedBy: Generated<string>;
  rating: Generated<Rating>;
  ratedAt: Late<Instant>;
  /** The order that was made of it. */
  orderId: Late<number>;
}

export interface ChatMessageTable {
  ticketId: number;
  /** Counted from 1 in its chat. */
  seq: number;
  /** As its sender called it: sent twice, it is one. */
  clientKey: Late<string>;
  /** Null: the system. */
  senderId: Late<number>;
  sender: Generated<string>;
  side: ChatSide;
  text: Generated<string>;
  images: JsonOrDefault<string[]>;
  note: Late<ChatNote>;
  args: JsonOrDefault<Record<string, string | number>>;
  faqs: JsonOrDefault<Faq[]>;
  at: Instant;
}

export interface ChatReadTable {
  ticketId: number;
  userId: number;
  /** The last message read. */
  seq: number;
  at: Instant;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    chatCounter: ChatCounterTable;
    chatTicket: ChatTicketTable;
    chatMessage: ChatMessageTable;
    chatRead: ChatReadTable;
  }
}
