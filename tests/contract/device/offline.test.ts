import { alarmCalls } from '@fireline/api/alarm';
import { analysisCalls } from '@fireline/api/analysis';
import { deviceCalls } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { offlineBy } from '@fireline/domain/analysis';
import { deviceTypes } from '@fireline/domain/device';
import { addDays, startOfDay } from '@fireline/domain/lib';
import { beforeEach, expect, it } from 'vitest';
import { AlarmRules } from '../../../apps/gateway/src/alarm/rules/judging.ts';
import { sweepDevices } from '../../../apps/gateway/src/device/jobs.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const hour = 3_600_000;
const at = (ms: number): string => new Date(ms).toISOString();

await onTestDatabase('offline records', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const alarmRules = new AlarmRules();
  const sweep = () => sweepDevices({ database: w.database, clock: w.time.clock, alarmRules }, fixtureNow);
  const spans = async (deviceId: number) => {
    const { rows } = await (await w.as('platform')).send(deviceCalls.offlineRecords, { deviceId });
    return rows.map(({ fromAt, toAt, status }) => [fromAt, toAt, status]);
  };
  const deviceId = 3;
  const beatMs = deviceTypes.electric.heartbeatS * 1000;
  /** The gateways listen from the fixture's now on. */
  const missed = at(fixtureNow + beatMs);

  it('one begins with the first report that is missed and ends with the next one, once, also where two sweep [DEV-14] [DEV-07]', async () => {
    w.time.advance(2 * hour);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await spans(deviceId)).toEqual([[missed, null, 'offline']]);
    await ingest(w, [{ imei: imeiOf(deviceId), readings: { current: 12 } }]);
    expect(await spans(deviceId)).toEqual([[missed, at(w.time.clock()), 'offline']]);
    w.time.advance(hour);
    await ingest(w, [{ imei: imeiOf(deviceId), readings: { current: 12 } }]);
    expect((await spans(deviceId)).length).toBe(1);
    w.time.advance(2 * hour);
    await sweep();
    expect((await spans(deviceId)).map(([from]) => from)).toEqual([at(w.time.clock() - 2 * hour + beatMs), missed]);
  });

  it('the silence is a fault that stands once until the device is back or suspended [DEV-14] [ALM-01]', async () => {
    const platform = await w.as('platform');
    const faults = async (list: 'current' | 'history') => {
      const { rows } = await platform.send(alarmCalls.list, { list, kind: ['offline'], pageSize: 200 });
      return rows.filter((row) => row.deviceId === deviceId);
    };
    const levelOf = async () => (await platform.send(deviceCalls.detail, { deviceId })).alarmLevel;
    const before = await faults('history');
    const level = await levelOf();
    w.time.advance(2 * hour);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await faults('current')).toMatchObject([
      { category: 'fault', state: 'open', alarmTime: missed, receivedAt: at(w.time.clock()), level: 5 },
    ]);
    expect(await levelOf()).toBe(level ?? 5);
    await ingest(w, [{ imei: imeiOf(deviceId), at: at(fixtureNow - 8 * 60_000), readings: {} }]);
    expect(await faults('current')).toEqual([]);
    expect((await faults('history')).length).toBe(before.length + 1);
    expect(await levelOf()).toBe(level);

    w.time.advance(2 * hour);
    await sweep();
    expect((await faults('current')).length).toBe(1);
    const { revision } = await platform.send(deviceCalls.detail, { deviceId });
    await platform.send(deviceCalls.changeLife, { deviceId, revision, event: 'suspend' });
    expect(await faults('current')).toEqual([]);
    expect(await levelOf()).toBe(level);
  });

  it('a device of which nothing is wrong but its silence can be removed, and its fault ends [DEV-13] [DEV-14]', async () => {
    await w.database.db.updateTable('alarm').set({ state: 'closed' }).where('deviceId', '=', 1).execute();
    w.time.advance(50 * hour);
    await sweep();
    const platform = await w.as('platform');
    const standing = async () => {
      const { rows } = await platform.send(alarmCalls.list, { list: 'current', pageSize: 200 });
      return rows.filter((row) => row.deviceId === 1).map(({ kind }) => kind);
    };
    expect(await standing()).toEqual(['offline']);
    const { revision } = await platform.send(deviceCalls.detail, { deviceId: 1 });
    expect(await platform.send(deviceCalls.changeLife, { deviceId: 1, revision, event: 'remove' })).toEqual({
      life: 'removed',
    });
    expect(await standing()).toEqual([]);
  });

  it('a silence after one that a person has still to close is counted [DEV-14] [ALM-01]', async () => {
    const { db } = w.database;
    w.time.advance(2 * hour);
    await sweep();
    await db.updateTable('alarm').set({ closesByItself: false }).where('kind', '=', 'offline').execute();
    const report = { imei: imeiOf(deviceId), readings: {} };
    await ingest(w, [report]);
    const fault = () =>
      db
        .selectFrom('alarm')
        .select(['state', 'count', 'recoveredAt'])
        .where('deviceId', '=', deviceId)
        .where('kind', '=', 'offline')
        .where('state', '<>', 'closed')
        .execute();
    expect(await fault()).toEqual([{ state: 'open', count: 1, recoveredAt: at(w.time.clock()) }]);
    w.time.advance(2 * hour);
    await sweep();
    expect(await fault()).toEqual([{ state: 'open', count: 2, recoveredAt: null }]);
  });

  it('a report that comes late ends it when it is received, not when it was measured [DEV-14] [DEV-09]', async () => {
    w.time.advance(2 * hour);
    await sweep();
    await ingest(w, [{ imei: imeiOf(deviceId), at: at(fixtureNow - 8 * 60_000), readings: { current: 12 } }]);
    expect(await spans(deviceId)).toEqual([[missed, at(w.time.clock()), 'offline']]);
  });

  it('what nobody could receive, and a device that was never activated, is no silence [DEV-14] [DEV-02]', async () => {
    w.time.advance(2 * hour);
    // the fixture's devices last reported ten minutes before it listens
    await sweep();
    expect((await spans(deviceId)).map(([from]) => from)).toEqual([missed]);
    await ingest(w, [{ imei: imeiOf(5), readings: {} }]);
    w.time.advance(50 * hour);
    await sweep();
    const { db } = w.database;
    expect(await db.selectFrom('offlineRecord').select('recordId').where('deviceId', '=', 5).execute()).toEqual([]);
    expect(await db.selectFrom('device').select('online').where('deviceId', '=', 5).execute()).toEqual([
      { online: false },
    ]);
  });

  it('they are found by device, place, length, state and period, within the scope [DEV-14] [ROL-06]', async () => {
    const platform = await w.as('platform');
    const count = async (query: SendOf<typeof deviceCalls.offlineRecords>) =>
      (await platform.send(deviceCalls.offlineRecords, query)).total;
    expect(await count({})).toBe(2);
    expect(await count({ state: 'ongoing' })).toBe(1);
    expect(await count({ atLeast: 'hour' })).toBe(1);
    expect(await count({ atLeast: 'day' })).toBe(0);
    expect(await count({ placeId: [1] })).toBe(0);
    expect(await count({ search: imeiOf(4), deviceType: ['smoke'], status: ['lowBattery'] })).toBe(2);
    expect(await count({ from: iso(4700), to: iso(9) })).toBe(0);
    expect(await count({ from: iso(4900), to: iso(4850) })).toBe(1);
    expect(await count({ from: iso(7) })).toBe(1);
    const { rows } = await platform.send(deviceCalls.offlineRecords, { sort: 'duration', order: 'asc' });
    expect(rows.map(({ toAt, times }) => [toAt, times])).toEqual([
      [null, 2],
      [iso(4800), 2],
    ]);
    expect((await (await w.as('agent')).send(deviceCalls.offlineRecords, {})).total).toBe(0);
  });

  it('the time lost is counted by day and by what devices hang in, and each count is that of its records [DEV-14] [SHL-10]', async () => {
    w.time.advance(2 * hour);
    await sweep();
    w.time.advance(26 * hour);
    await ingest(w, [{ imei: imeiOf(deviceId), readings: { current: 12 } }]);
    w.time.advance(3 * hour);
    await sweep();
    const platform = await w.as('platform');
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    for (const by of offlineBy) {
      const count = await platform.send(analysisCalls.offlineCount, { by, range: 'last30Days' });
      const { from, to, rows, days } = count;
      expect(days.length).toBe(30);
      // the last day goes on: it is counted up to now
      expect([days.at(-1)?.day, count.until]).toEqual([to, at(w.time.clock())]);
      expect(count.offlineS).toBeGreaterThan(26 * 3600);
      expect(sum(rows.map(({ offlineS }) => offlineS))).toBeCloseTo(count.offlineS, -1);
      expect(sum(days.map(({ offlineS }) => offlineS))).toBeCloseTo(count.offlineS, -1);
      expect(sum(rows.map(({ percent }) => percent))).toBeCloseTo(100, 5);
      const range = { from: at(startOfDay(from)), to: at(startOfDay(addDays(to, 1))) };
      const records = await platform.send(deviceCalls.offlineRecords, { ...range, pageSize: 100 });
      expect(records.total).toBe(count.silences);
      expect(sum(rows.map(({ silences }) => silences))).toBe(count.silences);
      expect(new Set(records.rows.map((row) => row.deviceId)).size).toBe(count.devices);
      for (const row of rows) expect(sum(row.days)).toBeCloseTo(row.offlineS, -1);
      const ofUnits = by === 'unit' ? rows.filter(({ key }) => key !== '') : [];
      for (const { key, silences } of ofUnits)
        expect((await platform.send(deviceCalls.offlineRecords, { ...range, unitId: [Number(key)] })).total).toBe(
          silences,
        );
    }
    // an agent counts its own
    const agent = await w.as('agent');
    const own = await agent.send(analysisCalls.offlineCount, { range: 'last30Days' });
    expect(own.silences).toBe((await agent.send(deviceCalls.offlineRecords, {})).total);
    expect(own.silences).toBeLessThan((await platform.send(deviceCalls.offlineRecords, {})).total);
  });
});
