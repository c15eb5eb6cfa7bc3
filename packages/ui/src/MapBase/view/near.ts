import { wgs84 } from '@fireline/domain/site';
import type { Language } from '@fireline/domain/lib';
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { gridIn, gridZoom } from './grid.ts';
import { type PlacedName, lettersOf, namesData, namesOf } from '../names.ts';

/** Where it is asked which district lies there, as parts of what is seen; its middle is left to what is looked for. */
const [across, down] = [
  [0.15, 0.38, 0.62, 0.85],
  [0.18, 0.4, 0.6, 0.82],
];

/** Districts that are seen and whose own name is not, each with a name in the part of it that is seen. */
async function namesSeen(map: MapLibre, language: Language): Promise<readonly PlacedName[]> {
  const { sharedDistricts } = await import('../../MapDistricts/index.ts');
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const looked = down.flatMap((top) =>
    across.map(async (left) => {
      const { lng, lat } = map.unproject([left * width, top * height]);
      const district = await sharedDistricts().districtAt(wgs84(lng, lat));
      return { code: district?.code ?? '', middle: { lng, lat } };
    }),
  );
  const bounds = map.getBounds();
  const [names, ...places] = await Promise.all([namesOf('district', language), ...looked]);
  const isSeen = ({ middle }: PlacedName): boolean => bounds.contains([middle.lng, middle.lat]);
  const wanted = new Map(names.filter((each) => !isSeen(each)).map((each) => [each.code, each.name]));
  return [...Map.groupBy(places, ({ code }) => code)].flatMap(([code, within]) => {
    const name = wanted.get(code);
    const middle = amid(within.map((each) => each.middle));
    return name && middle ? { code, name, middle } : [];
  });
}

/** Of these the one nearest to the middle of all. */
function amid(places: readonly PlacedName['middle'][]): PlacedName['middle'] | undefined {
  const mean = (pick: (place: PlacedName['middle']) => number): number =>
    places.reduce((sum, place) => sum + pick(place), 0) / places.length;
  const [lng, lat] = [mean((place) => place.lng), mean((place) => place.lat)];
  const away = (place: PlacedName['middle']): number => (place.lng - lng) ** 2 + (place.lat - lat) ** 2;
  return places.toSorted((one, other) => away(one) - away(other))[0];
}

/**
 * What a map of outlines shows where one is nearer than their corners: a grid of degrees, and the names of the districts that are seen
 * only in part. Anew after each move. Answers how to stop.
 */
export function followNear(map: MapLibre, fonts: string, language: Language): () => void {
  let isOver = false;
  let turn = 0;
  const show = (source: string, data: Parameters<GeoJSONSource['setData']>[0]): void =>
    void map.getSource<GeoJSONSource>(source)?.setData(data);
  const look = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    if (map.getZoom() < gridZoom) return;
    const bounds = map.getBounds();
    const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    show('grid', gridIn({ west, south, east, north }, map.getZoom()));
    // a map without names is still a map
    const names = await namesSeen(map, language).catch(() => []);
    await lettersOf(names, fonts);
    if (!isOver && mine === turn) show('near', namesData(names));
  };
  void look();
  const listening = map.on('moveend', () => void look());
  return () => {
    isOver = true;
    listening.unsubscribe();
  };
}
