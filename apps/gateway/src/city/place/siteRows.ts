import { pinyinOf } from '@fireline/domain/lib';
import { type PartnerPower, partnerPowers } from '@fireline/domain/org';
import type { PlaceType, SmallPlaceKind } from '@fireline/domain/site';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { dayMs } from '../calendar.ts';
import { createDice, type Dice, unitOf } from '../../lib/dice.ts';
import type { City, Place, Unit } from '../model.ts';
import { dutyName, phone } from '../names.ts';

/** What small places of a type are; a type that is not here has none. */
const smallKinds: Readonly<Partial<Record<PlaceType, readonly SmallPlaceKind[]>>> = {
  C: ['shop', 'restaurant', 'entertainment', 'internetCafe', 'bathOrBeauty'],
  D: ['hotel'],
  E: ['workshop'],
  H: ['clinic'],
  J: ['school'],
};
const smallShare = 0.45;

export const smallKindOf = (place: Place, seed: number): SmallPlaceKind | null => {
  const kinds = smallKinds[place.type];
  return kinds && unitOf(seed, place.placeId, 'small') < smallShare
    ? createDice(seed, place.placeId, 'small kind').pick(kinds)
    : null;
};

/** Numbers that no exchange gives out. */
const landline = (dice: Dice): string => `0755-1${String(dice.int(0, 9_999_999)).padStart(7, '0')}`;
const several = (dice: Dice, most: number, make: (dice: Dice) => string): string[] => [
  ...new Set(Array.from({ length: dice.int(0, most) }, () => make(dice))),
];

/** Whom to call of a unit, and where it stands: at the first of its places. @spec SIT-06 SIT-03 */
export function unitRows({ seed, units, places }: City): BulkRow<'unit'>[] {
  const first = new Map(places.toReversed().map((place) => [place.unitId, place]));
  return units.map((unit: Unit) => {
    const dice = createDice(seed, unit.unitId, 'phones');
    const { lng = null, lat = null } = first.get(unit.unitId) ?? {};
    const { unitId, rentId, partnerId, orgPath, name, manager: contact, address } = unit;
    const mobiles = [...new Set([unit.phone, ...several(dice, 4, phone)])];
    const landlines = several(dice, 3, landline);
    return { unitId, rentId, partnerId, orgPath, name, contact, address, mobiles, landlines, lng, lat };
  });
}

/** Places with their numbers and small kinds; each tenant repairs at one of its offices. @spec SIT-02 SIT-04 SIT-05 */
export function placeRows({ seed, places }: City): BulkRow<'place'>[] {
  const repair = new Map(places.filter(({ type }) => type === 'H').map(({ rentId, placeId }) => [rentId, placeId]));
  return places.map(({ type, ...place }) => {
    const dice = createDice(seed, place.placeId, 'phones');
    return {
      ...place,
      nameSounds: pinyinOf(place.name).toLowerCase(),
      placeType: type,
      smallKind: smallKindOf({ type, ...place }, seed),
      isRepair: repair.get(place.rentId) === place.placeId,
      mobiles: [...new Set([place.phone, ...several(dice, 3, phone)])],
      landlines: several(dice, 2, landline),
    };
  });
}

/** What a few of a tenant's partners keep back from their own people and those below. */
const keptBack: Readonly<Record<number, readonly PartnerPower[]>> = { 1: ['gift', 'setPrices'], 4: ['announce'] };
/** A tenant with fewer partners has no disabled one. */
const fewPartners = 4;
const disabledForMs = 26 * dayMs;

/** Partners with whom to call; one of many that nobody of the demo belongs to is disabled. @spec ORG-05 */
export function partnerRows({ seed, now, partners, accounts, units }: City): BulkRow<'partner'>[] {
  const peopled = new Set(accounts.map(({ partnerId }) => partnerId));
  return partners.map((partner) => {
    const dice = createDice(seed, partner.partnerId, 'partner');
    const ofTenant = partners.filter(({ rentId }) => rentId === partner.rentId);
    const idle = ofTenant.findLast(({ partnerId }) => !peopled.has(partnerId));
    const kept = keptBack[ofTenant.indexOf(partner)];
    return {
      ...partner,
      contact: dutyName(dice, ['经理', '主管', '总监']),
      phone: phone(dice),
      address: dice.pick(units.filter(({ rentId }) => rentId === partner.rentId)).address,
      powers: kept ? partnerPowers.filter((power) => !kept.includes(power)) : null,
      disabledAt:
        ofTenant.length > fewPartners && partner === idle ? new Date(now - disabledForMs).toISOString() : null,
    };
  });
}

/** Maintenance companies, each with a title of its own. @spec SIT-07 */
export const maintRows = ({ maints }: City): BulkRow<'maint'>[] =>
  maints.map((maint) => ({ ...maint, systemTitle: `${maint.name}平台` }));
