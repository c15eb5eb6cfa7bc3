import { loggedChanges, type UserLogAction } from '@fireline/domain/log';
import type { PagePermission } from '@fireline/domain/shell';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { dayMs, hourMs, minuteMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, Ms } from '../model.ts';
import { phone } from '../names.ts';
import type { CityRole } from '../people/roleSeeds.ts';
import { type CityPerson, officeTime } from '../people/roster.ts';
import { spread } from '../people/seats.ts';
import type { Visit } from './visits.ts';
import type { Locks } from './wrongPasswords.ts';

type LogRow = Omit<BulkRow<'userLog'>, 'logId' | 'at'> & { readonly at: Ms };

/** What an entry says besides who did it and from where. */
interface Did {
  readonly action: UserLogAction;
  readonly area?: 'session' | 'role' | 'org' | 'site';
  readonly detail: string;
  readonly changes?: object;
  readonly target?: readonly [kind: string, id: number | string];
}

const rowOf = (person: CityPerson, at: Ms, { action, area = 'session', detail, changes, target }: Did): LogRow => ({
  at,
  rentId: person.rentId,
  userId: person.userId,
  username: person.username,
  ip: person.ip,
  client: 'web',
  result: 'success',
  area,
  action,
  detail,
  changes: changes ?? null,
  targetKind: target?.[0] ?? null,
  targetId: target === undefined ? null : String(target[1]),
});
const onUser = ({ userId }: CityPerson) => ['user', userId] as const;

const visitRows = ({ person, at, outAt, client, ip }: Visit): LogRow[] => {
  const from = { client, ip };
  const login = { ...rowOf(person, at, { action: 'login', detail: client }), ...from };
  return outAt === null ? [login] : [login, { ...rowOf(person, outAt, { action: 'logout', detail: '' }), ...from }];
};

function lockRows({ wrong, unlocked }: Locks, chief: CityPerson): LogRow[] {
  const tries = wrong.flatMap(({ person, at, ip, code, isLocking }) => {
    const from = { ip, client: '' };
    const failed = { ...rowOf(person, at, { action: 'login', detail: code }), ...from, result: 'failure' };
    return isLocking ? [failed, { ...rowOf(person, at, { action: 'lock', detail: '' }), ...from }] : [failed];
  });
  const ended = unlocked.map(({ person, at }) =>
    rowOf(chief, at, { action: 'unlock', detail: person.username, target: onUser(person) }),
  );
  return [...tries, ...ended];
}

interface Known {
  readonly city: City;
  readonly people: readonly CityPerson[];
  readonly byId: ReadonlyMap<number, CityPerson>;
  readonly chief: CityPerson;
  readonly roles: readonly CityRole[];
}

const roleNamed = (roles: readonly CityRole[], name: string | null) => roles.find(({ roleName }) => roleName === name);

/** The role came before the account, or it was given later. */
const givenAt = (city: City, person: CityPerson, role: CityRole): Ms =>
  officeTime(createDice(city.seed, person.userId, 'given'), role.madeAt + (2 + (person.userId % 31)) * dayMs);

/** How an account came about, what role it was given, and how it ended. */
function lifeRows({ city, byId, chief, roles }: Known, person: CityPerson): LogRow[] {
  if (person.isNamed) return [];
  const { username, realName, mobile, role: kind, accountType, createdAt, endsAt, fate } = person;
  const target = onUser(person);
  if (fate === 'unbound')
    return [{ ...rowOf(person, createdAt, { action: 'register', detail: accountType }), client: '' }];
  const role = roleNamed(roles, person.roleName);
  const isOlder = role !== undefined && role.madeAt < createdAt;
  const nodeId = person.partnerId ?? person.unitId ?? person.maintId ?? person.placeId ?? person.orgPath ?? '';
  const facts = {
    username,
    realName,
    mobile,
    role: kind,
    roleId: isOlder ? role.roleId : null,
    nodeId: String(nodeId),
  };
  const created = { action: 'create', detail: username, changes: loggedChanges({}, facts), target } as const;
  const rows = [rowOf(byId.get(person.createdBy ?? -1) ?? chief, createdAt, created)];
  if (role && !isOlder && givenAt(city, person, role) < (endsAt ?? city.now)) {
    const changes = loggedChanges({ roleId: null }, { roleId: role.roleId });
    const assigned = { action: 'role.assign', area: 'role', detail: username, changes, target } as const;
    rows.push(rowOf(chief, givenAt(city, person, role), assigned));
  }
  if (endsAt !== null && (fate === 'disabled' || fate === 'deleted')) {
    const action = fate === 'deleted' ? 'delete' : 'disable';
    rows.push(rowOf(chief, endsAt, { action, detail: username, target }));
  }
  return rows;
}

/** What some roles were given for two weeks and then not any more. */
const tried: readonly (readonly [roleName: string, permission: PagePermission])[] = [
  ['单位查看员', 'deviceStatistics:view'],
  ['巡检员', 'hazards:view'],
  ['合作商销售', 'alarmHistory:view'],
];
function roleRows({ city, chief, roles }: Known): LogRow[] {
  return tried.flatMap(([name, permission], at) => {
    const role = roleNamed(roles, name);
    if (!role) return [];
    const dice = createDice(city.seed, role.roleId, 'authorized');
    const did = { action: 'authorize', area: 'role', detail: name, target: ['role', role.roleId] } as const;
    const changed = (daysAgo: number, before: string[], after: string[]) =>
      rowOf(chief, officeTime(dice, city.now - daysAgo * dayMs), {
        ...did,
        changes: { permissions: { before, after } },
      });
    return [changed(20 + at * 3, [], [permission]), changed(6 + at * 3, [permission], [])];
  });
}

