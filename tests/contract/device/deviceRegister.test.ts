import { deviceCalls, deviceTopic } from '@fireline/api/device';
import { alarmCalls } from '@fireline/api/alarm';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { roleCalls } from '@fireline/api/role';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { asRole } from '../../fixtures/roles.ts';
import { fixturePassword, imeiOf } from '../../fixtures/tenant.ts';

const fresh = { imei: '490154203237518', deviceType: 'smoke', name: '走廊烟感' };

await onEveryDatabase('devices are registered, moved and removed', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

  it('a device is put on record once, hangs where its place does, and an IMEI that looks mistyped is warned of [DEV-12] [DEV-21] [ROL-06]', async () => {
    const [agent, platform] = [await w.as('agent'), await w.as('platform')];
    const { record, warnings } = await agent.send(deviceCalls.create, {
      ...fresh,
      placeId: 1,
      buildingId: 1,
      floor: 2,
    });
    expect(warnings).toEqual([]);
    expect(record).toMatchObject({ placeName: '场所1', buildingName: '楼1', floor: 2, revision: 1 });
    expect(await problemOf(platform.send(deviceCalls.create, fresh))).toMatchObject({
      code: 'device.register.imeiTaken',
      field: 'imei',
    });
    // another tenant may have it as well, and learns nothing of this one
    const foreign = await w.as('platform', 'R002');
    expect((await foreign.send(deviceCalls.create, fresh)).record.placeId).toBeNull();
    const mistyped = await platform.send(deviceCalls.create, { ...fresh, imei: '490154203237519' });
    expect(mistyped.warnings.map(({ code }) => code)).toEqual(['device.imei.checkDigit']);
    const { life, records } = await agent.send(deviceCalls.life, { deviceId: record.deviceId });
    expect([life, records.map(({ event, by }) => [event, by])]).toEqual(['notActivated', [['register', 'agent-R001']]]);
  });

  it('is refused in a place of others, in a building elsewhere, and on a floor that is not there [DEV-12] [ROL-06] [BLD-04]', async () => {
    const agent = await w.as('agent');
    const send = (more: object) => problemOf(agent.send(deviceCalls.create, { ...fresh, ...more }));
    expect(await send({ placeId: 2 })).toMatchObject({ code: 'site.place.notFound', field: 'placeId' });
    expect(await send({ placeId: 101 })).toMatchObject({ code: 'site.place.notFound' });
    expect(await send({ placeId: 1, buildingId: 2 })).toMatchObject({ code: 'device.register.buildingElsewhere' });
    expect(await send({ placeId: 1, buildingId: 1, floor: 13 })).toMatchObject({
      code: 'device.register.noFloor',
      args: { 0: 12, 1: 1 },
    });
    expect(await send({ floor: 1 })).toMatchObject({ code: 'device.register.buildingFirst' });
    expect(await send({ iccid: '12' })).toMatchObject({ field: 'iccid' });
  });

  it('a partner that may not register devices is refused, and so is who looks after places only [ORG-05] [ROL-03]', async () => {
    const platform = await w.as('platform');
    const stored = await platform.send(roleCalls.partnerPowers, {});
    await platform.send(roleCalls.savePartnerPowers, { powers: [], revision: stored?.revision ?? 0 });
    for (const role of ['agent', 'maint', 'resident', 'org'] as const)
      expect((await refusalOf((await w.as(role)).send(deviceCalls.create, fresh))).code).toBe('role.noPermission');
  });

  it('a role with the button of the page but without the type of device is refused, row by row where there are many [ROL-03] [ROL-07]', async () => {
    const buttons = ['view', 'add', 'modify', 'delete', 'bind', 'import'].map((button) => `deviceList:${button}`);
    const gas = ['add', 'modify', 'delete', 'bind'].map((button) => `device.gas:${button}`);
    const platform = await w.as('platform');
    const made = await platform.send(deviceCalls.create, { ...fresh, deviceType: 'gas', placeId: 1 });
    const { deviceId } = made.record;
    await asRole(w, 'agent', [...buttons, 'deviceDetail:view', ...gas], async (token) => {
      const agent = w.client(token);
      const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).code;
      const others = { ...fresh, imei: imeiOf(901) };
      expect(await codeOf(agent.send(deviceCalls.create, others))).toBe('role.noPermission');
      expect(await codeOf(agent.send(deviceCalls.change, { deviceId: 1, revision: 1, name: '前台' }))).toBe(
        'role.noPermission',
      );
      for (const event of ['suspend', 'remove'] as const)
        expect(await codeOf(agent.send(deviceCalls.changeLife, { deviceId: 2, revision: 1, event }))).toBe(
          'role.noPermission',
        );
      const both = { deviceIds: [1, deviceId], except: [] };
      const refusedOf = ({ refused }: { refused: readonly { deviceId: number; problem: { code: string } }[] }) =>
        refused.map((row) => [row.deviceId, row.problem.code]);
      const denied = [[1, 'role.noPermission']];
      const spot = { placeId: 1, buildingId: 1, floor: 2 };
      expect(refusedOf(await agent.send(deviceCalls.bind, { ...both, ...spot }))).toEqual(denied);
      expect(refusedOf(await agent.send(deviceCalls.unbind, both))).toEqual(denied);
      expect(refusedOf(await agent.send(deviceCalls.removeDevices, both))).toEqual(denied);
      const { record } = await agent.send(deviceCalls.create, { ...others, deviceType: 'gas' });
      // the last of all: whoever opens a service logs in again
      const opened = { deviceIds: [1, record.deviceId], except: [], event: 'activate' } as const;
      expect(refusedOf(await agent.send(deviceCalls.changeLives, opened))).toEqual(denied);
    });
  });

  it('of two changes at once the second learns who changed it [DEV-12]', async () => {
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const changed = await platform.send(deviceCalls.change, { deviceId: 1, revision: 1, name: '前台', spot: '柱子' });
    expect(changed).toMatchObject({ name: '前台', spot: '柱子', revision: 2 });
    expect(await problemOf(agent.send(deviceCalls.change, { deviceId: 1, revision: 1, name: '后台' }))).toMatchObject({
      code: 'device.life.conflict',
      args: { name: 'platform-R001' },
    });
    expect((await platform.send(deviceCalls.list, { search: '前台' })).total).toBe(1);
  });

  it('many move together with their alarms, each that cannot is named, and the move is taken back [DEV-12] [N12]', async () => {
    const platform = await w.as('platform');
    const ids = [1, 2, 3, 101, 999];
    const moved = await platform.send(deviceCalls.bind, {
      deviceIds: ids,
      except: [],
      placeId: 2,
      buildingId: 2,
      floor: 3,
    });
    expect(moved.done).toBe(2);
    expect(moved.refused.map(({ deviceId, problem }) => [deviceId, problem.code])).toEqual([
      [3, 'device.register.sameSpot'],
      [101, 'device.notFound'],
      [999, 'device.notFound'],
    ]);
    const alarm = await platform.send(alarmCalls.detail, { alarmId: 1 });
    expect(alarm.alarm).toMatchObject({ placeName: '场所2' });
    // what is over stays where it happened
    expect((await platform.send(alarmCalls.detail, { alarmId: 5 })).alarm).toMatchObject({ placeName: '场所1' });
    await platform.send(deviceCalls.change, { deviceId: 2, revision: 2, name: '改过' });
    const agent = await w.as('agent');
    expect(await problemOf(agent.send(deviceCalls.undoMove, { moveId: moved.moveId ?? '' }))).toMatchObject({
      code: 'device.batch.gone',
    });
    const back = await platform.send(deviceCalls.undoMove, { moveId: moved.moveId ?? '' });
    expect([back.done, back.refused.map(({ deviceId, problem }) => [deviceId, problem.code])]).toEqual([
      1,
      [[2, 'device.life.conflict']],
    ]);
    expect(await platform.send(deviceCalls.record, { deviceId: 1 })).toMatchObject({
      placeId: 1,
      buildingId: 1,
      floor: 3,
    });
  });

  it('a partner moves nothing out of its reach, and takes devices out of their place without losing them [DEV-12] [ROL-06]', async () => {
    const agent = await w.as('agent');
    expect(await problemOf(agent.send(deviceCalls.bind, { deviceIds: [1], except: [], placeId: 2 }))).toMatchObject({
      code: 'site.place.notFound',
    });
    const out = await agent.send(deviceCalls.unbind, { deviceIds: [1, 3], except: [] });
    expect([out.done, out.refused.map(({ deviceId }) => deviceId)]).toEqual([1, [3]]);
    expect(await agent.send(deviceCalls.record, { deviceId: 1 })).toMatchObject({ placeId: null, floor: null });
    expect((await agent.send(deviceCalls.list, { without: ['place'] })).rows.map(({ deviceId }) => deviceId)).toEqual([
      1,
    ]);
    const again = await agent.send(deviceCalls.unbind, { deviceIds: [1], except: [] });
    expect(again.refused.map(({ problem }) => problem.code)).toEqual(['device.register.unbound']);
  });

  it('all that a filter finds but some are opened until the edition is full [DEV-28] [DEV-12] [DEV-23]', async () => {
    const platform = await w.as('platform');
    for (const at of [1, 2, 3])
      await platform.send(deviceCalls.create, { ...fresh, imei: imeiOf(900 + at), name: `新${at}` });
    const { total, rows } = await platform.send(deviceCalls.list, { life: ['notActivated'] });
    expect(total).toBe(4);
    await w.database.db.updateTable('rent').set({ devicesMax: 7 }).where('rentId', '=', 'R001').execute();
    const except = rows.filter(({ name }) => name === '新1').map(({ deviceId }) => deviceId);
    // whoever opens a service logs in again
    const opener = await w
      .client()
      .send(sessionCalls.login, { username: 'platform', password: fixturePassword, rentId: 'R001' });
    const done = await w.client(opener.token).send(deviceCalls.changeLives, {
      filter: { life: ['notActivated'] },
      except,
      event: 'activate',
    });
    expect([done.done.length, done.refused.map(({ problem }) => problem.code)]).toEqual([2, ['device.edition.full']]);
    expect((await platform.send(deviceCalls.list, { life: ['notActivated'] })).total).toBe(2);
    const removed = await platform.send(deviceCalls.removeDevices, { deviceIds: [1, 3], except: [] });
    expect([removed.done, removed.refused.map(({ problem }) => problem.code)]).toEqual([
      [3],
      ['device.life.alarmStands'],
    ]);
    expect(await problemOf(platform.send(deviceCalls.changeLives, { except: [], event: 'suspend' }))).toMatchObject({
      code: 'device.batch.none',
    });
  });

  it('readers on both sides of a move see it, and a change reaches those who see the device [DEV-12] [ALM-06]', async () => {
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const events = { platform: [] as string[], agent: [] as string[] };
    const listen = async (role: 'platform' | 'agent') => {
      const reply = await w
        .client()
        .send(sessionCalls.login, { username: role, password: fixturePassword, rentId: 'R001' });
      const session = createSession({ store: memorySessionStore(), onExpired: () => {} });
      session.signIn(reply);
      const push = createPushClient({
        url: `ws://in.page${pushPath({ rentId: 'R001', user: role })}`,
        session,
        fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
        keptTopics: [],
        clock: w.time.clock,
        timers: w.time.timers,
        webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
      });
      push.listen(deviceTopic, {
        events: (found) =>
          events[role].push(
            ...found.flatMap(({ data }) => data.map(({ deviceId, revision }) => `${deviceId}@${revision}`)),
          ),
        reload: () => events[role].push('reload'),
      });
      push.start();
      onTestFinished(() => push.stop());
      await vi.waitUntil(() => push.link().state === 'live');
    };
    await listen('platform');
    await listen('agent');
    await platform.send(deviceCalls.change, { deviceId: 1, revision: 1, name: '前台' });
    await vi.waitFor(() => {
      // changes are gathered over a short while
      w.time.advance(1000);
      expect(events.platform).toContain('1@2');
      expect(events.agent).toContain('1@2');
    });
    events.agent.length = 0;
    await platform.send(deviceCalls.bind, { deviceIds: [1], except: [], placeId: 2 });
    await vi.waitFor(() => {
      w.time.advance(1000);
      expect(events.agent).toContain('reload');
    });
    events.agent.length = 0;
    events.platform.length = 0;
    await agent.send(deviceCalls.create, { ...fresh, placeId: 1 });
    await vi.waitFor(() => {
      w.time.advance(1000);
      expect(events.agent).toContain('reload');
      expect(events.platform).toContain('reload');
    });
    events.platform.length = 0;
    await platform.send(deviceCalls.removeDevices, { deviceIds: [3], except: [] });
    await vi.waitFor(() => {
      w.time.advance(1000);
      expect(events.platform).toContain('reload');
    });
  });
});
