import {
  adminPathOf,
  gcj02FromWgs84,
  type GeocoderName,
  lngLatText,
  shiftedFromWgs84,
  wgs84,
} from '@fireline/domain/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from './fakeServer.test.support.ts';
import { type Geocoder, GeocoderError } from './geocoder.ts';
import { geocodersFrom } from './settings.ts';

/** Shenzhen's civic centre. */
const here = wgs84(114.0546, 22.5446);
const shifted = lngLatText(gcj02FromWgs84(here));

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
});

const secret = 'k3y-of-the-operator';
const made = (name: GeocoderName): Geocoder => {
  const upper = name.toUpperCase();
  const env = {
    FIRELINE_GEOCODERS: name,
    [`FIRELINE_${upper}_KEY`]: secret,
    [`FIRELINE_${upper}_URL`]: `${server.url}/`,
  };
  const [geocoder] = geocodersFrom(env, fetch);
  if (!geocoder) throw new Error('none was made');
  return geocoder;
};
const asked = () => ({ signal: new AbortController().signal, language: 'cn' as const });

const townHalls = [
  {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
    osm_type: 'way',
    osm_id: 2,
    lat: String(here.lat),
    lon: String(here.lng),
    category: 'amenity',
    type: 'townhall',
    importance: 0.4,
    name: '深圳市民中心',
    display_name: '深圳市民中心, 福中三路, 莲花街道, 福田区, 深圳市, 广东省, 518000, 中国',
    address: {
      amenity: '深圳市民中心',
      suburb: '莲花街道',
      city: '深圳市',
      city_district: '福田区',
      state: '广东省',
    },
    boundingbox: ['22.54', '22.55', '114.05', '114.06'],
  },
];

const townHallFeatures = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [here.lng, here.lat] },
      properties: {
        osm_id: 2,
        osm_type: 'W',
        osm_key: 'amenity',
        osm_value: 'townhall',
        name: '深圳市民中心',
        street: '福中三路',
        district: '福田区',
        city: '深圳市',
        state: '广东省',
        country: '中国',
        countrycode: 'CN',
      },
    },
  ],
};

// as the services describe their replies in their public documents
const replies = {
  amap: {
    search: {
      status: '1',
      info: 'OK',
      infocode: '10000',
      count: '3',
      tips: [
        {
          id: 'B02F37U7AF',
          name: '深圳市民中心',
          district: '广东省深圳市福田区',
          adcode: '440304',
          location: shifted,
          address: '福中三路',
          typecode: '130100',
          city: [],
        },
        // a brand, not a place: it has no location
        { id: [], name: '市民中心', district: [], adcode: [], location: [], address: [], typecode: [], city: [] },
      ],
    },
    reverse: {
      status: '1',
      info: 'OK',
      infocode: '10000',
      regeocode: {
        formatted_address: '广东省深圳市福田区莲花街道市民中心',
        addressComponent: {
          country: '中国',
          province: '广东省',
          city: '深圳市',
          citycode: '0755',
          district: '福田区',
          adcode: '440304',
          township: '莲花街道',
          towncode: '440304008000',
          neighborhood: { name: [], type: [] },
          streetNumber: { street: '福中三路', number: '1号', location: shifted, direction: '北', distance: '30' },
        },
      },
    },
    nothing: { status: '1', info: 'OK', infocode: '10000', count: '0', tips: [] },
    refused: { status: '0', info: 'INVALID_USER_KEY', infocode: '10001' },
    busy: { status: '0', info: 'CUQPS_HAS_EXCEEDED_THE_LIMIT', infocode: '10021' },
  },
  tianditu: {
    search: {
      count: '1',
      resultType: 1,
      keyWord: '市民中心',
      pois: [
        {
          name: '深圳市民中心',
          phone: '0755-00000000',
          address: '福中三路',
          lonlat: lngLatText(here),
          poiType: '101',
          province: '广东省',
          city: '深圳市',
          county: '福田区',
          countyCode: '156440304',
          hotPointID: '90B101',
        },
      ],
      status: { cndesc: '服务正常', infocode: 1000 },
    },
    reverse: {
      result: {
        formatted_address: '广东省深圳市福田区莲花街道市民中心',
        location: { lon: here.lng, lat: here.lat },
        addressComponent: {
          address: '福中三路',
          city: '深圳市',
          county: '福田区',
          county_code: '156440304',
          province: '广东省',
          province_code: '156440000',
          poi: '市民中心',
        },
      },
      msg: 'ok',
      status: '0',
    },
    nothing: { count: '0', resultType: 1, pois: [], status: { cndesc: '服务正常', infocode: 1000 } },
    refused: { status: { cndesc: '权限类型错误', infocode: 2001 } },
    busy: undefined,
  },
  nominatim: {
    search: townHalls,
    reverse: townHalls[0],
    nothing: [],
    refused: undefined,
    busy: undefined,
  },
  photon: {
    search: townHallFeatures,
    reverse: townHallFeatures,
    nothing: { type: 'FeatureCollection', features: [] },
    refused: undefined,
    busy: undefined,
  },
} as const satisfies Readonly<Record<GeocoderName, object>>;

