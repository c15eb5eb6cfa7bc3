import type { SendOf } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { roleCalls } from '@fireline/api/role';
import { exportRowsMax } from '@fireline/domain/shell';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

await onTestDatabase('accounts and those who look after them', ({ open }) => {
  it('each kind sees the accounts below it and no others [SES-08] [ORG-05] [ROL-06]', async () => {
    const w = await open();
    const seen = async (username: 'platform' | 'agent' | 'unit' | 'maint') => {
      const { rows } = await (await w.as(username)).send(sessionCalls.users, { pageSize: 200 });
      return new Set(rows.map(({ role }) => role));
    };
    expect(await seen('platform')).toEqual(new Set(['platform', 'agent', 'unit', 'org', 'maint', 'resident']));
    expect(await seen('agent')).toEqual(new Set(['agent', 'unit', 'maint', 'resident']));
    expect(await seen('unit')).toEqual(new Set(['unit', 'resident']));
    expect(await seen('maint')).toEqual(new Set(['maint']));
    const org = await w.as('org');
    expect(await codeOf(org.send(sessionCalls.users, {}))).toBe('role.noPermission');
  });

  it('are found by kind, state, use and node, and sorted; one that is bound elsewhere is logged out [SES-08] [SES-11]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const names = async (sent: SendOf<typeof sessionCalls.users>) =>
      (await platform.send(sessionCalls.users, { ...sent, pageSize: 200 })).rows.map(({ username }) => username);
    expect(await names({ state: 'disabled' })).toEqual(['spare9']);
    expect(await names({ search: 'SPARE', order: 'desc', state: 'active' })).toEqual(['spare11', 'spare10', 'spare8']);
    expect(await names({ kind: 'unit' })).toEqual(['unit']);
    expect(await names({ use: 'recent' })).toContain('platform');
    expect(await names({ use: 'never' })).not.toContain('platform');
    expect(await names({ use: 'idle' })).toEqual([]);
    expect(await names({ isBound: false })).not.toContain('unit');
    const unit = await w.as('unit');
    const { nodes } = await platform.send(sessionCalls.nodes, { kind: 'unit' });
    await w.database.db.updateTable('appUser').set({ unitId: null }).where('userId', '=', 3).execute();
    expect(await names({ isBound: false })).toEqual(['unit']);
    const [node] = nodes;
    const moved = { userId: 3, revision: 1, realName: '安全员', nodeId: node?.nodeId ?? '' };
    const nowhere = platform.send(sessionCalls.changeUser, { ...moved, nodeId: '999999' });
    expect(await codeOf(nowhere)).toBe('session.node.notFound');
    await platform.send(sessionCalls.changeUser, moved);
    expect((await platform.send(sessionCalls.users, { search: 'unit', kind: 'unit' })).rows[0]?.nodeName).toBe(
      node?.name,
    );
    // what it sees has changed: it logs in again
    expect(await codeOf(unit.send(sessionCalls.me, {}))).toBe('session.tokenInvalid');
  });

  it('changed by two at once: the second learns who was first and when, and saves from the new state [SES-08]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const row = async () => (await platform.send(sessionCalls.users, { search: 'spare8' })).rows[0];
    expect(await row()).toMatchObject({ revision: 1 });
    const saves = ['甲', '乙'].map((realName) =>
      platform.send(sessionCalls.changeUser, { userId: 8, revision: 1, realName, mobile: '' }),
    );
    const ends = await Promise.allSettled(saves);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const won = ends.findIndex(({ status }) => status === 'fulfilled');
    const lost = await refusalOf(saves[1 - won] ?? Promise.resolve());
    const { realName, username } = await platform.send(sessionCalls.me, {});
    const at = new Date(w.time.clock()).toISOString();
    const conflict = { code: 'session.conflict', args: { name: realName || username, at } };
    expect(lost.problems).toEqual([conflict]);
    expect(await row()).toMatchObject({ realName: ['甲', '乙'][won], revision: 2 });
    // another role is a change of the account as well
    const { roleId } = await platform.send(roleCalls.create, { roleName: '夜班', role: 'resident' });
    const role = { userId: 8, ...(roleId !== null && { roleId }) };
    expect((await refusalOf(platform.send(roleCalls.assign, { ...role, revision: 1 }))).problems).toEqual([conflict]);
    await platform.send(sessionCalls.disableUser, { userId: 8 });
    const second = { userId: 8, realName: '丙', mobile: '' };
    expect(await codeOf(platform.send(sessionCalls.changeUser, { ...second, revision: 2 }))).toBe('session.conflict');
    await platform.send(sessionCalls.changeUser, { ...second, revision: 3 });
    expect(await row()).toMatchObject({ realName: '丙', revision: 4 });
  });

  it('a new one has a password that is shown once, and does nothing before it has another [SES-05] [SES-08]', async () => {
    const w = await open();
    const unit = await w.as('unit');
    const { nodes } = await unit.send(sessionCalls.nodes, { kind: 'resident' });
    const sent = { username: 'night01', realName: '夜班', mobile: '138 0013 8000', role: 'resident' };
    expect(await codeOf(unit.send(sessionCalls.createUser, sent))).toBe('session.node.required');
    const made = await unit.send(sessionCalls.createUser, { ...sent, nodeId: nodes[0]?.nodeId ?? '' });
    const again = unit.send(sessionCalls.createUser, { ...sent, nodeId: nodes[0]?.nodeId ?? '' });
    expect(await codeOf(again)).toBe('session.usernameTaken');

    const login = { username: 'night01', password: made.password, rentId: 'R001' };
    const { token, rights } = await w.client().send(sessionCalls.login, login);
    expect(rights).toMatchObject({ granted: [], mustChangePassword: true });
    const night = w.client(token);
    const change = { oldPassword: made.password, password: 'Other-2026!', confirmation: 'Other-2026!' };
    await night.send(sessionCalls.changePassword, change);
    expect((await night.send(sessionCalls.me, {})).rights).toMatchObject({ granted: null, mustChangePassword: false });
    const [row] = (await unit.send(sessionCalls.users, { search: 'night01' })).rows;
    expect(row).toMatchObject({ mobile: '138****8000', mustChangePassword: false });
  });

  it('one that is created for a partner, a unit, an organisation, a company or a place is found by it [SES-08]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const owners = [
      { role: 'agent', nodeId: '2', by: { partnerId: 2 } },
      { role: 'unit', nodeId: '2', by: { unitId: 2 } },
      { role: 'maint', nodeId: '2', by: { maintId: 2 } },
      { role: 'resident', nodeId: '2', by: { placeId: 2 } },
      { role: 'org', nodeId: '440304', by: { orgId: '440304' } },
    ] as const;
    for (const { role, nodeId, by } of owners) {
      const found = async () => (await platform.send(sessionCalls.users, by)).rows.map(({ username }) => username);
      expect(await found()).toEqual([]);
      await platform.send(sessionCalls.createUser, { username: `of_${role}`, realName: '值守', role, nodeId });
      expect(await found()).toEqual([`of_${role}`]);
    }
  });

  it('nobody creates or changes above or beside themselves [SES-08] [ORG-06]', async () => {
    const w = await open();
    const [unit, platform] = [await w.as('unit'), await w.as('platform')];
    const create = (more: object) =>
      codeOf(unit.send(sessionCalls.createUser, { username: 'night02', realName: '夜班', role: 'unit', ...more }));
    expect(await create({ role: 'platform' })).toBe('session.kindNotYours');
    expect(await create({ nodeId: '2' })).toBe('session.node.notFound');
    expect(await create({ nodeId: '101' })).toBe('session.node.notFound');
    expect(await codeOf(unit.send(sessionCalls.disableUser, { userId: 1 }))).toBe('session.userNotFound');
    expect(await codeOf(platform.send(sessionCalls.disableUser, { userId: 101 }))).toBe('session.userNotFound');
    // a role that holds more than whoever gives it
    const { roleId } = await platform.send(roleCalls.create, { roleName: '巡查', role: 'unit' });
    const permissions = ['systemUser:view', 'systemUser:add'];
    await platform.send(roleCalls.authorize, { roleId: roleId ?? 0, revision: 1, permissions });
    await platform.send(roleCalls.assign, { userId: 3, roleId: roleId ?? 0, revision: 1 });
    const { token } = await w
      .client()
      .send(sessionCalls.login, { username: 'unit', password: fixturePassword, rentId: 'R001' });
    const sent = { username: 'night03', realName: '夜班', role: 'unit', nodeId: '1' };
    expect(await codeOf(w.client(token).send(sessionCalls.createUser, sent))).toBe('role.permission.notOwn');
    await platform.send(roleCalls.assign, { userId: 3, revision: 2 });
  });

  it('disabling, deleting and a new password end the sessions at once [SES-08] [SES-11]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const opened = async (userId: number) => {
      const login = { username: `spare${userId}`, password: fixturePassword, rentId: 'R001' };
      return w.client((await w.client().send(sessionCalls.login, login)).token);
    };
    const acts = {
      8: () => platform.send(sessionCalls.disableUser, { userId: 8 }),
      10: () => platform.send(sessionCalls.deleteUser, { userId: 10 }),
      11: () => platform.send(sessionCalls.resetPassword, { userId: 11 }),
    };
    for (const [userId, act] of Object.entries(acts)) {
      const client = await opened(Number(userId));
      await client.send(sessionCalls.me, {});
      await act();
      expect(await codeOf(client.send(sessionCalls.me, {}))).toBe('session.tokenInvalid');
    }
    await platform.send(sessionCalls.enableUser, { userId: 8 });
    await (await opened(8)).send(sessionCalls.me, {});
    // the name of a deleted account stays taken
    const sent = { username: 'spare10', realName: '新', role: 'platform' };
    expect(await codeOf(platform.send(sessionCalls.createUser, sent))).toBe('session.usernameTaken');
    const { rows } = await platform.send(sessionCalls.users, { search: 'spare10' });
    expect(rows).toEqual([]);
  });

  it('the last administrator stays, also when two delete each other [SES-08]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    expect(await codeOf(platform.send(sessionCalls.disableUser, { userId: 1 }))).toBe('session.notOneself');
    const made = await platform.send(sessionCalls.createUser, {
      username: 'second',
      realName: '第二',
      role: 'platform',
    });
    const login = { username: 'second', password: made.password, rentId: 'R001' };
    const second = w.client((await w.client().send(sessionCalls.login, login)).token);
    const change = { oldPassword: made.password, password: 'Other-2026!', confirmation: 'Other-2026!' };
    await second.send(sessionCalls.changePassword, change);
    const ended = await Promise.allSettled([
      platform.send(sessionCalls.deleteUser, { userId: made.userId }),
      second.send(sessionCalls.deleteUser, { userId: 1 }),
    ]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('the log is found by action, person and record, with what was before and after [SES-10]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    await platform.send(sessionCalls.changeUser, { userId: 8, revision: 1, realName: '新名', mobile: '' });
    const target = { targetKind: 'user', targetId: '8' };
    const { rows, total } = await platform.send(sessionCalls.userLog, target);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      action: 'change',
      username: 'platform',
      ...target,
      changes: { realName: { before: 'spare-R001', after: '新名' } },
    });
    const { userId } = await platform.send(sessionCalls.me, {});
    expect(rows[0]).toMatchObject({ area: 'session', client: 'web', userId });
    expect((await platform.send(sessionCalls.userLog, { ...target, area: 'role' })).total).toBe(0);
    const since = { from: '2100-01-01T00:00:00Z' };
    expect((await platform.send(sessionCalls.userLog, { ...target, ...since })).total).toBe(0);
    expect((await platform.send(sessionCalls.userLog, { action: 'change', username: 'unit' })).total).toBe(0);
  });

  it('the log is exported with what its filter finds, and the export is an entry [SES-10]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    await platform.send(sessionCalls.changeUser, { userId: 8, revision: 1, realName: '=1+1', mobile: '' });
    const text = await platform.send(sessionCalls.exportUserLog, { targetKind: 'user', targetId: '8' });
    const [, ...lines] = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/spare8.*user 8,web,.*Name: ""spare-R001"" > ""=1\+1""/);
    const { rows } = await platform.send(sessionCalls.userLog, { action: 'export' });
    expect(rows.map(({ detail }) => detail)).toEqual(['userLog 1']);
  });

  it('an export of more rows than a sheet takes is refused with how many there are [SES-10]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    await sql`insert into user_log (rent_id, at, username, action, result, ip, detail)
      select 'R001', '2026-01-01', '=1+1', 'lock', 'success', '203.0.113.9', '' from generate_series(1, ${exportRowsMax + 1})`.execute(
      w.database.db,
    );
    const refused = await refusalOf(platform.send(sessionCalls.exportUserLog, { action: 'lock' }));
    expect(refused).toMatchObject({
      code: 'session.log.tooMany',
      problems: [{ args: { count: exportRowsMax + 1, max: exportRowsMax } }],
    });
    const one = await platform.send(sessionCalls.userLog, { action: 'lock', pageSize: 1 });
    expect(one.total).toBe(exportRowsMax + 1);
  });

  it('sessions are listed and ended one by one, by their own people and by who looks after them [SES-11]', async () => {
    const w = await open();
    const [platform, unit, maint] = [await w.as('platform'), await w.as('unit'), await w.as('maint')];
    const login = { username: 'spare8', password: fixturePassword, rentId: 'R001', clientType: 'app' as const };
    const opened = async () => w.client((await w.client().send(sessionCalls.login, login)).token);
    const [first, second] = [await opened(), await opened()];
    const { rows } = await first.send(sessionCalls.sessions, {});
    expect(rows.map(({ clientType, isOwn }) => [clientType, isOwn])).toEqual(
      expect.arrayContaining([
        ['app', true],
        ['app', false],
      ]),
    );
    expect(rows.every(({ ip }) => ip !== '')).toBe(true);
    const other = rows.find(({ isOwn }) => !isOwn)?.sessionId ?? '';
    await first.send(sessionCalls.endSession, { sessionId: other });
    expect(await codeOf(second.send(sessionCalls.me, {}))).toBe('session.tokenInvalid');
    await first.send(sessionCalls.me, {});
    const [left] = (await unit.send(sessionCalls.sessions, { userId: 8 })).rows;
    const end = { userId: 8, sessionId: left?.sessionId ?? '' };
    expect(await codeOf(maint.send(sessionCalls.endSession, end))).toBe('session.userNotFound');
    expect(await codeOf(first.send(sessionCalls.sessions, { userId: 1 }))).toBe('role.noPermission');
    // nobody ends the session of somebody else as their own
    expect(await codeOf(platform.send(sessionCalls.endSession, { sessionId: end.sessionId }))).toBe('session.notOpen');
    await unit.send(sessionCalls.endSession, end);
    expect(await codeOf(first.send(sessionCalls.me, {}))).toBe('session.tokenInvalid');
  });
});
