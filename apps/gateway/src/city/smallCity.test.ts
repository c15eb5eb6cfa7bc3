import { drillState } from '@fireline/domain/alarm';
import { dayAt } from '@fireline/domain/lib';
import { projectState } from '@fireline/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemory } from '../../../../tests/fixtures/databases.ts';
import type { OpenedDatabase } from '../lib/db/opened.ts';
import { seedCity } from './seed.ts';
import type { City } from './model.ts';

const now = Date.parse('2026-11-21T03:04:05Z');
let opened: OpenedDatabase;
let city: City;
beforeAll(async () => {
  opened = await openMemory();
  city = await seedCity({ db: opened.db, clock: () => now, devices: 120, pwHash: 'x' });
});
afterAll(() => opened.close());

it('a small city has drills in every state that lasts, and what was set off in them is marked and closed [N15] [N25]', async () => {
  const drills = await opened.db.selectFrom('drill').selectAll().where('rentId', '=', 'R001').execute();
  const states = drills.map(({ startsAt, endsAt, cancelledAt }) =>
    drillState({ startsAtMs: Date.parse(startsAt), endsAtMs: Date.parse(endsAt) }, cancelledAt !== null, now),
  );
  expect(states.toSorted()).toEqual(['cancelled', 'ended', 'ended', 'planned']);
  const alarms = await opened.db.selectFrom('alarm').selectAll().where('drillId', 'is not', null).execute();
  expect(alarms.length).toBeGreaterThan(0);
  const byId = new Map((await opened.db.selectFrom('drill').selectAll().execute()).map((one) => [one.drillId, one]));
  for (const { drillId, alarmTime, unitId, state } of alarms) {
    const drill = byId.get(drillId ?? 0);
    expect([state, unitId]).toEqual(['closed', drill?.unitId]);
    expect(alarmTime >= (drill?.startsAt ?? '') && alarmTime < (drill?.endsAt ?? '')).toBe(true);
  }
});

it('a small city has a station with answered and missed checks, and shifts that were handed over with two names [N16] [N25]', async () => {
  const checks = await opened.db.selectFrom('dutyCheck').selectAll().where('rentId', '=', 'R001').execute();
  const missed = checks.filter(({ state }) => state === 'missed').length;
  expect(missed).toBeGreaterThan(0);
  expect(missed / checks.length).toBeLessThan(0.12);
  expect(checks.every(({ askedAt }) => Date.parse(askedAt) < now)).toBe(true);
  const shifts = await opened.db.selectFrom('handover').selectAll().orderBy('handoverId').execute();
  const own = shifts.filter(({ rentId }) => rentId === 'R001');
  expect(own.filter(({ state }) => state === 'draft')).toHaveLength(1);
  for (const { state, sheet, outgoingId, incomingId, remark } of own.filter((one) => one.state === 'accepted')) {
    expect([state, incomingId === outgoingId]).toEqual(['accepted', false]);
    expect(remark !== '').toBe((sheet?.open.length ?? 0) > 0);
  }
  const raised = own.reduce((sum, { sheet }) => sum + (sheet?.raisedInShift ?? 0), 0);
  const [first] = own;
  const last = own.findLast(({ state }) => state === 'accepted');
  const alarms = await opened.db
    .selectFrom('alarm')
    .select('alarmId')
    .where('unitId', '=', first?.unitId ?? 0)
    .where('drillId', 'is', null)
    .where('alarmTime', '>=', first?.fromAt ?? '')
    .where('alarmTime', '<', last?.toAt ?? '')
    .execute();
  expect(raised).toBe(alarms.length);
  expect(city.now).toBeLessThanOrEqual(now);
});

it('the city has 24 projects in its first tenant, in every state, and no device in two at a time [SIT-08] [N25]', async () => {
  const { db } = opened;
  const projects = await db.selectFrom('project').selectAll().where('rentId', '=', 'R001').execute();
  const states = projects.map(({ startOn, endOn }) => projectState({ start: startOn, end: endOn }, dayAt(now)));
  const count = (state: string) => states.filter((one) => one === state).length;
  expect([projects.length, count('notStarted'), count('running') + count('ending'), count('ended')]).toEqual([
    24, 3, 14, 7,
  ]);
  const both = await db
    .selectFrom('projectDevice as one')
    .innerJoin('projectDevice as other', 'other.deviceId', 'one.deviceId')
    .innerJoin('project as a', 'a.projectId', 'one.projectId')
    .innerJoin('project as b', 'b.projectId', 'other.projectId')
    .select('one.deviceId')
    .whereRef('a.projectId', '<', 'b.projectId')
    .whereRef('a.startOn', '<=', 'b.endOn')
    .whereRef('b.startOn', '<=', 'a.endOn')
    .execute();
  expect(both).toEqual([]);
});
