import { drillState } from '@fireline/domain/alarm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemory } from '../../../../../tests/fixtures/databases.ts';
import type { OpenedDatabase } from '../../lib/db/opened.ts';
import { seedCity } from '../seed.ts';
import type { City } from '../model.ts';

const now = Date.parse('2026-11-21T03:04:05Z');
let opened: OpenedDatabase;
let city: City;
beforeAll(async () => {
  opened = await openMemory();
  city = await seedCity({ db: opened.db, clock: () => now, devices: 120, pwHash: 'x' });
}, 120_000);
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
