import { type GeocoderName, geocoderNames } from '@fireline/domain/site';
import { StartProblem } from '../../lib/startProblem.ts';
import { createAmap } from './amap.ts';
import type { Geocoder, GeocoderOptions } from './geocoder.ts';
import { createNominatim } from './nominatim.ts';
import { createPhoton } from './photon.ts';
import { createTianditu } from './tianditu.ts';

type Env = Readonly<Record<string, string | undefined>>;

interface Kind {
  readonly create: (options: GeocoderOptions) => Geocoder;
  readonly baseUrl: string;
  readonly needsKey: boolean;
}
const kinds: Readonly<Record<GeocoderName, Kind>> = {
  amap: { create: createAmap, baseUrl: 'https://restapi.amap.com', needsKey: true },
  tianditu: { create: createTianditu, baseUrl: 'https://api.tianditu.gov.cn', needsKey: true },
  nominatim: { create: createNominatim, baseUrl: 'https://nominatim.openstreetmap.org', needsKey: false },
  photon: { create: createPhoton, baseUrl: 'https://photon.komoot.io', needsKey: false },
};

const isName = (name: string): name is GeocoderName => (geocoderNames as readonly string[]).includes(name);

/** An address of the web, without a slash at its end. */
export function webAddress(text: string, variable: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return text.replace(/\/+$/, '');
  throw new StartProblem(`${variable} must be an address that begins with http:// or https://.`);
}

function settingsOf(name: GeocoderName, env: Env): Omit<GeocoderOptions, 'fetch'> {
  const upper = name.toUpperCase();
  const key = env[`FIRELINE_${upper}_KEY`] ?? '';
  if (kinds[name].needsKey && key === '')
    throw new StartProblem(`FIRELINE_GEOCODERS names ${name}, which needs FIRELINE_${upper}_KEY.`);
  return { key, baseUrl: webAddress(env[`FIRELINE_${upper}_URL`] || kinds[name].baseUrl, `FIRELINE_${upper}_URL`) };
}

/**
 * The geocoders that the environment names, in its order: `FIRELINE_GEOCODERS=amap,nominatim`. Their keys stay in them.
 * @throws StartProblem for a name nobody knows, a key that is missing, or an address that is none
 * @spec SIT-09
 */
export function geocodersFrom(env: Env, fetch: typeof globalThis.fetch): Geocoder[] {
  const names = (env.FIRELINE_GEOCODERS ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  return [...new Set(names)].map((name) => {
    if (!isName(name))
      throw new StartProblem(`FIRELINE_GEOCODERS may name ${geocoderNames.join(', ')}, not '${name.slice(0, 40)}'.`);
    return kinds[name].create({ fetch, ...settingsOf(name, env) });
  });
}
