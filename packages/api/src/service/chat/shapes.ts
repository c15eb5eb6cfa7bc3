import {
  chatKeyChars,
  chatLists,
  chatNotes,
  chatSides,
  chatStates,
  faqNames,
  orderStates,
  ratingNames,
} from '@fireline/domain/service';
import * as z from 'zod';
import { personalRecord, zBy } from '../../lib/personalShapes.ts';
import { done, page, paging, zId, zInt, zSearch, zUploadFile } from '../../lib/shapes.ts';

/** As the store of pictures names one; what else comes is not asked for in the database. */
const zImageId = z.string().regex(/^[\w-]{1,64}$/);
const zSeq = zInt.min(0).max(2_147_483_647);

/** A chat in a list. @spec SRV-06 */
export const zTicket = z.object({
  ticketId: z.number(),
  /** `C261121-0007` */
  number: z.string(),
  /** How it begins; empty: with a picture. */
  subject: z.string(),
  state: z.enum(chatStates),
  /** The caller asks in it. */
  isOwn: z.boolean(),
  customer: zBy,
  unitName: z.string(),
  /** Whose it is; null: nobody's. */
  agentId: z.number().nullable(),
  agentName: zBy,
  createdAt: z.string(),
  /** When something was written last. */
  lastAt: z.string(),
  lastSeq: z.number().int(),
  /** Since when its customer waits for an answer; null: nobody waits. */
  waitsSince: z.string().nullable(),
  firstResponseAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  closedBy: zBy,
  rating: z.enum(ratingNames),
  orderId: z.number().nullable(),
  orderNumber: z.string(),
  /** Messages of others that the caller has not read. */
  unread: z.number().int(),
});

const zRelatedOrder = z.object({
  orderId: z.number(),
  number: z.string(),
  problem: z.string(),
  state: z.enum(orderStates),
});

/** Who asks, for who answers. */
const zAsker = z.object({
  role: z.string(),
  placeName: z.string(),
  /** Of the unit or place. */
  devices: z.number().int(),
  openAlarms: z.number().int(),
  /** Not closed, the newest first. */
  orders: z.array(zRelatedOrder),
  /** The last ones before this. */
  chats: z.array(z.object({ ticketId: z.number(), number: z.string(), subject: z.string(), createdAt: z.string() })),
});

const zTicketDetail = zTicket.extend({
  /** The moment by the gateway. */
  now: z.string(),
  /** Its agent's account is disabled or deleted: another agent may take it. */
  isAgentGone: z.boolean(),
  /** Null: the caller does not answer chats. */
  asker: zAsker.nullable(),
});

const zChatMessage = z.object({
  /** Counted from 1 in its chat. */
  seq: z.number().int(),
  /** As its sender called it; empty: not the caller's. */
  key: z.string(),
  side: z.enum(chatSides),
  sender: zBy,
  isOwn: z.boolean(),
  text: z.string(),
  images: z.array(z.string()),
  /** What the system notes; null: somebody wrote. */
  note: z.enum(chatNotes).nullable(),
  /** Values for the words of the note. */
  args: personalRecord(z.record(z.string(), z.union([z.string(), z.number()]))),
  faqs: z.array(z.enum(faqNames)),
  at: z.string(),
});

const ofTicket = { ticketId: zId };
/** What the domain's `chatForm` reads, with the name of the message. */
const said = {
  key: z.string().min(chatKeyChars.min).max(chatKeyChars.max),
  text: z.string().default(''),
  images: z.array(zImageId).default([]),
};
const zSaid = z.object({ ticketId: z.number(), seq: z.number().int() });

export const chatShapes = {
  tickets: {
    send: z.object({
      list: z.enum(chatLists),
      /** Number or beginning of a chat, any part; the name of who asks or answers. */
      search: zSearch.optional(),
      sort: z.literal('lastAt').default('lastAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zTicket),
  },
  openTicket: { send: z.object(said), reply: zSaid },
  /** The picture belongs to nobody until a message names it; after a day it is gone then. */
  uploadChatImage: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  chatImage: { send: z.object({ imageId: zImageId }), reply: z.string() },
  ticket: { send: z.object(ofTicket), reply: zTicketDetail },
  chatMessages: {
    send: z.object({ ...ofTicket, after: zSeq.default(0) }),
    reply: z.object({
      messages: z.array(zChatMessage),
      /** Of the chat: there are more where the last message lies before it. */
      lastSeq: z.number().int(),
      /** Up to where the caller had read before. */
      readSeq: z.number().int(),
    }),
  },
  say: { send: z.object({ ...ofTicket, ...said }), reply: zSaid },
  readUpTo: { send: z.object({ ...ofTicket, seq: zSeq }), reply: done },
  takeTicket: { send: z.object(ofTicket), reply: zTicketDetail },
  closeTicket: { send: z.object(ofTicket), reply: zTicketDetail },
  /** What is no rating is refused in the words for it. */
  rateTicket: { send: z.object({ ...ofTicket, rating: z.string() }), reply: zTicketDetail },
};
