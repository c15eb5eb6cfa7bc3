import { type PlaceType, placeTypeLetters } from '@fireline/domain/site';
import { buildingsOf } from './buildings.ts';
import type { Building, Maint, Partner, Place, TenantPlan, Unit, World } from '../model.ts';
import { brand, distinct, dutyName, fillName, phone, placeNames } from '../names.ts';
import { orgsOf, type StreetAt, streetsOf } from './orgs.ts';
import { nearby } from './position.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import { resourcesOf } from './resources.ts';
import { shares } from '../shares.ts';

const devicesPerPlace = 40;
/** How many of a hundred places are of each type. */
const placeShares: Readonly<Record<PlaceType, number>> = {
  A: 18,
  B: 10,
  C: 9,
  D: 9,
  E: 14,
  F: 4,
  G: 8,
  H: 10,
  I: 11,
  J: 7,
};

const makePartners = (plan: TenantPlan, dice: Dice): Partner[] => {
  const firstLevel = plan.devices >= 1000 ? 3 : 1;
  const names = new Set<string>();
  const partners: Partner[] = [];
  const add = (parentId: number | null, kind: string) =>
    partners.push({
      partnerId: plan.firstId + partners.length,
      rentId: plan.rentId,
      parentId,
      name: distinct(names, () => `${brand(dice)}${kind}`),
    });
  for (let i = 0; i < firstLevel; i++) add(null, '消防科技');
  for (let parent = 0; parent < firstLevel * 2; parent++) add(plan.firstId + (parent % firstLevel), '智能服务部');
  return partners;
};

const makeMaints = (
  plan: TenantPlan,
  partners: readonly Partner[],
  streets: readonly StreetAt[],
  dice: Dice,
): Maint[] => {
  const names = new Set<string>();
  return Array.from({ length: plan.devices >= 1000 ? 8 : 2 }, (_, i) => {
    const street = dice.pick(streets);
    return {
      maintId: plan.firstId + i,
      rentId: plan.rentId,
      partnerId: dice.pick(partners).partnerId,
      name: distinct(names, () => `${brand(dice)}消防维保`),
      contact: dutyName(dice, ['工', '工程师', '调度']),
      phone: phone(dice),
      address: addressIn(street, dice),
    };
  });
};

const addressIn = (street: StreetAt, dice: Dice): string =>
  `${street.prefecture.name}${street.district?.name ?? ''}${street.name}${dice.pick(street.roads)}${dice.int(1, 388)}号`;

interface Around {
  readonly seed: number;
  readonly plan: TenantPlan;
  readonly streets: readonly StreetAt[];
  readonly partners: readonly Partner[];
  readonly maints: readonly Maint[];
}

/** One unit and the one to three places of one type and street that it answers for. */
function makeUnit(
  around: Around,
  ids: { unit: number; place: number },
  type: PlaceType,
  size: number,
  names: Set<string>,
): { unit: Unit; places: Place[] } {
  const { plan } = around;
  const dice = createDice(around.seed, 'unit', ids.unit);
  const street = dice.pick(around.streets);
  const parts = { city: street.prefecture.name, street: street.name };
  const row = placeNames[type];
  const unit: Unit = {
    unitId: ids.unit,
    rentId: plan.rentId,
    partnerId: dice.pick(around.partners).partnerId,
    orgPath: street.orgPath,
    name: distinct(names, () => fillName(row.unit, parts, dice)),
    manager: dutyName(dice, row.duties),
    phone: phone(dice),
    address: addressIn(street, dice),
  };
  const places = Array.from({ length: size }, (_, i): Place => ({
    placeId: ids.place + i,
    rentId: plan.rentId,
    unitId: unit.unitId,
    partnerId: unit.partnerId,
    maintId: dice.pick(around.maints).maintId,
    orgPath: street.orgPath,
    type,
    name: distinct(names, () => fillName(dice.pick(row.names), parts, dice)),
    number: `${type}${String(ids.place + i).padStart(6, '0')}`,
    manager: dutyName(dice, row.duties),
    phone: phone(dice),
    address: addressIn(street, dice),
    ...nearby(street, street.radiusM - 100, dice),
  }));
  return { unit, places };
}

/** Everything of one tenant but its devices. */
export function makeWorld(seed: number, plan: TenantPlan): World {
  const dice = createDice(seed, plan.rentId, 'world');
  const streets = streetsOf(plan.prefectures);
  const partners = makePartners(plan, dice);
  const maints = makeMaints(plan, partners, streets, dice);
  const wanted = shares(Math.max(placeTypeLetters.length, Math.round(plan.devices / devicesPerPlace)), placeShares, 1);
  const units: Unit[] = [];
  const places: Place[] = [];
  const names = new Set<string>();
  for (const type of placeTypeLetters) {
    for (let left = wanted[type]; left > 0;) {
      const size = Math.min(left, dice.int(1, 3));
      const made = makeUnit(
        { seed, plan, streets, partners, maints },
        { unit: plan.firstId + units.length, place: plan.firstId + places.length },
        type,
        size,
        names,
      );
      units.push(made.unit);
      places.push(...made.places);
      left -= size;
    }
  }
  const buildings: Building[] = [];
  for (const place of places)
    buildings.push(
      ...buildingsOf(place, plan.firstId + buildings.length, createDice(seed, 'buildings', place.placeId)),
    );
  return {
    tenants: [{ rentId: plan.rentId, name: plan.name }],
    partners,
    maints,
    orgs: orgsOf({ rentId: plan.rentId, name: plan.name }, plan.prefectures),
    units,
    places,
    buildings,
    resources: resourcesOf({ seed, plan, streets, places }),
  };
}
