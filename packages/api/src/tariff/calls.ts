import { defineCalls } from '../lib/call.ts';
import type { tariffShapes } from './shapes.ts';

/** @spec TAR-02 TAR-05 TAR-07 */
export const tariffCalls = defineCalls<typeof tariffShapes>()('tariff', {
  packages: {
    method: 'GET',
    path: '/tariff/packages',
    who: ['payment:view'],
    summary: 'Packages of messages and calls that the caller may buy now',
  },
  balances: {
    method: 'GET',
    path: '/tariff/balances',
    who: ['payment:view', 'ordersMine:view'],
    summary: 'Messages and calls that are left to the caller, with the newest movements',
  },
  deviceUnits: {
    method: 'GET',
    path: '/tariff/devices/{deviceId}/units',
    who: ['deviceDetail:view'],
    summary:
      'Whose messages and calls are drawn for a device, the nearest first, with the movements of its own balance',
  },
  giftUnits: {
    method: 'POST',
    logs: 'tariff.giftUnits',
    path: '/tariff/devices/{deviceId}/gift',
    who: ['deviceDetail:give'],
    body: 'json',
    summary: 'Gives messages and calls to a device, and says why',
  },
});
