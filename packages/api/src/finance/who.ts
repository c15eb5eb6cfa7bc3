import type { Who } from '../lib/call.ts';

/** @spec FIN-01 */
export const seeOrders = ['payment:view', 'ordersMine:view', 'ordersUnpaid:view'] as const satisfies Who;
