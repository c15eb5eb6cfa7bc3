import type { OrderState } from '@fireline/domain/service';
import { defineTopic } from '../../lib/call.ts';
import { seeOrders } from './who.ts';

/** A work order that changed: readers read it again. */
export interface WorkOrderChange {
  readonly orderId: number;
  readonly revision: number;
  readonly state: OrderState;
}
/** Volatile, so that orders take no number among the events that alarms wait for. @spec SRV-01 SRV-02 */
export const workOrderTopic = defineTopic<WorkOrderChange>('workOrder', 'volatile', seeOrders);
