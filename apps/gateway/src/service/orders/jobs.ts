import { orderReminderOf, transferStep } from '@fireline/domain/service';
import { isoNow, type Deps } from '../../lib/context.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { areThere } from './agentStore.ts';
import * as due from './dueStore.ts';
import { writeOrderLetter } from './letters.ts';
import * as steps from './stepStore.ts';
import { endTransfer } from './transfers.ts';

type JobDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

/** Does it with each, each in a transaction of its own; one that fails is logged and stops no other. @returns with how many something was done */
async function withEach(
  { database, log }: JobDeps,
  ids: readonly number[],
  pace: Pick<Pace, 'isStopped'>,
  run: (work: Work, orderId: number) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const orderId of ids) {
    if (pace.isStopped()) break;
    try {
      if (await transact(database, (work) => run(work, orderId))) done += 1;
    } catch (error) {
      log.error('what time does with a work order failed', error, { orderId });
    }
  }
  return done;
}

/** Ends transfers that nobody answered in time, and those of which an agent is gone. @returns how many @spec SRV-02 */
export const endTransfers = async (deps: JobDeps, pace: Pick<Pace, 'isStopped'>): Promise<number> =>
  withEach(deps, await due.overdueTransfers(deps.database.db, isoNow(deps.clock)), pace, async (work, orderId) => {
    const order = await steps.lockAnyOrder(work.tx, orderId);
    const transfer = order && (await steps.waitingTransfer(work.tx, orderId));
    if (!order || !transfer) return false;
    const { operatorId, targetId: targetAgentId, expiresAt } = transfer;
    const isSideGone = !(await areThere(work.tx, [operatorId, targetAgentId]));
    const of = {
      userId: 0,
      operatorId,
      targetAgentId,
      nowMs: deps.clock(),
      expiresAtMs: Date.parse(expiresAt),
      isSideGone,
    };
    if (!transferStep(transfer.state, 'expire', of).ok) return false;
    const by = { userId: null, name: '' };
    await endTransfer(work, order, transfer, { event: 'expire', at: isoNow(deps.clock), by });
    return true;
  });

/**
 * Reminds of orders that nobody accepted: their agent, or all agents where they have none; once before they are due and once after.
 * @returns of how many
 * @spec SRV-02 MSG-04
 */
export const remindOrders = async (deps: JobDeps, pace: Pick<Pace, 'isStopped'>): Promise<number> =>
  withEach(deps, await due.ordersToRemind(deps.database.db, isoNow(deps.clock)), pace, async (work, orderId) => {
    const order = await steps.lockAnyOrder(work.tx, orderId);
    if (!order) return false;
    const { level, reminded } = order;
    const ms = (at: string | null) => (at === null ? null : Date.parse(at));
    const clock = {
      dueAtMs: Date.parse(order.dueAt),
      acceptedAtMs: ms(order.acceptedAt),
      closedAtMs: ms(order.closedAt),
    };
    const reminder = orderReminderOf({ level, reminded, ...clock }, deps.clock());
    if (!reminder) return false;
    const letter = reminder === 'near' ? 'dueNear' : 'dueOver';
    const at = isoNow(deps.clock);
    await due.setReminded(work.tx, orderId, reminder);
    const readers = order.agentId === null ? await due.agentsOf(work.tx, order.rentId) : [order.agentId];
    for (const userId of readers) await writeOrderLetter(work, order, letter, { userId, at });
    return true;
  });
