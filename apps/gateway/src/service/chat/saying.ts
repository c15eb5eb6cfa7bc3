import { dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  type ChatContext,
  chatFaqsMax,
  chatForm,
  chatNumber,
  chatStep,
  chatSubject,
  faqsFor,
  isLetterDue,
  isSupportOpen,
  serviceChatWords,
  supportOpensAtMs,
} from '@fireline/domain/service';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { writeLetter } from '../../message/writeLetter.ts';
import { logUse } from '../../session/userLog.ts';
import { areThere } from '../orders/agentStore.ts';
import { nodeOf } from '../orders/newStore.ts';
import { give } from './images.ts';
import { notFound } from './reading.ts';
import { readerOf } from './seen.ts';
import * as store from './store.ts';
import { tellChat } from './telling.ts';

export interface Said {
  readonly key: string;
  readonly text: string;
  readonly images: readonly string[];
}
interface Stored {
  readonly ticketId: number;
  readonly seq: number;
}

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** A chat as the machine asks about it. */
export async function contextOf(tx: Tx, ticket: store.Standing, asks: SignedInAsks): Promise<ChatContext> {
  const { customerId, agentId, agentName, closedBy, closedAt, answeredAt } = ticket;
  const { userId } = asks.account;
  return {
    userId,
    customerId,
    agentId,
    agentName,
    closedBy,
    isAgentGone: agentId !== null && agentId !== userId && !(await areThere(tx, [agentId])),
    handles: readerOf(asks).handles,
    nowMs: asks.deps.clock(),
    closedAtMs: ms(closedAt),
    answeredAtMs: ms(answeredAt),
  };
}

const entryOf = (ticketId: number, at: string) => ({ ticketId, at, side: 'system' as const });

/** What the same message was when it was sent before; a refusal where it was another one. */
async function saidBefore(tx: Tx, { key, text, images }: Said, userId: number): Promise<Result<Stored> | undefined> {
  const before = await store.messageOfKey(tx, userId, key);
  if (!before) return undefined;
  const isSame = before.text === text && before.images.join() === images.join();
  return isSame
    ? ok({ ticketId: before.ticketId, seq: before.seq })
    : refuse({ code: 'service.chat.keyUsed', field: 'key' } satisfies Problem);
}

/** Writes in a chat that is held: its customer, or its agent. */
async function sayIn(work: Work, ticket: store.Standing, said: Said, asks: SignedInAsks): Promise<Result<Stored>> {
  const { tx } = work;
  const { ticketId } = ticket;
  const { userId } = asks.account;
  const isCustomer = ticket.customerId === userId;
  const next = chatStep(ticket.state, isCustomer ? 'ask' : 'answer', await contextOf(tx, ticket, asks));
  if (!next.ok) return next;
  const lost = await give(tx, ticketId, said.images, asks);
  if (lost) return refuse(lost);
  const at = isoNow(asks.deps.clock);
  if (ticket.state === 'closed') await store.addMessage(tx, { ...entryOf(ticketId, at), note: 'reopened' });
  const seq = await store.addMessage(tx, {
    ticketId,
    at,
    clientKey: said.key,
    senderId: userId,
    sender: nameOf(asks.account),
    side: isCustomer ? 'customer' : 'agent',
    text: said.text,
    images: JSON.stringify(said.images),
  });
  await store.updateTicket(tx, ticketId, {
    state: next.value,
    ...(isCustomer
      ? { waitsSince: ticket.waitsSince ?? at, answeredAt: null }
      : { waitsSince: null, answeredAt: at, firstResponseAt: ticket.firstResponseAt ?? at }),
    ...(ticket.state === 'closed' && { agentId: null, agentName: '', closedAt: null, closedBy: '' }),
  });
  if (isCustomer) await noteAway(tx, ticket, asks.deps.clock());
  else await writeAnswered(work, ticket, asks);
  await logUse(tx, asks, { detail: ticket.number, target: { kind: 'chat', id: ticketId } });
  return ok({ ticketId, seq });
}

/** The same, with everybody told whom it concerns. */
async function sayAndTell(work: Work, ticket: store.Standing, said: Said, asks: SignedInAsks): Promise<Result<Stored>> {
  const stored = await sayIn(work, ticket, said, asks);
  if (stored.ok) await tellChat(work, ticket.ticketId);
  return stored;
}

