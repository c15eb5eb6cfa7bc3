import { defineCalls } from '../lib/call.ts';
import type { renewalShapes } from './shapes.ts';
import { mealCalls } from './meals/calls.ts';
import { orderRenewals, seeRenewals } from './who.ts';

/** @spec REN-01 REN-02 REN-04 */
export const renewalCalls = defineCalls<typeof renewalShapes>()('renewal', {
  devices: {
    method: 'GET',
    path: '/renewal/devices',
    who: seeRenewals,
    summary:
      'Devices that the caller may renew, with the end of their service, what a year costs, and how many end when',
  },
  quote: {
    method: 'POST',
    logs: null,
    path: '/renewal/quote',
    who: seeRenewals,
    body: 'json',
    summary: 'What renewing some devices together costs, for each number of years; nothing is ordered',
  },
  order: {
    method: 'POST',
    logs: 'renewal.order',
    path: '/renewal/order',
    who: orderRenewals,
    body: 'json',
    summary: 'Orders service for devices of one type and one partner, at the prices of today',
  },
  giveDays: {
    method: 'POST',
    logs: 'renewal.giveDays',
    path: '/renewal/give',
    who: ['deviceDetail:give'],
    body: 'json',
    summary: 'Gives days of service to devices of one type and one partner, and says what became of each',
  },
  ...mealCalls,
  checkOpening: {
    method: 'POST',
    logs: null,
    path: '/renewal/opening/check',
    who: ['serviceOpening:view'],
    body: 'json',
    summary: 'Which devices can be opened, what it costs, and how full the edition is; nothing is ordered',
  },
  open: {
    method: 'POST',
    logs: 'renewal.open',
    path: '/renewal/opening',
    who: ['serviceOpening:pay'],
    body: 'json',
    summary:
      'Orders the opening of the service of devices; once it is paid they are active, and whoever ordered logs in again',
  },
  startStops: {
    method: 'GET',
    path: '/renewal/startStops',
    who: ['startStopLog:view'],
    summary:
      'Starts and stops of the services of devices, and of what is kept of cameras, with those that cannot follow the ones before',
  },
  recharges: {
    method: 'GET',
    path: '/renewal/recharges',
    who: ['rechargeLog:view', 'deviceOrder:view'],
    summary: 'What was bought, by whom and how it was paid, with what was left before and after',
  },
});
