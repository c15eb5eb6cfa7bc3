import type { OwnResource } from '@fireline/domain/building';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { CityResource, Place } from '../model.ts';
import { dutyName, phone } from '../names.ts';
import type { StreetAt } from './orgs.ts';
import { alongside, nearby, type Position } from './position.ts';
import type { TenantPlan } from '../model.ts';

interface Around {
  readonly seed: number;
  readonly plan: TenantPlan;
  readonly streets: readonly StreetAt[];
  readonly places: readonly Place[];
}
type Draft = Omit<CityResource, 'resourceId'>;

/** Street hydrants stand no further apart than this (GB 50974). */
const hydrantsEveryM = 120;
/** One in so many waits for repair. */
const brokenRatio = 0.03;
/** Places that keep a micro fire station of their own. */
const stationTypes = new Set(['A', 'C', 'E']);
/** A city of this size has all its hydrants; a smaller one, such as that of a story, a few. */
const wholeCity = 1000;

const publicOne = (street: StreetAt, plan: TenantPlan, at: Position) => ({
  rentId: plan.rentId,
  orgPath: street.orgPath,
  partnerId: null,
  unitId: null,
  maintId: null,
  placeId: null,
  lng: at.lng,
  lat: at.lat,
});

const addressOn = ({ prefecture, district, name }: StreetAt, road: string): string =>
  `${prefecture.name}${district?.name ?? ''}${name}${road}`;

/** A row of hydrants along each road, with who keeps those of the street: the roads cross the neighbourhood on lines of their own. */
function hydrantsIn(street: StreetAt, plan: TenantPlan, seed: number, dice: Dice): Draft[] {
  const keeperDice = createDice(seed, plan.rentId, street.code, 'hydrantKeeper');
  const keeper = { contact: dutyName(keeperDice, ['管养员']), phone: phone(keeperDice) };
  return street.roads.flatMap((road) => {
    const angle = dice.next() * Math.PI;
    const start = nearby(street, street.radiusM * 0.3, dice);
    const count = plan.devices >= wholeCity ? dice.int(5, 9) : 1;
    return Array.from({ length: count }, (_, i): Draft => {
      const awayM = (i - (count - 1) / 2) * Math.min(hydrantsEveryM, (street.radiusM * 1.1) / count);
      return {
        ...publicOne(street, plan, alongside(start, awayM, angle)),
        kind: 'hydrant',
        name: `${road}市政消火栓 ${String(i + 1).padStart(2, '0')}`,
        state: dice.chance(brokenRatio) ? 'outOfService' : 'inService',
        address: addressOn(street, road),
        amount: dice.pick([15, 15, 20, 30]),
        ...keeper,
        remarks: dice.chance(0.8) ? '地上式' : '地下式',
      };
    });
  });
}

interface Station {
  readonly kind: OwnResource;
  readonly name: string;
  readonly amount: readonly [number, number];
  readonly duties: readonly string[];
}

function stationIn(street: StreetAt, plan: TenantPlan, dice: Dice, station: Station): Draft {
  const { kind, name, duties, amount } = station;
  const road = dice.pick(street.roads);
  return {
    ...publicOne(street, plan, nearby(street, street.radiusM - 100, dice)),
    kind,
    name,
    state: 'inService',
    address: `${addressOn(street, road)}${dice.int(1, 388)}号`,
    amount: dice.int(...amount),
    contact: dutyName(dice, duties),
    phone: phone(dice),
    remarks: '',
  };
}

const stem = (name: string): string => name.replace(/(街道|镇)$/, '');

/** What a street has besides its hydrants: water, and people who come. Each district has a rescue team in its first street. */
function stationsIn(street: StreetAt, plan: TenantPlan, isFirst: boolean, dice: Dice): Draft[] {
  const place = street.district ?? street.prefecture;
  const stations: Station[] = [
    { kind: 'water', name: `${stem(street.name)}公园取水点`, amount: [300, 4000], duties: ['管理员'] },
    { kind: 'firesite', name: `${street.name}微型消防站`, amount: [6, 12], duties: ['站长', '队长'] },
    ...(isFirst
      ? ([{ kind: 'fireteam', name: `${place.name}应急救援队`, amount: [18, 45], duties: ['队长'] }] as const)
      : []),
  ];
  return stations.map((station) => stationIn(street, plan, dice, station));
}

/** The place's own station, beside its gate. */
function stationOf(place: Place, dice: Dice): Draft {
  const { rentId, orgPath, partnerId, unitId, maintId, placeId, name, address } = place;
  const { lng, lat } = nearby(place, 40, dice);
  return {
    rentId,
    orgPath,
    partnerId,
    unitId,
    maintId,
    placeId,
    lng,
    lat,
    kind: 'firesite',
    name: `${name}微型消防站`,
    state: 'inService',
    address,
    amount: dice.int(4, 8),
    contact: dutyName(dice, ['站长', '队长']),
    phone: phone(dice),
    remarks: '',
  };
}

/** Fire resources of a tenant: hydrants along its roads, water, micro fire stations and rescue teams. @spec BLD-05 N25 */
export function resourcesOf({ seed, plan, streets, places }: Around): CityResource[] {
  const firsts = new Set(
    [...Map.groupBy(streets, ({ district, prefecture }) => district?.code ?? prefecture.code).values()].map(
      ([first]) => first?.code,
    ),
  );
  const drafts = [
    ...streets.flatMap((street) => {
      const dice = createDice(seed, plan.rentId, street.code, 'resources');
      return [...hydrantsIn(street, plan, seed, dice), ...stationsIn(street, plan, firsts.has(street.code), dice)];
    }),
    ...places
      .filter(({ type, placeId }) => stationTypes.has(type) && createDice(seed, placeId, 'station').chance(0.4))
      .map((place) => stationOf(place, createDice(seed, place.placeId, 'stationAt'))),
  ];
  return drafts.map((draft, i) => Object.assign(draft, { resourceId: plan.firstId + i }));
}
