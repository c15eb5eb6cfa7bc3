import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { routeStops } from './index.ts';

const buildingId = fc.integer({ min: 1, max: 4 });
const stop = fc.record({
  buildingId: fc.option(buildingId, { nil: null }),
  floor: fc.option(
    fc.integer({ min: -3, max: 8 }).filter((floor) => floor !== 0),
    { nil: null },
  ),
});
const buildings = fc.uniqueArray(
  fc.record({
    buildingId,
    name: fc.string(),
    floorsAbove: fc.integer({ min: 1, max: 6 }),
    floorsUnder: fc.integer({ min: 0, max: 2 }),
  }),
  { selector: (building) => building.buildingId },
);

it('every stop of a line is somewhere, once, and on the floor that it names; no floor of its building is missing [INS-03] [BLD-04]', () => {
  fc.assert(
    fc.property(fc.array(stop), buildings, (route, known) => {
      const { buildings: found, elsewhere } = routeStops(route, known);
      const told = [
        ...found.flatMap(({ floors, somewhere }) => [...floors.flatMap(({ stops }) => stops), ...somewhere]),
        ...elsewhere,
      ];
      expect(told.toSorted((a, b) => a - b)).toEqual(route.map((_, at) => at + 1));
      for (const { buildingId: id, floors } of found) {
        const building = known.find((one) => one.buildingId === id);
        const numbers = floors.map(({ floor }) => floor);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a));
        expect(numbers.length).toBeGreaterThanOrEqual((building?.floorsAbove ?? 0) + (building?.floorsUnder ?? 0));
        for (const { floor, stops } of floors)
          for (const number of stops) expect(route[number - 1]).toEqual({ buildingId: id, floor });
      }
    }),
  );
});
