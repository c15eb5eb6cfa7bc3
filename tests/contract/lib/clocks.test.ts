import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { beforeEach, expect, it } from 'vitest';
import { AlarmRules } from '../../../apps/gateway/src/alarm/rules/judging.ts';
import { sweepDevices } from '../../../apps/gateway/src/device/jobs.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, fixtureGateway } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const minute = 60_000;

await onTestDatabase('wrong clocks', ({ open }) => {
  let w: FixtureGateway;
  /** How far the gateway's clock is off. */
  let offMs = 0;
  const warned: string[] = [];
  beforeEach(async () => {
    [offMs, warned.length] = [0, 0];
    w = await open({
      clock: () => fixtureNow + offMs,
      log: { info: () => {}, warn: (message) => warned.push(message), error: () => {} },
    });
  });
  const deviceId = 4;
  const report = (more: object) => ingest(w, [{ imei: imeiOf(deviceId), ...more }]);
  const state = async () => {
    const platform = await w.as('platform');
    const { readings, lastSeenAt, online } = await platform.send(deviceCalls.detail, { deviceId });
    const { rows } = await platform.send(alarmCalls.list, { deviceId });
    return { smoke: readings.smoke, lastSeenAt, online, kinds: rows.map(({ kind }) => kind).toSorted() };
  };

  it('a fire is an alarm after the clock of the gateway was an hour ahead and is put right [ALM-01] [DEV-09]', async () => {
    offMs = 60 * minute;
    await report({ readings: { smoke: 2 } });
    offMs = 0;
    expect((await report({ readings: { smoke: 110 } })).raised).toBe(1);
    expect((await report({ readings: { smoke: 120 } })).raised).toBe(0);
    expect(await state()).toEqual({ smoke: 120, lastSeenAt: iso(0), online: true, kinds: ['lowBattery', 'smoke'] });
    expect(warned.filter((message) => message.startsWith('the clock of this gateway was put back'))).toHaveLength(1);
    expect(warned.filter((message) => message.startsWith('devices were last heard at a time'))).toHaveLength(1);
  });

  it('a fire is an alarm after a report that the device dated four minutes ahead [ALM-01] [DEV-09]', async () => {
    expect(await report({ at: iso(-4), readings: { smoke: 2 } })).toMatchObject({ accepted: 1, refused: [] });
    expect((await state()).lastSeenAt).toBe(iso(0));
    expect((await report({ readings: { smoke: 110 } })).raised).toBe(1);
    expect(await state()).toEqual({ smoke: 110, lastSeenAt: iso(0), online: true, kinds: ['lowBattery', 'smoke'] });
    await report({ at: iso(-4), readings: { smoke: 2 } });
    expect(warned).toEqual(['a device clock is ahead; its reports are taken as of their receipt']);
  });

  it('a fire that was measured before a newer report is an alarm, and so is a call button [ALM-01] [DEV-09]', async () => {
    await report({ at: iso(2), readings: { smoke: 2 } });
    expect((await report({ at: iso(3), readings: { smoke: 110 } })).raised).toBe(1);
    expect((await report({ at: iso(4), kinds: ['manualCall'] })).raised).toBe(1);
    expect(await state()).toEqual({
      smoke: 2,
      lastSeenAt: iso(2),
      online: true,
      kinds: ['lowBattery', 'manualCall', 'smoke'],
    });
  });

  it('reports with the right time are taken while the clock of the gateway is put back [ALM-01] [DEV-09]', async () => {
    offMs = -120 * minute;
    const reply = await report({ at: iso(0), readings: { smoke: 110 } });
    expect([reply.refused, reply.raised]).toEqual([[], 1]);
    expect((await state()).lastSeenAt).toBe(iso(120));
    expect((await report({ at: iso(-6), readings: {} })).leftOut.map(({ code }) => code)).toEqual([
      'device.reading.ahead',
    ]);
  });

  it('one of the years 1 and 9999 counts from its receipt, ends nothing, and is raised once while its alarm stands [ALM-01] [ALM-05] [DEV-09]', async () => {
    const years = ['0001-01-01T00:00:00Z', iso(400 * 24 * 60 + 1), iso(400 * 24 * 60), '9999-12-31T23:59:59Z'];
    const { accepted, raised, refused, leftOut } = await ingest(
      w,
      years.map((at, index) => ({
        imei: imeiOf(deviceId),
        at,
        kinds: [['sos', 'removed', 'selfTest', 'intrusion'][index]],
      })),
    );
    expect([accepted, raised, refused]).toEqual([4, 4, []]);
    expect(leftOut.map(({ index, code, field, args }) => [index, code, field, args])).toEqual([
      [0, 'device.reading.tooOld', 'at', { 0: 400 }],
      [1, 'device.reading.tooOld', 'at', { 0: 400 }],
      [3, 'device.reading.ahead', 'at', { 0: 5 }],
    ]);
    expect((await state()).lastSeenAt).toBe(iso(0));
    expect(warned).toEqual([
      'a report says a time that cannot be used; it is taken as of its receipt, and ends no alarm',
    ]);
    const standing = (await state()).kinds;
    const again = { at: '1970-01-01T00:00:05Z', kinds: ['sos'] };
    for (let times = 0; times < 2; times += 1) expect(await report(again)).toMatchObject({ accepted: 1, raised: 0 });
    await report({ at: '1970-01-01T00:00:05Z', cleared: ['sos', 'removed', 'intrusion'], readings: { smoke: 0 } });
    expect((await state()).kinds).toEqual(standing);
    await report({ at: iso(0), cleared: ['removed'] });
    expect((await state()).kinds).toEqual(standing.filter((kind) => kind !== 'removed'));
  });

  it('a device that is silent is offline, also where it was heard at a time that has not come yet [DEV-06]', async () => {
    await report({ readings: {} });
    await w.database.db
      .updateTable('device')
      .set({ heardAt: iso(-200) })
      .where('deviceId', '=', deviceId)
      .execute();
    const sweep = (hours: number) =>
      sweepDevices(
        { database: w.database, clock: () => fixtureNow, alarmRules: new AlarmRules() },
        fixtureNow - hours * 60 * minute,
      );
    await sweep(23);
    expect((await state()).online).toBe(true);
    await sweep(25);
    expect((await state()).online).toBe(false);
  });

  it('a report that is sent again raises and counts nothing, also when handled and after a restart [ALM-01]', async () => {
    const platform = await w.as('platform');
    const fire = { at: iso(1), kinds: ['sos'], readings: { smoke: 200 } };
    expect((await report(fire)).raised).toBe(2);
    const { rows } = await platform.send(alarmCalls.list, { deviceId });
    expect(await report(fire)).toMatchObject({ accepted: 1, raised: 0 });
    for (const { alarmId, kind } of rows.filter((row) => row.kind !== 'lowBattery')) {
      const { alarm, track } = await platform.send(alarmCalls.detail, { alarmId });
      expect([kind, alarm.count, track.length]).toEqual([kind, 1, 1]);
      await platform.send(alarmCalls.handle, { alarmId, closing: 'falseAlarm', remark: '' });
    }
    expect((await report(fire)).raised).toBe(0);
    const again = await fixtureGateway(w.database, { isFilled: true, clock: () => fixtureNow + minute });
    expect((await ingest(again, [{ imei: imeiOf(deviceId), ...fire }])).raised).toBe(0);
    expect((await ingest(again, [{ imei: imeiOf(deviceId), ...fire, at: iso(0) }])).raised).toBe(2);
  });
});
