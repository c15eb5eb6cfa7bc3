import { deviceCalls } from '@fireline/api/device';
import { beforeEach, expect, it } from 'vitest';
import { deleteOldNights } from '../../../apps/gateway/src/device/sleep/actions.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

await onTestDatabase('sleep', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await w.database.db.updateTable('device').set({ deviceType: 'smartwatch' }).where('deviceId', '=', 1).execute();
  });
  const segment = (stage: string, from: string, to: string) => ({
    stage,
    from: `2026-11-${from}:00+08:00`,
    to: `2026-11-${to}:00+08:00`,
  });
  const imei = imeiOf(1);

  it('stages come with reports, are summed by night, and one that is sent again counts once [DEV-25] [DEV-09]', async () => {
    const night = [
      segment('awake', '20T23:00', '20T23:30'),
      segment('deep', '20T23:30', '21T02:30'),
      segment('light', '21T02:30', '21T07:30'),
    ];
    await ingest(w, [{ imei, sleep: night.slice(0, 2) }]);
    await ingest(w, [
      { imei, sleep: night },
      { imei, sleep: [segment('rem', '21T15:50', '21T16:00')] },
    ]);
    const unit = await w.as('unit');
    const sleep = await unit.send(deviceCalls.sleep, { deviceId: 1 });
    expect(sleep.nights.map((one) => [one.night, one.asleepMin, one.inBedMin, one.grade])).toEqual([
      ['2026-11-21', 480, 510, 'good'],
      ['2026-11-22', 10, 10, 'poor'],
    ]);
    const chosen = await unit.send(deviceCalls.sleep, { deviceId: 1, night: '2026-11-21' });
    expect(chosen.segments.map(({ stage }) => stage)).toEqual(['awake', 'deep', 'light']);
    expect(chosen.stageNow).toBeNull();
    await ingest(w, [{ imei, sleep: [segment('light', '21T16:00', '21T16:04')] }]);
    expect((await unit.send(deviceCalls.sleep, { deviceId: 1 })).stageNow).toBe('light');
  });

  it('stages that cannot be, or from another type, are left out; strangers see nothing [DEV-25] [ROL-06]', async () => {
    const good = segment('deep', '20T23:30', '21T02:30');
    const reply = await ingest(w, [
      { imei, sleep: [segment('deep', '21T02:30', '20T23:30')] },
      { imei: imeiOf(2), sleep: [good] },
      { imei, sleep: [good] },
    ]);
    expect(reply.leftOut.map(({ index, code, field }) => [index, code, field])).toEqual([
      [0, 'device.sleep.span', 'sleep.0'],
      [1, 'device.sleep.otherType', 'sleep'],
    ]);
    expect(reply.accepted).toBe(3);
    const foreign = await w.as('platform', 'R002');
    const asked = foreign.send(deviceCalls.sleep, { deviceId: 1 });
    expect((await refusalOf(asked)).problems[0]?.code).toBe('device.notFound');
  });

  it('nights are kept as long as readings are [DEV-25]', async () => {
    await ingest(w, [
      { imei, sleep: [segment('deep', '10T23:30', '11T02:30')] },
      { imei, sleep: [segment('deep', '20T23:30', '21T02:30')] },
    ]);
    const deps = { database: w.database, clock: w.time.clock };
    expect(await deleteOldNights(deps, 5, { isStopped: () => false })).toBe(1);
    const left = await w.database.db.selectFrom('sleepNight').select('night').execute();
    expect(left.map(({ night }) => night)).toEqual(['2026-11-21']);
  });
});
