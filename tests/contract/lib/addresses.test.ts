import { siteCalls } from '@fireline/api/site';
import { wgs84 } from '@fireline/domain/site';
import { afterEach, expect, it } from 'vitest';
import { baseMapFrom } from '../../../apps/gateway/src/site/baseMap.ts';
import { type FakeServer, startFakeServer } from '../../../apps/gateway/src/site/geocoders/fakeServer.test.support.ts';
import { geocodersFrom } from '../../../apps/gateway/src/site/geocoders/settings.ts';
import { memoryDatabases } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';

const key = 'k3y-of-the-operator';
const databases = memoryDatabases();
let server: FakeServer;
let w: FixtureGateway;
const logged: unknown[] = [];
const tell = (...line: unknown[]) => logged.push(line);

/** A gateway that asks AMap first, which is played by this machine, and then Photon, which is played by nobody. */
async function open() {
  server = await startFakeServer();
  logged.length = 0;
  const env = {
    FIRELINE_GEOCODERS: 'photon,amap',
    FIRELINE_AMAP_KEY: key,
    FIRELINE_AMAP_URL: server.url,
    FIRELINE_PHOTON_URL: 'http://127.0.0.1:9',
    FIRELINE_MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png',
    FIRELINE_MAP_DATUM: 'GCJ02',
  };
  w = await fixtureGateway(await databases.open(), {
    geocoders: geocodersFrom(env, fetch),
    map: baseMapFrom(env),
    log: { info: tell, warn: tell, error: tell },
  });
  return w.as('platform');
}
afterEach(async () => {
  await w.close();
  await server.close();
});

const tips = (...names: string[]) => ({
  status: '1',
  infocode: '10000',
  tips: names.map((name) => ({
    name,
    address: '福中三路',
    district: '广东省深圳市福田区',
    adcode: '440304',
    location: '114.059614,22.541784',
  })),
});

it('an address comes from the first geocoder that answers, with its districts, in WGS 84; who failed is told [SIT-09] [N10]', async () => {
  const platform = await open();
  server.json(tips('市民中心'));
  const { found, ...rest } = await platform.send(siteCalls.geocode, { text: '市民中心', near: '114.05,22.54' });
  expect(rest).toEqual({
    answeredBy: 'amap',
    attribution: '© 高德地图',
    failures: [{ source: 'photon', reason: 'unreachable' }],
  });
  const [{ lnglat, ...first } = { lnglat: wgs84(0, 0) }] = found;
  expect(first).toEqual({
    source: 'amap',
    kind: 'address',
    id: null,
    name: '市民中心',
    address: '福中三路',
    code: '440304',
    adminPath: '/44/4403/440304/',
    adminName: '广东省深圳市福田区',
  });
  // half a kilometre from what AMap says, as its datum is
  expect(Math.abs(lnglat.lng - 114.054532)).toBeLessThan(0.0003);
  expect(Math.abs(lnglat.lat - 22.544568)).toBeLessThan(0.0003);
});

it('when nobody answers, a text is looked for in the places on record and a point is left to the browser [SIT-09]', async () => {
  const platform = await open();
  server.answers((_, response) => response.end('<html>'));
  const geocoded = await platform.send(siteCalls.geocode, { text: '场所2' });
  expect([geocoded.answeredBy, geocoded.attribution, geocoded.found[0]?.id]).toEqual(['own', '', 2]);
  expect(geocoded.failures).toEqual([
    { source: 'photon', reason: 'unreachable' },
    { source: 'amap', reason: 'garbled' },
  ]);
  const reversed = await platform.send(siteCalls.reverse, { lnglat: '114.05,22.54' });
  expect([reversed.state, reversed.found]).toEqual(['offline', null]);
  server.json({ status: '1', infocode: '10000' });
  expect((await platform.send(siteCalls.reverse, { lnglat: '114.05,22.54' })).state).toBe('nothing');
});

it('the key is in no reply, no log line, no document [SIT-09]', async () => {
  const platform = await open();
  const texts: string[] = [];
  const ask = async (path: string) => {
    const response = await w.request(path, { headers: { authorization: await w.token('platform') } });
    texts.push(await response.text());
  };
  for (const answer of [tips('市民中心'), { status: '0', infocode: '10001', info: `INVALID ${key}` }, 'x']) {
    server.json(answer);
    await ask('/site/geocode?text=x');
    await ask('/site/reverse?lnglat=114.05,22.54');
  }
  await ask('/site/map/settings');
  await ask('/openapi.json');
  expect(server.asked.every(({ searchParams }) => searchParams.get('key') === key)).toBe(true);
  expect(server.asked.length).toBe(6);
  expect(`${texts.join('\n')} ${JSON.stringify(logged)}`).not.toContain(key);
  expect(JSON.stringify(logged)).not.toContain('127.0.0.1');
  expect((await platform.send(siteCalls.mapSettings, {})).geocoders).toEqual(['photon', 'amap']);
});

it('a reader who leaves while a service thinks is no failure of anybody [SIT-09]', async () => {
  await open();
  const authorization = await w.token('platform');
  const leaving = new AbortController();
  server.answers(() => leaving.abort());
  const path = '/site/geocode?text=x';
  const response = await w.request(path, { headers: { authorization }, signal: leaving.signal });
  expect([response.status, server.asked.length]).toEqual([499, 1]);
  expect(logged).toEqual([['a geocoder gave no answer', { source: 'photon', reason: 'unreachable' }]]);
});

it('one account does not use up the quota of all: it may ask sixty times a minute [SIT-09]', async () => {
  const platform = await open();
  server.json(tips('市民中心'));
  for (let i = 0; i < 60; i++) await platform.send(siteCalls.geocode, { text: 'x' });
  const refused = await refusalOf(platform.send(siteCalls.reverse, { lnglat: '114.05,22.54' }));
  expect([refused.status, refused.code]).toEqual([429, 'site.geocoder.busy']);
  expect((await (await w.as('unit')).send(siteCalls.geocode, { text: 'x' })).answeredBy).toBe('amap');
  w.time.advance(60_000);
  expect((await platform.send(siteCalls.geocode, { text: 'x' })).answeredBy).toBe('amap');
});

it('pages hear of the configured base map with its datum, and may fetch from its host alone [SIT-11] [N10]', async () => {
  const platform = await open();
  expect(await platform.send(siteCalls.mapSettings, {})).toMatchObject({
    base: { kind: 'raster', template: 'https://tiles.example.com/{z}/{x}/{y}.png', datum: 'GCJ02' },
    areaZoom: 13,
    pointZoom: 14,
    middle: { lng: expect.any(Number), lat: expect.any(Number) },
  });
  const policy = (await w.request('/openapi.json')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://tiles.example.com;");
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.com;");
  expect(policy.match(/https?:/g)).toHaveLength(2);
});
