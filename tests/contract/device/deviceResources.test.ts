import { deviceCalls } from '@fireline/api/device';
import { deviceSendsShown } from '@fireline/domain/device';
import { dayMs } from '@fireline/domain/lib';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillSending } from '../../fixtures/sending.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

await onTestDatabase('resources of a device', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillSending(w);
  });
  /** More messages like the fixture's of device 1. */
  async function records() {
    const { db } = w.database;
    const like = await db.selectFrom('sendRecord').selectAll().where('recordId', '=', 1).executeTakeFirstOrThrow();
    const record = (recordId: number, daysAgo: number, change: object = {}) => ({
      ...like,
      templateValues: null,
      texts: null,
      recordId,
      key: `k${recordId}`,
      at: new Date(fixtureNow - daysAgo * dayMs).toISOString(),
      ...change,
    });
    return { like, record };
  }

  it('are its messages of thirty days by way and outcome, the switch with its end, and what is on a blacklist [DEV-13] [DEV-16] [DEV-27]', async () => {
    const { db } = w.database;
    const { like, record } = await records();
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

  it('are those since its holder has it, of itself alone, the newest so many of them, and of the numbers that its own messages went to [DEV-13] [DEV-12] [DEV-27] [ROL-06]', async () => {
    const { db } = w.database;
    const { record } = await records();
    const platform = await w.as('platform');
    const of = (deviceId: number) => platform.send(deviceCalls.resources, { deviceId });
    const block = {
      rentId: 'R001',
      partnerId: null,
      smsFlag: false,
      voiceFlag: true,
      at: '2026-11-01T00:00:00Z',
      by: '陈工',
    };
    await db
      .insertInto('phoneBlock')
      .values([
        { ...block, number: '13800138077', digits: '13800138077' },
        { ...block, rentId: 'R002', number: '13800138066', digits: '13800138066' },
      ])
      .execute();
    const other = { deviceId: 2, digits: '13800138077' };
    const foreign = { digits: '13800138066' };
    await db
      .insertInto('sendRecord')
      .values([record(101, 1, foreign), record(102, 2), record(103, 1, other)])
      .execute();
    const second = await of(2);
    expect(second.sends.map(({ recordId }) => recordId)).toEqual([103]);
    expect([second.deviceBlocks, second.phoneBlocks.map(({ number }) => number)]).toEqual([[], ['138****8077']]);
    // a number of another tenant's blacklist is none of this one's
    expect((await of(1)).phoneBlocks).toEqual([]);

    const heldSince = new Date(fixtureNow - 1.5 * dayMs).toISOString();
    await db.updateTable('device').set({ heldSince }).where('deviceId', '=', 1).execute();
    expect((await of(1)).sends.map(({ recordId }) => recordId)).toEqual([1, 101]);
    const many = Array.from({ length: deviceSendsShown }, (_, at) => record(200 + at, 0.5 + at / 1000));
    await db.insertInto('sendRecord').values(many).execute();
    const { sends, sums } = await of(1);
    expect(sends.map(({ recordId }) => recordId)).toEqual([1, ...many.slice(0, -1).map(({ recordId }) => recordId)]);
    expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(many.length + 2);
  });
});
