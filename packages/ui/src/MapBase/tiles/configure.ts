// the types of the map library name it without bringing it in
/// <reference types="geojson" preserve="true" />
import { installed } from './installed.ts';

let given: string | undefined;

/**
 * Sets where the browser finds the map's worker, before the first map. Only needed where no bundler resolves `new URL(…, import.meta.url)`:
 * by default a map starts the worker that is part of this package.
 * @example
 * configureMaps({ workerUrl: '/static/maplibre-gl-worker.mjs' });
 */
export const configureMaps = ({ workerUrl }: { readonly workerUrl: string }): void => {
  given = workerUrl;
};

/** The worker of the map library; the build copies it beside the package's code, from where bundlers take it as one file. */
const ownWorker = (): string =>
  new URL('../../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

/** The map library reports nothing where the page's policy lets no worker start; this throws what the browser says. */
function tryWorker(url: string): void {
  const address = new URL(url, location.href);
  // the map library starts another origin's worker by a detour
  if (address.origin === location.origin) new Worker(address, { type: 'module' }).terminate();
}

/** The map library, loaded when first a map is shown. @throws Error where it or its worker cannot be had */
export async function loadLibrary() {
  const url = given ?? ownWorker();
  tryWorker(url);
  const library = await installed('maplibre-gl', () => import('maplibre-gl'));
  library.setWorkerUrl(url);
  return library;
}