/** Communities that came to the street they belong to now, and units that came to another organisation. */
function moveRows({ city, chief }: Known): LogRow[] {
  const { rentId } = chief;
  const orgs = city.orgs.filter((org) => org.rentId === rentId);
  const streets = orgs.filter(({ level }) => level === 'street');
  const dice = createDice(city.seed, rentId, 'moves');
  const when = (daysAgo: number) => officeTime(dice, city.now - daysAgo * dayMs);
  const communities = spread(
    orgs.filter(({ level }) => level === 'community'),
    3,
  );
  const units = spread(
    city.units.filter((unit) => unit.rentId === rentId),
    4,
  );
  return [
    ...communities.map(({ orgId, name, parentId }, at) => {
      const after = streets.find((street) => street.orgId === parentId);
      const beside = streets.find((street) => street.parentId === after?.parentId && street !== after);
      const changes = loggedChanges({ parent: beside?.name ?? null }, { parent: after?.name ?? null });
      const target = ['org', orgId] as const;
      return rowOf(chief, when(4 + at * 9), {
        action: 'org.move',
        area: 'org',
        detail: `${orgId} ${name}`,
        changes,
        target,
      });
    }),
    ...units.map(({ name, orgPath }, at) => {
      const from = streets.find(({ path }) => path !== orgPath && path.slice(0, 12) === orgPath.slice(0, 12));
      const changes = {
        orgPath: { before: [from?.path ?? orgPath], after: orgPath },
        units: { before: [], after: [name] },
      };
      return rowOf(chief, when(3 + at * 6), { action: 'site.moveUnits', area: 'site', detail: '1', changes });
    }),
  ];
}

const wholeCrowd = 430;
interface Habit {
  readonly action: UserLogAction;
  /** So many among 430 people within the days of the log. */
  readonly count: number;
  readonly whoFits: (person: CityPerson) => boolean;
  readonly did: (person: CityPerson, dice: Dice) => Omit<Did, 'action'>;
}
const isAdministrator = ({ role, roleName }: CityPerson) => role === 'platform' && roleName === null;
const habits: readonly Habit[] = [
  {
    action: 'export',
    count: 46,
    whoFits: isAdministrator,
    did: (_, dice) => ({ detail: `userLog ${dice.int(40, 5200)}` }),
  },
  { action: 'changePassword', count: 38, whoFits: ({ role }) => role !== 'resident', did: () => ({ detail: '' }) },
  {
    action: 'change',
    count: 64,
    whoFits: ({ role }) => role !== 'platform',
    did: (person, dice) => ({
      detail: person.username,
      changes: loggedChanges({ mobile: phone(dice) }, { mobile: person.mobile }),
      target: onUser(person),
    }),
  },
  {
    action: 'resetPassword',
    count: 18,
    whoFits: ({ role }) => role !== 'platform',
    did: (person) => ({ detail: person.username, target: onUser(person) }),
  },
  {
    action: 'endSession',
    count: 9,
    whoFits: ({ role }) => role !== 'platform',
    did: (person) => ({ detail: person.username, target: onUser(person) }),
  },
];

/** What people do once they have logged in: to their own account, or, called by its person, to another one. */
function habitRows({ city, byId, chief, people }: Known, visits: readonly Visit[]): LogRow[] {
  const dice = createDice(city.seed, chief.rentId, 'habits');
  const office = visits.filter(
    ({ person, client }) => client === 'web' && person.shift === 'office' && person.fate === 'active',
  );
  return habits.flatMap(({ action, count, whoFits, did }) => {
    const isReset = action === 'resetPassword';
    // whose password is reset has had one for a while, and makes another one before now
    const able = office.filter(
      ({ person, at }) => whoFits(person) && (!isReset || (at > person.createdAt + hourMs && at < city.now - minuteMs)),
    );
    const some = spread(able, Math.min(able.length, Math.round((count * people.length) / wholeCrowd)));
    return some.flatMap(({ person, at, ip }) => {
      const isOwn = action === 'export' || action === 'changePassword';
      const by = isOwn ? person : (byId.get(person.createdBy ?? -1) ?? chief);
      const when = isReset
        ? at - dice.int(3, 25) * minuteMs
        : Math.min(city.now - minuteMs, at + dice.int(3, 55) * minuteMs);
      const row = { ...rowOf(by, when, { action, ...did(person, dice) }), ip: isOwn ? ip : by.ip };
      // a password of an administrator is good for one login
      return isReset ? [row, rowOf(person, at + minuteMs / 2, { action: 'changePassword', detail: '' })] : [row];
    });
  });
}

interface LogSources {
  readonly people: readonly CityPerson[];
  readonly visits: readonly Visit[];
  readonly locks: Locks;
  readonly roles: readonly CityRole[];
}

/**
 * What the user log says of a tenant's people, the oldest first: of a month all that they did, and how each account came about and ended,
 * however long ago.
 * @spec SES-10 N25
 */
export function userLogOf(city: City, { people, visits, locks, roles }: LogSources): LogRow[] {
  const [chief] = people;
  if (!chief) return [];
  const known = { city, people, roles, chief, byId: new Map(people.map((person) => [person.userId, person])) };
  return [
    ...people.flatMap((person) => lifeRows(known, person)),
    ...visits.flatMap(visitRows),
    ...lockRows(locks, chief),
    ...roleRows(known),
    ...moveRows(known),
    ...habitRows(known, visits),
  ].toSorted((a, b) => a.at - b.at);
}
