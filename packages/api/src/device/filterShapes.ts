import {
  batteryBands,
  deviceStatuses,
  deviceTypeNames,
  expiryTerms,
  firmwareAges,
  freshnesses,
  lifeStates,
  signalBands,
} from '@fireline/domain/device';
import { floorsAbove, floorsUnder } from '@fireline/domain/building';
import { placeTypeLetters } from '@fireline/domain/site';
import * as z from 'zod';
import { zId, zInt, zList, zSearch } from '../lib/shapes.ts';

/** What devices are found by. @spec DEV-12 */
export const deviceFilter = {
  /** Name, IMEI, place or address, any part. */
  search: zSearch.optional(),
  deviceType: zList(z.enum(deviceTypeNames)).optional(),
  status: zList(z.enum(deviceStatuses)).optional(),
  life: zList(z.enum(lifeStates).exclude(['removed'])).optional(),
  partnerId: zList(zId).optional(),
  unitId: zList(zId).optional(),
  placeId: zList(zId).optional(),
  placeType: zList(z.enum(placeTypeLetters)).optional(),
  buildingId: zList(zId).optional(),
  /** Under each of these organisations, whatever their level. */
  orgId: zList(z.string().min(1)).optional(),
  /** Those that have none of these. */
  without: zList(z.enum(['partner', 'unit', 'district', 'place', 'building'])).optional(),
  /** Above ground from 1, below from -1. */
  floor: zInt.min(-floorsUnder.max).max(floorsAbove.max).optional(),
  /** Those whose service ends within so many days, today included, or is over. */
  expiry: z.enum(expiryTerms).optional(),
  /** What is to be looked at: an alarm stands, the last value is late, hardly any signal, the battery is nearly empty. */
  concern: zList(z.enum(['alarm', 'late', 'signal', 'battery'])).optional(),
  /** Of devices in use: how strong their last signal was, how full their battery, and how old what they told last is. */
  signal: zList(z.enum(signalBands)).optional(),
  battery: zList(z.enum(batteryBands)).optional(),
  freshness: zList(z.enum(freshnesses)).optional(),
  firmware: zList(z.enum(firmwareAges)).optional(),
};
