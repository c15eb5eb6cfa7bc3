import type { Who } from '../lib/call.ts';

/** @spec REN-01 REN-02 */
export const seeRenewals = ['renewalDevices:view', 'renewAndPay:view', 'deviceOrder:view'] as const satisfies Who;
/** @spec REN-01 */
export const orderRenewals = ['renewalDevices:pay', 'renewAndPay:pay', 'deviceOrder:pay'] as const satisfies Who;
