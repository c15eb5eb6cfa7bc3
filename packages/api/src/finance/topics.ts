import type { OrderState } from '@fireline/domain/finance';
import { defineTopic } from '../lib/call.ts';
import { seeOrders } from './who.ts';

/** An order that changed: readers read it again. */
export interface OrderChange {
  readonly orderId: number;
  readonly revision: number;
  readonly state: OrderState;
}
/** @spec FIN-01 FIN-12 */
export const orderTopic = defineTopic<OrderChange>('order', 'volatile', [
  ...seeOrders,
  'refundAudit:view',
  'offlinePayCodes:view',
]);
