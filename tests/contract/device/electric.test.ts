import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { type AlarmKind, alarmKindOfCode } from '@fireline/domain/alarm';
import { electricCodes, electricPaths } from '@fireline/domain/device';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

it('the calls lie on the electric paths [DEV-11]', () => {
  const { electricReadings, electricAlarms, electricFaults, electricStatistics } = deviceCalls;
  expect([electricReadings, electricAlarms, electricFaults, electricStatistics].map(({ path }) => path)).toEqual([
    electricPaths.readings,
    electricPaths.alarms,
    electricPaths.faults,
    electricPaths.statistics,
  ]);
});

await onTestDatabase('electric codes', ({ open }) => {
  let w: FixtureGateway;
  const deviceId = 3;
  const imei = imeiOf(deviceId);
  beforeEach(async () => {
    w = await open();
  });
  const current = async (): Promise<AlarmKind[]> => {
    const { rows } = await (await w.as('platform')).send(alarmCalls.list, { list: 'current', deviceId });
    return rows.map(({ kind }) => kind);
  };

  it('each raises its kind; an unknown one is left out, as is one from another type [DEV-11] [DEV-09]', async () => {
    const codes = Object.keys(electricCodes).map(Number);
    const reply = await ingest(w, [
      { imei, code: 999 },
      { imei: imeiOf(1), code: 143 },
      ...codes.map((code) => ({ imei, code })),
    ]);
    expect(reply.leftOut.map(({ index, code, field }) => [index, code, field])).toEqual([
      [0, 'device.electric.unknown', 'code'],
      [1, 'device.electric.otherType', 'code'],
    ]);
    expect([reply.refused, reply.accepted, reply.raised]).toEqual([[], codes.length + 2, codes.length]);
    expect(new Set(await current())).toEqual(new Set(codes.map((code) => alarmKindOfCode(code))));
  });

  it('one that is sent again counts once, and one with its reading carries the value [DEV-11] [ALM-01]', async () => {
    const report = { imei, at: iso(1), code: 143, readings: { leakage: 620 } };
    await ingest(w, [report]);
    await ingest(w, [report]);
    const { rows } = await (await w.as('platform')).send(deviceCalls.electricAlarms, { deviceId });
    expect(rows.map(({ code, level, value, count }) => [code, level, value, count])).toEqual([
      [143, 2, 620, 1],
      [143, 2, null, 1],
    ]);
  });

  it('alarms and faults are kept apart, counted by code and measured by day, in scope [DEV-11] [ANA-03] [ROL-06]', async () => {
    await ingest(w, [
      { imei, at: iso(3), code: 132 },
      { imei, at: iso(2), readings: { leakage: 40, current: 12.5 } },
      { imei, at: iso(1), code: 143, readings: { leakage: 700 } },
    ]);
    const platform = await w.as('platform');
    const { rows: faults } = await platform.send(deviceCalls.electricFaults, { deviceId });
    expect(faults.map(({ code }) => code)).toEqual([132]);
    const { rows: live } = await platform.send(deviceCalls.electricReadings, { deviceId });
    expect(live.map(({ standing, readings }) => [standing.toSorted((a, b) => a - b), readings.leakage])).toEqual([
      [[132, 143], 700],
    ]);
    const { codes, highest } = await platform.send(deviceCalls.electricStatistics, { deviceId });
    expect(codes.filter(({ count }) => count > 0).map(({ code, count }) => [code, count])).toEqual([
      [132, 1],
      [143, 2],
    ]);
    expect(highest.at(-1)).toMatchObject({ key: '2026-11-21', leakage: 700, current: 12.5 });
    const year = await platform.send(deviceCalls.electricStatistics, { deviceId, window: 'year' });
    expect(year.highest.at(-1)).toMatchObject({ key: '2026-11', leakage: 700 });
    const unit = await w.as('unit');
    for (const call of [deviceCalls.electricAlarms, deviceCalls.electricFaults, deviceCalls.electricStatistics])
      expect(
        (await refusalOf(unit.send(call as typeof deviceCalls.electricAlarms, { deviceId }))).problems[0]?.code,
      ).toBe('device.notFound');
    expect((await unit.send(deviceCalls.electricReadings, {})).total).toBe(0);
    expect((await refusalOf(platform.send(deviceCalls.electricStatistics, { deviceId: 1 }))).problems[0]?.code).toBe(
      'device.notFound',
    );
  });

  it('thresholds are those that the detector confirmed, the newest of each; a reset waits for it too [DEV-11] [DEV-24]', async () => {
    const platform = await w.as('platform');
    const shown = () => platform.send(deviceCalls.electricThresholds, { deviceId });
    expect(await shown()).toEqual({ confirmed: {}, confirmedAt: null, waiting: null });
    const authorization = deviceKeyOf('R001');
    const obey = async () => {
      const key = { headers: { authorization } };
      const { commands } = await w.client().send(deviceCalls.takeCommands, { imeis: [imei] }, key);
      const acknowledgements = commands.map(({ commandId }) => ({ commandId, imei, isDone: true }));
      await w.client().send(deviceCalls.acknowledge, { acknowledgements }, key);
      return commands.map(({ command, args }) => [command, args]);
    };
    await platform.send(deviceCalls.configureElectric, { deviceId, leakageMa: 300, currentA: 63 });
    expect(await shown()).toMatchObject({ confirmed: {}, waiting: { leakageMa: 300, currentA: 63 } });
    expect(await obey()).toEqual([['configure', { leakageMa: 300, currentA: 63 }]]);
    await platform.send(deviceCalls.configureElectric, { deviceId, leakageMa: 500 });
    await obey();
    expect(await shown()).toMatchObject({ confirmed: { leakageMa: 500, currentA: 63 }, waiting: null });
    const { problems } = await refusalOf(platform.send(deviceCalls.configureElectric, { deviceId, leakageMa: 5 }));
    expect(problems[0]).toMatchObject({ code: 'form.range', field: 'args.leakageMa' });
    await platform.send(deviceCalls.resetElectric, { deviceId });
    const again = await refusalOf(platform.send(deviceCalls.resetElectric, { deviceId }));
    expect(again.problems[0]?.code).toMatch(/^device\.command\./);
    expect(await obey()).toEqual([['reset', {}]]);
  });
});
