import { type FloorCounts, floorsOf } from '../building/index.ts';

/** A point as it is walked to: null stands for outdoors, and for a building whose floor nobody said. */
export interface RouteStop {
  readonly buildingId: number | null;
  readonly floor: number | null;
}

export interface RouteBuilding extends FloorCounts {
  readonly buildingId: number;
  readonly name: string;
}

/** A building with the stops on its floors, each by its number on the way, from 1. */
export interface BuildingStops {
  readonly buildingId: number;
  readonly name: string;
  /** From the top down, all floors there are, and those that only a stop names. */
  readonly floors: readonly { readonly floor: number; readonly stops: readonly number[] }[];
  /** In the building, on no floor that was said. */
  readonly somewhere: readonly number[];
}

export interface RouteStops {
  /** In the order in which they are first entered. */
  readonly buildings: readonly BuildingStops[];
  /** Outdoors, or in a building that is not among those given. */
  readonly elsewhere: readonly number[];
}

/**
 * A patrol by building and floor: where each stop is. Every stop is somewhere, once.
 * @spec INS-03 BLD-04
 */
export function routeStops(route: readonly RouteStop[], buildings: readonly RouteBuilding[]): RouteStops {
  const known = new Map(buildings.map((building) => [building.buildingId, building]));
  const numbered = route.map((stop, at) => ({ ...stop, number: at + 1 }));
  const byBuilding = Map.groupBy(numbered, ({ buildingId }) =>
    buildingId !== null && known.has(buildingId) ? buildingId : null,
  );
  return {
    buildings: [...byBuilding].flatMap(([buildingId, stops]) => {
      const building = buildingId === null ? undefined : known.get(buildingId);
      if (!building) return [];
      const byFloor = Map.groupBy(stops, ({ floor }) => floor);
      const floors = new Set([...floorsOf(building), ...[...byFloor.keys()].filter((floor) => floor !== null)]);
      return [
        {
          buildingId: building.buildingId,
          name: building.name,
          floors: [...floors]
            .toSorted((a, b) => b - a)
            .map((floor) => ({ floor, stops: (byFloor.get(floor) ?? []).map(({ number }) => number) })),
          somewhere: (byFloor.get(null) ?? []).map(({ number }) => number),
        },
      ];
    }),
    elsewhere: (byBuilding.get(null) ?? []).map(({ number }) => number),
  };
}
