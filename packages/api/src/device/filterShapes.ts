import { deviceStatuses, deviceTypeNames, expiryTerms, lifeStates } from '@fireline/domain/device';
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
  /** Those that have none of these. */
  without: zList(z.enum(['partner', 'unit', 'place', 'building'])).optional(),
  /** Above ground from 1, below from -1. */
  floor: zInt.min(-floorsUnder.max).max(floorsAbove.max).optional(),
  /** Those whose service ends within so many days, today included, or is over. */
  expiry: z.enum(expiryTerms).optional(),
  /** What is to be looked at: an alarm stands, the last value is late, hardly any signal, the battery is nearly empty. */
  concern: zList(z.enum(['alarm', 'late', 'signal', 'battery'])).optional(),
};