const names = Object.keys(replies) as GeocoderName[];
const reasonOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof GeocoderError) return error.reason;
    throw error;
  }
  return 'none';
};
const metres = (one: { lng: number; lat: number }) => Math.hypot(one.lng - here.lng, one.lat - here.lat) * 111_000;

describe.each(names)('%s', (name) => {
  it('finds places by a text, in WGS 84 whatever it answers in [SIT-09] [N10]', async () => {
    server.json(replies[name].search);
    const found = await made(name).search('市民中心', here, asked());
    expect(found.map((one) => one.name)).toEqual(['深圳市民中心']);
    expect(metres(found[0]?.point ?? wgs84(0, 0))).toBeLessThan(0.5);
    expect(found[0]?.adminName).toBe('广东省深圳市福田区');
    const [url] = server.asked;
    expect(decodeURIComponent(url?.search ?? '')).toContain('市民中心');
  });

  it('says what is at a point, asked in its own datum [SIT-09] [N10]', async () => {
    server.json(replies[name].reverse);
    const found = await made(name).reverse(here, asked());
    expect(found?.address).toContain('市民中心');
    expect(found?.point).toEqual(here);
    const sent = decodeURIComponent(server.asked[0]?.search ?? '');
    const expected = name === 'amap' ? gcj02FromWgs84(here) : here;
    expect(sent).toContain(String(Math.round(expected.lng * 1e6) / 1e6));
  });

  it('knows nothing without a fuss [SIT-09]', async () => {
    server.json(replies[name].nothing);
    expect(await made(name).search('无此地', undefined, asked())).toEqual([]);
  });

  it.each([
    ['garbled', 'no JSON', '<html>'],
    ['garbled', 'another shape', '{"hello":[1,2,3],"status":{"a":1}}'],
    ['garbled', 'a number', '17'],
    ['garbled', 'more than any answer', `"${'x'.repeat(600_000)}"`],
  ])('tells %s from an answer: %s [SIT-09]', async (reason, _, body) => {
    server.answers((_request, response) => response.end(body));
    const reasons = [await reasonOf(made(name).search('x', undefined, asked()))];
    // a collection without features is one, for those who answer with an object
    expect(reasons.every((one) => one === reason || one === 'refused')).toBe(true);
  });

  it.each([
    [429, 'busy'],
    [403, 'refused'],
    [503, 'unreachable'],
  ])('takes status %i for %s [SIT-09]', async (status, reason) => {
    server.json({}, status);
    expect(await reasonOf(made(name).search('x', undefined, asked()))).toBe(reason);
  });

  it('refuses points that are nowhere on earth [SIT-10]', async () => {
    server.json(JSON.parse(JSON.stringify(replies[name].search).replaceAll(/11[34]\.\d+/g, '514.5')));
    expect(await reasonOf(made(name).search('x', undefined, asked()))).toBe('garbled');
  });

  it('is not led elsewhere, where its key would go along', async () => {
    server.answers((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end());
    expect(await reasonOf(made(name).search('x', undefined, asked()))).toBe('unreachable');
    expect(server.asked).toHaveLength(1);
  });

  it('cannot be reached where nobody listens; the error holds neither address nor key', async () => {
    const env = {
      FIRELINE_GEOCODERS: name,
      [`FIRELINE_${name.toUpperCase()}_KEY`]: secret,
      [`FIRELINE_${name.toUpperCase()}_URL`]: 'http://127.0.0.1:9',
    };
    const [geocoder] = geocodersFrom(env, fetch);
    const error = await geocoder?.search('x', undefined, asked()).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ reason: 'unreachable' });
    expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain(secret);
  });

  it('stops asking when the reader leaves [SIT-09]', async () => {
    const leaving = new AbortController();
    server.answers(() => leaving.abort(new Error('left')));
    const asking = made(name).search('x', undefined, { signal: leaving.signal, language: 'en' });
    await expect(asking).rejects.toThrow('left');
  });
});

