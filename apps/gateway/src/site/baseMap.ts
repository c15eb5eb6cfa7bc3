import { type BaseMapKind, type Datum, datums, type TileSize, tileSizes } from '@fireline/domain/site';
import { StartProblem } from '../lib/startProblem.ts';
import { webAddress } from './geocoders/settings.ts';
import { type BaseMap, type MapSettings, offlineMap } from './mapSettings.ts';

type Env = Readonly<Record<string, string | undefined>>;

const variables = {
  style: 'FIRELINE_MAP_STYLE',
  raster: 'FIRELINE_MAP_TILES',
  pmtiles: 'FIRELINE_MAP_PMTILES',
} as const satisfies Readonly<Record<Exclude<BaseMapKind, 'offline'>, string>>;
type Configured = keyof typeof variables;

const isDatum = (text: string): text is Datum => (datums as readonly string[]).includes(text);

/** A map whose datum nobody has told would put every device up to a kilometre off. @spec N10 */
function datumFrom(env: Env): Datum {
  const text = (env.FIRELINE_MAP_DATUM ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (isDatum(text)) return text;
  throw new StartProblem(`FIRELINE_MAP_DATUM must say what the base map is drawn in: ${datums.join(', ')}.`);
}

/** As it may stand in a policy: a host may hold a semicolon, which ends a line there. */
function originOf(address: string): string {
  const { origin } = new URL(address.replaceAll(/[{}]/g, ''));
  if (/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return origin;
  throw new StartProblem('The base map and FIRELINE_MAP_HOSTS must be on hosts with plain names.');
}

function maxZoomFrom(env: Env): number {
  const value = Number(env.FIRELINE_MAP_MAX_ZOOM || 18);
  if (Number.isInteger(value) && value >= 1 && value <= 24) return value;
  throw new StartProblem('FIRELINE_MAP_MAX_ZOOM must be a whole number from 1 to 24.');
}

function tileSizeFrom(env: Env): TileSize {
  const asked = env.FIRELINE_MAP_TILE_SIZE || String(tileSizes[0]);
  const size = tileSizes.find((one) => String(one) === asked);
  if (size !== undefined) return size;
  throw new StartProblem(`FIRELINE_MAP_TILE_SIZE must be ${tileSizes.join(' or ')}.`);
}

function baseFrom(env: Env, kind: Configured, url: string): BaseMap {
  const shown = { datum: datumFrom(env), attribution: (env.FIRELINE_MAP_ATTRIBUTION ?? '').trim() };
  if (kind === 'pmtiles') return { kind, url, ...shown };
  if (kind === 'style') {
    const dark = env.FIRELINE_MAP_STYLE_DARK;
    return { kind, url, ...shown, ...(dark ? { darkUrl: webAddress(dark, 'FIRELINE_MAP_STYLE_DARK') } : {}) };
  }
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    throw new StartProblem('FIRELINE_MAP_TILES must have {z}, {x} and {y} in it.');
  return { kind, template: url, tileSize: tileSizeFrom(env), maxZoom: maxZoomFrom(env), ...shown };
}

/**
 * The base map that the environment names, at most one, with the origins it needs: its own, and those of `FIRELINE_MAP_HOSTS` for the
 * tiles, fonts and pictures that a style fetches from elsewhere.
 * @throws StartProblem for two maps, an address that is none, or a datum that is not told
 * @spec SIT-11 N10
 */
export function baseMapFrom(env: Env): MapSettings {
  const named = (Object.keys(variables) as Configured[]).filter((kind) => env[variables[kind]]);
  const [kind, second] = named;
  if (kind === undefined) return offlineMap;
  if (second !== undefined)
    throw new StartProblem(`Set one of ${variables[kind]} and ${variables[second]}, not both: there is one base map.`);
  const url = webAddress(env[variables[kind]] ?? '', variables[kind]);
  const hosts = (env.FIRELINE_MAP_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
  const base = baseFrom(env, kind, url);
  const dark = base.kind === 'style' && base.darkUrl !== undefined ? [base.darkUrl] : [];
  const origins = [url, ...dark, ...hosts.map((host) => webAddress(host, 'FIRELINE_MAP_HOSTS'))].map(originOf);
  return { base, origins: [...new Set(origins)] };
}
