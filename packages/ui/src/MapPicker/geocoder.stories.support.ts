import { type AddressResult, type FoundPlace, type Geocoder, wgs84 } from '@fireline/domain/site';

const nanshan = { code: '440305', adminPath: '/44/4403/440305/', adminName: '广东省/深圳市/南山区' } as const;

/** Real places near each other, as a search would answer them. */
export const places: readonly FoundPlace[] = [
  {
    id: 'district:440305',
    name: '南山区',
    address: '广东省深圳市南山区',
    lnglat: wgs84(113.9305, 22.5333),
    extent: 'area',
    ...nanshan,
  },
  {
    id: 'place:1',
    name: '深圳湾公园',
    address: '滨海大道',
    lnglat: wgs84(113.9436, 22.5185),
    extent: 'point',
  },
];

export const addressThere = (point: FoundPlace['lnglat']): AddressResult => ({
  address: '广东省深圳市南山区',
  lnglat: point,
  ...nanshan,
});

/** Answers at once. */
export const prompt: Geocoder = {
  search: async (text) => places.filter(({ name, address }) => `${name}${address}`.includes(text)),
  reverse: async (point) => addressThere(point),
};
/** Answers never. */
export const hanging: Geocoder = {
  search: () => new Promise<never>(() => {}),
  reverse: () => new Promise<never>(() => {}),
};
/** Cannot be reached. */
export const failing: Geocoder = {
  search: () => Promise.reject(new Error('no link')),
  reverse: () => Promise.reject(new Error('no link')),
};
/** Knows nothing there. */
export const empty: Geocoder = { search: async () => [], reverse: async () => undefined };
