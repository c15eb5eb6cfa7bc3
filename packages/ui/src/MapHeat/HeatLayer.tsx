import type { ExpressionSpecification, GeoJSONSource } from 'maplibre-gl';
import { wgs84 } from '@fireline/domain/site';
import type { Position } from 'geojson';
import { useEffect, useRef } from 'react';
import { type MapStage, ownPrefix, useMapStage } from '../MapBase/index.ts';
import type { DistrictOutlines } from '../MapDistricts/index.ts';
import { useFireline } from '../lib/index.ts';
import type { DistrictValue } from './values.ts';
import { shaded } from './values.ts';

export interface HeatLayerProps {
  readonly outlines: DistrictOutlines;
  readonly values: readonly DistrictValue[];
  readonly words: (value: number | null) => string;
  readonly onPress: (code: string) => void;
}

const id = `${ownPrefix}heat`;
const [lineId, textId] = [`${id}-line`, `${id}-text`];

/** Where this base map has the outline. */
const shownIn =
  (stage: MapStage) =>
  ([lng = 0, lat = 0]: Position): Position => {
    const point = stage.shown(wgs84(lng, lat));
    return [point.lng, point.lat];
  };

const placed = (stage: MapStage, outlines: DistrictOutlines): DistrictOutlines =>
  stage.datum === 'WGS84'
    ? outlines
    : {
        ...outlines,
        features: outlines.features.map((feature) => ({
          ...feature,
          geometry: {
            ...feature.geometry,
            coordinates: feature.geometry.coordinates.map((rings) => rings.map((ring) => ring.map(shownIn(stage)))),
          },
        })),
      };

/** The colours of the page, by shade. */
function coloursOf(element: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const steps = [1, 2, 3, 4, 5].map((step) => [String(step), read(`--fl-heat-${step}`)]);
  return {
    ...Object.fromEntries(steps),
    0: read('--fl-surface-raised'),
    line: read('--fl-border-strong'),
    text: read('--fl-text-default'),
    strong: read('--fl-heat-on-strong'),
  };
}

/** A colour for each shade; nothing for what is not known. */
const byShade = (colours: Readonly<Record<string, string>>): ExpressionSpecification => [
  'match',
  ['get', 'shade'],
  '0',
  colours[0] ?? '',
  '1',
  colours[1] ?? '',
  '2',
  colours[2] ?? '',
  '3',
  colours[3] ?? '',
  '4',
  colours[4] ?? '',
  '5',
  colours[5] ?? '',
  'rgba(0,0,0,0)',
];

function paint({ map }: MapStage): void {
  const colours = coloursOf(map.getContainer());
  const { line = '', text = '', strong = '' } = colours;
  const ink: ExpressionSpecification = ['match', ['get', 'shade'], ['4', '5'], strong, text];
  map.setPaintProperty(id, 'fill-color', byShade(colours));
  map.setPaintProperty(lineId, 'line-color', line);
  map.setPaintProperty(textId, 'text-color', ink);
  map.setPaintProperty(textId, 'text-halo-color', byShade(colours));
}

function addLayers({ map }: MapStage, data: ReturnType<typeof shaded>): void {
  const source = map.getSource<GeoJSONSource>(id);
  if (source) source.setData(data);
  else map.addSource(id, { type: 'geojson', data });
  if (map.getLayer(id)) return;
  map.addLayer({ id, type: 'fill', source: id, paint: { 'fill-opacity': 0.92 } });
  map.addLayer({ id: lineId, type: 'line', source: id, paint: { 'line-width': 0.75 } });
  map.addLayer({
    id: textId,
    type: 'symbol',
    source: id,
    layout: { 'text-field': ['get', 'text'], 'text-size': 12, 'text-max-width': 12 },
    paint: { 'text-halo-width': 1 },
  });
}

/** The shades over the base map. @spec ANA-05 */
export function HeatLayer({ outlines, values, words, onPress }: HeatLayerProps) {
  const stage = useMapStage();
  const { theme, language } = useFireline();
  const fitted = useRef<DistrictOutlines>(undefined);
  useEffect(() => {
    const stop = stage.onStyle(() => {
      addLayers(stage, shaded(placed(stage, outlines), values, words));
      paint(stage);
    });
    if (fitted.current !== outlines)
      stage.fit(
        outlines.features.flatMap(({ geometry }) =>
          geometry.coordinates.flat(2).map(([lng = 0, lat = 0]) => wgs84(lng, lat)),
        ),
      );
    fitted.current = outlines;
    return stop;
  }, [stage, outlines, values, words, theme, language]);
  useEffect(
    () =>
      stage.addPresses(({ place }) => {
        if (!stage.map.getLayer(id)) return false;
        const [feature] = stage.map.queryRenderedFeatures([place.left, place.top], { layers: [id] });
        const code: unknown = feature?.properties.code;
        if (typeof code !== 'string') return false;
        onPress(code);
        return true;
      }),
    [stage, onPress],
  );
  return null;
}
