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
});
