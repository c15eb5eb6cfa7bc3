import { createLiveDevices, deviceCalls } from '@fireline/api/device';
import { type Freshness, freshness } from '@fireline/domain/device';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { deviceKeyOf, fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const minute = 60_000;
const keyed = { headers: { authorization: deviceKeyOf('R001') } };

await onTestDatabase('devices that become late by time alone', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    const { db } = w.database;
    const seen = (minutesAgo: number) => new Date(fixtureNow - minutesAgo * minute).toISOString();
    await db
      .updateTable('device')
      .set({ lastSeenAt: seen(0), heartbeatS: 86_400 })
      .execute();
    await db.updateTable('device').set({ heartbeatS: 600 }).where('deviceId', '=', 1).execute();
    await db
      .updateTable('device')
      .set({ lastSeenAt: seen(5), heartbeatS: 600 })
      .where('deviceId', '=', 2)
      .execute();
  });
  /** A list as a screen follows it, by the clock of the gateway; what is pushed is passed on by hand. */
  async function follow(query: { concern?: ['late']; freshness?: Freshness[] }) {
    const client = await w.as('platform');
    let load = () => {};
    /** Which devices were asked for, each once it is answered; nothing: all. */
    const answered: (readonly number[] | undefined)[] = [];
    const asking: typeof client.send = async (call, sent, options) => {
      const reply = await client.send(call, sent, options);
      answered.push((sent as { readonly deviceId?: readonly number[] }).deviceId);
      return reply;
    };
    const live = createLiveDevices({
      client: { send: asking },
      query,
      timers: w.time.timers,
      random: () => 0,
      schedule: (run) => run(),
      push: {
        listen: (_, { reload }) => {
          load = () => reload?.();
          return () => {};
        },
      },
    });
    const stop = live.start();
    load();
    const ids = () => [...live.rows.getIds()].map(Number).toSorted((a, b) => a - b);
    await expect.poll(() => live.getSnapshot().state).toBe('ready');
    return { ids, stop, client, answered };
  }

  it('join a list of late ones within two seconds, and one that has reported does not [DEV-12] [N05]', async () => {
    const { ids, stop, client, answered } = await follow({ concern: ['late'] });
    expect(ids()).toEqual([]);
    w.time.advance(5 * minute);
    expect((await client.send(deviceCalls.list, { concern: ['late'] })).total).toBe(0);
    w.time.advance(1);
    expect((await client.send(deviceCalls.list, { concern: ['late'] })).total).toBe(1);
    w.time.advance(2000);
    await expect.poll(ids).toEqual([2]);
    await w.client().send(deviceCalls.ingest, { reports: [{ imei: imeiOf(1) }] }, keyed);
    w.time.advance(5 * minute);
    // the question of its first moment is answered: it is not late before its next one
    await expect.poll(() => answered).toEqual([undefined, [2], [1]]);
    expect(ids()).toEqual([2]);
    w.time.advance(5 * minute + 2000);
    await expect.poll(ids).toEqual([1, 2]);
    expect(answered).toEqual([undefined, [2], [1], [1]]);
    stop();
  });

  it('leave a list of fresh ones, pass the list of late ones and stay in that of stale ones [DEV-12] [N05]', async () => {
    const [fresh, late, stale] = [
      await follow({ freshness: ['fresh'] }),
      await follow({ freshness: ['late'] }),
      await follow({ freshness: ['stale'] }),
    ];
    const all = fresh.ids();
    expect([all.includes(1), all.includes(2), late.ids(), stale.ids()]).toEqual([true, true, [], []]);
    const of = (nowMs: number) => freshness(fixtureNow - 5 * minute, nowMs, 600);
    expect([of(fixtureNow + 5 * minute + 2001), of(fixtureNow + 15 * minute + 2002)]).toEqual(['late', 'stale']);
    w.time.advance(5 * minute + 2001);
    const others = (...gone: number[]) => all.filter((id) => !gone.includes(id));
    /** What a list asks for next it decides once it is answered, which may be after a step of the clock. */
    const shown = () => {
      w.time.advance(1);
      return [fresh.ids(), late.ids(), stale.ids()];
    };
    await expect.poll(shown).toEqual([others(2), [2], []]);
    w.time.advance(10 * minute + 1);
    await expect.poll(shown).toEqual([others(1, 2), [1], [2]]);
    for (const { stop } of [fresh, late, stale]) stop();
  });
});