/** Who waited for so long that it may have left the page is written that it was answered. @spec SRV-06 MSG-04 */
async function writeAnswered(
  work: Work,
  { ticketId, rentId, customerId, number, waitsSince }: store.Standing,
  { deps, account }: SignedInAsks,
): Promise<void> {
  if (!isLetterDue(ms(waitsSince), deps.clock())) return;
  await writeLetter(work, {
    rentId,
    userId: customerId,
    group: 'workOrder',
    title: serviceChatWords['service.chat.letter.title'],
    text: serviceChatWords['service.chat.letter.text'],
    values: { name: nameOf(account), number },
    at: isoNow(deps.clock),
    about: { ticketId },
  });
}

/** Outside of support hours the thread says when somebody answers, once for each time that nobody does. @spec SRV-06 */
async function noteAway(tx: Tx, { ticketId, awayUntil }: store.Standing, nowMs: number): Promise<void> {
  if (isSupportOpen(nowMs)) return;
  const time = new Date(supportOpensAtMs(nowMs)).toISOString();
  if (awayUntil !== null && Date.parse(awayUntil) === Date.parse(time)) return;
  const at = new Date(nowMs).toISOString();
  await store.addMessage(tx, { ...entryOf(ticketId, at), note: 'away', args: JSON.stringify({ time }) });
  await store.updateTicket(tx, ticketId, { awayUntil: time });
}

/** A new chat of the caller's, where the caller stands. */
async function newTicket(tx: Tx, text: string, { deps, scope, account }: SignedInAsks): Promise<store.Standing> {
  const nowMs = deps.clock();
  const { day, last } = await store.chatNumbers.next(tx, scope.rentId, dayAt(nowMs));
  const at = new Date(nowMs).toISOString();
  return store.insertTicket(tx, {
    ...(await nodeOf(tx, scope)),
    number: chatNumber(day, last),
    customerId: account.userId,
    customer: nameOf(account),
    subject: chatSubject(text),
    createdAt: at,
    lastAt: at,
  });
}

/** Whether what is written goes on with a chat. */
async function goesOn(tx: Tx, ticket: store.Standing, asks: SignedInAsks): Promise<boolean> {
  return chatStep(ticket.state, 'ask', await contextOf(tx, ticket, asks)).ok;
}

/**
 * Writes to support: in the own chat that goes on, or else in a new one, where the system answers first with questions that fit. The same message,
 * however often it is sent, is one.
 * @spec SRV-06
 */
export async function open(sent: Said, asks: SignedInAsks): Promise<Result<Stored>> {
  const form = chatForm.check({ ...sent });
  if (!form.ok) return form;
  const said = { key: sent.key, ...form.value };
  const { deps, scope, account } = asks;
  return transact(deps.database, async (work): Promise<Result<Stored>> => {
    const { tx } = work;
    await store.chatNumbers.hold(tx, scope.rentId, dayAt(deps.clock()));
    const before = await saidBefore(tx, said, account.userId);
    if (before) return before;
    const last = await store.lockLast(tx, account.userId);
    if (last && (await goesOn(tx, last, asks))) return sayAndTell(work, last, said, asks);
    const ticket = await newTicket(tx, said.text, asks);
    const stored = await sayIn(work, ticket, said, asks);
    const faqs = faqsFor(said.text, chatFaqsMax);
    if (stored.ok && faqs.length > 0)
      await store.addMessage(tx, {
        ...entryOf(ticket.ticketId, isoNow(deps.clock)),
        note: 'faqs',
        faqs: JSON.stringify(faqs),
      });
    if (stored.ok) await tellChat(work, ticket.ticketId);
    return stored;
  });
}

/** Writes in a chat. @spec SRV-06 */
export async function say(
  { ticketId, ...sent }: Said & { readonly ticketId: number },
  asks: SignedInAsks,
): Promise<Result<Stored>> {
  const form = chatForm.check({ ...sent });
  if (!form.ok) return form;
  const said = { key: sent.key, ...form.value };
  return transact(asks.deps.database, async (work): Promise<Result<Stored>> => {
    const ticket = await store.lockTicket(work.tx, readerOf(asks), ticketId);
    if (!ticket) return refuse(notFound);
    const before = await saidBefore(work.tx, said, asks.account.userId);
    return before ?? sayAndTell(work, ticket, said, asks);
  });
}
