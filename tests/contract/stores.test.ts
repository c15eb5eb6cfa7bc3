import { alarmCalls, type Alarm } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { publicCalls } from '@fireline/api/public';
import { sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { roles } from '@fireline/domain/role';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ingest as takeReports } from '../../apps/gateway/src/device/ingest.ts';
import { deleteOldReadings } from '../../apps/gateway/src/device/jobs.ts';
import { eventsKeptMs } from '../../apps/gateway/src/lib/jobs.ts';
import type { OpenedDatabase } from '../../apps/gateway/src/lib/db/opened.ts';
import { testDatabases } from '../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../fixtures/gateway.ts';
import { snapshot } from '../fixtures/snapshot.ts';
import { deviceKeyOf, fixtureNow, fixturePassword, imeiOf } from '../fixtures/tenant.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
const iso = (minutesAgo: number) => new Date(fixtureNow - minutesAgo * 60_000).toISOString();

describe.each(await testDatabases())('on $name', (kind) => {
  let world: FixtureGateway | undefined;
  const open = async () => {
    await world?.close();
    world = await fixtureGateway(await kind.open());
    return world;
  };
  afterAll(() => world?.close());
  const ingest = (w: FixtureGateway, reports: readonly object[], rentId = 'R001') =>
    w
      .client()
      .send(deviceCalls.ingest, { reports: reports as never }, { headers: { authorization: deviceKeyOf(rentId) } });
  const ids = (rows: readonly { deviceId: number }[]) => rows.map((row) => row.deviceId);
  const alarmIds = (rows: readonly { alarmId: number }[]) => rows.map((row) => row.alarmId);

  describe('devices', () => {
    let w: FixtureGateway;
    beforeEach(async () => {
      w ??= await open();
    });

    it('are searched, filtered, sorted and paged within the scope [DEV-12]', async () => {
      const platform = await w.as('platform');
      expect(ids((await platform.send(deviceCalls.list, {})).rows)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(ids((await platform.send(deviceCalls.list, { search: '场所2' })).rows)).toEqual([3, 4, 6]);
      expect(ids((await platform.send(deviceCalls.list, { search: imeiOf(5) })).rows)).toEqual([5]);
      expect(ids((await platform.send(deviceCalls.list, { search: '100%_' })).rows)).toEqual([]);
      expect(ids((await platform.send(deviceCalls.list, { deviceType: ['smoke'] })).rows)).toEqual([1, 4]);
      expect(ids((await platform.send(deviceCalls.list, { status: ['lowBattery', 'removed'] })).rows)).toEqual([4, 6]);
      expect(ids((await platform.send(deviceCalls.list, { partnerId: [1], placeId: [1, 2] })).rows)).toEqual([1, 2, 5]);
      const page = await platform.send(deviceCalls.list, { sort: 'status', order: 'desc', pageNo: 2, pageSize: 2 });
      expect([page.total, ids(page.rows)]).toEqual([6, [5, 3]]);
      expect(ids((await platform.send(deviceCalls.list, { sort: 'batteryRatio' })).rows)).toEqual([4, 1, 2, 3, 5, 6]);
    });

    it('every other role sees its own node only, in lists, counts, details and curves [ROL-06]', async () => {
      for (const role of roles.filter((r) => r !== 'platform')) {
        const client = await w.as(role);
        expect(ids((await client.send(deviceCalls.all, {})).rows)).toEqual([1, 2, 5]);
        expect((await client.send(deviceCalls.filters, {})).places).toEqual([{ placeId: 1, name: '场所1' }]);
        expect((await client.send(shellCalls.overview, {})).devices).toBe(3);
        expect((await refusalOf(client.send(deviceCalls.detail, { deviceId: 4 }))).code).toBe('device.notFound');
        const curve = client.send(deviceCalls.readings, {
          deviceId: 4,
          measurement: 'smoke',
          from: iso(999),
          to: iso(0),
        });
        expect((await refusalOf(curve)).code).toBe('device.notFound');
      }
    });

    it('are exported with the words of the language, and no cell runs as a formula [DEV-12]', async () => {
      await w.database.db
        .updateTable('device')
        .set({ name: '=HYPERLINK("http://x")' })
        .where('deviceId', '=', 6)
        .execute();
      const platform = await w.as('platform');
      const { text } = await fileOf(
        w,
        await w.token('platform'),
        '/device/export?columns=name,deviceType,status&language=hk',
      );
      expect(text.startsWith('\uFEFF名稱,類型,狀態\r\n')).toBe(true);
      expect(text).toContain('氣體探測器');
      expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
      await w.database.db.updateTable('device').set({ name: '设备6' }).where('deviceId', '=', 6).execute();
      expect((await platform.send(deviceCalls.list, {})).total).toBe(6);
    });

    it('their curve holds what was measured between two instants [DEV-13]', async () => {
      const platform = await w.as('platform');
      const curve = (from: number, to: number) =>
        platform.send(deviceCalls.readings, { deviceId: 1, measurement: 'temperature', from: iso(from), to: iso(to) });
      expect((await curve(1000, 0)).points).toEqual([
        { at: iso(180), value: 22 },
        { at: iso(60), value: 31.5 },
      ]);
      expect((await curve(179, 61)).points).toEqual([]);
    });

    it('a reader keeps the columns they hid, also in another session [SHL-23]', async () => {
      await (await w.as('unit')).send(shellCalls.saveHiddenColumns, { table: 'devices', columns: ['imei', 'floor'] });
      const { token } = await w
        .client()
        .send(sessionCalls.login, { username: 'unit', password: fixturePassword, rentId: 'R001' });
      expect(await w.client(token).send(shellCalls.hiddenColumns, { table: 'devices' })).toEqual(['imei', 'floor']);
      expect(await (await w.as('org')).send(shellCalls.hiddenColumns, { table: 'devices' })).toEqual([]);
    });

    it('a device silent for longer than its heartbeat goes offline; what could not be heard is no silence [DEV-07]', async () => {
      const platform = await w.as('platform');
      const status = async (deviceId: number) => (await platform.send(deviceCalls.detail, { deviceId })).online;
      const { sweepDevices } = await import('../../apps/gateway/src/device/jobs.ts');
      const deps = { database: w.database, clock: w.time.clock };
      const hour = 3_600_000;
      w.time.advance(2 * hour);
      // heard of an hour too long ago, yet this gateway has listened for a minute only
      expect(await sweepDevices(deps, w.time.clock() - 60_000)).toBe(0);
      expect(await sweepDevices(deps, fixtureNow)).toBe(1);
      expect([await status(3), await status(1)]).toEqual([false, true]);
      expect(await sweepDevices(deps, fixtureNow)).toBe(0);
    });
  });

  describe('old readings', () => {
    const day = 24 * 3_600_000;
    const piece = (deviceId: number, daysAgo: number) => ({
      deviceId,
      fromAt: new Date(fixtureNow - (daysAgo + 1) * day).toISOString(),
      toAt: new Date(fixtureNow - daysAgo * day).toISOString(),
      points: '{}',
    });
    const write = async (w: FixtureGateway, pieces: readonly ReturnType<typeof piece>[]) => {
      for (let at = 0; at < pieces.length; at += 500)
        await w.database.db
          .insertInto('reading')
          .values(pieces.slice(at, at + 500))
          .execute();
    };
    const kept = async (w: FixtureGateway) =>
      (await w.database.db.selectFrom('reading').select(['deviceId', 'toAt']).orderBy('toAt').execute()).map(
        ({ deviceId, toAt }) => [deviceId, (fixtureNow - Date.parse(toAt)) / day],
      );

    it('are deleted for every tenant, alarms and tracks never [DEV-13]', async () => {
      const w = await open();
      await w.database.db.deleteFrom('reading').execute();
      // the piece of 399 days began before the limit: part of it is to be kept
      await write(w, [piece(1, 500), piece(1, 401), piece(1, 399), piece(2, 10), piece(101, 450), piece(101, 0)]);
      const count = (table: 'alarm' | 'alarmTrack') => w.database.db.selectFrom(table).selectAll().execute();
      const before = [await count('alarm'), await count('alarmTrack')];
      expect(await deleteOldReadings({ database: w.database, clock: () => fixtureNow }, 400)).toBe(3);
      expect(await kept(w)).toEqual([
        [1, 399],
        [2, 10],
        [101, 0],
      ]);
      await w.database.db
        .updateTable('alarm')
        .set({ alarmTime: iso(60 * 24 * 900) })
        .execute();
      await deleteOldReadings({ database: w.database, clock: () => fixtureNow }, 1);
      expect((await count('alarm')).length).toBe(before[0]?.length);
      expect(await count('alarmTrack')).toEqual(before[1]);
    });

    it('go by small statements, and no more of them once the gateway closes [DEV-13]', async () => {
      const w = await open();
      await w.database.db.deleteFrom('reading').execute();
      await write(
        w,
        Array.from({ length: 2500 }, (_, i) => piece(1, 500 + i)),
      );
      const { counted, statements } = countingStatements(w.database);
      let asked = 0;
      const deps = { database: counted, clock: () => fixtureNow };
      expect(await deleteOldReadings(deps, 400, () => ++asked > 1)).toBe(1000);
      expect(await deleteOldReadings(deps, 400)).toBe(1500);
      // the devices twice, three of readings, and one of positions
      expect(statements()).toBe(6);
    });

    it('are looked for soon after the start, by the days that were set, and then daily [DEV-13]', async () => {
      await world?.close();
      const w = (world = await fixtureGateway(await kind.open(), { readingsDays: 30 }));
      await w.database.db.deleteFrom('reading').execute();
      await write(w, [piece(1, 31), piece(1, 29.5)]);
      w.time.advance(16 * 60_000);
      await vi.waitFor(async () => expect(await kept(w)).toEqual([[1, 29.5]]), { timeout: 10_000 });
      w.time.advance(day);
      await vi.waitFor(async () => expect(await kept(w)).toEqual([]), { timeout: 10_000 });
      expect(w.failures).toEqual([]);
    });
  });

  describe('reports', () => {
    let w: FixtureGateway;
    beforeEach(async () => {
      w = await open();
    });

    it('bad rows are told one by one, by field and limit, and the rest is taken [DEV-09]', async () => {
      const reply = await ingest(w, [
        { imei: imeiOf(1), readings: { temperature: 25, signals: 99 } },
        { imei: imeiOf(2), readings: { pressure: 99 } },
        { imei: '12', readings: {} },
        { imei: imeiOf(999) },
        { imei: imeiOf(3), at: new Date(fixtureNow + 3_600_000).toISOString() },
        { imei: imeiOf(101), readings: { smoke: 1 } },
        { imei: imeiOf(3), readings: { voltage: 'x' } },
      ]);
      expect(reply.accepted).toBe(1);
      expect(reply.refused.map(({ index, code, field, args }) => [index, code, field, args])).toEqual([
        [1, 'form.range', 'readings.pressure', { 0: 0, 1: 2.5 }],
        [2, 'form.format', 'imei', {}],
        [3, 'device.unknownImei', 'imei', { imei: imeiOf(999) }],
        [4, 'device.reading.ahead', 'at', { 0: 5 }],
        [5, 'device.unknownImei', 'imei', { imei: imeiOf(101) }],
        [6, 'form.format', 'readings.voltage', {}],
      ]);
      const device = await (await w.as('platform')).send(deviceCalls.detail, { deviceId: 1 });
      expect([device.readings.temperature, device.signals, device.lastSeenAt]).toEqual([25, 99, iso(0)]);
    });

    it('raise an alarm once, count its repeats, and close it when its rule says so [ALM-01] [ALM-05]', async () => {
      const platform = await w.as('platform');
      const send = (leakage: number) => ingest(w, [{ imei: imeiOf(3), readings: { leakage } }]);
      expect((await send(400)).raised).toBe(1);
      expect((await send(420)).raised).toBe(0);
      const current = await platform.send(alarmCalls.list, { deviceId: 3 });
      expect(current.rows.map(({ kind, count, value, state }) => ({ kind, count, value, state }))).toEqual([
        { kind: 'leakage', count: 2, value: 420, state: 'open' },
      ]);
      expect((await platform.send(deviceCalls.detail, { deviceId: 3 })).alarmLevel).toBe(2);
      await send(275);
      expect((await platform.send(alarmCalls.list, { deviceId: 3 })).total).toBe(1);
      await send(100);
      expect((await platform.send(alarmCalls.list, { deviceId: 3 })).total).toBe(0);
      const [closed] = (await platform.send(alarmCalls.list, { deviceId: 3, list: 'history', clearType: 'AUTO' })).rows;
      expect([closed?.closing, closed?.handledBy]).toEqual(['autoRecovered', null]);
      expect((await platform.send(deviceCalls.detail, { deviceId: 3 })).alarmLevel).toBe(null);
      const { track } = await platform.send(alarmCalls.detail, { alarmId: closed?.alarmId ?? 0 });
      expect(track.map((entry) => entry.event)).toEqual(['raised', 'repeatedReport', 'recovered']);
    });

    it('recovery does not close what a person has to handle [ALM-03]', async () => {
      await ingest(w, [{ imei: imeiOf(1), readings: { smoke: 5 } }]);
      const { alarm } = await (await w.as('platform')).send(alarmCalls.detail, { alarmId: 1 });
      expect([alarm.state, alarm.recoveredAt]).toEqual(['open', iso(0)]);
    });

    it('a batch that raises, closes and raises again ends with one current alarm', async () => {
      const rows = [400, 100, 410, 90, 500].map((leakage, index) => ({
        imei: imeiOf(3),
        at: iso(9 - index),
        readings: { leakage },
      }));
      expect((await ingest(w, rows)).raised).toBe(3);
      const platform = await w.as('platform');
      expect((await platform.send(alarmCalls.list, { deviceId: 3 })).total).toBe(1);
      expect((await platform.send(alarmCalls.list, { deviceId: 3, list: 'history' })).total).toBe(3);
    });

    it('one that comes late fills the curve and leaves what is newer alone', async () => {
      await ingest(w, [{ imei: imeiOf(1), at: iso(30), readings: { temperature: 300 } }]);
      const platform = await w.as('platform');
      const device = await platform.send(deviceCalls.detail, { deviceId: 1 });
      expect([device.readings.temperature, device.lastSeenAt]).toEqual([undefined, iso(10)]);
      expect((await platform.send(alarmCalls.list, { deviceId: 1 })).total).toBe(1);
      const { points } = await platform.send(deviceCalls.readings, {
        deviceId: 1,
        measurement: 'temperature',
        from: iso(40),
        to: iso(0),
      });
      expect(points).toEqual([{ at: iso(30), value: 300 }]);
    });

    it('a thousand cost as many statements as one [ALM-07]', async () => {
      const template = await w.database.db
        .selectFrom('device')
        .selectAll()
        .where('deviceId', '=', 1)
        .executeTakeFirstOrThrow();
      const { deviceId: _id, ...fields } = template;
      const many = Array.from({ length: 1000 }, (_, i) => ({
        ...fields,
        imei: `87${String(i).padStart(13, '0')}`,
        readings: '{}',
        alarmLevel: null,
      }));
      for (let at = 0; at < many.length; at += 250)
        await w.database.db
          .insertInto('device')
          .values(many.slice(at, at + 250))
          .execute();
      const { counted, statements } = countingStatements(w.database);
      const take = (part: typeof many) =>
        takeReports(
          { database: counted, clock: w.time.clock },
          'R001',
          part.map(({ imei }) => ({ imei, readings: { smoke: 200 } })),
        );
      expect((await take(many.slice(0, 1))).raised).toBe(1);
      const ofOne = statements();
      const reply = await take(many.slice(1));
      expect([reply.accepted, reply.raised]).toEqual([999, 999]);
      // besides, PostgreSQL is told of changed devices by five hundred at a time
      expect(statements() - ofOne).toBeLessThanOrEqual(ofOne + 1);
      const { events, latest, more } = await (
        await w.as('platform')
      ).send(shellCalls.events, { after: 0, limit: 1000 });
      expect([latest, more, events.length]).toEqual([1000, false, 1000]);
      expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
    });
  });

  describe('alarms', () => {
    let w: FixtureGateway;
    beforeEach(async () => {
      w = await open();
    });

    it('current and historical lists with faults, filtered and sorted; history says how it was cleared [ALM-01]', async () => {
      const platform = await w.as('platform');
      expect(alarmIds((await platform.send(alarmCalls.list, {})).rows)).toEqual([1, 2, 4]);
      expect(alarmIds((await platform.send(alarmCalls.list, { sort: 'level', order: 'desc' })).rows)).toEqual([
        4, 2, 1,
      ]);
      expect(alarmIds((await platform.send(alarmCalls.list, { category: ['fault'] })).rows)).toEqual([4]);
      const history = await platform.send(alarmCalls.list, { list: 'history' });
      expect(history.rows.map((row) => [row.alarmId, row.clearType])).toEqual([
        [3, 'AUTO'],
        [5, 'manual'],
      ]);
      expect(
        alarmIds((await platform.send(alarmCalls.list, { list: 'history', from: iso(1000), to: iso(0) })).rows),
      ).toEqual([3]);
      expect(await platform.send(alarmCalls.summary, {})).toEqual({
        byLevel: { 1: 1, 2: 0, 3: 1, 4: 1, 5: 0 },
        unacknowledged: 2,
        current: 3,
      });
      expect(alarmIds((await (await w.as('org')).send(alarmCalls.list, {})).rows)).toEqual([1, 2]);
    });

    it("handling twice is refused with the first handler's name, also when two come at once [ALM-03]", async () => {
      const send = async (role: 'platform' | 'unit') =>
        (await w.as(role)).send(alarmCalls.handle, { alarmId: 1, closing: 'falseAlarm', remark: '水汽' });
      await Promise.all([w.token('platform'), w.token('unit')]);
      const both = await Promise.allSettled([send('platform'), send('unit')]);
      expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const first = both.find((one) => one.status === 'fulfilled')?.value;
      expect([first?.state, first?.closing, first?.clearType, first?.remark]).toEqual([
        'closed',
        'falseAlarm',
        'manual',
        '水汽',
      ]);
      const refusal = await refusalOf(send('unit'));
      expect([refusal.code, refusal.problems[0]?.args]).toEqual(['alarm.alreadyHandled', { name: first?.handledBy }]);
      expect(refusal.message).toContain(first?.handledBy);
      expect((await (await w.as('platform')).send(deviceCalls.detail, { deviceId: 1 })).alarmLevel).toBe(null);
    });

    it('a remark has 256 characters at most, and closing by itself is not for people [ALM-03]', async () => {
      const platform = await w.as('platform');
      const before = await snapshot(w.database.db);
      const long = await refusalOf(
        platform.send(alarmCalls.handle, { alarmId: 1, closing: 'manual', remark: '字'.repeat(257) }),
      );
      expect([long.code, long.problems[0]?.field, long.problems[0]?.args]).toEqual([
        'form.tooLong',
        'remark',
        { 0: 256 },
      ]);
      const auto = await refusalOf(
        platform.send(alarmCalls.handle, { alarmId: 1, closing: 'autoRecovered' as 'manual' }),
      );
      expect([auto.code, auto.problems[0]?.field]).toEqual(['form.choice', 'closing']);
      expect(await snapshot(w.database.db)).toBe(before);
    });

    it('many are acknowledged at once; what cannot be is told one by one [ALM-04]', async () => {
      const reply = await (await w.as('unit')).send(alarmCalls.acknowledge, { alarmIds: [1, 2, 4, 3, 1] });
      expect(reply.done).toEqual([1]);
      expect(reply.refused).toEqual([
        { alarmId: 2, code: 'alarm.alreadyAcknowledged', args: { name: '王工' } },
        { alarmId: 4, code: 'alarm.notFound', args: {} },
        { alarmId: 3, code: 'alarm.notFound', args: {} },
      ]);
    });

    it("every change is an event with the tenant's next number, seen by those in whose scope it is [ALM-06] [ROL-06]", async () => {
      await ingest(w, [{ imei: imeiOf(6), kinds: ['gasLeak'] }]);
      await ingest(w, [{ imei: imeiOf(101), readings: { smoke: 300 } }], 'R002');
      const platform = await w.as('platform');
      await platform.send(alarmCalls.acknowledge, { alarmIds: [1] });
      await platform.send(alarmCalls.handle, { alarmId: 1, closing: 'manual' });
      const seen = async (role: (typeof roles)[number], rentId?: string) => {
        const { events, latest } = await (await w.as(role, rentId)).send(shellCalls.events, { after: 0 });
        return {
          latest,
          events: events.map(({ seq, data }) => [seq, (data as Alarm).deviceId, (data as Alarm).state]),
        };
      };
      const mine = [
        [2, 1, 'acknowledged'],
        [3, 1, 'closed'],
      ];
      expect(await seen('platform')).toEqual({ latest: 3, events: [[1, 6, 'open'], ...mine] });
      expect(await seen('org')).toEqual({ latest: 3, events: mine });
      expect(await seen('platform', 'R002')).toEqual({ latest: 1, events: [[1, 101, 'open']] });
    });

    it('what is pushed of an alarm is what its page shows, though nothing is read back [ALM-06]', async () => {
      await ingest(w, [{ imei: imeiOf(5), kinds: ['smoke'], readings: { temperature: 21.3 } }]);
      const platform = await w.as('platform');
      await platform.send(alarmCalls.handle, { alarmId: 1, closing: 'reset', remark: '水汽' });
      const { events } = await platform.send(shellCalls.events, { after: 0 });
      const pages = await Promise.all(
        events.map(({ data }) => platform.send(alarmCalls.detail, { alarmId: (data as Alarm).alarmId })),
      );
      expect(events.map(({ data }) => data)).toEqual(pages.map(({ alarm }) => alarm));
      expect(events).toHaveLength(2);
    });

    it('staff inside the process act as people do: scope, rights, track, push and log [ALM-03] [ROL-06] [N25]', async () => {
      const { desk } = w.gateway;
      const unit = { rentId: 'R001', username: 'unit', name: '林值班员' };
      expect(alarmIds(await desk.waiting(unit))).toEqual([2, 1]);
      expect(await desk.waiting({ ...unit, username: 'org' })).toEqual([]);
      expect(await desk.waiting({ ...unit, username: 'nobody' })).toEqual([]);
      await desk.acknowledge(unit, [1, 4]);
      const platform = await w.as('platform');
      const page = (alarmId: number) => platform.send(alarmCalls.detail, { alarmId });
      expect((await page(4)).alarm.state).toBe('open');
      const handling = { alarmId: 1, closing: 'falseAlarm', remark: '水汽' } as const;
      await desk.handle(unit, { ...handling, acknowledgedBy: null });
      expect((await page(1)).alarm.state).toBe('acknowledged');
      await desk.handle(unit, { ...handling, acknowledgedBy: '林值班员' });
      const { alarm, track } = await page(1);
      expect([alarm.state, alarm.handledBy, alarm.remark]).toEqual(['closed', '林值班员', '水汽']);
      expect(track.map(({ event, by }) => [event, by])).toEqual([
        ['raised', null],
        ['acknowledged', '林值班员'],
        ['handled', '林值班员'],
      ]);
      const { events } = await platform.send(shellCalls.events, { after: 0 });
      expect(events.map(({ data }) => (data as Alarm).state)).toEqual(['acknowledged', 'closed']);
      const { rows } = await platform.send(sessionCalls.userLog, { search: 'alarm.handle' });
      expect(rows.map(({ username, detail }) => [username, detail])).toEqual([['unit', '1 falseAlarm']]);
      await w.database.db.updateTable('appUser').set({ disabled: true }).where('username', '=', 'unit').execute();
      expect(await desk.waiting(unit)).toEqual([]);
    });

    it('what failed publishes nothing and takes no number [ALM-06]', async () => {
      const platform = await w.as('platform');
      await platform.send(alarmCalls.acknowledge, { alarmIds: [1] });
      await refusalOf(platform.send(alarmCalls.handle, { alarmId: 1, closing: 'manual', remark: '字'.repeat(257) }));
      await platform.send(alarmCalls.acknowledge, { alarmIds: [4] });
      expect((await platform.send(shellCalls.events, { after: 1 })).events.map((event) => event.seq)).toEqual([2]);
    });

    it('says truthfully when what was asked for is no longer kept [ALM-06]', async () => {
      const platform = await w.as('platform');
      await platform.send(alarmCalls.acknowledge, { alarmIds: [1] });
      w.time.advance(1000);
      await platform.send(alarmCalls.acknowledge, { alarmIds: [4] });
      const expired = async (after: number) => (await platform.send(shellCalls.events, { after })).expired;
      expect([await expired(0), await expired(2), await expired(3)]).toEqual([false, false, true]);
      const { deleteEventsBefore } = await import('../../apps/gateway/src/shell/store.ts');
      await deleteEventsBefore(w.database.db, new Date(fixtureNow + 1).toISOString());
      expect([await expired(0), await expired(1), await expired(2)]).toEqual([true, false, false]);
      await deleteEventsBefore(w.database.db, new Date(fixtureNow + eventsKeptMs).toISOString());
      expect([await expired(1), await expired(2)]).toEqual([true, false]);
    });
  });

  it('a link opens what it was made for, for as long as it lasts, and nothing else [PUB-05]', async () => {
    const w = await open();
    const { token, path } = await (await w.as('resident')).send(publicCalls.createLink, { subject: 'device', id: 1 });
    expect(path).toMatch(/^\/public\/index\/detail\/1\/smoke\?token=/);
    const anyone = w.client();
    const page = await anyone.send(publicCalls.device, { deviceId: 1, token });
    expect([page.device.imei, page.measurement, page.points.map((p) => p.value), alarmIds(page.current)]).toEqual([
      imeiOf(1),
      'smoke',
      [4, 9, 140],
      [1],
    ]);
    expect(Object.keys(page.device)).not.toContain('partnerId');
    expect(page.contact).toEqual({ name: '陈主任', phone: '13800138000' });
    expect((await refusalOf(anyone.send(publicCalls.device, { deviceId: 2, token }))).status).toBe(403);
    expect((await refusalOf(anyone.send(publicCalls.alarm, { alarmId: 1, token }))).status).toBe(403);
    const [body = '', signature = ''] = token.split('.');
    const forged = btoa(atob(body.replaceAll('-', '+').replaceAll('_', '/')).replace('"device",1,', '"device",2,'))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
    expect(
      (await refusalOf(anyone.send(publicCalls.device, { deviceId: 2, token: `${forged}.${signature}` }))).code,
    ).toBe('public.claim.invalid');
    expect(
      (await refusalOf((await w.as('resident')).send(publicCalls.createLink, { subject: 'device', id: 4 }))).code,
    ).toBe('device.notFound');
    expect((await refusalOf(w.client(token).send(deviceCalls.list, {}))).status).toBe(401);
  });

  it('a link tells whom to call about the place, and nobody where the place names no number [PUB-01]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const contactOf = async () => {
      const { token } = await platform.send(publicCalls.createLink, { subject: 'alarm', id: 1 });
      return (await w.client().send(publicCalls.alarm, { alarmId: 1, token })).contact;
    };
    expect(await contactOf()).toEqual({ name: '陈主任', phone: '13800138000' });
    await w.database.db.updateTable('place').set({ phone: '' }).where('placeId', '=', 1).execute();
    expect(await contactOf()).toBeNull();
  });

  it("two gateways on one database hand out each other's events, in order [ALM-06]", async ({ skip }) => {
    const again = kind.again;
    if (!again) return skip('only PostgreSQL is shared');
    const w = await open();
    const other = await fixtureGateway(await again(), { isFilled: true });
    const delivered: number[] = [];
    vi.spyOn(other.gateway.hub, 'deliver').mockImplementation(({ seq }) => delivered.push(seq ?? 0));
    const platform = await w.as('platform');
    await platform.send(alarmCalls.acknowledge, { alarmIds: [1] });
    await platform.send(alarmCalls.handle, { alarmId: 1, closing: 'manual' });
    await vi.waitFor(() => expect(delivered).toEqual([1, 2]), { timeout: 10_000 });
    await other.close();
  });
});

/** The same database, with the statements that go through it counted. */
function countingStatements(database: OpenedDatabase): { counted: OpenedDatabase; statements: () => number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counted: { ...database, db: database.db.withPlugin(counter) }, statements: () => count };
}

async function fileOf(w: FixtureGateway, authorization: string, path: string): Promise<{ text: string }> {
  const response = await w.request(path, { headers: { authorization } });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  // as bytes: a text decoder would take the byte order mark away
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()) };
}
