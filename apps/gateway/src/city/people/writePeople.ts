import { maskedFields, sessionMs } from '@fireline/domain/session';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import { userLogOf } from '../history/userLog.ts';
import { lastLoginsOf, type Visit, visitsOf } from '../history/visits.ts';
import { locksOf } from '../history/wrongPasswords.ts';
import type { City, CityAccount, Ms } from '../model.ts';
import { type CityRole, rolesOf } from './roleSeeds.ts';
import { addressOf, type CityPerson, peopleOf } from './roster.ts';

const iso = (at: Ms): string => new Date(at).toISOString();
const isoOrNull = (at: Ms | null): string | null => (at === null ? null : iso(at));

/** Everybody of a tenant with what they did. */
export interface Crowd {
  readonly people: readonly CityPerson[];
  readonly roles: readonly CityRole[];
  readonly visits: readonly Visit[];
  readonly lastLogins: ReadonlyMap<number, Ms | null>;
}

/** The crowds of the city by tenant; none of a small city. */
export function crowdsOf(city: City): Map<string, Crowd> {
  return new Map(
    [...Map.groupBy(peopleOf(city), ({ rentId }) => rentId)].map(([rentId, people]) => {
      const tenant = city.tenants.findIndex((one) => one.rentId === rentId);
      const roles = rolesOf(city, tenant, createDice(city.seed, 'colleagues', rentId));
      const visits = visitsOf(city, people);
      return [rentId, { people, roles, visits, lastLogins: lastLoginsOf(city, people, visits) }];
    }),
  );
}

/** When a named account of a large city was created and last used; of a small one nothing is known. */
export function namedFacts(crowds: ReadonlyMap<string, Crowd>, { rentId, userId }: CityAccount) {
  const crowd = crowds.get(rentId);
  const person = crowd?.people.find((one) => one.userId === userId);
  return (
    person && {
      mobile: person.mobile,
      createdAt: iso(person.createdAt),
      lastLoginAt: isoOrNull(crowd?.lastLogins.get(userId) ?? null),
    }
  );
}

const userRow = (person: CityPerson, { roles, lastLogins }: Crowd, pwHash: string): BulkRow<'appUser'> => {
  const { userId, rentId, username, realName, role, accountType, mobile, fate, createdAt, endsAt } = person;
  const { orgPath, partnerId, unitId, maintId, placeId, createdBy, isLimited, isNamed } = person;
  return {
    userId,
    rentId,
    username,
    realName,
    role,
    accountType,
    mobile,
    // who registered has proven its number
    provenMobile: createdBy === null && !isNamed ? mobile : '',
    limited: isLimited,
    orgPath,
    partnerId,
    unitId,
    maintId,
    placeId,
    pwHash,
    roleId: roles.find(({ roleName }) => roleName === person.roleName)?.roleId ?? null,
    createdAt: iso(createdAt),
    lastLoginAt: isoOrNull(lastLogins.get(userId) ?? null),
    disabled: fate === 'disabled' || fate === 'deleted',
    deletedAt: fate === 'deleted' ? isoOrNull(endsAt) : null,
    mustChangePassword: fate === 'new',
  };
};

/** What is open at the city's present; nobody knows the tokens. */
function sessionRows(city: City, { visits }: Crowd, dice: Dice): BulkRow<'session'>[] {
  const hex = (length: number) => Array.from({ length }, () => dice.int(0, 15).toString(16)).join('');
  const open = visits.filter(
    ({ person, at, outAt }) => !person.isNamed && outAt === null && at > city.now - sessionMs && person.endsAt === null,
  );
  return open.map(({ person: { userId, rentId }, at, client, ip }) => ({
    tokenHash: hex(64),
    sessionId: hex(16),
    userId,
    rentId,
    clientType: client,
    ip,
    createdAt: iso(at),
    expiresAt: iso(at + sessionMs),
    hasDemoPassword: false,
  }));
}

/** The last logins of the named accounts' colleagues, who were there before the others. */
async function colleagueLogins(tx: Tx, rentId: string, { people }: Crowd): Promise<BulkRow<'userLog'>[]> {
  const known = new Set(people.map(({ userId }) => userId));
  const users = await tx
    .selectFrom('appUser')
    .select(['userId', 'username', 'lastLoginAt as at'])
    .where('rentId', '=', rentId)
    .where('lastLoginAt', 'is not', null)
    .orderBy('userId')
    .execute();
  const login = { rentId, area: 'session', client: 'web', action: 'login', result: 'success', detail: 'web' } as const;
  return users
    .filter(({ userId }) => !known.has(userId))
    .map((user) => ({ ...login, ...user, ip: addressOf('192.0.2', user.userId) }));
}

/**
 * The people of a large city besides its named accounts, what they have open, and their part of the user log. They have the password of the
 * city, as the named accounts do.
 * @spec SES-03 SES-06 SES-08 SES-10 SES-11 N25
 */
export async function writePeople(
  tx: Tx,
  city: City,
  crowds: ReadonlyMap<string, Crowd>,
  pwHash: string,
): Promise<void> {
  for (const [rentId, crowd] of crowds) {
    const { people, visits, roles } = crowd;
    const locks = locksOf(city, people, visits);
    const users = people.filter(({ isNamed }) => !isNamed).map((person) => userRow(person, crowd, pwHash));
    await insertMany(tx, 'appUser', users);
    await insertMany(tx, 'session', sessionRows(city, crowd, createDice(city.seed, rentId, 'sessions')));
    const tries = [...locks.tries].map(([{ username, ip }, one]): BulkRow<'passwordTry'> => ({
      rentId,
      username,
      address: ip,
      wrongTries: one.wrongTries,
      locks: one.locks,
      lockedUntil: isoOrNull(one.lockedUntilMs ?? null),
      lastTryAt: iso(one.lastTryMs),
      openedAt: isoOrNull(one.openedMs ?? null),
    }));
    await insertMany(tx, 'passwordTry', tries);
    await insertMany(tx, 'userLog', await colleagueLogins(tx, rentId, crowd));
    const log = userLogOf(city, { people, visits, locks, roles });
    await insertMany(
      tx,
      'userLog',
      // as the gateway writes them
      log.map(({ at, changes = null, ...row }) => ({ ...row, at: iso(at), changes: maskedFields(changes) })),
    );
  }
}
