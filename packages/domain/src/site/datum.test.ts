import * as fc from 'fast-check';
import gcoord from 'gcoord';
import { describe, expect, it } from 'vitest';
import {
  type LngLat,
  bd09FromWgs84,
  gcj02,
  gcj02FromWgs84,
  isShiftedThere,
  toDatum,
  wgs84,
  wgs84FromBd09,
  wgs84FromGcj02,
  wgs84FromShifted,
} from './index.ts';

const { BD09, GCJ02, WGS84, transform } = gcoord;

const metres = (one: LngLat, other: LngLat): number =>
  Math.hypot((one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180), one.lat - other.lat) * 111_320;

const mainland = {
  北京: [116.3912, 39.9065],
  '深圳 福田': [114.0579, 22.5431],
  '深圳 盐田': [114.2371, 22.5569],
  '珠海 拱北': [113.5489, 22.2192],
  厦门: [118.0894, 24.4798],
  喀什: [75.9897, 39.4704],
  黑河: [127.5012, 50.2452],
  三亚: [109.5119, 18.2528],
  拉萨: [91.1145, 29.6441],
  丹东: [124.385, 40.1244],
  二连浩特: [111.9772, 43.6532],
  瑞丽: [97.8518, 24.013],
  东兴: [107.9719, 21.548],
  河口: [103.9394, 22.5294],
  '深圳 皇岗': [114.0677, 22.5226],
} as const;
const elsewhere = {
  'Hong Kong, Central': [114.1577, 22.2819],
  'Hong Kong, Sheung Shui': [114.1277, 22.5018],
  'Hong Kong, Lantau': [113.9432, 22.2886],
  'Macau, peninsula': [113.5439, 22.1987],
  'Macau, Coloane': [113.5611, 22.1227],
  Taipei: [121.5654, 25.033],
  Kaohsiung: [120.3014, 22.6273],
  'Kinmen, Jincheng': [118.3171, 24.4321],
  'Matsu, Nangan': [119.9336, 26.1608],
  Sinuiju: [124.398, 40.1],
  'Zamyn-Uud': [111.9, 43.7167],
  Muse: [97.9, 23.9833],
  'Mong Cai': [107.965, 21.524],
  'Lao Cai': [103.9707, 22.4856],
  Blagoveshchensk: [127.5405, 50.2796],
  Hanoi: [105.8342, 21.0278],
  Seoul: [126.978, 37.5665],
  Vladivostok: [131.8855, 43.1155],
  Kathmandu: [85.324, 27.7172],
  Ulaanbaatar: [106.9057, 47.8864],
  London: [-0.1276, 51.5072],
  'the south pole': [0, -90],
} as const;

/** Some hundred metres from the mainland: on the way back from GCJ-02 they are taken for it. */
const atTheBorder = {
  'Hong Kong, Lo Wu': [114.1131, 22.5282],
  'Hong Kong, Lok Ma Chau': [114.0657, 22.5145],
  'Macau, border gate': [113.5489, 22.2155],
} as const;

const anyWhere = fc
  .record({
    lng: fc.double({ min: 73, max: 136, noNaN: true }),
    lat: fc.double({ min: 17, max: 54, noNaN: true }),
  })
  .map(({ lng, lat }) => wgs84(lng, lat));
const near = (lng: number, lat: number, reach: number) =>
  fc
    .record({
      lng: fc.double({ min: lng - reach, max: lng + reach, noNaN: true }),
      lat: fc.double({ min: lat - reach, max: lat + reach, noNaN: true }),
    })
    .map((point) => wgs84(point.lng, point.lat));
/** China and what surrounds it, with more points where Hong Kong and Macau meet the mainland. */
const points = fc.oneof(anyWhere, near(114.1, 22.53, 0.2), near(113.55, 22.17, 0.1), near(118.3, 24.45, 0.3));

describe('where maps are shifted', () => {
  it.each(Object.entries(mainland))('in %s [N10]', (_, [lng, lat]) => {
    expect(isShiftedThere(wgs84(lng, lat))).toBe(true);
  });
  it.each(Object.entries(elsewhere))('not in %s: there the numbers stay as they are [N10]', (_, [lng, lat]) => {
    const point = wgs84(lng, lat);
    expect(isShiftedThere(point)).toBe(false);
    for (const datum of ['WGS84', 'GCJ02', 'BD09'] as const) expect(toDatum(point, datum)).toEqual({ lng, lat });
    expect(wgs84FromGcj02(gcj02(lng, lat))).toEqual({ lng, lat });
  });
});

it.each(Object.entries(atTheBorder))('maps are not shifted in %s either [N10]', (_, [lng, lat]) => {
  expect(toDatum(wgs84(lng, lat), 'GCJ02')).toEqual({ lng, lat });
});

describe('conversion between datums', () => {
  it('comes back to within a millimetre inside, and shifts nothing outside [N10]', () => {
    fc.assert(
      fc.property(points, (point) => {
        const there = [gcj02FromWgs84(point), bd09FromWgs84(point)] as const;
        const isShifted = isShiftedThere(point);
        for (const one of there) expect(one.lng === point.lng && one.lat === point.lat).toBe(!isShifted);
        fc.pre(isShifted);
        expect(metres(wgs84FromGcj02(there[0]), point)).toBeLessThan(0.001);
        expect(metres(wgs84FromBd09(there[1]), point)).toBeLessThan(0.001);
        expect(metres(there[0], point)).toBeGreaterThan(20);
      }),
      { numRuns: 1000 },
    );
  });

  it('comes back from outside too, but for a strip along the border of Hong Kong and Macau [N10]', () => {
    fc.assert(
      fc.property(points, (point) => {
        // no shift reaches farther than this
        const steps = [-15, -12, -9, -6, -3, 0, 3, 6, 9, 12, 15].map((step) => step / 1000);
        fc.pre(!steps.some((x) => steps.some((y) => isShiftedThere(wgs84(point.lng + x, point.lat + y)))));
        expect(wgs84FromGcj02(gcj02FromWgs84(point))).toEqual(point);
        expect(wgs84FromBd09(bd09FromWgs84(point))).toEqual(point);
      }),
      { numRuns: 300 },
    );
  });

  it('undoes the shift of a source that shifts everything, in Hong Kong and Macau too [N10]', () => {
    for (const [lng, lat] of [...Object.values(elsewhere).slice(0, 5), ...Object.values(mainland)]) {
      const shifted = transform([lng, lat], WGS84, GCJ02);
      expect(metres(wgs84FromShifted(gcj02(shifted[0], shifted[1])), wgs84(lng, lat))).toBeLessThan(0.001);
    }
  });

  it('agrees with the library gcoord on the mainland [N10]', () => {
    fc.assert(
      fc.property(anyWhere, (point) => {
        if (!isShiftedThere(point)) return;
        for (const [datum, crs] of [
          ['GCJ02', GCJ02],
          ['BD09', BD09],
        ] as const) {
          const [lng, lat] = transform([point.lng, point.lat], WGS84, crs);
          expect(metres(toDatum(point, datum), wgs84(lng, lat))).toBeLessThan(0.001);
        }
      }),
    );
  });

  it('keeps datums apart: one is not taken for another [N10]', () => {
    const point = gcj02(114.0628, 22.5404);
    // @ts-expect-error a GCJ-02 point is no WGS 84 point
    expect(isShiftedThere(point)).toBe(true);
    // @ts-expect-error nor are bare numbers
    expect(isShiftedThere({ lng: 114.0628, lat: 22.5404 })).toBe(true);
  });
});
