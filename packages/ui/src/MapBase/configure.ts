let given: string | undefined;

/**
 * Where the browser finds the map's worker; said once by the app, before the first map. It costs nothing until a map is shown.
 * @example
 * import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
 * configureMaps({ workerUrl: worker });
 */
export const configureMaps = ({ workerUrl }: { readonly workerUrl: string }): void => {
  given = workerUrl;
};

/** The map library, loaded when first a map is shown. */
export async function loadLibrary() {
  const library = await import('maplibre-gl');
  if (given !== undefined) library.setWorkerUrl(given);
  return library;
}
