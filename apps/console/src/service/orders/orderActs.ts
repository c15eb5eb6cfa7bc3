import { serviceCalls, type WorkOrderDetail } from '@fireline/api/service';
import { eventsFrom, type Problem } from '@fireline/domain/lib';
import { type OrderEvent, orderMachine, orderStep } from '@fireline/domain/service';
import type { Who } from '@fireline/api/lib';

/** The call behind each step. */
export const stepCalls = {
  accept: serviceCalls.acceptOrder,
  dispatch: serviceCalls.dispatchOrder,
  decline: serviceCalls.declineOrder,
  transfer: serviceCalls.transferOrder,
  reassign: serviceCalls.reassignOrder,
  setLevel: serviceCalls.setOrderLevel,
  handle: serviceCalls.handleOrder,
  close: serviceCalls.closeOrder,
} as const satisfies Record<OrderEvent, { readonly who: Who }>;

export interface OrderAct {
  readonly event: OrderEvent;
  /** Why the machine refuses it to the reader; absent: it lets it pass. */
  readonly problem?: Problem;
}

/** What the forms of the steps will bring: the machine is asked who may, not what was entered. */
const entered = { targetAgentId: -1, reason: '-', resolution: 'resolved' } as const;

/**
 * What can be done with an order in its state, for those who may press it, with what the machine says to this reader.
 * @spec SRV-02
 */
export function orderActs(
  order: WorkOrderDetail,
  userId: number,
  may: (call: { readonly who: Who }) => boolean,
): OrderAct[] {
  const context = {
    ...entered,
    userId,
    creatorId: order.creatorId,
    agentId: order.agentId,
    agentName: order.agentName,
    isTransferPending: order.transfer !== null,
    closedBy: order.closedBy,
    targetLevel: order.level === 'urgent' ? ('high' as const) : ('urgent' as const),
    level: order.level,
  };
  return eventsFrom(orderMachine, order.state)
    .filter((event) => may(stepCalls[event]))
    .map((event) => {
      const result = orderStep(order.state, event, context);
      const [problem] = result.ok ? [] : result.problems;
      return { event, ...(problem && { problem }) };
    });
}

/** What is to be done next: to accept, then to handle, and to close once something was done. */
export function nextOf({ state, track, agentId }: WorkOrderDetail, acts: readonly OrderAct[]): OrderEvent | undefined {
  const open = new Set(acts.flatMap(({ event, problem }) => (problem ? [] : event)));
  const isHandled = agentId !== null && track.some(({ event }) => event === 'handle');
  const wanted: readonly OrderEvent[] =
    state === 'pending' ? ['accept', 'dispatch', 'close'] : isHandled ? ['close', 'handle'] : ['handle', 'close'];
  return wanted.find((event) => open.has(event));
}
