import type { City } from '../model.ts';

/** Below so many devices the named accounts are all there are; from so many on everybody is there. */
const fewDevices = 1000;
const manyDevices = 5000;

/** How many of its people a city has, from 0 to 1. A small city keeps to the named accounts, so that what is shown of it is easy to take in. */
export function crowdShare({ tenants, devices }: Pick<City, 'tenants' | 'devices'>): number {
  const own = devices.filter(({ rentId }) => rentId === tenants[0]?.rentId).length;
  return Math.min(1, Math.max(0, (own - fewDevices) / (manyDevices - fewDevices)));
}
