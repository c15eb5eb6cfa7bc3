import { CallError, type Client, createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { wrongPasswordsMax } from '@fireline/domain/session';
import { dayOf, secondMs } from '../calendar.ts';
import { unitOf } from '../../lib/dice.ts';
import { type Visit, visitOn } from '../history/visits.ts';
import type { City, Ms } from '../model.ts';
import type { CityPerson } from '../people/roster.ts';
import { createAgenda } from './agenda.ts';

/** The gateway as its callers reach it. */
export interface Door {
  fetch(request: Request, ip: string): Promise<Response>;
  /** Of everybody, unless they have changed it. */
  readonly password: string;
}

export interface ComingsOptions {
  readonly city: Pick<City, 'seed'>;
  readonly people: readonly CityPerson[];
  readonly door: Door;
  readonly from: Ms;
}

export interface Comings {
  /** Logs in and out whose moment has come. @returns how many calls were made */
  tick(now: Ms): Promise<number>;
}

/** How many visits in a thousand begin with a slip, and with so many of them that the account is locked. */
const slips = 38;
const lockings = 2;
/** Somebody of the platform lets them in again after so long. */
const unlockedAfterMs = 400 * secondMs;
/** After so many in a row that are not let in, another password must have been set for all. */
const refusedMax = 3;

type Does =
  | { readonly does: 'login'; readonly visit: Visit }
  | { readonly does: 'logout'; readonly client: Client }
  | { readonly does: 'unlock'; readonly person: CityPerson };

/** How many wrong passwords come before the right one: mostly none, now and then as many as lock the account. */
export function wrongBefore(seed: number, { person, at }: Visit): number {
  const luck = unitOf(seed, person.userId, at, 'slip') * 1000;
  if (luck < lockings) return wrongPasswordsMax;
  return luck < lockings + slips ? 1 : 0;
}

/** Logs somebody in. @returns their client; undefined when they are refused */
async function enter({ fetch, password: right }: Door, { person, client, ip }: Visit, password = right) {
  const held = { token: null as string | null };
  const made = createClient({
    baseUrl: 'http://city.invalid/smkgw/api/v1.0.0',
    language: () => 'cn',
    session: { token: () => held.token, renew: async () => false, onExpired: () => {} },
    fetch: (url, init) => fetch(new Request(url, init), ip),
  });
  const { rentId, username } = person;
  try {
    const opened = await made.send(sessionCalls.login, { rentId, username, password, clientType: client });
    held.token = opened.token;
    return made;
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

/**
 * The people of a large city come and go as their history says they do, through the same calls as everybody: they log in, mistype, are locked
 * and let in again. Whose password is no longer that of the city does not come again.
 * @spec N25 SES-01 SES-06
 */
export function createComings({ city: { seed }, people, door, from }: ComingsOptions): Comings {
  const agenda = createAgenda<Does>();
  const away = new Set<CityPerson>();
  const able = people.filter(({ isNamed, fate, endsAt }) => !isNamed && fate === 'active' && endsAt === null);
  // the named account where the city is too small for others
  const chiefs = [...able, ...people.filter(({ isNamed }) => isNamed)].filter(
    ({ role, roleName }) => role === 'platform' && roleName === null,
  );
  let planned = dayOf(from) - 1;
  let refused = 0;

  function plan(day: number): void {
    for (const person of able) {
      const visit = visitOn(seed, person, day);
      if (visit && visit.at > from) agenda.add(visit.at, { does: 'login', visit });
    }
  }
  async function come(visit: Visit, at: Ms): Promise<number> {
    const { person, outAt } = visit;
    const wrong = wrongBefore(seed, visit);
    const isLocking = wrong === wrongPasswordsMax;
    for (let slip = 0; slip < wrong; slip += 1) await enter(door, visit, `${door.password}.`);
    if (isLocking) {
      agenda.add(at + unlockedAfterMs, { does: 'unlock', person });
      agenda.add(at + unlockedAfterMs + secondMs, { does: 'login', visit: { ...visit, at: at + unlockedAfterMs } });
      return wrong;
    }
    const client = await enter(door, visit);
    refused = client ? 0 : refused + 1;
    if (!client) away.add(person);
    else if (outAt !== null) agenda.add(Math.max(outAt, at), { does: 'logout', client });
    return wrong + 1;
  }
  async function unlock({ rentId, userId }: CityPerson, at: Ms): Promise<number> {
    const chief = chiefs.find((one) => one.rentId === rentId && !away.has(one));
    const client = chief && (await enter(door, { person: chief, at, outAt: null, client: 'web', ip: chief.ip }));
    if (!client) return 0;
    await client.send(sessionCalls.unlock, { userId });
    await client.send(sessionCalls.logout, {});
    return 3;
  }
  async function act(deed: Does, at: Ms): Promise<number> {
    if (deed.does === 'unlock') return unlock(deed.person, at);
    if (deed.does === 'login') return refused < refusedMax && !away.has(deed.visit.person) ? come(deed.visit, at) : 0;
    await deed.client.send(sessionCalls.logout, {});
    return 1;
  }

  return {
    tick: async (now) => {
      for (; planned < dayOf(now); planned += 1) plan(planned + 1);
      let done = 0;
      for (const { at, item } of agenda.take(now)) {
        try {
          done += await act(item, at);
        } catch (error) {
          // a session that was ended, an account that is not locked any more: others have been quicker
          if (!(error instanceof CallError)) throw error;
        }
      }
      return done;
    },
  };
}
