import { buildingCalls } from '@fireline/api/building';
import { useCall } from '@fireline/api/react';
import type { OwnResource } from '@fireline/domain/building';
import { metresBetween } from '@fireline/domain/device';
import { type Wgs84, compassOf, siteWords, wgs84 } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useMay } from '../session/useMay.ts';
import { placeMapWords } from '../words.ts';

/** Something on record near a point, by which a reader knows where it is. */
export interface Landmark {
  readonly key: string;
  readonly kind: 'building' | OwnResource;
  readonly name: string;
  /** Where the place is known. */
  readonly shortName: string;
  readonly at: Wgs84;
}

const shownMax = { buildings: 20, resources: 6 };
/** What is farther away says nothing about a street. */
const nearM = 1500;
/** About a hundred metres: a watch that walks does not ask at each step. */
const askedDigits = 3;
/** As near as a building is large. */
const sameM = 25;

/** The buildings of the place and the nearest hydrants, water and stations that the reader may see. @spec BLD-05 DEV-25 ROL-06 */
export function useLandmarks(at: Wgs84 | undefined, placeId: number | null): readonly Landmark[] {
  const may = useMay();
  const near = at && `${at.lng.toFixed(askedDigits)},${at.lat.toFixed(askedDigits)}`;
  const buildings = useCall(
    buildingCalls.list,
    { placeId: [placeId ?? 0], pageSize: shownMax.buildings },
    { isEnabled: placeId !== null && may(buildingCalls.list) },
  ).data?.rows;
  const resources = useCall(
    buildingCalls.resources,
    { near: near ?? '', pageSize: shownMax.resources },
    { isEnabled: near !== undefined && may(buildingCalls.resources), keepsPrevious: true },
  ).data?.rows;
  return useMemo(
    () => [
      ...(buildings ?? []).flatMap(({ buildingId, placeName, name, lng, lat }): Landmark[] =>
        lng === null || lat === null
          ? []
          : [
              {
                key: `b${buildingId}`,
                kind: 'building',
                name: `${placeName} ${name}`,
                shortName: name,
                at: wgs84(lng, lat),
              },
            ],
      ),
      ...(resources ?? [])
        .filter(({ metres }) => metres !== null && metres <= nearM)
        .map(({ resourceId, kind, name, lng, lat }): Landmark => ({
          key: `r${resourceId}`,
          kind,
          name,
          shortName: name,
          at: wgs84(lng, lat),
        })),
    ],
    [buildings, resources],
  );
}

/** Where a point is in words, from the nearest landmark: '禾川名邸 3栋以北约 80 米'; undefined: none is near. @spec DEV-25 */
export function useWhereText(at: Wgs84 | undefined, landmarks: readonly Landmark[]): string | undefined {
  const t = useWords(placeMapWords, siteWords);
  const format = useFormat();
  if (!at) return undefined;
  const [nearest] = landmarks
    .map((landmark) => ({ ...landmark, metres: metresBetween(landmark.at, at) }))
    .filter(({ metres }) => metres <= nearM)
    .toSorted((one, other) => one.metres - other.metres);
  if (!nearest) return undefined;
  const { name, metres } = nearest;
  if (metres < sameM) return t('placeMap.at', { name });
  const side = t(`placeMap.side.${compassOf(nearest.at, at)}`);
  return t('placeMap.near', {
    name,
    side,
    length: format.number(Math.round(metres / 10) * 10, { unit: 'm', digits: 0 }),
  });
}
