import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { shellCalls } from '@fireline/api/shell';
import { beforeEach, expect, it } from 'vitest';
import { ingest as takeReports } from '../../../apps/gateway/src/device/ingest.ts';
import { AlarmRules } from '../../../apps/gateway/src/alarm/rules/judging.ts';
import { ClockWatch } from '../../../apps/gateway/src/lib/clockWatch.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { countingStatements } from '../../fixtures/statements.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

await onTestDatabase('reports', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });

  it('what cannot be read is reported row by row, by field and limit, and all else is taken [DEV-09]', async () => {
    const reply = await ingest(w, [
      { imei: imeiOf(1), readings: { temperature: 25, signals: 99 } },
      { imei: imeiOf(2), readings: { pressure: 99 } },
      { imei: '12', readings: {} },
      { imei: imeiOf(999) },
      { imei: imeiOf(3), at: new Date(fixtureNow + 3_600_000).toISOString() },
      { imei: imeiOf(101), readings: { smoke: 1 } },
      { imei: imeiOf(3), readings: { voltage: 'x' } },
      7,
      { imei: imeiOf(999), readings: { voltage: 'x' } },
    ]);
    expect(reply.accepted).toBe(4);
    const told = (rows: typeof reply.refused) => rows.map(({ index, code, field, args }) => [index, code, field, args]);
    expect(told(reply.refused)).toEqual([
      [2, 'device.imei.format', 'imei', { 0: 15 }],
      [3, 'device.unknownImei', 'imei', { imei: imeiOf(999) }],
      [5, 'device.unknownImei', 'imei', { imei: imeiOf(101) }],
      [7, 'form.format', '', {}],
      [8, 'device.unknownImei', 'imei', { imei: imeiOf(999) }],
    ]);
    expect(told(reply.leftOut)).toEqual([
      [1, 'form.range', 'readings.pressure', { 0: 0, 1: 2.5 }],
      [4, 'device.reading.ahead', 'at', { 0: 5 }],
      [6, 'form.number', 'readings.voltage', {}],
    ]);
    const device = await (await w.as('platform')).send(deviceCalls.detail, { deviceId: 1 });
    expect([device.readings.temperature, device.signals, device.lastSeenAt]).toEqual([25, 99, iso(0)]);
  });

  it('raise an alarm once, count its repeats, and close it when its rule says so [ALM-01] [ALM-05]', async () => {
    const platform = await w.as('platform');
    const send = (leakage: number, minutesAgo: number) =>
      ingest(w, [{ imei: imeiOf(3), at: iso(minutesAgo), readings: { leakage } }]);
    expect((await send(400, 9)).raised).toBe(1);
    expect((await send(420, 8)).raised).toBe(0);
    const current = await platform.send(alarmCalls.list, { deviceId: 3 });
    expect(current.rows.map(({ kind, count, value, state }) => ({ kind, count, value, state }))).toEqual([
      { kind: 'leakage', count: 2, value: 420, state: 'open' },
    ]);
    expect((await platform.send(deviceCalls.detail, { deviceId: 3 })).alarmLevel).toBe(2);
    await send(275, 7);
    expect((await platform.send(alarmCalls.list, { deviceId: 3 })).total).toBe(1);
    await send(100, 6);
    expect((await platform.send(alarmCalls.list, { deviceId: 3 })).total).toBe(1);
    // it has stayed normal for the alarm time
    await send(100, 5);
    expect((await platform.send(alarmCalls.list, { deviceId: 3 })).total).toBe(0);
    const [closed] = (await platform.send(alarmCalls.list, { deviceId: 3, list: 'history', clearType: 'AUTO' })).rows;
    expect([closed?.closing, closed?.handledBy]).toEqual(['autoRecovered', null]);
    expect((await platform.send(deviceCalls.detail, { deviceId: 3 })).alarmLevel).toBe(null);
    const { track } = await platform.send(alarmCalls.detail, { alarmId: closed?.alarmId ?? 0 });
    expect(track.map((entry) => entry.event)).toEqual(['raised', 'repeatedReport', 'recovered', 'recovered']);
  });

  it('recovery does not close what a person has to handle [ALM-03]', async () => {
    await ingest(w, [{ imei: imeiOf(1), readings: { smoke: 5 } }]);
    const { alarm } = await (await w.as('platform')).send(alarmCalls.detail, { alarmId: 1 });
    expect([alarm.state, alarm.recoveredAt]).toEqual(['open', iso(0)]);
  });

  it('a batch that raises, closes and raises again ends with one current alarm', async () => {
    const rows = [400, 100, 100, 410, 90, 90, 500].map((leakage, index) => ({
      imei: imeiOf(3),
      at: iso(9 - index),
      readings: { leakage },
    }));
    expect((await ingest(w, rows)).raised).toBe(3);
    const platform = await w.as('platform');
    expect((await platform.send(alarmCalls.list, { deviceId: 3 })).total).toBe(1);
    expect((await platform.send(alarmCalls.list, { deviceId: 3, list: 'history' })).total).toBe(3);
  });

  it('one that comes late raises its alarm, fills the curve and leaves what is newer alone [ALM-01] [DEV-09]', async () => {
    await ingest(w, [{ imei: imeiOf(1), at: iso(30), readings: { temperature: 300 } }]);
    const platform = await w.as('platform');
    const device = await platform.send(deviceCalls.detail, { deviceId: 1 });
    expect([device.readings.temperature, device.lastSeenAt]).toEqual([undefined, iso(10)]);
    const { rows } = await platform.send(alarmCalls.list, { deviceId: 1 });
    // by when it was received: before the smoke of twelve minutes ago
    expect(rows.map(({ kind, alarmTime, receivedAt }) => [kind, alarmTime, receivedAt])).toEqual([
      ['overTemperature', iso(30), iso(0)],
      ['smoke', iso(12), iso(12)],
    ]);
    const { points } = await platform.send(deviceCalls.readings, {
      deviceId: 1,
      measurement: 'temperature',
      from: iso(40),
      to: iso(0),
    });
    expect(points).toEqual([{ at: iso(30), value: 300 }]);
  });

  it('word that comes late ends no alarm that is newer, and takes nothing of it back [ALM-05]', async () => {
    const platform = await w.as('platform');
    const current = async () =>
      (await platform.send(alarmCalls.list, { deviceId: 3 })).rows.map(({ kind, count, lastTime, value }) => ({
        kind,
        count,
        lastTime,
        value,
      }));
    await ingest(w, [{ imei: imeiOf(3), at: iso(5), readings: { leakage: 400 } }]);
    await ingest(w, [{ imei: imeiOf(3), at: iso(9), cleared: ['leakage'], readings: { leakage: 10 } }]);
    expect(await current()).toEqual([{ kind: 'leakage', count: 1, lastTime: iso(5), value: 400 }]);
    await ingest(w, [{ imei: imeiOf(3), at: iso(8), kinds: ['leakage'] }]);
    expect(await current()).toEqual([{ kind: 'leakage', count: 2, lastTime: iso(5), value: 400 }]);
    await ingest(w, [{ imei: imeiOf(3), at: iso(4), cleared: ['leakage'] }]);
    expect(await current()).toEqual([]);
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
        {
          database: counted,
          clock: w.time.clock,
          clocks: new ClockWatch({ warn: () => {} }),
          alarmRules: new AlarmRules(),
        },
        'R001',
        part.map(({ imei }) => ({ imei, readings: { smoke: 200 } })),
      );
    expect((await take(many.slice(0, 1))).raised).toBe(1);
    const ofOne = statements();
    const reply = await take(many.slice(1));
    expect([reply.accepted, reply.raised]).toEqual([999, 999]);
    // besides, PostgreSQL is told of changed devices in three lots
    expect(statements() - ofOne).toBeLessThanOrEqual(ofOne + 2);
    const { events, latest, more } = await (await w.as('platform')).send(shellCalls.events, { after: 0, limit: 1000 });
    expect([latest, more, events.length]).toEqual([1000, false, 1000]);
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
  });
});
