import type { ExpressionSpecification, GeoJSONSource } from 'maplibre-gl';
import { wgs84 } from '@fireline/domain/site';
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
  ([lng = 0, lat = 0]: readonly number[]): number[] => {
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

/** A colour for each shade, and one for what is not known. */
const byShade = (colours: Readonly<Record<string, string>>, unknown: string): ExpressionSpecification => [
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
  unknown,
];

function paint({ map }: MapStage): void {
  const colours = coloursOf(map.getContainer());
  const { line = '', text = '', strong = '' } = colours;
  const ink: ExpressionSpecification = ['match', ['get', 'shade'], ['4', '5'], strong, text];
  map.setPaintProperty(id, 'fill-color', byShade(colours, 'rgba(0,0,0,0)'));
  map.setPaintProperty(lineId, 'line-color', line);
  map.setPaintProperty(textId, 'text-color', ink);
  map.setPaintProperty(textId, 'text-halo-color', byShade(colours, colours[0] ?? ''));
}

type Shaded = ReturnType<typeof shaded>;

/** The words of each district once, where its name stands, however many islands it has. */
const textData = (stage: MapStage, texts: Shaded['texts']) => ({
  type: 'FeatureCollection' as const,
  features: texts.map(({ text, shade, lng, lat }) => {
    const at = stage.shown(wgs84(lng, lat));
    return {
      type: 'Feature' as const,
      properties: { text, shade },
      geometry: { type: 'Point' as const, coordinates: [at.lng, at.lat] },
    };
  }),
});

function addLayers(stage: MapStage, { areas, texts }: Shaded): void {
  const { map } = stage;
  const put = (name: string, data: typeof areas | ReturnType<typeof textData>): void => {
    const source = map.getSource<GeoJSONSource>(name);
    if (source) void source.setData(data);
    else map.addSource(name, { type: 'geojson', data });
  };
  put(id, areas);
  put(textId, textData(stage, texts));
  if (map.getLayer(id)) return;
  // nothing shines through: a name of the base map below, where ours had no room, would be a ghost of itself
  map.addLayer({ id, type: 'fill', source: id });
  map.addLayer({ id: lineId, type: 'line', source: id, paint: { 'line-width': 0.75 } });
  map.addLayer({
    id: textId,
    type: 'symbol',
    source: textId,
    layout: {
      'text-field': ['get', 'text'],
      'text-size': 12,
      'text-max-width': 12,
      'text-line-height': 1.15,
      // where a neighbour has the room in the middle, above or below it
      'text-variable-anchor': ['center', 'top', 'bottom'],
      'text-padding': 1,
    },
    // wide enough that a name reads in its own colour where it stands out of its district
    paint: { 'text-halo-width': 2 },
  });
}

/** The letters are there: the map would draw those that come later as blanks. */
async function lettersOf(element: Element, { texts }: Shaded): Promise<void> {
  const { fontFamily } = getComputedStyle(element);
  await document.fonts.load(`16px ${fontFamily}`, texts.map(({ text }) => text).join('')).catch(() => []);
}

/** The shades over the base map. @spec ANA-05 */
export function HeatLayer({ outlines, values, words, onPress }: HeatLayerProps) {
  const stage = useMapStage();
  const { theme, language } = useFireline();
  const fitted = useRef<DistrictOutlines>(undefined);
  useEffect(() => {
    let stop = (): void => {};
    let isOver = false;
    const data = shaded(placed(stage, outlines), values, words);
    void lettersOf(stage.map.getContainer(), data).then(() => {
      if (isOver) return;
      stop = stage.onStyle(() => {
        addLayers(stage, data);
        paint(stage);
      });
    });
    if (fitted.current !== outlines)
      stage.fit(
        outlines.features.flatMap(({ geometry }) =>
          geometry.coordinates.flat(2).map(([lng = 0, lat = 0]) => wgs84(lng, lat)),
        ),
      );
    fitted.current = outlines;
    return () => {
      isOver = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- colours and letters are read from the page, which follows both
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
