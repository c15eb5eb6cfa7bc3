import { manualTime } from '@fireline/api/testing';
import { wrongPasswordsMax } from '@fireline/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemory } from '../../../../../tests/fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../../../../../tests/fixtures/gateway.ts';
import { cheapHash } from '../../../../../tests/fixtures/tenant.ts';
import { dayMs, dayOf, dayStart, hourMs, minuteMs } from '../calendar.ts';
import { createCity } from '../city.ts';
import { visitOn } from '../history/visits.ts';
import { crowdsOf } from '../people/writePeople.ts';
import { writeWorld } from '../seed.ts';
import { type Comings, createComings, wrongBefore } from './comings.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const password = 'City-2026-of-tests!';
const city = createCity({ seed: 'fireline', devices: 3000, now });
const people = [...crowdsOf(city).values()].flatMap((crowd) => crowd.people);
const able = people.filter(({ isNamed, fate, endsAt }) => !isNamed && fate === 'active' && endsAt === null);
const comingOn = (day: number) => able.flatMap((person) => visitOn(city.seed, person, day) ?? []);
const locksOn = (day: number) => comingOn(day).filter((one) => wrongBefore(city.seed, one) === wrongPasswordsMax);
/** A day on which somebody is locked, among the next ones. */
const day = Array.from({ length: 60 }, (_, at) => dayOf(now) + 1 + at).find((one) => locksOn(one).length > 0) ?? 0;
const from = dayStart(day);

describe('the people of a living city', { timeout: 60_000 }, () => {
  const time = manualTime(from);
  let w: FixtureGateway;
  const open = (secret = password): Comings =>
    createComings({
      city,
      people,
      from,
      door: { fetch: (request, ip) => w.gateway.fetch(request, ip), password: secret },
    });

  const logOf = (since: number) =>
    w.database.db
      .selectFrom('userLog')
      .select(['userId', 'action', 'result', 'ip', 'client', 'at', 'targetId'])
      .where('at', '>=', new Date(since).toISOString())
      .orderBy('logId')
      .execute();

  beforeAll(async () => {
    const database = await openMemory();
    const hash = await cheapHash(password);
    await database.db.transaction().execute((tx) => writeWorld(tx, city, hash));
    w = await fixtureGateway(database, { isFilled: true, clock: time.clock, timers: time.timers });
  });
  afterAll(() => w.close());

  it('come and go as their history says, mistype, are locked and let in again [N25] [SES-01] [SES-06]', async () => {
    const comings = open();
    for (let at = from; at < from + dayMs; at += 10 * minuteMs) {
      time.advance(10 * minuteMs);
      await comings.tick(time.clock());
    }
    const log = await logOf(from);
    const expected = comingOn(day);
    const came = log.filter(({ action, result, userId }) => {
      const isOfCity = expected.some(({ person }) => person.userId === userId);
      return action === 'login' && result === 'success' && isOfCity;
    });
    expect(expected.length).toBeGreaterThan(10);
    for (const { person, client, ip } of expected)
      expect(
        came.find(({ userId }) => userId === person.userId),
        person.username,
      ).toMatchObject({ client, ip });
    expect(log.filter(({ action }) => action === 'logout').length).toBeGreaterThan(expected.length / 4);
    const wrong = expected.reduce((sum, visit) => sum + wrongBefore(city.seed, visit), 0);
    expect(log.filter(({ action, result }) => action === 'login' && result === 'failure')).toHaveLength(wrong);
    const locked = locksOn(day).map(({ person }) => String(person.userId));
    expect(log.filter(({ action }) => action === 'lock').map(({ userId }) => String(userId))).toEqual(locked);
    expect(log.filter(({ action }) => action === 'unlock').map(({ targetId }) => targetId)).toEqual(locked);
    expect(w.failures).toEqual([]);
  });

  it('stay away once another password was set for all [N25] [SES-06]', async () => {
    const since = time.clock() + 1;
    const comings = open('Not-the-one-2026!');
    time.advance(6 * hourMs);
    await comings.tick(time.clock());
    const tries = (await logOf(since)).filter(({ action }) => action === 'login');
    expect(tries.every(({ result }) => result === 'failure')).toBe(true);
    expect(new Set(tries.map(({ userId }) => userId)).size).toBe(3);
  });
});
