/** The files that maps and plans fetch while they run, as they lie in this package's `dist`. */
export type AssetName =
  | 'DeviceMap/clusterWorker.js'
  | 'MapBase/mapWorker.js'
  | 'MapDistricts/districts.bin'
  | 'MapDistricts/districtsWorker.js'
  | 'MapDistricts/namesEn.txt'
  | 'MapDistricts/namesHk.txt'
  | 'PlanCanvas/planWorker.js';

export interface AssetPlaces {
  /** The folder in which all of them lie, on the page's own origin: `/static/fireline/`. */
  readonly base?: string;
  /** Addresses of single ones, which go before `base`. */
  readonly files?: { readonly [Name in AssetName]?: string };
}

let places: AssetPlaces = {};

/**
 * Sets where the browser finds the workers and data of maps and plans, before the first of them. Only needed where the bundler does not
 * resolve `new URL(…, import.meta.url)`, as esbuild: `npx fireline-assets public/fireline` copies the files.
 * @spec LIB-03
 * @example configureAssets({ base: '/fireline/' });
 */
export const configureAssets = (given: AssetPlaces): void => {
  places = given;
};

/** Where a file lies that is set by `configureAssets`, else undefined: then it lies beside the code. */
export function placeOf(name: AssetName): string | undefined {
  const { base, files } = places;
  return files?.[name] ?? (base === undefined ? undefined : `${base.replace(/\/?$/, '/')}${name}`);
}

/**
 * Starts a worker from where it lies; `beside` starts it from beside the code, by an address that bundlers recognise.
 * @throws DOMException where the page's policy or another origin forbids it
 */
export function workerOf(name: AssetName, beside: () => Worker): Worker {
  const place = placeOf(name);
  return place === undefined ? beside() : new Worker(place, { type: 'module' });
}
