import { dayOf, dayStart, historyDays, hourMs, isWorkday, minuteMs } from '../calendar.ts';
import { createDice, unitOf } from '../../lib/dice.ts';
import type { City, Ms } from '../model.ts';
import { addressOf, type CityPerson } from '../people/roster.ts';
import type { Shift } from '../people/seats.ts';

/** Somebody logged in, and perhaps out again. */
export interface Visit {
  readonly person: CityPerson;
  readonly at: Ms;
  /** null: the window was closed, or it is still open. */
  readonly outAt: Ms | null;
  readonly client: 'web' | 'app' | 'wechat';
  readonly ip: string;
}

interface Rhythm {
  /** How likely a visit is on a workday and on a day off. */
  readonly workday: number;
  readonly dayOff: number;
  /** Hours of the day between which it begins; beyond 24: of the next one. */
  readonly begins: readonly [number, number];
  readonly lastsHours: readonly [number, number];
  readonly clients: readonly Visit['client'][];
  /** Not from the office. */
  readonly isAway: boolean;
}

/** A duty room is held day and night, by turns. */
const rhythms: Readonly<Record<Shift, Rhythm>> = {
  office: {
    workday: 0.5,
    dayOff: 0.03,
    begins: [8.2, 10.4],
    lastsHours: [1, 9],
    clients: ['web', 'web', 'web', 'app'],
    isAway: false,
  },
  field: {
    workday: 0.5,
    dayOff: 0.1,
    begins: [7.5, 16],
    lastsHours: [0.3, 4],
    clients: ['app', 'app', 'web'],
    isAway: true,
  },
  night: { workday: 0.36, dayOff: 0.36, begins: [19.5, 23.6], lastsHours: [7, 11], clients: ['web'], isAway: false },
  duty: { workday: 0.7, dayOff: 0.7, begins: [7.7, 8.4], lastsHours: [7, 11], clients: ['web'], isAway: false },
  home: {
    workday: 0.07,
    dayOff: 0.12,
    begins: [17.5, 23.3],
    lastsHours: [0.05, 0.5],
    clients: ['wechat', 'app'],
    isAway: true,
  },
};

/** Two people hold a duty room: one by day, the other by night, and they change over each week. */
const beginsOf = ({ shift, userId }: CityPerson, day: number): Rhythm['begins'] =>
  shift === 'duty' && (Math.floor(day / 7) + userId) % 2 === 0 ? [19.7, 20.4] : rhythms[shift].begins;

/** When and from where somebody comes on a day of the city's calendar; undefined: not at all. The same whenever it is asked. @spec N25 */
export function visitOn(seed: number, person: CityPerson, day: number): Visit | undefined {
  const { workday, dayOff, lastsHours, clients, isAway } = rhythms[person.shift];
  const dice = createDice(seed, person.userId, day, 'visit');
  const keenness = 0.5 + 0.9 * unitOf(seed, person.userId, 'keenness');
  if (!dice.chance((isWorkday(day) ? workday : dayOff) * keenness)) return undefined;
  const at = dayStart(day) + Math.floor(dice.between(...beginsOf(person, day)) * hourMs);
  const stays = Math.max(minuteMs, Math.floor(dice.between(...lastsHours) * hourMs));
  const client = dice.pick(clients);
  const ip = isAway || client !== 'web' ? addressOf('203.0.113', person.userId, day % 3) : person.ip;
  return { person, at, outAt: dice.chance(0.55) ? at + stays : null, client, ip };
}

/** A new account is tried soon. */
const firstAfterMs = 20 * minuteMs;
/** Who is locked has been so for less than that. */
const lockedHours = 8;
/** Whether somebody could log in at a moment before the city's present. */
const isThere = ({ createdAt, endsAt, fate }: CityPerson, at: Ms, now: Ms): boolean =>
  at > createdAt &&
  at < (endsAt ?? (fate === 'locked' ? now - lockedHours * hourMs : now)) &&
  fate !== 'new' &&
  fate !== 'idle';

/** Who logged in on the days of the user log: in the rhythm of each person's work, the oldest first. @spec SES-10 N25 */
export function visitsOf({ seed, now }: City, people: readonly CityPerson[]): Visit[] {
  const today = dayOf(now);
  const days = Array.from({ length: historyDays + 1 }, (_, ago) => today - historyDays + ago);
  const visits = people.flatMap((person) => {
    const firstAt = person.createdAt + firstAfterMs;
    const isNewcomer = dayOf(firstAt) >= today - historyDays && isThere(person, firstAt, now);
    const first: Visit = { person, at: firstAt, outAt: null, client: 'web', ip: person.ip };
    const later = days.flatMap((day) => visitOn(seed, person, day) ?? []);
    return [...(isNewcomer ? [first] : []), ...later.filter(({ at }) => at > firstAt && isThere(person, at, now))];
  });
  // whose account is disabled is out at once
  const outAt = ({ outAt: at, person: { endsAt } }: Visit) => (at !== null && at < (endsAt ?? now) ? at : null);
  return visits.map((visit) => ({ ...visit, outAt: outAt(visit) })).toSorted((a, b) => a.at - b.at);
}

const idleDays = [92, 300] as const;
const recentDays = [31, 85] as const;

/** When each last logged in: as the log says, or before it begins; null for one that never has. */
export function lastLoginsOf(
  city: City,
  people: readonly CityPerson[],
  visits: readonly Visit[],
): Map<number, Ms | null> {
  const last = new Map(visits.map(({ person, at }) => [person.userId, at]));
  return new Map(
    people.map((person) => {
      const { userId, fate, createdAt } = person;
      if (fate === 'new') return [userId, null];
      const dice = createDice(city.seed, userId, 'last login');
      const [from, to] = fate === 'idle' ? idleDays : recentDays;
      const before = city.now - Math.floor(dice.between(from, to) * 24 * hourMs);
      return [userId, last.get(userId) ?? Math.max(before, createdAt + firstAfterMs)];
    }),
  );
}
