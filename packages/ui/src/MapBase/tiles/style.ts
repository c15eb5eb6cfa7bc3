import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { BaseMap } from './baseMap.ts';
import type { MapPaint } from './paint.ts';
import { packedStyle } from './packed.ts';
import { offlineLayers, offlineSources } from './offline.ts';

/** What we put over a base map is kept when the base map changes; it is known by this beginning of its name. */
export const ownPrefix = 'fl:';

const styleWith = (
  paint: MapPaint,
  sources: Record<string, SourceSpecification>,
  layers: readonly LayerSpecification[],
): StyleSpecification => ({
  version: 8,
  sources,
  layers: [{ id: 'background', type: 'background', paint: { 'background-color': paint.water } }, ...layers],
});

/** The ground alone: what is shown while, or because, the base map is not there. */
export const bareStyle = (paint: MapPaint): StyleSpecification => styleWith(paint, {}, []);

/** Pictures of others are dimmed at night, and paled by day, so that alarms stay the strongest colour. */
const rasterPaint = ({ isDark }: MapPaint) => ({
  'raster-saturation': -0.6,
  'raster-brightness-max': isDark ? 0.45 : 1,
  'raster-contrast': isDark ? 0.1 : -0.1,
  'raster-fade-duration': 0,
});

/** Fetched here and not by the library, which would not say which of its requests failed. */
async function fetched(url: string): Promise<StyleSpecification> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  const style = (await reply.json()) as Partial<StyleSpecification> | null;
  // a server that answers with something else would leave the map blank
  if (style?.version !== 8 || !Array.isArray(style.layers)) throw new Error(`${url}: no style`);
  return { ...style, version: 8, sources: style.sources ?? {}, layers: style.layers };
}

/**
 * The style of a base map in these colours.
 * @throws Error where a style or a packed file cannot be had
 */
export async function styleOf(base: BaseMap, paint: MapPaint): Promise<StyleSpecification> {
  switch (base.kind) {
    case 'offline':
      return styleWith(paint, await offlineSources(), offlineLayers(paint));
    case 'style':
      return fetched(paint.isDark && base.darkUrl !== undefined ? base.darkUrl : base.url);
    case 'raster': {
      const { template, attribution, maxZoom = 18, tileSize = 256 } = base;
      const source: SourceSpecification = {
        type: 'raster',
        tiles: [template],
        tileSize,
        maxzoom: maxZoom,
        attribution,
      };
      return styleWith(paint, { base: source }, [
        { id: 'base', type: 'raster', source: 'base', paint: rasterPaint(paint) },
      ]);
    }
    case 'pmtiles': {
      const { source, layers } = await packedStyle(base, paint, rasterPaint(paint));
      return styleWith(paint, { base: source }, layers);
    }
  }
}

/** The next style with what we had put over the one before. */
export const withOwn = (before: StyleSpecification | undefined, next: StyleSpecification): StyleSpecification => ({
  ...next,
  sources: {
    ...next.sources,
    ...Object.fromEntries(Object.entries(before?.sources ?? {}).filter(([id]) => id.startsWith(ownPrefix))),
  },
  layers: [...next.layers, ...(before?.layers ?? []).filter(({ id }) => id.startsWith(ownPrefix))],
});
