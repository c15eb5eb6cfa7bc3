import { defineCalls } from '../lib/call.ts';
import { grantCalls } from './grants/calls.ts';
import { priceCalls } from './prices/calls.ts';
import type { tariffShapes } from './shapes.ts';
import { seeUnits } from './who.ts';

/** @spec TAR-02 TAR-05 TAR-07 */
export const tariffCalls = defineCalls<typeof tariffShapes>()('tariff', {
  packages: {
    method: 'GET',
    path: '/tariff/packages',
    who: ['payment:view', 'setMeal:view'],
    summary: 'Packages of messages and calls that the caller may buy now',
  },
  balances: {
    method: 'GET',
    path: '/tariff/balances',
    who: ['payment:view', 'ordersMine:view', 'renewalResources:view', 'setMeal:view'],
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
  unitAccounts: {
    method: 'GET',
    path: '/tariff/accounts',
    who: seeUnits,
    summary: 'Balances of messages and calls that the caller sees, with their pace and what they may draw',
  },
  unitDays: {
    method: 'GET',
    path: '/tariff/days',
    who: seeUnits,
    summary: 'What was drawn on each of the last days up to yesterday, of the balances that the caller sees',
  },
  unitRecords: {
    method: 'GET',
    path: '/tariff/records',
    who: seeUnits,
    summary: 'Movements of balances, with what they come to, and why one does not add up',
  },
  unitRecord: {
    method: 'GET',
    path: '/tariff/records/{recordId}',
    who: seeUnits,
    summary: 'One movement of a balance',
  },
  unitHolders: {
    method: 'GET',
    path: '/tariff/holders',
    who: ['resourceTransactions:give'],
    summary: 'Holders of balances that the caller may give to, by name',
  },
  giveUnits: {
    method: 'POST',
    logs: 'tariff.giveUnits',
    path: '/tariff/holders/give',
    who: ['resourceTransactions:give'],
    body: 'json',
    summary: 'Gives messages or calls to a holder below the caller, and says why',
  },
  takeUnitsBack: {
    method: 'POST',
    logs: 'tariff.takeUnitsBack',
    path: '/tariff/accounts/{accountId}/takeBack',
    who: ['resourceTransactions:give'],
    body: 'json',
    summary: 'Takes messages or calls back, never more than are left',
  },
  controls: {
    method: 'GET',
    path: '/tariff/controls',
    who: ['consumptionControl:view'],
    summary: 'What the own balances may draw in a month, and how much they have',
  },
  saveControl: {
    method: 'POST',
    logs: 'tariff.saveControl',
    path: '/tariff/controls/save',
    who: ['consumptionControl:modify'],
    body: 'json',
    summary: 'Sets what the own balance may draw in a month; alarms are never stopped',
  },
  endControl: {
    method: 'POST',
    logs: 'tariff.endControl',
    path: '/tariff/controls/end',
    who: ['consumptionControl:modify'],
    body: 'json',
    summary: 'Ends the monthly maximum of the own balance',
  },
  ...priceCalls,
  ...grantCalls,
});
