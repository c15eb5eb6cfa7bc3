import type { MarkedResource } from '@fireline/domain/plan';
import type { PlaceType } from '@fireline/domain/site';
import type { NewRow } from '../../lib/db/schema.ts';
import type { PlacedPoint } from '../../plan/tables.ts';
import { createDice } from '../../lib/dice.ts';
import type { Building, City, CityDevice, Place } from '../model.ts';
import { floorPlan } from '../../plan/samples/floor.ts';
import { type SampleId, sampleText } from '../../plan/samples/drawings.ts';
import { sampleWords } from '../../plan/samples/words.ts';

/** Buildings of the city that have plans; the others say that they have none. */
const buildingsMax = 12;
const floorsMax = 4;

type LayerPart = Pick<
  NewRow<'planLayer'>,
  | 'rentId'
  | 'orgPath'
  | 'partnerId'
  | 'unitId'
  | 'maintId'
  | 'placeId'
  | 'name'
  | 'boundKind'
  | 'boundId'
  | 'buildingId'
  | 'floor'
  | 'isPrivate'
  | 'centerLng'
  | 'centerLat'
>;

/** A plan of the city before it is written. */
export interface Drawn {
  readonly layerId: number;
  readonly layer: LayerPart;
  readonly by: string;
  readonly fileName: string;
  readonly text: string;
  readonly isPublished: boolean;
  readonly points: readonly PlacedPoint[];
  readonly marked: readonly MarkedResource[];
  readonly daysAgo: number;
}
type Draft = Omit<Drawn, 'layerId' | 'by' | 'daysAgo'>;

/** 3F, B1 */
const floorText = (floor: number): string => (floor < 0 ? `B${-floor}` : `${floor}F`);

interface Chosen {
  readonly building: Building;
  readonly place: Place;
  /** Its busiest floors, from the bottom up. */
  readonly floors: readonly (readonly [floor: number, devices: readonly CityDevice[]])[];
}

/** The busiest building of each kind of place, then the busiest of all. */
function chosen({ buildings, places, devices }: City, rentId: string, max: number): Chosen[] {
  const placeOf = new Map(places.map((place) => [place.placeId, place]));
  const byBuilding = Map.groupBy(devices, ({ buildingId }) => buildingId);
  const busiest = buildings
    .filter((building) => building.rentId === rentId)
    .flatMap((building) => {
      const place = placeOf.get(building.placeId);
      const own = byBuilding.get(building.buildingId) ?? [];
      return place && own.length > 0 ? [{ building, place, own }] : [];
    })
    .toSorted((a, b) => b.own.length - a.own.length || a.building.buildingId - b.building.buildingId);
  const seen = new Set<PlaceType>();
  const first = busiest.filter(({ place }) => !seen.has(place.type) && seen.add(place.type));
  const rest = busiest.filter((one) => !first.includes(one));
  return [...first, ...rest].slice(0, max).map(({ own, ...rest }) => {
    const floors = [...Map.groupBy(own, ({ floor }) => floor)]
      .toSorted((a, b) => b[1].length - a[1].length || a[0] - b[0])
      .slice(0, floorsMax)
      .toSorted((a, b) => a[0] - b[0]);
    return { ...rest, floors };
  });
}

const whereabouts = ({ rentId, orgPath, partnerId, unitId, maintId, placeId }: Place) => ({
  rentId,
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

function floorDrafts(city: City, { building, place, floors }: Chosen, isPrivate: (floor: number) => boolean): Draft[] {
  const { buildingId } = building;
  return floors.map(([floor, devices]) => {
    const name = `${place.name} ${building.name} ${floorText(floor)}`;
    const plan = floorPlan({ seed: city.seed, buildingId, type: place.type, floor, title: name, devices });
    return {
      fileName: `${building.name}-${floorText(floor)}.dxf`,
      text: plan.text,
      isPublished: true,
      points: plan.points.map((point) => ({ ...point, layer: '' })),
      marked: plan.marked,
      layer: {
        ...whereabouts(place),
        name,
        boundKind: 'property',
        boundId: buildingId,
        buildingId,
        floor,
        isPrivate: isPrivate(floor),
        centerLng: building.lng,
        centerLat: building.lat,
      },
    };
  });
}

const unbound = { boundKind: null, boundId: null, buildingId: null, floor: null, isPrivate: false } as const;
const nowhere = { orgPath: '', partnerId: null, unitId: null, maintId: null, placeId: null } as const;

/** A drawing that waits for somewhere to belong. */
const loose = (rentId: string, sample: SampleId, isPublished: boolean): Draft => {
  const { cn: name } = sampleWords[`plan.sample.${sample}`];
  const layer = { ...nowhere, ...unbound, rentId, name, centerLng: null, centerLat: null };
  return { fileName: `${sample}.dxf`, text: sampleText(sample), isPublished, points: [], marked: [], layer };
};

/** A drawing whose saving broke off: it begins well, and only the publish finds nothing in it. */
const mistaken = (draft: Draft): Draft => ({
  ...draft,
  fileName: '竣工图-修改.dxf',
  text: draft.text.slice(0, 200),
  points: [],
  marked: [],
});

/** The plans of the city: most bound and published, two behind a key, two bound to nothing, one that could not be published. */
export function drawnPlans(city: City): Drawn[] {
  const drafts = city.tenants.flatMap(({ rentId }, tenant) => {
    const buildings = chosen(city, rentId, tenant === 0 ? buildingsMax : 1);
    const drawn = buildings.flatMap((one, at) => floorDrafts(city, one, (floor) => at === 2 && floor < 3));
    if (tenant > 0) return drawn;
    const last = drawn.at(-1);
    const done = last ? [...drawn.slice(0, -1), mistaken(last)] : drawn;
    return [...done, loose(rentId, 'carPark', true), loose(rentId, 'school', false)];
  });
  const dice = createDice(city.seed, 'plans');
  return drafts.map((draft, at) => {
    const publisher = city.accounts.find(({ rentId, role }) => rentId === draft.layer.rentId && role === 'platform');
    return { ...draft, layerId: at + 1, by: publisher?.realName ?? '', daysAgo: dice.int(2, 60) };
  });
}
