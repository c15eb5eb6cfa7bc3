import { alarmCalls } from '@fireline/api/alarm';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { roleCalls } from '@fireline/api/role';
import { accountTopic, createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import type { Role } from '@fireline/domain/role';
import { expect, it, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const alarms = ['alarmList:view', 'alarmList:handle'];

/** An account of a new role without rights, newly logged in. */
async function newcomer(w: FixtureGateway, username = 'unit', userId = 3) {
  const platform = await w.as('platform');
  const role = await platform.send(roleCalls.create, { roleName: '值班员', role: 'unit' });
  const roleId = role.roleId ?? 0;
  await platform.send(roleCalls.assign, { userId, roleId, revision: 1 });
  const sent = { username, password: fixturePassword, rentId: 'R001' };
  const { token, rights } = await w.client().send(sessionCalls.login, sent);
  return { platform, role, roleId, token, rights, user: w.client(token) };
}

/** A console that records the notifications of its account. */
async function listener(w: FixtureGateway, user: Role, token?: string, rentId = 'R001') {
  const told: unknown[] = [];
  const push = createPushClient({
    url: `ws://in.page${pushPath({ rentId, user })}`,
    session: createSession({
      store: memorySessionStore({
        token: token ?? (await w.token(user, rentId)),
        expiresAt: '',
        account: {} as never,
        rights: {} as never,
      }),
      onExpired: () => {},
    }),
    fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
    keptTopics: [],
    webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
    clock: w.time.clock,
    timers: w.time.timers,
  });
  push.listen(accountTopic, { events: (events) => told.push(...events.map(({ data }) => data)) });
  push.start();
  await vi.waitUntil(() => push.link().state === 'live');
  return { push, told };
}

await onEveryDatabase('roles of a tenant', ({ open }) => {
  it('are without rights when new, and what they are granted counts at once, without a new login [ROL-02] [ROL-04] [ROL-07]', async () => {
    const w = await open();
    const { platform, role, roleId, rights, user } = await newcomer(w);
    expect(rights).toEqual({ roleId, roleName: '值班员', revision: 1, granted: [], mustChangePassword: false });
    expect((await refusalOf(user.send(alarmCalls.list, { list: 'current' }))).code).toBe('role.noPermission');
    const after = await platform.send(roleCalls.authorize, { roleId, revision: role.revision, permissions: alarms });
    expect([after.revision, after.granted, after.users]).toEqual([2, 2, 1]);
    expect((await user.send(alarmCalls.list, { list: 'current' })).rows.length).toBeGreaterThan(0);
    expect((await refusalOf(user.send(shellCalls.overview, {}))).code).toBe('role.noPermission');
    expect((await user.send(sessionCalls.me, {})).rights).toEqual({ ...rights, revision: 2, granted: alarms });
    await platform.send(roleCalls.authorize, { roleId, revision: 2, permissions: [] });
    expect((await refusalOf(user.send(alarmCalls.list, { list: 'current' }))).code).toBe('role.noPermission');
  });

  it('are listed by what they hold, with the accounts of the built-in ones [ROL-01] [ROL-04]', async () => {
    const w = await open();
    const { platform, roleId } = await newcomer(w);
    const empty = await platform.send(roleCalls.list, { isEmpty: true });
    expect(empty.rows.map((row) => row.roleId)).toEqual([roleId]);
    const byRights = await platform.send(roleCalls.list, { sort: 'granted', order: 'desc' });
    expect(byRights.rows.at(0)?.kind).toBe('platform');
    expect(byRights.rows.at(-1)?.roleId).toBe(roleId);
    const agents = await platform.send(roleCalls.users, { kind: 'agent' });
    expect(agents.rows.map(({ username }) => username)).toContain('agent');
    expect((await platform.send(roleCalls.users, { roleId })).rows.map(({ username }) => username)).toEqual(['unit']);
  });

  it('end the sessions of an account that gets another role [SES-11]', async () => {
    const w = await open();
    const before = await w.as('unit');
    const { platform, user } = await newcomer(w);
    expect((await refusalOf(before.send(sessionCalls.me, {}))).code).toBe('session.tokenInvalid');
    await platform.send(roleCalls.assign, { userId: 3, revision: 2 });
    expect((await refusalOf(user.send(sessionCalls.me, {}))).code).toBe('session.tokenInvalid');
  });

  it('changed by two at once: the second learns who was first [ROL-01]', async () => {
    const w = await open();
    const { platform, roleId } = await newcomer(w);
    const changes = ['夜班', '白班'].map((description) =>
      platform.send(roleCalls.change, { roleId, revision: 1, roleName: '值班员', description }),
    );
    const ends = await Promise.allSettled(changes);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = changes[ends.findIndex(({ status }) => status === 'rejected')] ?? Promise.resolve();
    const { changedBy, revision } = await platform.send(roleCalls.detail, { roleId });
    expect((await refusalOf(lost)).problems[0]).toMatchObject({ code: 'role.conflict', args: { name: changedBy } });
    await platform.send(roleCalls.change, { roleId, revision, roleName: '值班员', description: '第二次' });
  });

  it('refuse by name what a role cannot be, and keep what is stored [ROL-01] [ROL-03] [ROL-04]', async () => {
    const w = await open();
    const { platform, roleId } = await newcomer(w);
    const authorize = async (permissions: string[], revision = 1) =>
      (await refusalOf(platform.send(roleCalls.authorize, { roleId, revision, permissions }))).code;
    expect(await authorize(['nowhere:view'])).toBe('role.permission.unknown');
    expect(await authorize(['systemRoles:view'])).toBe('role.permission.barred');
    expect(await authorize(['alarmList:handle'])).toBe('role.permission.withoutPage');
    expect(await authorize(alarms, 7)).toBe('role.conflict');
    expect((await refusalOf(platform.send(roleCalls.delete, { roleId }))).problems[0]).toMatchObject({
      code: 'role.inUse',
      args: { count: 1 },
    });
    const taken = platform.send(roleCalls.create, { roleName: '值班员', role: 'agent' });
    expect((await refusalOf(taken)).code).toBe('role.nameTaken');
    const otherKind = platform.send(roleCalls.assign, { userId: 2, roleId, revision: 1 });
    expect((await refusalOf(otherKind)).code).toBe('role.assign.kind');
    expect(await platform.send(roleCalls.detail, { roleId })).toMatchObject({ revision: 1, permissions: [], users: 1 });
    const foreign = await w.as('platform', 'R002');
    expect((await refusalOf(foreign.send(roleCalls.detail, { roleId }))).code).toBe('role.notFound');
    expect((await refusalOf(foreign.send(roleCalls.delete, { roleId }))).code).toBe('role.notFound');
  });

  it('keep what they were granted on pages to come, count none of it and offer none [ROL-01]', async () => {
    const w = await open();
    const { platform, roleId, user } = await newcomer(w);
    const { db } = w.database;
    const stored = [...alarms, 'bills:view', 'bills:audit'];
    await db
      .updateTable('role')
      .set({ permissions: JSON.stringify(stored) })
      .where('roleId', '=', roleId)
      .execute();
    const before = await platform.send(roleCalls.detail, { roleId });
    expect([before.granted, before.permissions]).toEqual([2, alarms]);
    const refused = { roleId, revision: before.revision, permissions: ['bills:view'] };
    expect((await refusalOf(platform.send(roleCalls.authorize, refused))).code).toBe('role.permission.unknown');
    const permissions = ['alarmList:view'];
    await platform.send(roleCalls.authorize, { roleId, revision: before.revision, permissions });
    const { permissions: kept } = await db
      .selectFrom('role')
      .select('permissions')
      .where('roleId', '=', roleId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual(['alarmList:view', 'bills:view', 'bills:audit']);
    expect((await user.send(sessionCalls.me, {})).rights.granted).toEqual(['alarmList:view']);
    const copy = await platform.send(roleCalls.create, { roleName: '副本', role: 'unit', copyOf: roleId });
    expect(copy.permissions).toEqual(['alarmList:view']);
  });

  it('give no more than whoever gives has, and keep their own right to authorise [ROL-01]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const own = ['systemEmpower:view', 'systemEmpower:authorize', 'alarmList:view'];
    const made = await platform.send(roleCalls.create, { roleName: '授权员', role: 'platform' });
    const roleId = made.roleId ?? 0;
    await platform.send(roleCalls.authorize, { roleId, revision: 1, permissions: own });
    await w.database.db.updateTable('appUser').set({ roleId }).where('userId', '=', 1).execute();
    const authorize = async (id: number, revision: number, permissions: string[]) =>
      (await refusalOf(platform.send(roleCalls.authorize, { roleId: id, revision, permissions }))).code;
    expect(await authorize(1, 1, alarms)).toBe('role.permission.notOwn');
    expect(await authorize(roleId, 2, ['alarmList:view'])).toBe('role.ownAuthorize');
  });

  it('are told to their open consoles, which fall silent on what they lost [ROL-07]', async () => {
    const w = await open();
    const { platform, roleId, token } = await newcomer(w);
    const readers = [await listener(w, 'agent'), await listener(w, 'unit', token)];
    await platform.send(roleCalls.authorize, { roleId, revision: 1, permissions: alarms });
    await vi.waitUntil(() => readers[1]?.told.length === 1);
    expect(readers.map(({ told }) => told)).toEqual([[], [{ what: 'rights' }]]);
    for (const { push } of readers) push.stop();
  });

  it('leave it to the tenant which alarms are forced on all: every console of it is notified, and the later of two learns who was first [ROL-05]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const [own, foreign] = [await listener(w, 'resident'), await listener(w, 'agent', undefined, 'R002')];
    expect(await platform.send(roleCalls.forcePush, {})).toBeNull();
    const forced = { channels: ['popup' as const, 'popup' as const], mildestLevel: 2 as const };
    await platform.send(roleCalls.saveForcePush, { ...forced, revision: 0 });
    await vi.waitUntil(() => own.told.length === 1);
    expect([own.told, foreign.told]).toEqual([[{ what: 'forcePush' }], []]);
    const resident = await w.as('resident');
    expect(await resident.send(roleCalls.forcePush, {})).toMatchObject({ channels: ['popup'], mildestLevel: 2 });
    expect(await (await w.as('agent', 'R002')).send(roleCalls.forcePush, {})).toBeNull();
    const late = await refusalOf(platform.send(roleCalls.saveForcePush, { ...forced, revision: 0 }));
    expect(late).toMatchObject({ code: 'role.conflict' });
    const refused = resident.send(roleCalls.saveForcePush, { ...forced, revision: 1 });
    expect((await refusalOf(refused)).code).toBe('role.noPermission');
    for (const { push } of [own, foreign]) push.stop();
  });

  it('hold of a partner what the tenant lets partners do, from the next call on, and its console is notified [ORG-05] [ROL-07]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const [partner, unit] = [await listener(w, 'agent'), await listener(w, 'unit')];
    const agent = await w.as('agent');
    expect(await platform.send(roleCalls.partnerPowers, {})).toBeNull();
    const created = (username: string) =>
      agent.send(sessionCalls.createUser, { username, realName: '新人', role: 'agent', nodeId: '1' });
    const powers = ['command', 'renew', 'command'] as const;
    await platform.send(roleCalls.savePartnerPowers, { powers: [...powers], revision: 0 });
    expect(await platform.send(roleCalls.partnerPowers, {})).toMatchObject({
      powers: ['command', 'renew'],
      revision: 1,
    });
    expect(await refusalOf(created('helper01'))).toMatchObject({ status: 403, code: 'role.noPermission' });
    await agent.send(sessionCalls.users, {});
    const { granted } = (await agent.send(sessionCalls.me, {})).rights;
    expect(granted).toContain('systemUser:view');
    expect(granted).not.toContain('systemUser:add');
    expect((await (await w.as('unit')).send(sessionCalls.me, {})).rights.granted).toBeNull();
    expect((await (await w.as('agent', 'R002')).send(sessionCalls.me, {})).rights.granted).toBeNull();
    await vi.waitUntil(() => partner.told.length === 1);
    expect([partner.told, unit.told]).toEqual([[{ what: 'rights' }], []]);
    const late = platform.send(roleCalls.savePartnerPowers, { powers: [], revision: 0 });
    expect((await refusalOf(late)).code).toBe('role.conflict');
    // with the power to look after users it gives its own role, though partners may not do all that the role holds
    await platform.send(roleCalls.savePartnerPowers, { powers: ['manageUsers'], revision: 1 });
    const { userId } = await created('helper01');
    expect(userId).toBeGreaterThan(0);
    for (const { push } of [partner, unit]) push.stop();
  });

  it('are listed after the built-in ones, which hold all that their kind can have [ROL-04] [ROL-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { rows } = await platform.send(roleCalls.list, { pageSize: 100 });
    expect(rows.slice(0, 6).every((row) => row.roleId === null && row.granted === row.possible)).toBe(true);
    expect(rows.slice(6).map(({ roleId }) => roleId)).not.toContain(101);
  });
});
