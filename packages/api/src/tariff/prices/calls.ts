import type { Who } from '../../lib/call.ts';

const pages = ['pricesPlatform', 'pricesTenant', 'pricesDevice', 'pricesCloud', 'servicePrice', 'dealerPrice'] as const;
const withButton = <const B extends 'view' | 'modify'>(button: B) =>
  pages.map((name) => `${name}:${button}` as const) satisfies Who;
const seePrices = withButton('view');
const setPrices = withButton('modify');
const seeBuying = [
  'superiorPrice:view',
  'pricesQuery:view',
  'pricesPlatform:view',
  'servicePrice:view',
] as const satisfies Who;

/** @spec TAR-02 TAR-03 TAR-04 DEV-23 N19 */
export const priceCalls = {
  prices: {
    method: 'GET',
    path: '/tariff/prices',
    who: seePrices,
    summary: 'A price list of the caller today, with what it pays for the same and what is to come',
  },
  tryPrices: {
    method: 'POST',
    path: '/tariff/prices/try',
    who: setPrices,
    body: 'json',
    logs: null,
    summary: 'What new prices would bring to each line of sellers below; nothing is saved',
  },
  savePrices: {
    method: 'POST',
    logs: 'tariff.savePrices',
    path: '/tariff/prices/save',
    who: setPrices,
    body: 'json',
    summary: 'Adds prices that hold from a day on; those before stay as they were',
  },
  withdrawPrice: {
    method: 'POST',
    logs: 'tariff.withdrawPrice',
    path: '/tariff/prices/{priceId}/withdraw',
    who: setPrices,
    body: 'json',
    summary: 'Withdraws a price that has not begun',
  },
  priceEntries: {
    method: 'GET',
    path: '/tariff/prices/entries',
    who: seePrices,
    summary: 'Every price that the caller has set, with who set it and when it holds',
  },
  priceChain: {
    method: 'GET',
    path: '/tariff/prices/chain',
    who: ['pricesDevice:view', 'pricesCloud:view', 'servicePrice:view', 'dealerPrice:view'],
    summary: 'What the caller and each seller below it earn of one price, and what is to come',
  },
  buyingPrices: {
    method: 'GET',
    path: '/tariff/prices/buying',
    who: seeBuying,
    summary: 'What the caller pays on a day, and what of it changes',
  },
  tenantPrices: {
    method: 'GET',
    path: '/tariff/prices/buyers',
    who: ['pricesPlatform:view'],
    summary: 'The tenants to which the operator sells, with how many prices are for each of them alone',
  },
  dealerPrices: {
    method: 'GET',
    path: '/tariff/prices/dealers',
    who: ['dealerPrice:view'],
    summary: 'What each partner directly below the caller pays for device service',
  },
} as const;
