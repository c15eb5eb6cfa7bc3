import { judgeTry, lockProblem, type PasswordTries } from '@fireline/domain/session';
import { dayMs, historyDays, minuteMs, secondMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, Ms } from '../model.ts';
import type { CityPerson } from '../people/roster.ts';
import { spread } from '../people/seats.ts';
import type { Visit } from './visits.ts';

/** A wrong password, what the domain makes of it, and the lock that follows it. */
interface WrongPassword {
  readonly person: CityPerson;
  readonly at: Ms;
  readonly ip: string;
  /** What was answered. */
  readonly code: string;
  readonly isLocking: boolean;
}

/** Wrong passwords for one account from the address of its office, as the domain counts them. @returns the tries at the end as well */
function tried(person: CityPerson, moments: readonly Ms[]): { readonly wrong: WrongPassword[]; tries: PasswordTries } {
  const openedMs = (moments[0] ?? 0) - dayMs;
  let tries: PasswordTries = { wrongTries: 0, locks: 0, lockedUntilMs: undefined, lastTryMs: openedMs, openedMs };
  const wrong = moments.map((at): WrongPassword => {
    const judged = judgeTry({ own: tries, strangers: undefined, isLastAdministrator: false, nowMs: at });
    tries = judged.own;
    const { lockedUntilMs, left, mayTry } = judged;
    const told = left <= 2 ? 'session.wrongPasswordLeft' : 'session.wrongPassword';
    const code = lockedUntilMs === undefined ? told : lockProblem(lockedUntilMs, at).code;
    return { person, at, ip: person.ip, code, isLocking: mayTry && lockedUntilMs !== undefined };
  });
  return { wrong, tries };
}

const triesToLock = 5;
/** So many tries half a minute apart. */
const row = (dice: Dice, from: Ms, count: number): Ms[] =>
  Array.from({ length: count }, (_, at) => from + at * 30 * secondMs + dice.int(0, 20) * secondMs);

/** The tries of somebody who is locked now and came back after each lock: the last one lasts for hours. */
function stubborn(city: City, person: CityPerson, locks: number) {
  const dice = createDice(city.seed, person.userId, 'wrong');
  // each lock lasts twice as long as the one before, from a quarter of an hour on
  const starts = Array.from({ length: locks }, (_, at) => 15 * minuteMs * (2 ** at - 1) + at * 4 * minuteMs);
  const sinceMs = (starts.at(-1) ?? 0) + dice.int(6, 20) * minuteMs;
  return tried(
    person,
    starts.flatMap((start) => row(dice, city.now - sinceMs + start, triesToLock)),
  );
}

interface Unlocking {
  readonly person: CityPerson;
  readonly at: Ms;
}
export interface Locks {
  readonly wrong: readonly WrongPassword[];
  /** Of those that are locked at the city's present. */
  readonly tries: ReadonlyMap<CityPerson, PasswordTries>;
  /** Somebody of the platform let them in again. */
  readonly unlocked: readonly Unlocking[];
}

/** How many locks in a row each of the locked has had. */
const lockRows = [5, 4, 3];
/** All wrong passwords of a full city within the days of its log. */
const wrongInAll = 140;
const wholeCrowd = 430;

/** Two who were locked out of a morning and called: they are let in again, and log in. */
function lockedOut(city: City, visits: readonly Visit[]) {
  const able = visits.filter(
    ({ person, client }) =>
      person.role === 'unit' && person.shift === 'office' && person.fate === 'active' && client === 'web',
  );
  const some = able.length < 40 ? [] : [0.4, 0.8].flatMap((part) => able[Math.floor(able.length * part)] ?? []);
  return some.map(({ person, at }) => {
    const dice = createDice(city.seed, person.userId, at, 'locked out');
    const { wrong } = tried(person, row(dice, at - 14 * minuteMs, triesToLock));
    return { wrong, unlocked: { person, at: at - dice.int(60, 150) * secondMs } };
  });
}

/** The wrong passwords of a tenant: who is locked, who was and was let in again, and slips before a login. @spec SES-06 N25 */
export function locksOf(city: City, people: readonly CityPerson[], visits: readonly Visit[]): Locks {
  const locked = people.filter(({ fate }) => fate === 'locked');
  const now = locked.map((person, at) => ({ person, ...stubborn(city, person, lockRows[at] ?? 3) }));
  const mornings = lockedOut(city, visits);
  const wrong = [...now, ...mornings].flatMap((one) => one.wrong);
  const left = Math.round(wrongInAll * Math.min(1, people.length / wholeCrowd)) - wrong.length;
  const busy = new Set(wrong.map(({ person }) => person));
  const calm = visits.filter(({ person, at }) => !busy.has(person) && at > city.now - historyDays * dayMs);
  const slips = spread(calm, Math.max(0, left)).map(({ person, at, ip }, index): WrongPassword => ({
    person,
    at: at - (8 + (index % 40)) * secondMs,
    ip,
    code: 'session.wrongPassword',
    isLocking: false,
  }));
  return {
    wrong: [...wrong, ...slips],
    tries: new Map(now.map(({ person, tries }) => [person, tries])),
    unlocked: mornings.map(({ unlocked }) => unlocked),
  };
}
