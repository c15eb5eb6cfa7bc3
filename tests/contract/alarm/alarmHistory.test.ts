import { alarmCalls } from '@fireline/api/alarm';
import { createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { bucketsOf, stepFor } from '@fireline/domain/analysis';
import { addDays, type Day, startOfDay } from '@fireline/domain/lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoCity, openDemoCity } from '../../../apps/gateway/src/demoCity.ts';

const now = Date.parse('2026-11-21T08:00:00.000Z');
const whole = { from: '2025-10-23', to: '2026-11-21' };
const spanOf = (from: Day, to: Day) => ({
  from: new Date(startOfDay(from)).toISOString(),
  to: new Date(startOfDay(addDays(to, 1))).toISOString(),
});

describe('thirteen months of alarms', () => {
  let city: DemoCity;
  const clientOf = async (username: string) => {
    let token: string | null = null;
    const session = { token: () => token, renew: () => Promise.resolve(false), onExpired: () => {} };
    const client = createClient({
      baseUrl: 'http://localhost/smkgw/api/v1.0.0',
      language: () => 'cn',
      session,
      fetch: city.fetch,
    });
    const { rentId, password } = city;
    token = (await client.send(sessionCalls.login, { rentId, username, password })).token;
    return client;
  };

  beforeAll(async () => {
    city = await openDemoCity({ pastDays: 395, clock: () => now });
  });
  afterAll(() => city.close());

  it('agree in sums by month and by day, and in lists: every month in two scopes, every day for the platform [ALM-10] [N15] [ROL-06]', async () => {
    for (const username of ['platform', 'unit']) {
      const client = await clientOf(username);
      const total = async (from: Day, to: Day, drill: 'yes' | 'no' = 'no') =>
        (await client.send(alarmCalls.list, { list: 'all', drill, ...spanOf(from, to) })).total;
      const year = await client.send(alarmCalls.analysis, whole);
      expect(year.step).toBe('month');
      expect(year.byTime).toHaveLength(14);
      expect([year.total, year.drills]).toEqual([
        await total(whole.from, whole.to),
        await total(whole.from, whole.to, 'yes'),
      ]);
      let all = 0;
      for (const { key, fromMs, toMs } of bucketsOf(whole, stepFor(whole))) {
        const inside = (ms: number) => Math.min(Math.max(ms, startOfDay(whole.from)), startOfDay(addDays(whole.to, 1)));
        const days = { from: dayOfMs(inside(fromMs)), to: dayOfMs(inside(toMs) - 1) };
        const month = await client.send(alarmCalls.analysis, days);
        const sums = month.byTime.reduce((sum, { count }) => sum + count, 0);
        expect([key, sums, month.total]).toEqual([key, month.total, await total(days.from, days.to)]);
        expect(year.byTime.find((bucket) => bucket.key === key)?.count).toBe(month.total);
        const listed = username === 'platform' ? month.byTime.filter(({ count }) => count > 0) : [];
        for (const { key: day, count } of listed) expect([day, await total(day, day)]).toEqual([day, count]);
        all += month.total;
      }
      expect(all).toBe(year.total);
      expect(all).toBeGreaterThan(0);
    }
  });

  it('obey the rules of their time: a rule of that kind was in effect when it raised one [ALM-05] [N25]', async () => {
    const { db } = city;
    const alarms = await db
      .selectFrom('alarm')
      .innerJoin('alarmRuleVersion as version', 'version.versionId', 'alarm.ruleVersionId')
      .select([
        'alarm.alarmTime',
        'alarm.kind',
        'alarm.rentId',
        'version.rentId as by',
        'version.inEffectFrom',
        'version.settings',
      ])
      .execute();
    expect(alarms.length).toBeGreaterThan(50);
    for (const { alarmTime, kind, rentId, by, inEffectFrom, settings } of alarms) {
      expect([rentId, kind]).toEqual([by, settings.kind]);
      expect(inEffectFrom <= alarmTime).toBe(true);
    }
    const { count } = await db
      .selectFrom('alarm')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('alarmTime', '<', new Date(now - 31 * 86_400_000).toISOString())
      .where((eb) => eb.or([eb('state', '<>', 'closed'), eb('drillId', 'is not', null)]))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });
});

const dayOfMs = (ms: number): Day => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
