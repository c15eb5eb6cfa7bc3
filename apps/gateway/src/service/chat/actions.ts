import { ok, refuse, type Result } from '@fireline/domain/lib';
import { chatRatingStep, chatStep, type Rating } from '@fireline/domain/service';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { detail, notFound, type Shown } from './reading.ts';
import { contextOf } from './saying.ts';
import { readerOf } from './seen.ts';
import * as store from './store.ts';
import { tellChat } from './telling.ts';

interface Named {
  readonly ticketId: number;
}
const targetOf = (id: number) => ({ kind: 'chat', id });

/** Takes a chat: of two at once one has it, and the other reads its name. @spec SRV-06 */
export const take = ({ ticketId }: Named, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const ticket = await store.lockTicket(tx, readerOf(asks), ticketId);
    if (!ticket) return refuse(notFound);
    const next = chatStep(ticket.state, 'take', await contextOf(tx, ticket, asks));
    if (!next.ok) return next;
    const { userId } = asks.account;
    const name = nameOf(asks.account);
    // pressed twice, it is taken once
    if (ticket.agentId !== userId) {
      await store.updateTicket(tx, ticketId, { state: next.value, agentId: userId, agentName: name });
      const at = isoNow(asks.deps.clock);
      await store.addMessage(tx, { ticketId, at, side: 'system', note: 'taken', args: JSON.stringify({ name }) });
      const changes = { agentName: { before: ticket.agentName, after: name } };
      await logUse(tx, asks, { detail: ticket.number, changes, target: targetOf(ticketId) });
      await tellChat(work, ticketId);
    }
    return detail(ticketId, asks, tx);
  });

/** Closes a chat: its customer or its agent; the other reads who was first. @spec SRV-06 */
export const close = ({ ticketId }: Named, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const ticket = await store.lockTicket(tx, readerOf(asks), ticketId);
    if (!ticket) return refuse(notFound);
    const next = chatStep(ticket.state, 'close', await contextOf(tx, ticket, asks));
    if (!next.ok) return next;
    const at = isoNow(asks.deps.clock);
    const name = nameOf(asks.account);
    await store.updateTicket(tx, ticketId, { state: next.value, closedAt: at, closedBy: name, waitsSince: null });
    await store.addMessage(tx, { ticketId, at, side: 'system', note: 'closed', args: JSON.stringify({ name }) });
    const changes = { state: { before: ticket.state, after: next.value } };
    await logUse(tx, asks, { detail: ticket.number, changes, target: targetOf(ticketId) });
    await tellChat(work, ticketId);
    return detail(ticketId, asks, tx);
  });

/** Its customer rates a closed chat, once. Nothing that is opened rates. @spec SRV-06 */
export const rate = (
  { ticketId, rating }: Named & { readonly rating: string },
  asks: SignedInAsks,
): Promise<Result<Shown>> =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const ticket = await store.lockTicket(tx, readerOf(asks), ticketId);
    if (!ticket) return refuse(notFound);
    const closedAtMs = ticket.closedAt === null ? null : Date.parse(ticket.closedAt);
    const by = { userId: asks.account.userId, nowMs: asks.deps.clock() };
    // what is no rating the step refuses
    const rated = chatRatingStep({ ...ticket, closedAtMs }, rating as Rating, by);
    if (!rated.ok) return rated;
    await store.updateTicket(tx, ticketId, { rating: rated.value, ratedAt: isoNow(asks.deps.clock) });
    const changes = { rating: { before: ticket.rating, after: rated.value } };
    await logUse(tx, asks, { detail: ticket.number, changes, target: targetOf(ticketId) });
    await tellChat(work, ticketId);
    return detail(ticketId, asks, tx);
  });

/** Notes up to where the caller has read. @spec SRV-06 */
export const readUpTo = (
  { ticketId, seq }: Named & { readonly seq: number },
  asks: SignedInAsks,
): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const ticket = await store.ticketById(tx, readerOf(asks), ticketId);
    if (!ticket) return refuse(notFound);
    const read = Math.min(seq, ticket.lastSeq);
    await store.noteRead(tx, { ticketId, userId: asks.account.userId, seq: read, at: isoNow(asks.deps.clock) });
    return ok({ done: true as const });
  });
