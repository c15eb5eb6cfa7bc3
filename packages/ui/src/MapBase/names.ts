import type { Language } from '@fireline/domain/lib';
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';

/** A name and where it stands. */
export interface PlacedName {
  readonly code: string;
  readonly name: string;
  readonly middle: { readonly lng: number; readonly lat: number };
}

/** Whose names are drawn, the ones that give way first. */
export const nameLevels = ['district', 'city', 'province'] as const;
type NameLevel = (typeof nameLevels)[number];

/** From which zoom to which the names of a level are drawn. */
export const nameZooms = {
  province: { from: 2.5, to: 6.5, size: 12 },
  city: { from: 5.5, to: 9.5, size: 12 },
  district: { from: 8.5, to: 24, size: 11 },
} as const satisfies Readonly<Record<NameLevel, object>>;

export const namesData = (names: readonly PlacedName[]) => ({
  type: 'FeatureCollection' as const,
  features: names.map(({ name, middle: { lng, lat } }) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
});

/** By level and language. */
const known = new Map<string, Promise<readonly PlacedName[]>>();

async function readNames(level: NameLevel, language: Language): Promise<readonly PlacedName[]> {
  const { sharedDistricts, districtNames } = await import('../MapDistricts/index.ts');
  const [names, nameOf] = await Promise.all([sharedDistricts().names(level), districtNames(language)]);
  return names.map((each) => ({ ...each, name: nameOf(each) }));
}

export function namesOf(level: NameLevel, language: Language): Promise<readonly PlacedName[]> {
  const key = `${level} ${language}`;
  const asked =
    known.get(key) ??
    readNames(level, language).catch(() => {
      // a map without names is still a map; the next move asks again
      known.delete(key);
      return [];
    });
  known.set(key, asked);
  return asked;
}

/** Settles when the letters of the names are there, or cannot be had. */
export const lettersOf = (names: readonly PlacedName[], fonts: string): Promise<unknown> =>
  document.fonts.load(`16px ${fonts}`, names.map(({ name }) => name).join('')).catch(() => []);

/**
 * Adds names as they come into view, each when its letters are there: a font for Chinese comes in a hundred parts, and a letter that is
 * drawn before its part has come stays blank. Answers how to stop.
 */
export function followNames(map: MapLibre, fonts: string, language: Language): () => void {
  let isOver = false;
  const added = new Map<NameLevel, Set<PlacedName>>(nameLevels.map((level) => [level, new Set()]));
  const add = async (level: NameLevel): Promise<void> => {
    const names = await namesOf(level, language);
    if (isOver) return;
    const bounds = map.getBounds();
    const there = added.get(level) ?? new Set();
    const fresh = names.filter((each) => !there.has(each) && bounds.contains([each.middle.lng, each.middle.lat]));
    if (fresh.length === 0) return;
    await lettersOf(fresh, fonts);
    if (isOver) return;
    for (const each of fresh) there.add(each);
    await map.getSource<GeoJSONSource>(level)?.setData(namesData([...there]));
  };
  const look = (): void => {
    const zoom = map.getZoom();
    for (const level of nameLevels) if (zoom >= nameZooms[level].from && zoom <= nameZooms[level].to) void add(level);
  };
  look();
  const listening = map.on('moveend', look);
  return () => {
    isOver = true;
    listening.unsubscribe();
  };
}
