import { siteCalls } from '@fireline/api/site';
import type { Pending } from '../lib/area.ts';
import { placesPage } from './placeStore.ts';
import { unitsPage } from './units/store.ts';

const first = { sort: 'name', order: 'asc', pageNo: 1, pageSize: 1 } as const;
const ofPlaces = (name: Pending['name'], filter: Parameters<typeof placesPage>[2] | object): Pending => ({
  name,
  who: siteCalls.places.who,
  count: async ({ deps, scope }) => ({
    count: (await placesPage(deps.database.db, scope, { ...first, ...filter })).total,
  }),
});

/** Places and units of which something is missing that an alarm needs. */
export const sitesPending: readonly Pending[] = [
  ofPlaces('placesWithoutPoint', { located: 'no' }),
  ofPlaces('placesWithoutPhone', { phones: 'no' }),
  {
    name: 'unitsWithoutPhone',
    who: siteCalls.units.who,
    count: async ({ deps, scope }) => ({
      count: (await unitsPage(deps.database.db, scope, { ...first, phones: 'no' })).total,
    }),
  },
];
