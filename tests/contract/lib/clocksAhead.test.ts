import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { manualTime } from '@fireline/api/testing';
import { dayAt, dayMs, hourMs, minuteMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { remindOfHazards } from '../../../apps/gateway/src/alarm/hazards/reminders.ts';
import { AlarmRules } from '../../../apps/gateway/src/alarm/rules/judging.ts';
import { makeReports } from '../../../apps/gateway/src/analysis/reports/make.ts';
import { sweepDevices } from '../../../apps/gateway/src/device/jobs.ts';
import { received } from '../../../apps/gateway/src/device/ingest/delivery.ts';
import { clockIsRight } from '../../../apps/gateway/src/lib/clockIsRight.ts';
import { ClockWatch } from '../../../apps/gateway/src/lib/clockWatch.ts';
import { advanceIds } from '../../../apps/gateway/src/lib/db/opened.ts';
import { boundedClocks } from '../../../apps/gateway/src/lib/deletionClock.ts';
import { compareClock } from '../../../apps/gateway/src/lib/watchClock.ts';
import { fillDownlink } from '../../fixtures/downlink.ts';
import { fillDuty } from '../../fixtures/drillsDuty.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillHazards } from '../../fixtures/hazards.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { fixtureNow, fixturePassword, imeiOf } from '../../fixtures/tenant.ts';

const pace = { isStopped: () => false, rest: async () => {} };

await onTestDatabase('a gateway whose clock runs ahead', ({ open }) => {
  /** Another start on what the first one has left, with its clock that far ahead. */
  const startAhead = async (w: FixtureGateway, aheadMs: number) => {
    const time = manualTime(fixtureNow + aheadMs);
    const again = await fixtureGateway(w.database, { isFilled: true, clock: time.clock, timers: time.timers });
    /** Lets its jobs run: each is set again once it has ended. */
    const pass = async (minutes: number) => {
      for (let at = 0; at < minutes * 2; at += 1) {
        time.advance(minuteMs / 2);
        await new Promise(setImmediate);
        await again.database.db.selectFrom('job').select('name').execute();
      }
    };
    return { again, time, pass };
  };
  const written = async ({ database: { db } }: FixtureGateway) => {
    const [messages, reports, runs, checks, reminded] = await Promise.all([
      db.selectFrom('sendRecord').select('kind').where('kind', '=', 'notice').execute(),
      db.selectFrom('safetyReport').select('reportId').execute(),
      db.selectFrom('deviceTaskRun').select('runId').execute(),
      db.selectFrom('dutyCheck').select('checkId').where('state', '=', 'missed').execute(),
      db.selectFrom('hazard').select('hazardId').where('remindedOn', 'is not', null).execute(),
    ]);
    return [messages, reports, runs, checks, reminded].map((rows) => rows.length);
  };

  it('writes to nobody because of a day, makes no report and begins nothing planned until devices confirm its clock [MSG-06] [ALM-13] [DEV-14] [DEV-22] [ANA-01] [N16]', async () => {
    const w = await open();
    await Promise.all([fillHazards(w), fillDownlink(w), fillDuty(w)]);
    await w.database.db.transaction().execute(advanceIds);
    await w.database.db
      .updateTable('deviceTask')
      .set({ nextRunAt: iso(-60) })
      .execute();
    const before = await written(w);
    const { again, time, pass } = await startAhead(w, 10 * dayMs);
    await pass(6);
    // neither the time at which they came, nor times by this very clock, confirm it
    const at = () => new Date(time.clock()).toISOString();
    await ingest(again, [{ imei: imeiOf(1), readings: {} }]);
    await ingest(again, [{ imei: imeiOf(1), at: iso(0), readings: {} }]);
    await again.gateway.ingest('R001', [{ imei: imeiOf(1), at: at(), readings: {} }]);
    await again.gateway.uplink.report('R001', [{ imei: imeiOf(1), at: at(), readings: {} }], { isClockOurs: true });
    await pass(12);
    expect(await written(again)).toEqual(before);
    // it was right, and the gateway off for so long
    await ingest(again, [{ imei: imeiOf(2), at: at(), readings: {} }]);
    await vi.waitFor(async () => {
      await pass(2);
      const after = await written(again);
      expect(after.map((count, index) => count > (before[index] ?? 0))).toEqual([true, true, true, true, true]);
    });
    expect(again.failures).toEqual([]);
  });

  it('is not confirmed by devices of one key where two are in use [DEV-13] [MSG-06]', () => {
    const clocks = new ClockWatch({ warn: () => {} });
    const day = new Date(fixtureNow).toISOString();
    const now = fixtureNow + 10 * dayMs;
    clocks.compare(day, now, 2);
    for (let at = 0; at < 3; at += 1) clocks.deviceAgrees(now, 1);
    clocks.compare(day, now, 2);
    expect([clocks.isDoubted, clocks.isTrusted(now)]).toEqual([true, false]);
    clocks.deviceAgrees(now, 2);
    expect([clocks.isDoubted, clocks.isTrusted(now)]).toEqual([false, true]);
    // an agreement before is kept up by one key, and ends when the clock is set
    clocks.deviceAgrees(now + 50 * minuteMs, 1);
    expect(clocks.isConfirmed(now + 100 * minuteMs)).toBe(true);
    clocks.observe(now);
    clocks.observe(now + 20 * minuteMs);
    clocks.deviceAgrees(now + 20 * minuteMs, 1);
    expect(clocks.isConfirmed(now + 20 * minuteMs)).toBe(false);
  });

  it('is doubted while devices of one of two keys alone report its time over any protocol, until a terminal says that it is right [DEV-13] [MSG-06]', async () => {
    const w = await open();
    await ingest(w, [{ imei: imeiOf(1), readings: {} }]);
    await sql`insert into device_key_use (key_id, last_used_at) select key_id, ${iso(0)}::timestamptz from device_key
      on conflict do nothing`.execute(w.database.db);
    const { again, time } = await startAhead(w, 10 * dayMs);
    const sent = { imei: imeiOf(1), at: new Date(time.clock()).toISOString(), readings: {} };
    const day = async () => (await boundedClocks(w.database.db))?.dayAt ?? '';
    const clocks = new ClockWatch({ warn: () => {} });
    const look = () => compareClock({ database: w.database, clock: time.clock, clocks });
    await look();
    const deps = { database: w.database, clock: time.clock, clocks, alarmRules: new AlarmRules() };
    for (const keyId of [1, 1]) received({ ...deps, keyId }, [sent]);
    await look();
    expect(clocks.isDoubted).toBe(true);
    expect(await clockIsRight(w.database, time.clock)).toContain('counts as right');
    await look();
    expect([clocks.isDoubted, clocks.isTrusted(time.clock()), await day()]).toEqual([
      false,
      true,
      new Date(time.clock()).toISOString(),
    ]);
    expect(again.failures).toEqual([]);
  });

  it('leaves nothing behind once it is right: devices, faults, silences, alarms, reports and sessions are mended [DEV-06] [DEV-14] [ALM-01] [ANA-01] [SES-05]', async () => {
    const time = manualTime(fixtureNow);
    let offMs = 0;
    const clock = () => time.clock() + offMs;
    const w = await open({ clock, timers: time.timers });
    const { database } = w;
    const { db } = database;
    await fillHazards(w);
    // each reported a moment ago; those of the fixture that are offline stay so
    await db
      .updateTable('device')
      .set({ heardAt: iso(1), lastSeenAt: iso(1) })
      .where('online', '=', true)
      .execute();
    const current = async () =>
      (
        await db
          .selectFrom('alarm')
          .select(['alarmId', 'kind'])
          .where('state', '<>', 'closed')
          .where('rentId', '=', 'R001')
          .orderBy('alarmId')
          .execute()
      ).map(({ alarmId, kind }) => `${kind} ${alarmId}`);
    const online = async () =>
      (await db.selectFrom('device').select('deviceId').where('online', '=', true).orderBy('deviceId').execute()).map(
        ({ deviceId }) => deviceId,
      );
    const rightAlarms = await current();
    const rightOnline = await online();
    expect(rightOnline.length).toBeGreaterThan(3);

    offMs = 2 * dayMs;
    const sweep = (sinceMs: number) => sweepDevices({ database, clock, alarmRules: new AlarmRules() }, sinceMs);
    await sweep(fixtureNow);
    expect(await online()).toEqual([]);
    expect((await current()).length).toBeGreaterThan(rightAlarms.length + 2);
    // some report meanwhile, one of them a fire; somebody logs in, and the jobs of the day run
    await ingest(w, [
      { imei: imeiOf(1), readings: {} },
      { imei: imeiOf(3), readings: { leakage: 400 } },
    ]);
    const platform = await w.as('platform');
    expect(await platform.send(sessionCalls.me, {})).toBeDefined();
    const log = { info: () => {}, warn: () => {}, error: (_: string, error: unknown) => void w.failures.push(error) };
    await makeReports({ database, clock, log }, pace);
    await remindOfHazards({ database, clock, log });
    const waiting = (key: string, unanswered: number) => ({
      rentId: 'R001',
      orgPath: '/44/4403/440305/',
      at: new Date(clock()).toISOString(),
      nextAt: new Date(clock()).toISOString(),
      kind: 'notice' as const,
      trigger: 'serviceExpiring' as const,
      channel: 'sms' as const,
      state: 'held' as const,
      address: '13800138000',
      digits: '13800138000',
      text: '…剩余12天，请及时续费',
      key,
      unanswered,
    });
    await db
      .insertInto('sendRecord')
      .values([waiting('ahead', 0), waiting('offered', 1)])
      .execute();
    const fire = (await current()).find((one) => one.startsWith('leakage'));
    expect(fire).toBeDefined();

    offMs = 0;
    // it is the token of the ahead clock, and good for longer than any session
    expect((await refusalOf(platform.send(sessionCalls.me, {}))).code).not.toBe('0000');
    const wait = async () => {
      time.advance(minuteMs);
      await vi.waitFor(async () => expect(await online()).toEqual(rightOnline));
    };
    await wait();
    const left = async () => ({
      alarms: (await current()).filter((one) => one !== fire),
      offlineAhead: (
        await db
          .selectFrom('offlineRecord')
          .select('recordId')
          .where((eb) => eb.or([eb('fromAt', '>', iso(-5)), eb('toAt', '>', iso(-5))]))
          .execute()
      ).length,
      alarmsAhead: (
        await db
          .selectFrom('alarm')
          .select('alarmId')
          .where((eb) => eb.or([eb('receivedAt', '>', iso(-5)), eb('alarmTime', '>', iso(-5))]))
          .execute()
      ).length,
      sessions: (
        await db
          .selectFrom('session')
          .select('sessionId')
          .where('expiresAt', '>', iso(-13 * 60))
          .execute()
      ).length,
      reports: (await db.selectFrom('safetyReport').select('reportId').where('toOn', '>=', dayAt(fixtureNow)).execute())
        .length,
      waiting: (
        await db
          .selectFrom('sendRecord')
          .select('recordId')
          .where('kind', '=', 'notice')
          .where('state', 'in', ['planned', 'held'])
          .execute()
      ).length,
    });
    await vi.waitFor(async () =>
      expect(await left()).toEqual({
        alarms: rightAlarms,
        offlineAhead: 0,
        alarmsAhead: 0,
        sessions: 0,
        reports: 0,
        waiting: 0,
      }),
    );
    const closed = await db.selectFrom('alarm').select(['kind', 'clearType']).where('closing', '=', 'clock').execute();
    expect(closed.length).toBeGreaterThan(2);
    expect(new Set(closed.map(({ kind, clearType }) => `${kind} ${clearType}`))).toEqual(new Set(['offline AUTO']));
    // the alarm that was real stands, and the message of a wrong day says why it does not go
    expect(await current()).toContain(fire);
    const ended = await db
      .selectFrom('sendRecord')
      .select(['key', 'state', 'reason'])
      .where('key', 'in', ['ahead', 'offered'])
      .orderBy('key')
      .execute();
    expect(ended.map(({ key, state, reason }) => [key, state, reason])).toEqual([
      ['ahead', 'notSent', 'wrongClock'],
      ['offered', 'handed', 'unanswered'],
    ]);
    expect(w.failures).toEqual([]);
    const { rows } = await w.client(await reopened(w)).send(alarmCalls.list, { deviceId: 3 });
    expect(rows.length > 0 && rows.every(({ receivedAt }) => Date.parse(receivedAt) <= clock() + minuteMs)).toBe(true);
  });

  /** The token of a session that is opened now. */
  const reopened = async (w: FixtureGateway) =>
    (
      await w.client().send(sessionCalls.login, {
        username: 'platform',
        password: fixturePassword,
        rentId: 'R001',
      })
    ).token;

  it('takes a fire that is dated by a right clock, and takes none for part of a drill that is planned for then [ALM-01] [DEV-09] [N15]', async () => {
    const w = await open();
    const aheadMs = 500 * dayMs;
    await w.database.db
      .insertInto('drill')
      .values({
        rentId: 'R001',
        unitId: 1,
        name: '明年演练',
        startsAt: iso(-(aheadMs - hourMs) / minuteMs),
        endsAt: iso(-(aheadMs + hourMs) / minuteMs),
        createdAt: iso(60),
        createdBy: '王工',
      })
      .execute();
    const { again } = await startAhead(w, aheadMs);
    const dated = await ingest(again, [{ imei: imeiOf(3), at: iso(0), readings: { leakage: 400 } }]);
    expect([dated.refused, dated.raised]).toEqual([[], 1]);
    expect((await ingest(again, [{ imei: imeiOf(1), kinds: ['manualCall'] }])).raised).toBe(1);
    const raised = await w.database.db
      .selectFrom('alarm')
      .select(['kind', 'drillId'])
      .where('kind', 'in', ['leakage', 'manualCall'])
      .where('state', '<>', 'closed')
      .execute();
    expect(raised.map(({ drillId }) => drillId)).toEqual([null, null]);
  });

  const onRecord = async ({ database: { db } }: FixtureGateway) =>
    Promise.all(
      (['safetyReport', 'session', 'alarm', 'offlineRecord', 'report', 'oneTimeCode'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );

  it.each([
    ['20 years', 20 * 365 * dayMs],
    ['8 hours', 8 * hourMs],
  ])(
    'that is behind by %s at its start takes nothing on record for the future [DEV-13] [ANA-01]',
    async (_, behindMs) => {
      const w = await open();
      await makeReports({ database: w.database, clock: () => fixtureNow, log: w.log }, pace);
      await w.token('platform');
      const before = await onRecord(w);
      const { pass } = await startAhead(w, -behindMs);
      await pass(6);
      expect(await onRecord(w)).toEqual(before);
    },
  );

  it('that falls back by 8 hours while it runs mends nothing, however long it stays behind, and no device counts as heard now [DEV-06] [DEV-13]', async () => {
    const time = manualTime(fixtureNow);
    let offMs = 0;
    const clock = () => time.clock() + offMs;
    const w = await open({ clock, timers: time.timers });
    const { db } = w.database;
    await ingest(w, [{ imei: imeiOf(1), at: iso(0), readings: {} }]);
    await db
      .updateTable('device')
      .set({ heardAt: iso(60) })
      .where('online', '=', true)
      .execute();
    const heard = () => db.selectFrom('device').select(['deviceId', 'heardAt']).orderBy('deviceId').execute();
    const before = await heard();
    offMs = -8 * hourMs;
    for (let at = 0; at < 400; at += 1) {
      time.advance(minuteMs);
      await new Promise(setImmediate);
      await db.selectFrom('job').select('name').execute();
    }
    expect(await heard()).toEqual(before);
  });

  it('two hours ahead for long and put back: what it wrote is mended once devices confirm the clock [DEV-06] [DEV-13]', async () => {
    const time = manualTime(fixtureNow);
    let offMs = 0;
    const clock = () => time.clock() + offMs;
    const w = await open({ clock, timers: time.timers });
    const { db } = w.database;
    const heardAt = async () =>
      (await db.selectFrom('device').select('heardAt').where('deviceId', '=', 1).executeTakeFirstOrThrow()).heardAt;
    const ahead = new Date(fixtureNow + 2 * hourMs).toISOString();
    await db.updateTable('deletionClock').set({ dayAt: ahead, seenAt: ahead }).execute();
    await db.updateTable('device').set({ heardAt: ahead }).where('deviceId', '=', 1).execute();
    for (let at = 0; at < 10; at += 1) {
      time.advance(minuteMs);
      await new Promise(setImmediate);
      await db.selectFrom('job').select('name').execute();
    }
    expect(await heardAt()).toBe(ahead);
    await ingest(w, [{ imei: imeiOf(2), at: new Date(clock()).toISOString(), readings: {} }]);
    await vi.waitFor(async () => {
      time.advance(minuteMs);
      expect(Date.parse((await heardAt()) ?? '')).toBeLessThanOrEqual(clock());
    });
    expect(w.failures).toEqual([]);
  });

  it('that is two hours ahead and then right opens no session and no link for longer than one lasts [SES-05] [PUB-05]', async () => {
    let offMs = 2 * hourMs;
    const w = await open({ clock: () => fixtureNow + offMs });
    const platform = await w.as('platform');
    expect((await platform.send(deviceCalls.detail, { deviceId: 1 })).deviceId).toBe(1);
    offMs = 0;
    expect((await refusalOf(platform.send(deviceCalls.detail, { deviceId: 1 }))).status).toBe(401);
  });
});
