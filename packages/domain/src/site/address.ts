import { type Field, defineForm, text } from '../lib/index.ts';
import { lngLatOf, wgs84 } from './coordinates.ts';
import { addressChars } from './limits.ts';

/** What names the districts of a point: the code of the smallest, all codes from the widest down, and their names. @spec SIT-09 */
export const addressFields = {
  code: text({ min: 2, max: 12 }, { matches: /^\d+$/, code: 'form.format' }),
  adminPath: text({ min: 3, max: 128 }, { matches: /^\/(?:\d{2,12}\/)+$/, code: 'form.format' }),
  adminName: text({ min: 1, max: 128 }),
} as const satisfies Readonly<Record<string, Field<string>>>;

/**
 * What the map picker returns: the address, the code of its smallest district, the point, and the districts from the widest to
 * the smallest, as codes `/44/4403/440305/` and as names.
 * @spec SIT-09 SIT-10
 */
export const addressResultForm = defineForm({
  address: text(addressChars),
  ...addressFields,
  lnglat: lngLatOf(wgs84),
});

/** What a search of the picker shows. @spec SIT-09 */
export const addressSearchStates = ['resolving', 'found', 'trySearching'] as const;
export type AddressSearchState = (typeof addressSearchStates)[number];

/** Working, or nothing found, or a list. @spec SIT-09 */
export const addressSearchState = (search: {
  readonly isWorking: boolean;
  readonly found: number;
}): AddressSearchState => {
  if (search.isWorking) return 'resolving';
  return search.found > 0 ? 'found' : 'trySearching';
};
