import { describe, expect, it } from 'vitest';
import { securityHeadersFor } from '../lib/http/edge/security.ts';
import { baseMapFrom } from './baseMap.ts';
import { geocodersFrom } from './geocoders/settings.ts';

describe('the base map', () => {
  const gaode = {
    FIRELINE_MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png',
    FIRELINE_MAP_DATUM: 'gcj-02',
    FIRELINE_MAP_ATTRIBUTION: '© Example',
  };

  it('is the one of the apps unless another is named [SIT-11]', () => {
    expect(baseMapFrom({})).toEqual({ base: { kind: 'offline' }, origins: [] });
  });

  it('is a style, tiles or one archive, with its datum and attribution [N10] [SIT-11]', () => {
    expect(baseMapFrom(gaode)).toEqual({
      base: {
        kind: 'raster',
        template: 'https://tiles.example.com/{z}/{x}/{y}.png',
        tileSize: 256,
        maxZoom: 18,
        datum: 'GCJ02',
        attribution: '© Example',
      },
      origins: ['https://tiles.example.com'],
    });
    const style = baseMapFrom({
      FIRELINE_MAP_STYLE: 'https://maps.example.com/style.json',
      FIRELINE_MAP_STYLE_DARK: 'https://night.example.com/style.json',
      FIRELINE_MAP_DATUM: 'WGS84',
      FIRELINE_MAP_HOSTS: 'https://fonts.example.com, https://maps.example.com:8443/x',
    });
    expect(style.base).toMatchObject({ kind: 'style', url: 'https://maps.example.com/style.json' });
    expect(style.origins).toEqual([
      'https://maps.example.com',
      'https://night.example.com',
      'https://fonts.example.com',
      'https://maps.example.com:8443',
    ]);
  });

  it.each([
    [{ ...gaode, FIRELINE_MAP_DATUM: undefined }, /FIRELINE_MAP_DATUM must say/],
    [{ ...gaode, FIRELINE_MAP_DATUM: 'NAD27' }, /FIRELINE_MAP_DATUM must say/],
    [{ ...gaode, FIRELINE_MAP_TILES: 'https://tiles.example.com/' }, /must have \{z\}/],
    [{ ...gaode, FIRELINE_MAP_TILES: 'javascript:alert(1)' }, /begins with http/],
    [{ ...gaode, FIRELINE_MAP_STYLE: 'https://x.example.com' }, /one base map/],
    [{ ...gaode, FIRELINE_MAP_MAX_ZOOM: '99' }, /FIRELINE_MAP_MAX_ZOOM must be/],
    [{ ...gaode, FIRELINE_MAP_TILE_SIZE: '300' }, /FIRELINE_MAP_TILE_SIZE must be/],
    [{ ...gaode, FIRELINE_MAP_HOSTS: "https://a.example.com;script-src 'unsafe-eval'" }, /FIRELINE_MAP_HOSTS/],
    [{ ...gaode, FIRELINE_MAP_HOSTS: 'https://a.example.com;script-src' }, /plain names/],
  ])('is refused at the start when it makes no sense: %j [N10]', (env, message) => {
    expect(() => baseMapFrom(env)).toThrow(message);
  });

  it('opens the policy of pages to its origins, for pictures and fetches, and to nothing else [SIT-11]', () => {
    const policy = (origins: readonly string[]) =>
      Object.fromEntries(
        (securityHeadersFor(origins)['content-security-policy'] ?? '').split('; ').map((line) => {
          const [name = '', ...sources] = line.split(' ');
          return [name, sources.filter((source) => source.startsWith('http'))];
        }),
      );
    const open = policy(baseMapFrom(gaode).origins);
    expect(open['connect-src']).toEqual(['https://tiles.example.com']);
    expect(open['img-src']).toEqual(['https://tiles.example.com']);
    const others = Object.entries(open).filter(([name]) => name !== 'connect-src' && name !== 'img-src');
    expect(others.every(([, sources]) => sources.length === 0)).toBe(true);
    expect(Object.values(policy([])).flat()).toEqual([]);
  });
});

describe('geocoders', () => {
  const names = (env: Record<string, string>) => geocodersFrom(env, fetch).map(({ name }) => name);

  it('are asked in the order they are named, each once; nobody unless named [SIT-09]', () => {
    expect(names({})).toEqual([]);
    const env = { FIRELINE_GEOCODERS: ' photon, AMap ,photon', FIRELINE_AMAP_KEY: 'k' };
    expect(names(env)).toEqual(['photon', 'amap']);
  });

  it.each([
    [{ FIRELINE_GEOCODERS: 'baidu' }, /may name amap, tianditu, nominatim, photon, not 'baidu'/],
    [{ FIRELINE_GEOCODERS: 'amap' }, /needs FIRELINE_AMAP_KEY/],
    [{ FIRELINE_GEOCODERS: 'nominatim', FIRELINE_NOMINATIM_URL: 'ftp://x' }, /FIRELINE_NOMINATIM_URL/],
  ])('are refused at the start when they cannot be asked: %j [SIT-09]', (env, message) => {
    expect(() => names(env)).toThrow(message);
  });
});
