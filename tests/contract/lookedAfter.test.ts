import { deviceCalls } from '@fireline/api/device';
import type { CallError, Client } from '@fireline/api/lib';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { csvText } from '@fireline/domain/lib';
import type { PartnerPower } from '@fireline/domain/org';
import { expect, it } from 'vitest';
import { peopleOf } from '../../apps/gateway/src/message/sending/people.ts';
import { peopleAt } from '../../apps/gateway/src/message/sending/planStore.ts';
import { codeOf, made, opened, roleOf } from '../fixtures/accounts.ts';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../fixtures/gateway.ts';

const head = ['User name', 'Real name', 'Mobile number', 'Kind of account', 'Bound to (name or number)', 'Role name'];
const fileOf = (...row: string[]) => new File([csvText([head, row])], 'users.csv');
/** Why the row of a file would create no account. */
const rowRefused = async (client: Client, ...row: string[]) => {
  const { failures } = await client.send(siteCalls.checkImport, { kind: 'user', file: fileOf(...row) });
  return failures[0]?.problems[0]?.code;
};

await onTestDatabase('accounts are looked after by what they may do and see', ({ shared }) => {
  const { world, spoil } = shared();

  it('a help desk that may do little opens, changes and shows nobody who may do more, by no door [SES-08] [ROL-01] [SES-07]', async () => {
    spoil();
    const w = await world();
    const platform = await w.as('platform');
    const doors = ['view', 'add', 'modify', 'delete', 'unlock'].map((button) => `systemUser:${button}`);
    const roleDoors = ['view', 'add', 'modify', 'delete'].map((button) => `systemRoles:${button}`);
    const rights = [
      ...doors,
      ...roleDoors,
      'systemEmpower:view',
      'systemEmpower:authorize',
      'systemMaint:view',
      'systemMaint:modify',
    ];
    const roleId = await roleOf(platform, 'platform', '服务台', rights);
    const { client } = await made(w, platform, {
      username: 'desk',
      realName: '服务台',
      role: 'platform',
      roleId: `${roleId}`,
    });
    await w.as('unit');
    const unitRole = await roleOf(platform, 'unit', '值班员', ['main:view', 'alarmList:view']);
    const named = { username: 'other', realName: '新人' };
    const of = { userId: 3, revision: 1 };
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      reset: () => client.send(sessionCalls.resetPassword, { userId: 1 }),
      number: () => client.send(sessionCalls.changeUser, { ...of, realName: '新名', mobile: '13912345678' }),
      node: () => client.send(sessionCalls.changeUser, { ...of, realName: '新名', nodeId: '2' }),
      disable: () => client.send(sessionCalls.disableUser, { userId: 1 }),
      enable: () => client.send(sessionCalls.enableUser, { userId: 9 }),
      delete: () => client.send(sessionCalls.deleteUser, { userId: 3 }),
      unlock: () => client.send(sessionCalls.unlock, { userId: 3 }),
      sessions: () => client.send(sessionCalls.sessions, { userId: 3 }),
      endSession: () => client.send(sessionCalls.endSession, { userId: 3, sessionId: 'any' }),
      show: () => client.send(sessionCalls.showPersonal, { subject: 'user', id: 1, fields: ['mobile'] }),
      give: () => client.send(roleCalls.assign, { ...of, roleId }),
      giveLess: () => client.send(roleCalls.assign, { ...of, roleId: unitRole }),
      create: () => client.send(sessionCalls.createUser, { ...named, role: 'platform' }),
      createUnit: () =>
        client.send(sessionCalls.createUser, { ...named, role: 'unit', nodeId: '1', roleId: `${unitRole}` }),
      notice: () =>
        client.send(siteCalls.setMaintNotice, { maintId: 1, userId: 5, notice: 'sms', isOn: false, revision: 0 }),
      authorize: () => client.send(roleCalls.authorize, { roleId: unitRole, revision: 2, permissions: [] }),
      rename: () => client.send(roleCalls.change, { roleId: unitRole, revision: 2, roleName: '改名', description: '' }),
      deleteRole: () => client.send(roleCalls.delete, { roleId: unitRole }),
      copyRole: () => client.send(roleCalls.create, { roleName: '抄', role: 'unit', copyOf: unitRole }),
      powers: () => client.send(roleCalls.savePartnerPowers, { powers: ['command'], revision: 0 }),
    };
    for (const [door, act] of Object.entries(acts)) expect(await codeOf(act()), door).toBe('role.permission.notOwn');
    expect(await rowRefused(client, 'row_user', '新人', '', 'platform', '', '')).toBe('role.permission.notOwn');
    expect(await rowRefused(client, 'row_user', '新人', '', 'unit', '1', '值班员')).toBe('role.permission.notOwn');
    // it does look after those who may do no more
    const less = { ...named, role: 'platform', roleId: `${roleId}` } as const;
    const { userId } = await client.send(sessionCalls.createUser, less);
    await opened(w, await client.send(sessionCalls.resetPassword, { userId }));
    expect((await client.send(sessionCalls.sessions, { userId })).rows).toHaveLength(1);
    expect(await rowRefused(client, 'row_user', '新人', '', 'platform', '', '服务台')).toBeUndefined();
  });

  it('a partner reaches nobody of another partner’s company that keeps its places, and of its own company what is its own [SES-08] [ORG-05] [SIT-07]', async () => {
    spoil();
    const w = await world();
    const { db } = w.database;
    // company 2, of partner 2, keeps the partner's place; company 1, its own, also keeps one of partner 2
    await db.updateTable('place').set({ maintId: 2 }).where('placeId', '=', 1).execute();
    const agent = await w.as('agent');
    const platform = await w.as('platform');
    const other = await platform.send(sessionCalls.createUser, {
      username: 'two',
      realName: '外人',
      role: 'maint',
      nodeId: '2',
    });
    const create = (username: string, nodeId: string) =>
      agent.send(sessionCalls.createUser, { username, realName: '工程师', role: 'maint', nodeId });
    expect((await agent.send(sessionCalls.nodes, { kind: 'maint' })).nodes.map(({ nodeId }) => nodeId)).toEqual(['1']);
    expect(await codeOf(create('foreign', '2'))).toBe('session.node.notFound');
    expect(await rowRefused(agent, 'foreign', '工程师', '', 'maint', '2', '')).toBe('session.import.nodeUnknown');
    expect(await codeOf(agent.send(sessionCalls.resetPassword, { userId: other.userId }))).toBe('session.userNotFound');
    expect(await codeOf(agent.send(roleCalls.assign, { userId: other.userId, revision: 1 }))).toBe(
      'session.userNotFound',
    );
    await db.updateTable('place').set({ maintId: 1 }).execute();
    await db.updateTable('device').set({ maintId: 1 }).where('rentId', '=', 'R001').execute();
    const acts = [
      agent.send(sessionCalls.resetPassword, { userId: 5 }),
      agent.send(sessionCalls.disableUser, { userId: 5 }),
      agent.send(sessionCalls.deleteUser, { userId: 5 }),
    ];
    expect(new Set(await Promise.all(acts.map(codeOf)))).toEqual(new Set(['role.scope.notOwn']));
    // whom the partner creates sees of what the company keeps that of the partner alone
    const { userId, client } = await made(w, agent, {
      username: 'own',
      realName: '工程师',
      role: 'maint',
      nodeId: '1',
    });
    expect((await client.send(siteCalls.places, {})).rows.map(({ placeId }) => placeId)).toEqual([1]);
    const partners = await db
      .selectFrom('device')
      .select(['deviceId', 'partnerId'])
      .where('rentId', '=', 'R001')
      .execute();
    const seen = (await client.send(deviceCalls.list, { pageSize: 200 })).rows.map(({ deviceId }) => deviceId);
    const own = partners.flatMap((one) => (one.partnerId === 1 ? [one.deviceId] : []));
    expect(new Set(seen)).toEqual(new Set(own));
    // nor does a message reach it about the places of others
    const nodes = { places: [], units: [], maints: [1], partners: [] };
    const people = await db.transaction().execute((tx) => peopleAt(tx, 'R001', nodes));
    const named = { manager: '', managerPhone: '', unitContact: '', unitPhone: '', maintContact: '', maintPhone: '' };
    const reached = (partnerId: number) => {
      const around = {
        rentId: 'R001',
        orgPath: '/',
        partnerId,
        unitId: null,
        maintId: 1,
        placeId: null,
        deviceId: null,
      };
      return peopleOf({ ...around, ...named }, people, ['maintenanceCompany']).map((one) => one.userId);
    };
    expect(reached(2)).toEqual(reached(1).filter((one) => one !== userId));
    expect(reached(1)).toContain(userId);
    await agent.send(sessionCalls.resetPassword, { userId });
    await agent.send(sessionCalls.deleteUser, { userId });
  });

  it('a unit looks after its residents until they see a place of another unit [SES-08] [SIT-02]', async () => {
    spoil();
    const w = await world();
    const unit = await w.as('unit');
    await unit.send(sessionCalls.resetPassword, { userId: 8 });
    const member = {
      memberId: 70,
      rentId: 'R001',
      placeId: 2,
      userId: 8,
      name: '住户',
      right: 'follow',
      phone: '',
    } as const;
    await w.database.db
      .insertInto('placeMember')
      .values({ ...member, verifiedAt: '2026-11-01T00:00:00Z' })
      .execute();
    const acts = [
      unit.send(sessionCalls.resetPassword, { userId: 8 }),
      unit.send(sessionCalls.disableUser, { userId: 8 }),
      unit.send(sessionCalls.sessions, { userId: 8 }),
      unit.send(sessionCalls.unlock, { userId: 8 }),
    ];
    expect(new Set(await Promise.all(acts.map(codeOf)))).toEqual(new Set(['role.scope.notOwn']));
    const shown = { subject: 'user', id: 8, fields: ['mobile'] } as const;
    expect(await codeOf(unit.send(sessionCalls.showPersonal, shown))).toBe('role.scope.notOwn');
    const change = { userId: 8, revision: 2, realName: '住户', mobile: '13912345678' };
    expect(await codeOf(unit.send(sessionCalls.changeUser, change))).toBe('role.scope.notOwn');
    await (await w.as('platform')).send(sessionCalls.resetPassword, { userId: 8 });
  });

  const codeIn = ({ messages }: FixtureGateway): string => /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';

  it('a membership binds an account whose person has proven the number, never one with a number that was typed [SIT-02] [SES-12] [SES-08]', async () => {
    spoil();
    const w = await world();
    const [unit, platform] = [await w.as('unit'), await w.as('platform')];
    const mobile = '13700001111';
    const typed = { username: 'typed', realName: '住户', role: 'resident', nodeId: '1', mobile } as const;
    const { userId, client } = await made(w, unit, typed);
    await platform.send(siteCalls.addMember, {
      placeId: 2,
      name: '住户',
      right: 'follow',
      proof: 'phone',
      phone: mobile,
    });
    const { rows } = await platform.send(siteCalls.members, { placeId: 2 });
    const member = rows.find((row) => !row.hasAccount && row.verifiedAt === null);
    const memberId = member?.memberId ?? 0;
    expect((await client.send(siteCalls.memberships, {})).rows).toEqual([]);
    expect(await codeOf(client.send(siteCalls.sendMemberCode, { memberId }))).toBe('site.member.gone');
    await platform.send(siteCalls.sendMemberCode, { memberId });
    await platform.send(siteCalls.verifyMember, { memberId, code: codeIn(w) });
    const places = async (of: Client) => (await of.send(siteCalls.places, {})).rows.map(({ placeId }) => placeId);
    expect(await places(client)).toEqual([1]);
    // the owner of the number sets the password by a code: the account is theirs, and sees the place
    w.time.advance(120_000);
    await w.client().send(sessionCalls.sendCode, { rentId: 'R001', mobile, purpose: 'password' });
    const twice = { password: 'Owner-2026!', confirmation: 'Owner-2026!' };
    await w.client().send(sessionCalls.resetByCode, { rentId: 'R001', mobile, code: codeIn(w), ...twice });
    expect(await codeOf(client.send(sessionCalls.me, {}))).toBe('session.tokenInvalid');
    const login = { username: 'typed', password: 'Owner-2026!', rentId: 'R001' };
    const owner = w.client((await w.client().send(sessionCalls.login, login)).token);
    expect(new Set(await places(owner))).toEqual(new Set([1, 2]));
    expect(await codeOf(unit.send(sessionCalls.resetPassword, { userId }))).toBe('role.scope.notOwn');
  });

  it('who knows a password that was reset has not proven the number of the account [SIT-02] [SES-08]', async () => {
    spoil();
    const w = await world();
    const mobile = '13700002222';
    await w.database.db.updateTable('appUser').set({ mobile, provenMobile: mobile }).where('userId', '=', 8).execute();
    const resident = await opened(w, await (await w.as('unit')).send(sessionCalls.resetPassword, { userId: 8 }));
    const platform = await w.as('platform');
    await platform.send(siteCalls.addMember, {
      placeId: 2,
      name: '住户',
      right: 'follow',
      proof: 'phone',
      phone: mobile,
    });
    expect((await resident.send(siteCalls.memberships, {})).rows).toEqual([]);
  });

  it('powers that are withheld from a partner do not come back through an account that it makes, opens or binds [SES-08] [ORG-05] [DEV-13]', async () => {
    spoil();
    const w = await world();
    const { db } = w.database;
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const command = { deviceId: 1, command: 'selfTest', waitMin: 1 } as const;
    const mayCommand = async (client: Client) =>
      (await client.send(deviceCalls.sendCommand, command).then(
        () => '',
        (error: unknown) => (error as CallError).code,
      )) !== 'role.noPermission';
    // opened while nothing was withheld
    const before = await made(w, agent, { username: 'before', realName: '单位', role: 'unit', nodeId: '1' });
    await platform.send(roleCalls.savePartnerPowers, { powers: ['manageUsers'] satisfies PartnerPower[], revision: 0 });
    const after = await made(w, agent, { username: 'after', realName: '单位', role: 'unit', nodeId: '1' });
    for (const one of [agent, before.client, after.client])
      expect(await codeOf(one.send(deviceCalls.sendCommand, command))).toBe('role.noPermission');
    // whom it made it looks after, and these make nobody who may do more
    const again = await opened(w, await agent.send(sessionCalls.resetPassword, { userId: before.userId }));
    const third = await made(w, again, { username: 'third', realName: '单位', role: 'unit', nodeId: '1' });
    expect(await mayCommand(third.client)).toBe(false);
    // an account of the unit that holds them it does not open
    const opens = [
      agent.send(sessionCalls.resetPassword, { userId: 3 }),
      agent.send(sessionCalls.deleteUser, { userId: 3 }),
    ];
    expect(await Promise.all(opens.map(codeOf))).toEqual(['role.permission.notOwn', 'role.permission.notOwn']);
    const number = { userId: 3, revision: 1, realName: '单位', mobile: '13912345678' };
    expect(await codeOf(agent.send(sessionCalls.changeUser, number))).toBe('role.permission.notOwn');
    const unit = await w.as('unit');
    expect(await mayCommand(unit)).toBe(true);
    // who registered with the partner waits to be bound by it, within the same limit
    const registered = {
      username: 'came',
      realName: '来人',
      role: 'unit',
      accountType: 'unit',
      rentId: 'R001',
      partnerId: 1,
    } as const;
    const { pwHash } = await db
      .selectFrom('appUser')
      .select('pwHash')
      .where('userId', '=', 3)
      .executeTakeFirstOrThrow();
    const { userId } = await db
      .insertInto('appUser')
      .values({ ...registered, pwHash, limited: true, orgPath: null, unitId: null, maintId: null, placeId: null })
      .returning('userId')
      .executeTakeFirstOrThrow();
    await agent.send(sessionCalls.changeUser, { userId, revision: 1, realName: '来人', nodeId: '1' });
    const came = await opened(w, await agent.send(sessionCalls.resetPassword, { userId }));
    expect(await mayCommand(came)).toBe(false);
    // the platform, which nothing is withheld from, gives a role without the limit
    const { revision } = await db
      .selectFrom('appUser')
      .select('revision')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    await platform.send(roleCalls.assign, { userId, revision });
    const login = { username: 'came', password: 'Harbour-88!', rentId: 'R001' };
    expect(await mayCommand(w.client((await w.client().send(sessionCalls.login, login)).token))).toBe(true);
    expect(await codeOf(agent.send(sessionCalls.resetPassword, { userId }))).toBe('role.permission.notOwn');
  });
});
