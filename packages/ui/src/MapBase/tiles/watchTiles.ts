import type { ErrorEvent, Map as MapLibre, StyleSpecification } from 'maplibre-gl';

const tiled = new Set(['raster', 'vector', 'raster-dem']);
/** Nobody waits for less; the library tells of no part that does not exist, so that one has to look. */
const lookMs = 250;

interface Part {
  readonly state: string;
}

/**
 * Waits for the first part of a base map. Single parts may be missing, at sea for instance; when all that were asked for came to nothing,
 * the map is not there.
 * @returns how to stop
 */
export function watchTiles(
  map: MapLibre,
  { sources }: StyleSpecification,
  { onTile, onNone }: { readonly onTile: () => void; readonly onNone: () => void },
): () => void {
  const ids = new Set(Object.keys(sources).filter((id) => tiled.has(sources[id]?.type ?? '')));
  if (ids.size === 0) return () => {};
  const asked = new Set<Part>();
  const lost = new Set<unknown>();
  const look = (): void => {
    const states = [...asked].map(({ state }) => state).filter((state) => state !== 'unloaded');
    const isThere = states.includes('loaded');
    const isLost = lost.size === ids.size || (states.length > 0 && states.every((state) => state === 'errored'));
    if (!isThere && !isLost) return;
    stop();
    if (isThere) onTile();
    else onNone();
  };
  const timer = setInterval(look, lookMs);
  const listening = [
    map.on('dataloading', (event) => {
      if (event.dataType === 'source' && event.tile && ids.has(event.sourceId)) asked.add(event.tile as Part);
    }),
    // a source that has no parts to ask for
    map.on('error', (event: ErrorEvent & { readonly sourceId?: string; readonly tile?: unknown }) => {
      if (event.sourceId !== undefined && !event.tile && ids.has(event.sourceId)) lost.add(event.sourceId);
    }),
  ];
  const stop = (): void => {
    clearInterval(timer);
    for (const { unsubscribe } of listening) unsubscribe();
  };
  return stop;
}