describe('districts', () => {
  it('are told by code where the service knows it, down to the street [SIT-09]', async () => {
    server.json(replies.amap.reverse);
    const found = await made('amap').reverse(here, asked());
    expect([found?.code, found?.adminName]).toEqual(['440304008', '广东省深圳市福田区莲花街道']);
    expect(adminPathOf(found?.code ?? '')).toBe('/44/4403/440304/440304008/');
    server.json(replies.tianditu.search);
    expect((await made('tianditu').search('x', here, asked()))[0]?.code).toBe('440304');
    server.json(replies.photon.search);
    expect((await made('photon').search('x', here, asked()))[0]?.code).toBe(null);
  });

  it('are where they are in Hong Kong, which AMap shifts, and in Taiwan and abroad, which it does not [N10]', async () => {
    const [tip] = replies.amap.search.tips;
    const found = async (adcode: string, location: string) => {
      server.json({ ...replies.amap.search, tips: [{ ...tip, location, adcode }] });
      const [first] = await made('amap').search('x', undefined, asked());
      return first?.point;
    };
    const peak = wgs84(114.1455, 22.2759);
    expect(await found('810001', lngLatText(shiftedFromWgs84(peak)))).toEqual(peak);
    server.json(replies.amap.reverse);
    await made('amap').reverse(peak, asked());
    expect(server.asked.at(-1)?.searchParams.get('location')).toBe(lngLatText(shiftedFromWgs84(peak)));
    expect(await found('710000', '121.5654,25.033')).toEqual(wgs84(121.5654, 25.033));
    expect(await found('', '103.8198,1.3521')).toEqual(wgs84(103.8198, 1.3521));
  });

  it.each([
    ['amap', replies.amap.refused, 'refused'],
    ['amap', replies.amap.busy, 'busy'],
    ['amap', { status: '0', info: 'DAILY_QUERY_OVER_LIMIT', infocode: '10003' }, 'busy'],
    ['amap', { status: '0', info: 'QUOTA_PLAN_RUN_OUT', infocode: '40000' }, 'busy'],
    ['amap', { status: '0', info: 'SERVER_IS_BUSY', infocode: '10016' }, 'unreachable'],
    ['amap', { status: '0', info: 'ENGINE_RESPONSE_DATA_ERROR', infocode: '30001' }, 'unreachable'],
    ['tianditu', replies.tianditu.refused, 'refused'],
    ['tianditu', { code: 301006, msg: '非法Key', resolve: '请到API控制台重新申请Key' }, 'refused'],
    ['nominatim', { error: { code: 400, message: 'Nothing to search for.' } }, 'garbled'],
    ['photon', { message: "missing search term 'q': /?q=berlin" }, 'garbled'],
  ] as const)('an error of %s is no answer without places: %j is %s [SIT-09]', async (name, body, reason) => {
    server.json(body);
    expect(await reasonOf(made(name).search('x', undefined, asked()))).toBe(reason);
    if (name === 'nominatim') return;
    expect(await reasonOf(made(name).reverse(here, asked()))).toBe(name === 'tianditu' ? 'refused' : reason);
  });

  it('an address of empty lists is no address: AMap answers so for the open sea [SIT-09]', async () => {
    const parts = ['country', 'province', 'city', 'citycode', 'district', 'adcode', 'township', 'towncode'];
    const addressComponent = Object.fromEntries(parts.map((part) => [part, []]));
    server.json({ ...replies.amap.reverse, regeocode: { formatted_address: [], addressComponent } });
    expect(await made('amap').reverse(wgs84(130, 20), asked())).toBeUndefined();
    server.json({ msg: 'ok', status: '0', result: { formatted_address: '', location: { lon: 130, lat: 20 } } });
    expect(await made('tianditu').reverse(wgs84(130, 20), asked())).toBeUndefined();
    server.json(replies.photon.nothing);
    expect(await made('photon').reverse(wgs84(130, 20), asked())).toBeUndefined();
  });

  it('names are asked for in the language of the reader where a service has it [SIT-09]', async () => {
    const languages: unknown[] = [];
    server.answers((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
      const isNominatim = pathname === '/search';
      languages.push(isNominatim ? request.headers['accept-language'] : searchParams.get('lang'));
      response.end(JSON.stringify(isNominatim ? [] : { features: [] }));
    });
    for (const language of ['hk', 'en'] as const)
      for (const name of ['nominatim', 'photon'] as const)
        await made(name).search('x', undefined, { ...asked(), language });
    expect(languages).toEqual(['zh-HK,zh-Hant,zh', null, 'en', 'en']);
  });

  it('shows text of others as plain text of one line, no longer than an address [SIT-09]', async () => {
    const [tip] = replies.amap.search.tips;
    const name = `市民\u0000\n中心${'长'.repeat(500)}`;
    server.json({ ...replies.amap.search, tips: [{ ...tip, name }] });
    const [found] = await made('amap').search('x', undefined, asked());
    expect(found?.name.startsWith('市民 中心长')).toBe(true);
    expect(Array.from(found?.name ?? '')).toHaveLength(128);
  });

  it('is nowhere for Nominatim in the middle of the sea [SIT-09]', async () => {
    server.json({ error: 'Unable to geocode' });
    expect(await made('nominatim').reverse(wgs84(-30, 0), asked())).toBeUndefined();
  });
});
