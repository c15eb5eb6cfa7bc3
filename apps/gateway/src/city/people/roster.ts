import type { Role } from '@fireline/domain/role';
import { accountTypeOf, limitAfter, mayAdminister } from '@fireline/domain/session';
import { dayMs, dayOf, dayStart, hourMs, isWorkday, minuteMs } from '../calendar.ts';
import { createDice, type Dice, hashOf, unitOf } from '../../lib/dice.ts';
import type { City, CityAccount, Ms } from '../model.ts';
import { dutyName, phone, pinyinOf } from '../names.ts';
import { partnerRows } from '../place/siteRows.ts';
import { crowdShare } from './crowd.ts';
import { nowhere, type Seat, seatsOf, type Shift } from './seats.ts';

/** What became of an account. */
export type Fate = 'active' | 'locked' | 'disabled' | 'deleted' | 'unbound' | 'new' | 'idle';

/** Somebody of the city: an account with how it came about and what became of it. */
export interface CityPerson extends CityAccount {
  readonly mobile: string;
  readonly roleName: string | null;
  readonly shift: Shift;
  readonly fate: Fate;
  readonly createdAt: Ms;
  /** Who created it; null: it registered itself, or was there from the beginning. */
  readonly createdBy: number | null;
  /** The powers of the partner above bound it: a partner's person created it, or somebody whom they bound. @spec SES-08 */
  readonly isLimited: boolean;
  /** From when on it is shut out: it or its partner was disabled. */
  readonly endsAt: Ms | null;
  /** The address of its office. */
  readonly ip: string;
  /** One of the six accounts that each tenant has, whatever its size. */
  readonly isNamed: boolean;
}

/** How many there are of each fate among 430; the rest is active. */
const fates: Readonly<Record<Exclude<Fate, 'active' | 'unbound'>, number>> = {
  locked: 3,
  // one more of both is a colleague of the named accounts
  disabled: 4,
  new: 3,
  deleted: 2,
  idle: 9,
};
const unboundCount = 6;
const wholeCrowd = 430;
const foundedDaysAgo = 1150;

const duties: Readonly<Record<Role, readonly string[]>> = {
  platform: ['值班长', '主管', '专员'],
  agent: ['经理', '主管', '专员'],
  unit: ['安全员', '值班员', '主管', '工程师', '班长'],
  org: ['网格员', '站长', '科员'],
  maint: ['工程师', '巡检员', '调度'],
  resident: ['业主', '住户', '租客'],
};

/** Ranges that are set aside for examples: no line of anybody. */
const ranges: Readonly<Record<Role, string>> = {
  platform: '192.0.2',
  agent: '192.0.2',
  org: '192.0.2',
  unit: '198.51.100',
  maint: '198.51.100',
  resident: '203.0.113',
};
export const addressOf = (range: string, ...keys: readonly (string | number)[]): string =>
  `${range}.${1 + (hashOf(...keys) % 254)}`;
/** From where people of a node use the product. */
export const officeOf = (
  role: Role,
  { orgPath, partnerId, unitId, maintId, placeId }: Omit<Seat, 'days'> | CityAccount,
) => addressOf(ranges[role], role, orgPath ?? partnerId ?? unitId ?? maintId ?? placeId ?? 0);

/** A time in office hours, on the day or the last workday before it. */
export function officeTime(dice: Dice, at: Ms): Ms {
  let day = dayOf(at);
  while (!isWorkday(day)) day -= 1;
  return dayStart(day) + 9 * hourMs + dice.int(0, 530) * minuteMs + dice.int(0, 59) * 1000;
}

/** From the making of an account to its end. */
const shortestLifeMs = 14 * dayMs;

type Draft = Seat & Pick<CityPerson, 'fate' | 'createdAt' | 'endsAt'>;

/** When the account was made, and when it came to its end. */
function lifeOf(city: City, dice: Dice, { days, role }: Seat, fate: Fate): Pick<CityPerson, 'createdAt' | 'endsAt'> {
  const ago = (from: number, to: number) => city.now - Math.floor(dice.between(from, to) * dayMs);
  const ended = fate === 'disabled' || fate === 'deleted' ? officeTime(dice, ago(3, 28)) : null;
  if (fate === 'unbound') return { createdAt: ago(0.2, 12), endsAt: null };
  if (fate === 'new') return { createdAt: officeTime(dice, ago(1, 8)), endsAt: null };
  const [from, to] = fate === 'idle' ? [Math.max(130, days[0]), Math.max(200, days[1])] : days;
  const createdAt = role === 'resident' ? ago(from, to) : officeTime(dice, ago(from, to));
  return { createdAt, endsAt: ended };
}

/** Which seats share a fate other than the usual, the seed's choice. */
function fatesOf(city: City, seats: readonly Seat[], rentId: string): Map<Seat, Fate> {
  const share = Math.min(1, seats.length / wholeCrowd);
  const luck = new Map(seats.map((one, at) => [one, unitOf(city.seed, rentId, at, 'fate')]));
  const open = seats.filter(({ isFirst }) => !isFirst).toSorted((a, b) => (luck.get(a) ?? 0) - (luck.get(b) ?? 0));
  const found = new Map<Seat, Fate>();
  for (const [fate, count] of Object.entries(fates) as [keyof typeof fates, number][])
    for (const one of open.splice(0, Math.ceil(count * share))) found.set(one, fate);
  return found;
}

