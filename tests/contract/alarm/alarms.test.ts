import { alarmCalls, type Alarm } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { roles } from '@fireline/domain/role';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventsKeptMs } from '../../../apps/gateway/src/shell/index.ts';
import { deleteEventsBefore } from '../../../apps/gateway/src/shell/store.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { snapshot } from '../../fixtures/snapshot.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const alarmIds = (rows: readonly { alarmId: number }[]) => rows.map((row) => row.alarmId);

await onTestDatabase('alarms', ({ kind, open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });

  it('current and historical lists with faults, filtered and sorted; history says how it was cleared [ALM-01]', async () => {
    const platform = await w.as('platform');
    expect(alarmIds((await platform.send(alarmCalls.list, {})).rows)).toEqual([1, 2, 4]);
    expect(alarmIds((await platform.send(alarmCalls.list, { sort: 'level', order: 'desc' })).rows)).toEqual([4, 2, 1]);
    expect(alarmIds((await platform.send(alarmCalls.list, { category: ['fault'] })).rows)).toEqual([4]);
    expect(alarmIds((await platform.send(alarmCalls.list, { state: ['acknowledged'] })).rows)).toEqual([2]);
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
    const unit = { rentId: 'R001', username: 'unit', name: '林值班员', ip: '198.51.100.7' };
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
    expect(rows.map(({ username, detail, ip }) => [username, detail, ip])).toEqual([['unit', '1 falseAlarm', unit.ip]]);
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
    await deleteEventsBefore(w.database.db, new Date(fixtureNow + 1).toISOString());
    expect([await expired(0), await expired(1), await expired(2)]).toEqual([true, false, false]);
    await deleteEventsBefore(w.database.db, new Date(fixtureNow + eventsKeptMs).toISOString());
    expect([await expired(1), await expired(2)]).toEqual([true, false]);
  });

  it('what could not be handed out is handed out soon after, though nobody rings again [ALM-06]', async () => {
    const { db } = w.database;
    const selectFrom = db.selectFrom.bind(db) as (table: string) => unknown;
    let isBroken = true;
    vi.spyOn(db, 'selectFrom').mockImplementation(((table: string) => {
      if (isBroken && table === 'pushEvent') throw new Error('the line broke');
      return selectFrom(table);
    }) as typeof db.selectFrom);
    const delivered: number[] = [];
    vi.spyOn(w.gateway.hub, 'deliver').mockImplementation(({ seq }) => delivered.push(seq ?? 0));
    await (await w.as('platform')).send(alarmCalls.acknowledge, { alarmIds: [1] });
    await vi.waitFor(() => expect(w.failures).toHaveLength(1));
    isBroken = false;
    w.time.advance(1000);
    await vi.waitFor(() => expect(delivered).toEqual([1]));
  });

  it("two gateways on one database hand out each other's events, in order [ALM-06]", async ({ skip }) => {
    const again = kind.again;
    if (!again) return skip('only PostgreSQL is shared');
    const other = await fixtureGateway(await again(), { isFilled: true });
    const delivered: number[] = [];
    vi.spyOn(other.gateway.hub, 'deliver').mockImplementation(({ seq }) => delivered.push(seq ?? 0));
    const platform = await w.as('platform');
    await platform.send(alarmCalls.acknowledge, { alarmIds: [1] });
    await platform.send(alarmCalls.handle, { alarmId: 1, closing: 'manual' });
    await vi.waitFor(() => expect(delivered).toEqual([1, 2]));
    await other.close();
  });
});
