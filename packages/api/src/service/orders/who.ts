import type { Who } from '../../lib/call.ts';

/** Who looks at work orders; which ones, the gateway asks for each. @spec SRV-01 */
export const seeOrders = [
  'workOrdersMine:view',
  'workOrdersUnprocessed:view',
  'workOrdersProcessing:view',
  'workOrderTransfers:view',
  'workOrdersAll:view',
  'workOrderDetail:view',
] as const satisfies Who;

/** Who takes and handles orders. */
export const handleOrders = [
  'workOrdersMine:handle',
  'workOrdersUnprocessed:handle',
  'workOrdersProcessing:handle',
  'workOrderTransfers:handle',
  'workOrdersAll:handle',
] as const satisfies Who;

/** Who gives orders to agents. */
export const dispatchOrders = [
  'workOrdersMine:dispatch',
  'workOrdersUnprocessed:dispatch',
  'workOrdersProcessing:dispatch',
  'workOrderTransfers:dispatch',
  'workOrdersAll:dispatch',
] as const satisfies Who;

/** Who makes orders. */
export const makeOrders = ['workOrderCreate:add'] as const satisfies Who;