function draftsOf(city: City, rentId: string): Draft[] {
  const whole = seatsOf(city, rentId);
  const share = crowdShare(city);
  const seats = whole.filter((_, at) => unitOf(city.seed, rentId, at, 'seat') < share);
  const fate = fatesOf(city, seats, rentId);
  const dice = createDice(city.seed, rentId, 'roster');
  const unbound = Array.from(
    { length: Math.ceil(unboundCount * Math.min(1, seats.length / wholeCrowd)) },
    (_, at): Draft => {
      const role = at % 3 === 2 ? 'unit' : 'resident';
      const one: Seat = { ...nowhere, role, shift: 'home', roleName: null, days: [0, 0], isFirst: false };
      return { ...one, fate: 'unbound', ...lifeOf(city, dice, one, 'unbound') };
    },
  );
  const shut = new Map(
    partnerRows(city).flatMap(({ partnerId, disabledAt }) =>
      typeof disabledAt === 'string' ? [[partnerId, Date.parse(disabledAt)] as const] : [],
    ),
  );
  const bound = seats.map((one): Draft => {
    const closed = shut.get(one.partnerId) ?? null;
    const meant = fate.get(one) ?? 'active';
    // nobody comes new to a partner that was disabled
    const mine = meant === 'new' && closed !== null ? 'active' : meant;
    const life = lifeOf(city, dice, one, mine);
    const endsAt = life.endsAt ?? closed;
    const isTooYoung = endsAt !== null && life.createdAt > endsAt - shortestLifeMs;
    const createdAt = isTooYoung ? officeTime(dice, endsAt - shortestLifeMs) : life.createdAt;
    return { ...one, fate: mine, createdAt, endsAt };
  });
  return [...bound, ...(seats.length === 0 ? [] : unbound)].toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Whether an account looks after those that stand at the seat. @spec SES-08 ORG-05 */
function reaching(city: City, seat: Seat): (maker: CityPerson) => boolean {
  const place = city.places.find(({ placeId }) => placeId === seat.placeId);
  const unit = city.units.find(({ unitId }) => unitId === seat.unitId);
  // a company keeps places of many partners, so that none of them looks after all that its people see
  const at = new Set([seat.partnerId, unit?.partnerId, place?.partnerId]);
  // a partner stands above those of the second level as well
  const lines = new Set(
    city.partners.flatMap(({ partnerId, parentId }) => (at.has(partnerId) ? [partnerId, parentId] : [])),
  );
  return ({ role, partnerId, unitId, maintId }) => {
    if (role === 'unit') return unitId === (seat.unitId ?? place?.unitId ?? null);
    if (role === 'maint') return maintId === seat.maintId;
    if (role === 'agent' && seat.maintId !== null) return false;
    return role === 'platform' || lines.has(partnerId);
  };
}

/** Somebody who was there, had the right, and would do it: rather one who is near than the platform. */
function makerOf(city: City, dice: Dice, draft: Draft, earlier: readonly CityPerson[]): CityPerson | null {
  if (draft.fate === 'unbound') return null;
  const reaches = reaching(city, draft);
  const able = earlier.filter(
    (one) =>
      one.roleName === null &&
      one.fate === 'active' &&
      one.endsAt === null &&
      mayAdminister(one.role, draft.role) &&
      reaches(one),
  );
  const near = able.filter(({ role }) => role !== 'platform');
  return dice.pick(near.length > 0 && dice.chance(0.6) ? near : able);
}

function namedOf(city: City, account: CityAccount): CityPerson {
  const dice = createDice(city.seed, account.userId, 'named');
  return {
    ...account,
    mobile: phone(dice),
    roleName: null,
    shift: account.role === 'resident' ? 'home' : 'office',
    fate: 'active',
    createdAt: officeTime(dice, city.now - foundedDaysAgo * dayMs),
    createdBy: null,
    isLimited: false,
    endsAt: null,
    ip: officeOf(account.role, account),
    isNamed: true,
  };
}

/**
 * Everybody of a large city, one created after the other by somebody who was there and had the right: the six named accounts of each tenant,
 * and about 430 more in the first. Nobody in a small city.
 * @spec SES-03 SES-08 ROL-06 N25
 */
export function peopleOf(city: City): CityPerson[] {
  if (crowdShare(city) === 0) return [];
  return city.tenants.flatMap(({ rentId }, tenant) => {
    const people = city.accounts.filter((one) => one.rentId === rentId).map((account) => namedOf(city, account));
    const dice = createDice(city.seed, rentId, 'people');
    for (const [index, draft] of draftsOf(city, rentId).entries()) {
      const { days: _days, isFirst: _isFirst, ...rest } = draft;
      const realName = dutyName(dice, duties[draft.role]);
      const maker = makerOf(city, dice, draft, people);
      people.push({
        ...rest,
        userId: (tenant + 1) * 10_000 + index,
        rentId,
        username: `${draft.role}_${pinyinOf(realName)}${String(index).padStart(2, '0')}`,
        realName,
        accountType: accountTypeOf[draft.role],
        mobile: phone(dice),
        createdBy: maker?.userId ?? null,
        isLimited: maker !== null && limitAfter(maker, false),
        ip: officeOf(draft.role, draft),
        isNamed: false,
      });
    }
    return people;
  });
}
