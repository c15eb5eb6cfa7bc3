import { deviceCalls } from '@fireline/api/device';
import { dayMs } from '@fireline/domain/lib';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../fixtures/gateway.ts';
import { fillSending } from '../fixtures/sending.ts';
import { fixtureNow } from '../fixtures/tenant.ts';

await onTestDatabase('resources of a device', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillSending(w);
  });

  it('are its messages of thirty days by way and outcome, the switch with its end, and what is on a blacklist [DEV-13] [DEV-16] [DEV-27]', async () => {
    const { db } = w.database;
    const like = await db.selectFrom('sendRecord').selectAll().where('recordId', '=', 1).executeTakeFirstOrThrow();
    const record = (recordId: number, daysAgo: number, change: object) => ({
      ...like,
      templateValues: null,
      recordId,
      key: `k${recordId}`,
      at: new Date(fixtureNow - daysAgo * dayMs).toISOString(),
      ...change,
    });
    await db
      .insertInto('sendRecord')
      .values([
        record(101, 1, { channel: 'voice', state: 'delivered', reason: null }),
        record(102, 2, { channel: 'sms', state: 'delivered', reason: null, digits: '13800138009' }),
        record(103, 31, { channel: 'sms', state: 'delivered', reason: null }),
        record(104, 1, { channel: 'sms', state: 'delivered', reason: null, deviceId: 2 }),
      ])
      .execute();
    const platform = await w.as('platform');
    await platform.send(deviceCalls.limitSending, { deviceId: 1, isOn: true });
    const found = await platform.send(deviceCalls.resources, { deviceId: 1 });
    expect(found.sums).toEqual([
      { channel: 'sms', state: 'delivered', count: 1 },
      { channel: 'sms', state: like.state, count: 1 },
      { channel: 'voice', state: 'delivered', count: 1 },
    ]);
    expect(found.sends.map(({ recordId }) => recordId)).toEqual([1, 101, 102]);
    expect(found.deviceBlocks).toMatchObject([{ type: 'voice' }]);
    expect(found.phoneBlocks).toMatchObject([{ number: '138****8009', smsFlag: true, voiceFlag: false }]);
    expect(found.sendLimitOnAt).toBe(new Date(fixtureNow).toISOString());
    w.time.advance(3_600_000);
    const later = await platform.send(deviceCalls.resources, { deviceId: 1 });
    expect(later.sendLimitOnAt).toBe(null);
    // of another partner's device nothing is told, and of a device that nothing was sent for there is nothing
    expect(
      (await refusalOf((await w.as('agent')).send(deviceCalls.resources, { deviceId: 4 }))).problems[0]?.code,
    ).toBe('device.notFound');
    const none = await platform.send(deviceCalls.resources, { deviceId: 5 });
    expect(none).toEqual({ sendLimitOnAt: null, sums: [], sends: [], deviceBlocks: [], phoneBlocks: [] });
  });
});
