import { serviceCalls } from '@fireline/api/service';
import type { Deps } from '../lib/context.ts';
import { asksAs, type InProcess } from '../session/inProcess.ts';
import * as actions from './orders/actions.ts';
import { list } from './orders/reading.ts';

/** An order as somebody at the service desk sees it. */
export interface DeskOrder {
  readonly orderId: number;
  readonly level: 'urgent' | 'high' | 'normal';
  readonly state: 'pending' | 'processing' | 'closed';
  readonly agentId: number | null;
  readonly createdAt: string;
  readonly acceptedAt: string | null;
  readonly transfer: object | null;
}

/** What agents do about work orders, for those inside this process: the same actions with the same checks, track and push. */
export interface ServiceDesk {
  /** Open orders that the account sees, oldest first; of many the oldest only. */
  waiting(who: InProcess): Promise<readonly DeskOrder[]>;
  accept(who: InProcess, orderId: number): Promise<void>;
  handle(who: InProcess, orderId: number, reason: string): Promise<void>;
  close(who: InProcess, orderId: number, reason: string): Promise<void>;
}

/** The most orders looked at in one go. */
const waitingMax = 100;

/** @spec SRV-01 SRV-02 N25 */
export function createServiceDesk(deps: Deps): ServiceDesk {
  const as = (who: InProcess, call: Parameters<typeof asksAs>[2]) => asksAs(deps, who, call, 'service');
  return {
    waiting: async (who) => {
      const asks = await as(who, serviceCalls.orders);
      if (!asks) return [];
      const open = { list: 'all', state: ['pending', 'processing'], sort: 'createdAt', order: 'asc' } as const;
      const found = await list({ ...open, pageNo: 1, pageSize: waitingMax }, asks);
      return found.ok ? found.value.rows : [];
    },
    accept: async (who, orderId) => {
      const asks = await as(who, serviceCalls.acceptOrder);
      if (asks) await actions.accept({ orderId }, asks);
    },
    handle: async (who, orderId, reason) => {
      const asks = await as(who, serviceCalls.handleOrder);
      if (asks) await actions.handle({ orderId, reason }, asks);
    },
    close: async (who, orderId, reason) => {
      const asks = await as(who, serviceCalls.closeOrder);
      if (asks) await actions.close({ orderId, reason, resolution: 'resolved' }, asks);
    },
  };
}
