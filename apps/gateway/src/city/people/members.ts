import type { MemberRight } from '@fireline/domain/site';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, CityAccount, Place } from '../model.ts';
import { dutyName, phone } from '../names.ts';
import { smallKindOf } from '../place/siteRows.ts';

type Row = BulkRow<'placeMember'>;
const duties = ['业主', '店长', '家属', '邻居'] as const;

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly userId?: number;
}

const rowOf = (
  { placeId, rentId }: Place,
  { name, phone: number, userId }: Person,
  right: MemberRight,
  at: string,
) => ({
  rentId,
  placeId,
  userId: userId ?? null,
  name,
  right,
  phone: number,
  verifiedAt: at,
});

/** The people of a rented or small place: one who manages it, and a few more; not everybody has proven yet who they are. */
function householdOf(place: Place, dice: Dice, at: string): Omit<Row, 'memberId'>[] {
  const person = () => ({ name: dutyName(dice, duties), phone: phone(dice) });
  const first = rowOf(place, person(), 'manage', at);
  const others = Array.from({ length: dice.int(0, 3) }, () => ({
    ...rowOf(place, person(), dice.chance(0.3) ? 'manage' : 'follow', at),
    verifiedAt: dice.chance(0.85) ? at : null,
  }));
  return [first, ...others];
}

/**
 * What the resident of the demo is a member of besides its own home: another place of the same street, and one for which it has not proven
 * yet who it is.
 */
function besidesHome(account: CityAccount, places: readonly Place[], at: string): Omit<Row, 'memberId'>[] {
  const home = places.find(({ placeId }) => placeId === account.placeId);
  const others = places.filter((one) => one.rentId === account.rentId && one !== home);
  const [near = [], far = []] = [true, false].map((is) =>
    others.filter((one) => is === (one.orgPath === home?.orgPath)),
  );
  const person = { name: account.realName, phone: home?.phone ?? '', userId: account.userId };
  const [followed] = near;
  const [unproven] = [...near.slice(1), ...far];
  return [
    ...(followed ? [rowOf(followed, person, 'follow', at)] : []),
    ...(unproven ? [{ ...rowOf(unproven, person, 'manage', at), verifiedAt: null }] : []),
  ];
}

/** The people of the city's places, those of rented homes and small places first. @spec SIT-02 */
export function membersOf({ seed, now, places, accounts }: City): Row[] {
  const at = new Date(now).toISOString();
  const dice = createDice(seed, 'members');
  const isSmall = (place: Place) => place.type === 'I' || smallKindOf(place, seed) !== null;
  const homes = places.filter(isSmall).flatMap((place) => householdOf(place, dice, at));
  const residents = accounts.filter(({ role }) => role === 'resident');
  const besides = residents.flatMap((account) => besidesHome(account, places, at));
  return [...homes, ...besides].map((row, index) => ({ memberId: index + 1, ...row }));
}
