import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adminPathOf,
  datums,
  fromDatum,
  geocoderNames,
  geocoders,
  isHongKongOrMacau,
  placeSources,
  rankFound,
  shiftedFromWgs84,
  searchRank,
  siteFormWords,
  toDatum,
  wgs84,
  wgs84FromShifted,
} from './index.ts';

const one = (name: string, address = '', at?: readonly [number, number]) => ({
  name,
  address,
  point: at ? wgs84(...at) : null,
});
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

describe('a search for a place', () => {
  it('prefers the whole name, then its beginning, its inside, and the address [SIT-09]', () => {
    const found = [
      one('鹏港大厦', '鹏港花园旁'),
      one('南山鹏港花园', ''),
      one('鹏港花园二期', ''),
      one('鹏港花园', '科苑路8号'),
    ];
    expect(names(rankFound('鹏港花园', found))).toEqual(['鹏港花园', '鹏港花园二期', '南山鹏港花园', '鹏港大厦']);
  });

  it('wants every word somewhere, whatever the case and width [SIT-09]', () => {
    expect(searchRank('ｋｅｙ 路', { name: 'Key Tower', address: '科苑路' })).toBeGreaterThan(0);
    expect(searchRank('key 街', { name: 'Key Tower', address: '科苑路' })).toBe(0);
    expect(searchRank('  ', { name: 'Key Tower', address: '' })).toBe(0);
  });

  it('takes the nearer of equals first, and the shorter name where nothing is near [SIT-09]', () => {
    const found = [one('花园西', '', [113.9, 22.5]), one('花园东', '', [114.2, 22.5]), one('花园', '', [115, 22])];
    expect(names(rankFound('花', found, wgs84(114.2, 22.5)))).toEqual(['花园东', '花园西', '花园']);
    expect(names(rankFound('花', found))[0]).toBe('花园');
  });

  it('finds what it is given by its own name, before anything else [SIT-09]', () => {
    const name = fc.stringMatching(/^[a-z一-龥]{1,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 12 }), (all) => {
        const [wanted = ''] = all;
        expect(
          names(
            rankFound(
              wanted,
              all.map((text) => one(text)),
            ),
          )[0],
        ).toBe(wanted);
      }),
    );
  });
});

describe('the path of a district', () => {
  it.each([
    ['44', '/44/'],
    ['440000', '/44/'],
    ['440300', '/44/4403/'],
    ['440305', '/44/4403/440305/'],
    ['440305007', '/44/4403/440305/440305007/'],
    ['440305007012', '/44/4403/440305/440305007/440305007012/'],
    // a city without districts
    ['441900003', '/44/4419/441900003/'],
    ['110101', '/11/1101/110101/'],
    ['810000', '/81/'],
    ['810001', '/81/810001/'],
    ['820000', '/82/'],
    ['710000', '/71/'],
  ])('of %s is %s [SIT-09] [ORG-01] [N10]', (code, path) => {
    expect(adminPathOf(code)).toBe(path);
  });

  it.each(['', '4', '044', '44a', '4403051234567', '４４'])('of %j there is none [SIT-09]', (code) => {
    expect(adminPathOf(code)).toBeUndefined();
  });
});

describe('who is asked for addresses', () => {
  it('has a datum each, and words, and so has what is on record [SIT-09] [N10]', () => {
    expect(geocoderNames.map((name) => geocoders[name].datum)).toEqual(['GCJ02', 'WGS84', 'WGS84', 'WGS84']);
    expect(placeSources.every((source) => siteFormWords[`site.source.${source}`].cn !== '')).toBe(true);
  });

  it('may shift Hong Kong and Macau, which most do not: such a point comes back too [N10]', () => {
    const [peak, ruins] = [wgs84(114.1455, 22.2759), wgs84(113.5409, 22.1976)];
    expect([peak, ruins, wgs84(114.0546, 22.5446), wgs84(121.5654, 25.033)].map(isHongKongOrMacau)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    for (const point of [peak, ruins]) {
      const shifted = shiftedFromWgs84(point);
      expect(Math.hypot(shifted.lng - point.lng, shifted.lat - point.lat)).toBeGreaterThan(0.003);
      const back = wgs84FromShifted(shifted);
      expect(Math.hypot(back.lng - point.lng, back.lat - point.lat)).toBeLessThan(1e-8);
    }
  });

  it('answers in any datum: what is read off comes back to where it is [N10]', () => {
    // far from every border: beside one, the same numbers can stand for a point on either side
    const point = fc.record({
      lng: fc.double({ min: 100, max: 117, noNaN: true }),
      lat: fc.double({ min: 25, max: 40, noNaN: true }),
    });
    fc.assert(
      fc.property(point, fc.constantFrom(...datums), ({ lng, lat }, datum) => {
        const shown = toDatum(wgs84(lng, lat), datum);
        const back = fromDatum(shown, datum);
        expect(Math.abs(back.lng - lng)).toBeLessThan(1e-8);
        expect(Math.abs(back.lat - lat)).toBeLessThan(1e-8);
      }),
    );
  });
});
