import { type DeviceType, deviceTypeNames } from '@fireline/domain/device';
import { fittings, smokeSpots } from './fitting.ts';
import type { Building, Place } from '../model.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import { shares } from '../shares.ts';
import type { TenantPlan } from '../model.ts';

/** A device on the wall, before it has lived. */
export interface Installed {
  readonly deviceId: number;
  readonly deviceType: DeviceType;
  readonly place: Place;
  readonly building: Building;
  readonly floor: number;
  readonly spot: string;
  /** As installers write it: `3F 走廊 烟感 07`. */
  readonly name: string;
}

/** How large places of a type are next to each other, before their luck. */
const sizes = { A: 3, B: 3, C: 3, D: 2, E: 2, F: 1, G: 1, H: 1, I: 0.5, J: 2 } as const;

/** Picks with the weights given, in a time that grows with the logarithm of the list only. */
function picker<T>(items: readonly T[], weightOf: (item: T) => number): (dice: Dice) => T {
  let sum = 0;
  const until = items.map((item) => (sum += weightOf(item)));
  return (dice) => {
    const wanted = dice.next() * sum;
    let low = 0;
    for (let high = items.length - 1; low < high;) {
      const middle = (low + high) >>> 1;
      if ((until[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('no place fits');
    return item;
  };
}

/** A floor the type is found on; retrofits start at the bottom and reach as many floors as there are devices for. */
function floorOf(type: DeviceType, { floorsAbove, floorsBelow }: Building, reached: number, dice: Dice): number {
  switch (fittings[type].floors) {
    case 'ground':
      return 1;
    case 'basementOrRoof':
      return floorsBelow > 0 && dice.chance(0.7) ? -floorsBelow : floorsAbove;
    case 'any':
      return floorsBelow > 0 && dice.chance(0.06)
        ? -dice.int(1, floorsBelow)
        : dice.int(1, Math.min(floorsAbove, reached));
  }
}

const floorText = (floor: number): string => (floor < 0 ? `B${-floor}` : `${floor}F`);

function spotOf(type: DeviceType, place: Place, floor: number, dice: Dice): string {
  if (type === 'smoke') return floor < 0 ? dice.pick(['地下车库', '设备间']) : dice.pick(smokeSpots[place.type]);
  return dice.pick(fittings[type].spots);
}

const devicesPerFloor = 6;

/** Which types hang in which buildings. */
function spread(
  plan: TenantPlan,
  places: readonly Place[],
  buildings: readonly Building[],
  dice: Dice,
): Pick<Installed, 'deviceType' | 'place' | 'building'>[] {
  const counts = shares(
    plan.devices,
    mapValues(fittings, (f) => f.share),
    1,
  );
  const luck = new Map(places.map((place) => [place.placeId, sizes[place.type] * dice.between(0.5, 1.5)]));
  const byPlace = Map.groupBy(buildings, (building) => building.placeId);
  const perType = countBy(places, (place) => place.type);
  return deviceTypeNames.flatMap((deviceType) => {
    const { places: fits } = fittings[deviceType];
    // the share of a place type is spread over its places by their size
    const pick = picker(
      places,
      (place) => ((fits[place.type] ?? 0) * (luck.get(place.placeId) ?? 0)) / (perType.get(place.type) ?? 1),
    );
    return Array.from({ length: counts[deviceType] }, () => {
      const place = pick(dice);
      return { deviceType, place, building: dice.pick(byPlace.get(place.placeId) ?? []) };
    });
  });
}

/** Hangs the plan's devices into its buildings, ordered by building and floor, and numbers them as they hang. */
export function install(
  seed: number,
  plan: TenantPlan,
  places: readonly Place[],
  buildings: readonly Building[],
): Installed[] {
  const dice = createDice(seed, plan.rentId, 'install');
  const hung = spread(plan, places, buildings, dice);
  const perBuilding = countBy(hung, ({ building }) => building.buildingId);
  const drafts = hung.map(({ deviceType, place, building }) => {
    const reached = Math.ceil((perBuilding.get(building.buildingId) ?? 0) / devicesPerFloor);
    const floor = floorOf(deviceType, building, reached, dice);
    return { deviceType, place, building, floor, spot: spotOf(deviceType, place, floor, dice) };
  });
  const order = (type: DeviceType) => deviceTypeNames.indexOf(type);
  drafts.sort(
    (a, b) =>
      a.building.buildingId - b.building.buildingId || a.floor - b.floor || order(a.deviceType) - order(b.deviceType),
  );
  const numbers = new Map<string, number>();
  return drafts.map((draft, i) => {
    const line = `${draft.building.buildingId} ${draft.floor} ${draft.deviceType}`;
    const number = (numbers.get(line) ?? 0) + 1;
    numbers.set(line, number);
    const name = `${floorText(draft.floor)} ${draft.spot} ${fittings[draft.deviceType].label} ${String(number).padStart(2, '0')}`;
    return Object.assign(draft, { deviceId: plan.firstId + i, name });
  });
}

const mapValues = <K extends string, V, W>(record: Readonly<Record<K, V>>, turn: (value: V) => W): Record<K, W> =>
  Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, turn(value)])) as Record<K, W>;

const countBy = <T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};
