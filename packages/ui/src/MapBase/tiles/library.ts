// the types of the map library name it without bringing it in
/// <reference types="geojson" preserve="true" />
import { placeOf } from '../../lib/control/assets.ts';
import { installed } from './installed.ts';

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
  const url = placeOf('MapBase/mapWorker.js') ?? ownWorker();
  tryWorker(url);
  const library = await installed('maplibre-gl', () => import('maplibre-gl'));
  library.setWorkerUrl(url);
  return library;
}
