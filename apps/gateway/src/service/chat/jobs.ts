import { hourMs } from '@fireline/domain/lib';
import { chatIdleHours, chatStep } from '@fireline/domain/service';
import type { Deps } from '../../lib/context.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact } from '../../lib/transact.ts';
import * as store from './store.ts';
import { tellChat } from './telling.ts';

const perRound = 200;

/** Closes chats whose customers have been silent for two days after an answer, each in a transaction of its own. @returns how many @spec SRV-06 */
export async function closeIdleChats(
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  pace: Pick<Pace, 'isStopped'>,
): Promise<number> {
  const nowMs = clock();
  const at = new Date(nowMs).toISOString();
  const before = new Date(nowMs - chatIdleHours * hourMs).toISOString();
  let closed = 0;
  for (const ticketId of await store.silentSince(database.db, before, perRound)) {
    if (pace.isStopped()) break;
    try {
      const isDone = await transact(database, async (work) => {
        const { tx } = work;
        const ticket = await store.lockAnyTicket(tx, ticketId);
        if (!ticket) return false;
        const { customerId, agentId, answeredAt } = ticket;
        const answeredAtMs = answeredAt === null ? null : Date.parse(answeredAt);
        if (!chatStep(ticket.state, 'idle', { userId: null, customerId, agentId, nowMs, answeredAtMs }).ok)
          return false;
        await store.updateTicket(tx, ticketId, { state: 'closed', closedAt: at, closedBy: '', waitsSince: null });
        await store.addMessage(tx, { ticketId, at, side: 'system', note: 'idle' });
        await tellChat(work, ticketId);
        return true;
      });
      if (isDone) closed += 1;
    } catch (error) {
      log.error('a silent chat could not be closed', error, { ticketId });
    }
  }
  return closed;
}
