import type { Who } from '../lib/call.ts';

/** @spec REN-01 REN-02 */
export const seeRenewals = [
  'renewalDevices:view',
  'renewAndPay:view',
  'deviceOrder:view',
  'setMeal:view',
] as const satisfies Who;
/** @spec REN-01 */
export const orderRenewals = ['renewalDevices:pay', 'renewAndPay:pay', 'deviceOrder:pay'] as const satisfies Who;
/** @spec REN-06 */
export const seeMeals = ['renewalResources:view', 'setMeal:view'] as const satisfies Who;
/** @spec REN-06 */
export const orderMeals = ['renewalResources:pay', 'setMeal:pay'] as const satisfies Who;
