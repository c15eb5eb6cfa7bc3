import { deviceCalls } from '@fireline/api/device';
import type { CallError, Client } from '@fireline/api/lib';
import { roleCalls } from '@fireline/api/role';
import { requestCode, sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { csvText } from '@fireline/domain/lib';
import { type PartnerPower, partnerPowers } from '@fireline/domain/org';
import { builtInRights, powersFor } from '@fireline/domain/shell';
import { expect, it } from 'vitest';
import { leastCost, PasswordHasher } from '../../../apps/gateway/src/lib/passwords.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { peopleOf } from '../../../apps/gateway/src/message/sending/people.ts';
import { peopleAt } from '../../../apps/gateway/src/message/sending/planStore.ts';
import { codeOf, made, opened, roleOf } from '../../fixtures/accounts.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';

const head = ['User name', 'Real name', 'Mobile number', 'Kind of account', 'Bound to (name or number)', 'Role name'];
const fileOf = (...row: string[]) => new File([csvText([head, row])], 'users.csv');
/** Why the row of a file would create no account. */
const rowRefused = async (client: Client, ...row: string[]) => {
  const { failures } = await client.send(siteCalls.checkImport, { kind: 'user', file: fileOf(...row) });
  return failures[0]?.problems[0]?.code;
};

await onTestDatabase('accounts are looked after by what they may do and see', ({ open }) => {
  it('a help desk that may do little opens, changes and shows nobody who may do more, by no door [SES-08] [ROL-01] [SES-07]', async () => {
    const w = await open();
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
    const w = await open();
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
    const w = await open();
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
    const w = await open();
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
    const w = await open();
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
    const w = await open();
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
    // a role of the platform leaves the limit, since the partner may know the password and has entered the number
    const { revision } = await db
      .selectFrom('appUser')
      .select('revision')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    await platform.send(roleCalls.assign, { userId, revision });
    const login = { username: 'came', password: 'Harbour-88!', rentId: 'R001' };
    expect(await mayCommand(w.client((await w.client().send(sessionCalls.login, login)).token))).toBe(false);
    const mobile = '13912345678';
    await agent.send(sessionCalls.changeUser, { userId, revision: revision + 1, realName: '来人', mobile });
    const reset = async () => opened(w, await platform.send(sessionCalls.resetPassword, { userId }));
    expect(await mayCommand(await reset())).toBe(false);
    await platform.send(sessionCalls.changeUser, { userId, revision: revision + 3, realName: '来人' });
    const without = await reset();
    expect(await mayCommand(without)).toBe(true);
    expect(await codeOf(agent.send(sessionCalls.resetPassword, { userId }))).toBe('role.permission.notOwn');
  });

  const notOwn = 'role.permission.notOwn';
  const looks = ['main:view', 'alarmList:view', 'placeDetail:view'];

  it('a partner or a unit that moves gives nobody more than the clerk who created the account [SES-08] [ORG-05] [ROL-01]', async () => {
    const w = await open();
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const partner = { contact: '陈经理', phone: '0755-86112233', address: '后海大道2390号' };
    const below = await agent.send(siteCalls.createPartner, { ...partner, name: '受限' });
    const powers = partnerPowers.filter((power) => power !== 'command');
    await platform.send(siteCalls.savePowers, { partnerId: below.partnerId, revision: below.revision, powers });
    const rights = [...builtInRights('agent')].filter((one) => !powersFor(one).includes('command'));
    const roleId = await roleOf(platform, 'agent', '文员', rights);
    const person = { realName: '文员', role: 'agent' } as const;
    const sent = { ...person, username: 'clerk', nodeId: '1', roleId: `${roleId}` };
    const { client: clerk } = await made(w, agent, sent);
    const named = { ...partner, name: '新的', parentId: below.partnerId };
    const { partnerId, revision } = await clerk.send(siteCalls.createPartner, named);
    const nodeId = `${partnerId}`;
    await clerk.send(siteCalls.moveUnits, { units: [{ unitId: 1, revision: 1 }], partnerId });
    const create = (username: string, more: object) =>
      clerk.send(sessionCalls.createUser, { ...person, username, nodeId, ...more });
    expect(await codeOf(create('whole', {}))).toBe(notOwn);
    expect(await codeOf(create('unit_whole', { role: 'unit', nodeId: '1' }))).toBe(notOwn);
    await create('small', { roleId: `${roleId}` });
    // under a partner that is let do more, a partner hangs for those alone who may give that
    const under = { ...named, partnerId, parentId: 1 };
    expect(await codeOf(clerk.send(siteCalls.changePartnerFacts, { ...under, revision }))).toBe(notOwn);
    const { parentId } = await agent.send(siteCalls.changePartnerFacts, { ...under, revision });
    expect(parentId).toBe(1);
    // a partner with the built-in role creates those below one that may do less, as before
    const whole = { ...person, username: 'whole', nodeId: `${below.partnerId}` };
    expect((await agent.send(sessionCalls.createUser, whole)).username).toBe('whole');
  });

  const command = { deviceId: 1, command: 'selfTest', waitMin: 1 } as const;
  const mayCommand = async (client: Client) =>
    (await client.send(deviceCalls.sendCommand, command).then(
      () => '',
      (error: unknown) => (error as CallError).code,
    )) !== 'role.noPermission';

  it('who registers is bound by the partners of places that it becomes a member of [SES-08] [ORG-05] [SIT-02]', async () => {
    const w = await open();
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const powers: PartnerPower[] = ['manageUsers'];
    await platform.send(siteCalls.savePowers, { partnerId: 1, revision: 1, powers });
    const mobile = '13700003333';
    await requestCode(w.client(), { rentId: 'R001', mobile, purpose: 'register' });
    const typed = { rentId: 'R001', mobile, accountType: 'resident', username: 'resident9', realName: '住户' } as const;
    const twice = { password: 'Owner-2026!', confirmation: 'Owner-2026!' };
    await w.client().send(sessionCalls.register, { ...typed, code: codeIn(w), isAgreed: true, ...twice });
    w.time.advance(120_000);
    const member = { placeId: 1, name: '新住户', right: 'manage', proof: 'phone', phone: mobile } as const;
    await agent.send(siteCalls.addMember, member);
    const { rows } = await agent.send(siteCalls.members, { placeId: 1 });
    const memberId = rows.find(({ name }) => name === '新住户')?.memberId ?? 0;
    await agent.send(siteCalls.sendMemberCode, { memberId });
    await agent.send(siteCalls.verifyMember, { memberId, code: codeIn(w) });
    const login = { rentId: 'R001', username: 'resident9', password: twice.password };
    const resident = w.client((await w.client().send(sessionCalls.login, login)).token);
    expect((await resident.send(siteCalls.places, {})).rows.map(({ placeId }) => placeId)).toEqual([1]);
    expect(await mayCommand(resident)).toBe(false);
    expect(await mayCommand(await w.as('resident'))).toBe(true);
    await platform.send(siteCalls.savePowers, { partnerId: 1, revision: 2, powers: ['manageUsers', 'command'] });
    expect(await mayCommand(resident)).toBe(true);
  });

  it('lets nobody manage a place whose role lacks what its managers may do; everybody built-in who may change members does [SIT-02] [ROL-01]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const roleId = await roleOf(platform, 'unit', '前台', [...looks, 'placeDetail:modify']);
    const of = { username: 'front', realName: '前台', role: 'unit', nodeId: '1', roleId: `${roleId}` } as const;
    const { client } = await made(w, platform, of);
    const add = (by: Client, right: 'manage' | 'follow', phone: string) =>
      by.send(siteCalls.addMember, { placeId: 1, name: phone, right, proof: 'phone', phone });
    const refused = 'site.member.manageNotYours';
    expect(await codeOf(add(client, 'manage', '13700004441'))).toBe(refused);
    await add(client, 'follow', '13700004442');
    const { rows } = await platform.send(siteCalls.members, { placeId: 1 });
    const { memberId = 0, revision = 0 } = rows.find(({ name }) => name === '13700004442') ?? {};
    const change = { placeId: 1, memberId, revision, right: 'manage' } as const;
    expect(await codeOf(client.send(siteCalls.changeMember, change))).toBe(refused);
    for (const [at, role] of (['platform', 'agent', 'unit', 'maint', 'resident'] as const).entries())
      await add(await w.as(role), 'manage', `1370000555${at}`);
  });

  it('a code sets no password of an account whose number went, or that was disabled, meanwhile [SES-12] [SES-08]', async () => {
    const mobile = '13700006666';
    let meanwhile = async (): Promise<unknown> => undefined;
    const passwords = new PasswordHasher(systemRandom, { cost: leastCost });
    const inTurn = passwords.inTurn.bind(passwords);
    passwords.inTurn = async (address, work) => {
      await meanwhile();
      return inTurn(address, work);
    };
    const w = await open({ passwords });
    const { db } = w.database;
    const person = () => db.updateTable('appUser').where('userId', '=', 8);
    const twice = { password: 'Owner-2026!', confirmation: 'Owner-2026!' };
    const now = { deletedAt: '2026-11-01T00:00:00Z' };
    for (const change of [{ mobile: '' }, { disabled: true }, {}, now]) {
      await person().set({ mobile, disabled: false }).execute();
      await w.client().send(sessionCalls.sendCode, { rentId: 'R001', mobile, purpose: 'password' });
      w.time.advance(120_000);
      meanwhile = () => (Object.keys(change).length === 0 ? Promise.resolve() : person().set(change).execute());
      const reset = w.client().send(sessionCalls.resetByCode, { rentId: 'R001', mobile, code: codeIn(w), ...twice });
      const ended = 'session.code.expired';
      const isKept = Object.keys(change).length === 0;
      expect(isKept ? (await reset).done : await codeOf(reset)).toBe(isKept || ended);
    }
  });

  it('a partner shuts out the people of its unit while another partner keeps a place of it, and opens none of them [SES-08] [ORG-05]', async () => {
    const w = await open();
    const agent = await w.as('agent');
    const of = { username: 'ours', realName: '单位', role: 'unit', nodeId: '1' } as const;
    const { userId } = await agent.send(sessionCalls.createUser, of);
    await w.database.db.updateTable('place').set({ unitId: 1, partnerId: 2 }).where('placeId', '=', 2).execute();
    const scope = 'role.scope.notOwn';
    await agent.send(sessionCalls.disableUser, { userId });
    expect(await codeOf(agent.send(sessionCalls.enableUser, { userId }))).toBe(scope);
    expect(await codeOf(agent.send(sessionCalls.resetPassword, { userId }))).toBe(scope);
    await agent.send(sessionCalls.deleteUser, { userId });
  });

  it('an administrator whom nobody has opened is not the one who is left [SES-08]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const rights = [...builtInRights('platform')];
    const roleId = await roleOf(platform, 'platform', '管理员', rights);
    const of = { username: 'deputy', realName: '副手', role: 'platform' } as const;
    const { client: deputy } = await made(w, platform, { ...of, roleId: `${roleId}` });
    const next = await deputy.send(sessionCalls.createUser, { ...of, username: 'next_one' });
    const disable = () => deputy.send(sessionCalls.disableUser, { userId: 1 });
    expect(await codeOf(disable())).toBe('session.lastAdministrator');
    await opened(w, next);
    await disable();
  });
});
