import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls, deviceTopic } from '@fireline/api/device';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { roleCalls } from '@fireline/api/role';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { siteCalls } from '@fireline/api/site';
import type { PagePermission } from '@fireline/domain/shell';
import { expect, it, vi } from 'vitest';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixtureNow, fixturePassword } from '../../fixtures/tenant.ts';

const verifiedAt = new Date(fixtureNow).toISOString();
/** The resident of place 1 as a member of place 2 as well. */
const join = (db: Db, right: 'manage' | 'follow', more: { verifiedAt?: null } = {}) =>
  db
    .insertInto('placeMember')
    .values({ rentId: 'R001', placeId: 2, userId: 6, name: '住户', right, verifiedAt, ...more })
    .returning('memberId')
    .executeTakeFirstOrThrow();

const ofResident = (db: Db) => db.updateTable('placeMember').where('userId', '=', 6);

type Kind = 'agent' | 'resident';
const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const placesSeenBy = async (w: FixtureGateway, kind: Kind) =>
  inOrder((await (await w.as(kind)).send(siteCalls.places, { pageSize: 200 })).rows.map(({ placeId }) => placeId));
const devicesSeenBy = async (w: FixtureGateway, kind: Kind) =>
  inOrder((await (await w.as(kind)).send(deviceCalls.list, { pageSize: 200 })).rows.map(({ deviceId }) => deviceId));

await onTestDatabase('partners below and places followed', ({ open }) => {
  it('a partner sees what hangs under partners below it, at any depth, and its people [ORG-05] [ORG-06]', async () => {
    const w = await open();
    const { db } = w.database;
    expect(await placesSeenBy(w, 'agent')).toEqual([1]);
    await db.insertInto('partner').values({ partnerId: 3, rentId: 'R001', name: '中间', parentId: 1 }).execute();
    await db.updateTable('partner').set({ parentId: 3 }).where('partnerId', '=', 2).execute();
    expect(await placesSeenBy(w, 'agent')).toEqual([1, 2]);
    expect(await devicesSeenBy(w, 'agent')).toEqual([1, 2, 3, 4, 5, 6]);
    const agent = await w.as('agent');
    const { nodes } = await agent.send(sessionCalls.nodes, { kind: 'agent' });
    expect(nodes.map(({ nodeId }) => nodeId).toSorted()).toEqual(['1', '2', '3']);
    const made = { username: 'second2', realName: '下级', role: 'agent', nodeId: '2' };
    const { userId } = await agent.send(sessionCalls.createUser, made);
    await agent.send(sessionCalls.disableUser, { userId });
    // nobody below sees what is above
    await db.updateTable('appUser').set({ partnerId: 2 }).where('userId', '=', 2).execute();
    expect(await placesSeenBy(w, 'agent')).toEqual([2]);
    const above = agent.send(sessionCalls.createUser, { ...made, username: 'third3', nodeId: '1' });
    expect((await refusalOf(above)).code).toBe('session.node.notFound');
  });

  it('a person of a partner gives no more than it holds, to nobody above it, and nothing of another partner [ORG-06] [ROL-01] [SES-08]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const roleOf = async (roleName: string, role: 'agent' | 'unit', permissions: readonly PagePermission[]) => {
      const { roleId, revision } = await platform.send(roleCalls.create, { roleName, role });
      await platform.send(roleCalls.authorize, { roleId: roleId ?? 0, revision, permissions: [...permissions] });
      return roleId ?? 0;
    };
    const clerk = await roleOf('文员', 'agent', ['systemUser:view', 'systemUser:add']);
    const wider = await roleOf('资费', 'agent', ['systemUser:view', 'deviceList:view']);
    await platform.send(roleCalls.assign, { userId: 2, roleId: clerk, revision: 1 });
    const login = { username: 'agent', password: fixturePassword, rentId: 'R001' };
    const agent = w.client((await w.client().send(sessionCalls.login, login)).token);
    const refused = async (more: object) => {
      const sent = {
        username: 'helper5',
        realName: '新人',
        role: 'agent',
        nodeId: '1',
        roleId: String(clerk),
        ...more,
      };
      return (await refusalOf(agent.send(sessionCalls.createUser, sent))).code;
    };
    expect(await refused({ roleId: String(wider) })).toBe('role.permission.notOwn');
    expect(await refused({ role: 'platform', nodeId: undefined, roleId: undefined })).toBe('session.kindNotYours');
    expect(await refused({ role: 'unit', nodeId: '2', roleId: undefined })).toBe('session.node.notFound');
    // what another tenant has and what nobody has read the same
    for (const [field, codes] of Object.entries({
      nodeId: [await refused({ nodeId: '101' }), await refused({ nodeId: '999' })],
      roleId: [await refused({ roleId: '101' }), await refused({ roleId: '999' })],
    }))
      expect([field, codes[0]]).toEqual([field, codes[1]]);
    const { userId } = await agent.send(sessionCalls.createUser, {
      username: 'helper5',
      realName: '新人',
      role: 'agent',
      nodeId: '1',
      roleId: String(clerk),
    });
    expect(userId).toBeGreaterThan(0);
  });

  it('what hangs under another partner or tenant reads like what does not exist [ORG-06] [ROL-06]', async () => {
    const w = await open();
    const agent = await w.as('agent');
    const told = async (nodeId: number) => {
      const create = agent.send(sessionCalls.createUser, {
        username: 'other4',
        realName: '他人',
        role: 'unit',
        nodeId: String(nodeId),
      });
      const answers = [
        create,
        agent.send(siteCalls.place, { placeId: nodeId }),
        agent.send(deviceCalls.detail, { deviceId: nodeId === 2 ? 3 : nodeId }),
        agent.send(alarmCalls.handle, { alarmId: nodeId === 2 ? 3 : nodeId, closing: 'falseAlarm', remark: '误报' }),
        agent.send(sessionCalls.disableUser, { userId: nodeId === 2 ? 1 : nodeId }),
      ];
      return Promise.all(answers.map(async (answer) => (await refusalOf(answer)).problems));
    };
    const missing = await told(999);
    expect(await told(2)).toEqual(missing);
    expect(await told(101)).toEqual(missing);
  });

  it('an organisation beside the own reads like one that does not exist; those above and below do not [ORG-04] [ORG-06]', async () => {
    const w = await open();
    const org = await w.as('org');
    const asked = (orgId: string) => org.send(siteCalls.places, { orgId });
    for (const orgId of ['440304', '4401', 'C00000001'])
      expect(await refusalOf(asked(orgId))).toMatchObject({ code: 'org.gone', problems: [{ field: 'orgId' }] });
    for (const orgId of ['00000000', '4403', '440305'])
      expect((await asked(orgId)).rows.map(({ placeId }) => placeId)).toEqual([1]);
  });

  it('a resident sees the places that it follows and acts in those that it manages [SIT-02]', async () => {
    const w = await open();
    const { db } = w.database;
    await join(db, 'follow', { verifiedAt: null });
    expect(await placesSeenBy(w, 'resident')).toEqual([1]);
    await ofResident(db).set({ verifiedAt }).execute();
    expect(await placesSeenBy(w, 'resident')).toEqual([1, 2]);
    expect(await devicesSeenBy(w, 'resident')).toEqual([1, 2, 3, 4, 5, 6]);
    const resident = await w.as('resident');
    const handle = (alarmId: number) =>
      resident.send(alarmCalls.handle, { alarmId, closing: 'falseAlarm' as const, remark: '误报' });
    expect(await refusalOf(handle(4))).toMatchObject({ status: 403, code: 'site.member.followsOnly' });
    await handle(1);
    await ofResident(db).set({ right: 'manage' }).execute();
    await handle(4);
    await db.deleteFrom('placeMember').where('userId', '=', 6).execute();
    expect(await placesSeenBy(w, 'resident')).toEqual([1]);
  });

  it('a member is changed and unbound by who manages the place, and one manager stays [SIT-02]', async () => {
    const w = await open();
    await join(w.database.db, 'follow');
    const [resident, unit] = [await w.as('resident'), await w.as('unit')];
    const members = async () => (await resident.send(siteCalls.members, { placeId: 1 })).rows;
    expect((await members()).map(({ memberId, right }) => [memberId, right])).toEqual([
      [1, 'manage'],
      [2, 'follow'],
      [3, 'follow'],
    ]);
    const follow = unit.send(siteCalls.changeMember, { placeId: 1, memberId: 1, revision: 1, right: 'follow' });
    expect((await refusalOf(follow)).code).toBe('site.member.lastManager');
    await resident.send(siteCalls.changeMember, { placeId: 1, memberId: 2, revision: 1, right: 'manage' });
    await resident.send(siteCalls.unbindMembers, { placeId: 1, members: [{ memberId: 1, revision: 1 }] });
    expect((await members()).map(({ memberId }) => memberId)).toEqual([2, 3]);
    const gone = resident.send(siteCalls.unbindMembers, { placeId: 1, members: [{ memberId: 1, revision: 1 }] });
    expect((await refusalOf(gone)).code).toBe('site.member.gone');
    const followed = resident.send(siteCalls.unbindMembers, { placeId: 2, members: [{ memberId: 1, revision: 1 }] });
    expect(await refusalOf(followed)).toMatchObject({ status: 403, code: 'site.member.followsOnly' });
    const foreign = unit.send(siteCalls.unbindMembers, { placeId: 2, members: [{ memberId: 1, revision: 1 }] });
    expect((await refusalOf(foreign)).code).toBe('site.place.notFound');
  });

  it('a member is changed by two at once: the second learns who was first [SIT-02]', async () => {
    const w = await open();
    const unit = await w.as('unit');
    const member = async () =>
      (await unit.send(siteCalls.members, { placeId: 1 })).rows.find(({ memberId }) => memberId === 2);
    expect(await member()).toMatchObject({ right: 'follow', revision: 1 });
    const [right, placeId, memberId] = ['manage' as const, 1, 2];
    const saves = [1, 1].map((revision) => unit.send(siteCalls.changeMember, { placeId, memberId, right, revision }));
    const ends = await Promise.allSettled(saves);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = saves[ends.findIndex(({ status }) => status === 'rejected')] ?? Promise.resolve();
    const { realName, username } = await unit.send(sessionCalls.me, {});
    const args = { name: realName || username, at: new Date(w.time.clock()).toISOString() };
    expect((await refusalOf(lost)).problems).toEqual([{ code: 'site.conflict', args }]);
    expect(await member()).toMatchObject({ right: 'manage', revision: 2 });
  });

  it('a member that somebody changed since it was ticked is not unbound, and none of the others; it says who changed it [SIT-02] [SHL-30]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const unit = await w.as('unit');
    await unit.send(siteCalls.changeMember, { placeId: 1, memberId: 2, right: 'manage', revision: 1 });
    const ticked = [2, 3].map((memberId) => ({ memberId, revision: 1 }));
    const late = await refusalOf(platform.send(siteCalls.unbindMembers, { placeId: 1, members: ticked }));
    const { rows } = await platform.send(siteCalls.members, { placeId: 1 });
    const changed = rows.find(({ memberId }) => memberId === 2);
    expect(late.problems).toEqual([
      { code: 'site.member.changed', args: { member: changed?.name, name: 'unit-R001' } },
    ]);
    expect(new Set(rows.map(({ memberId }) => memberId))).toEqual(new Set([1, 2, 3]));
    await platform.send(siteCalls.unbindMembers, { placeId: 1, members: [{ memberId: 2, revision: 2 }, ticked[1]!] });
    expect((await platform.send(siteCalls.members, { placeId: 1 })).rows.map(({ memberId }) => memberId)).toEqual([1]);
  });

  it('a place is gone from the push of a member who is unbound [SIT-02] [SES-11]', async () => {
    const w = await open();
    const { memberId } = await join(w.database.db, 'follow');
    const [client, token] = [await w.as('resident'), await w.token('resident')];
    const push = createPushClient({
      url: `ws://gateway.test${pushPath({ rentId: 'R001', user: 'resident' })}`,
      session: createSession({
        store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
        onExpired: () => {},
      }),
      fetchEvents: (args, options) => client.send(shellCalls.events, args, options),
      keptTopics: [],
      webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
      clock: w.time.clock,
      timers: w.time.timers,
    });
    push.listen(deviceTopic, { events: () => {}, reload: () => {} });
    push.start();
    const reaches = (node: number): boolean => {
      const where = { rentId: 'R001', orgPath: '/', partnerId: node, unitId: node, maintId: node, placeId: node };
      const at = new Date(w.time.clock()).toISOString();
      return (
        w.gateway.hub.deliver({
          ...where,
          topic: deviceTopic.name,
          seq: null,
          at,
          parts: [{ where, data: {} }],
          list: true,
        }) > 0
      );
    };
    await vi.waitUntil(() => reaches(1) && reaches(2));
    await (await w.as('platform')).send(siteCalls.unbindMembers, { placeId: 2, members: [{ memberId, revision: 1 }] });
    await vi.waitUntil(() => {
      w.time.advance(100);
      return reaches(1) && !reaches(2);
    });
    push.stop();
  });
});
