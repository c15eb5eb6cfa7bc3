import { sql } from 'kysely';
import { alarmTopic } from '@fireline/api/alarm';
import { allCalls } from '@fireline/api/calls';
import { deviceTopic } from '@fireline/api/device';
import { type Call, mayCall } from '@fireline/api/lib';
import { planTopic } from '@fireline/api/plan';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { builtInRights } from '@fireline/domain/shell';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDeviceKey } from '../../../apps/gateway/src/device/keys.ts';
import { hashPassword, leastCost } from '../../../apps/gateway/src/lib/passwords.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { publish } from '../../../apps/gateway/src/lib/outbox.ts';
import { encodeFrame } from '../../../apps/gateway/src/lib/push/frames.ts';
import { transact } from '../../../apps/gateway/src/lib/transact.ts';
import { createTenant } from '../../../apps/gateway/src/session/createTenant.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { asRole } from '../../fixtures/roles.ts';
import { snapshot } from '../../fixtures/snapshot.ts';
import { fixtureNow, fixturePassword } from '../../fixtures/tenant.ts';
import { callWorld, named, needsToken } from '../everyCall/world.ts';

const rentId = 'R000';
const world = callWorld();

const create = async (id: string) => {
  const pwHash = await hashPassword(fixturePassword, systemRandom, leastCost);
  const administrator = { username: 'platform', realName: '运营', pwHash, mustChangePassword: false };
  const { database, time } = world.gateway;
  return createTenant(
    database,
    { rentId: id, rentName: '运营方', rentKind: 'operator', administrator, by: '(terminal)', ip: '', isFirst: false },
    time.clock,
  );
};
beforeAll(async () => {
  // the one that the samples buy from has no people
  await sql`update rent set kind = 'tenant' where kind = 'operator'`.execute(world.gateway.database.db);
  expect((await create(rentId)).ok).toBe(true);
});

const ofOperator = builtInRights('platform', 'operator');
const asked = allCalls.filter((call) => needsToken(call) && call.name !== 'session.logout');
const [open, closed] = [
  asked.filter((call) => mayCall(ofOperator, call)),
  asked.filter((call) => !mayCall(ofOperator, call)),
];
/** What only stands in the fixture's tenants. */
const ofTenants = /R001|R002|场所\d|单位\d|楼\d|合作商\d|维保\d/;
/** The same without the tenant's own name, by which the operator knows whose merchant one is, and to whom it sells. */
const inTenants = /场所\d|单位\d|楼\d|合作商\d|维保\d/;
const namesTenants: ReadonlySet<string> = new Set(['finance.merchants', 'tariff.tenantPrices']);
const token = (): Promise<string> => world.gateway.token('platform', rentId);
const everything = (): Promise<string> => snapshot(world.gateway.database.db);
/** Everything that is not the operator's. */
const tenantsRows = async (): Promise<string[]> =>
  (await everything()).split('\n').filter((row) => !row.includes(rentId));
const eachRefused = async (authorization: string): Promise<void> => {
  for (const call of closed) {
    const reply = await world.ask(call, world.sampleOf(call), authorization);
    expect([call.name, reply.status, reply.code]).toEqual([call.name, 403, 'role.noPermission']);
  }
};
const areaOf = ({ name }: Call): string => name.slice(0, name.indexOf('.'));

describe('the operator above the tenants [ORG-06]', () => {
  it('is refused every call about devices, alarms, places, buildings, plans and links', () => {
    const areas = new Set(['device', 'alarm', 'building', 'plan', 'public']);
    expect(open.filter((call) => areas.has(areaOf(call))).map(({ name }) => name)).toEqual([]);
    // it says its own name and contact, and its own people are imported like those of others; a member of a place proves itself
    expect(open.filter((call) => areaOf(call) === 'site').map(({ name }) => name)).toEqual([
      'site.mapSettings',
      'site.choices',
      'site.tenant',
      'site.saveTenant',
      'site.memberships',
      'site.sendMemberCode',
      'site.verifyMember',
      'site.importUsers',
      'site.importColumns',
      'site.checkImport',
      'site.cancelImport',
    ]);
  });

  it.each(named(closed))('%s is refused by its button, and changes nothing', async (_name, call) => {
    const authorization = await token();
    const before = await everything();
    const reply = await world.ask(call, world.sampleOf(call), authorization);
    expect([reply.status, reply.code]).toEqual([403, 'role.noPermission']);
    expect(await everything()).toBe(before);
  });

  it('is refused them with a role that holds everything on paper as well [ROL-07]', async () => {
    const paper = [...builtInRights('platform')];
    await asRole(world.gateway, 'platform', paper, (given) => eachRefused(given), rentId);
  });

  it.each(named(open.filter(({ method }) => method === 'GET')))('%s shows nothing of a tenant', async (_name, call) => {
    const reply = await world.ask(call, world.sampleOf(call), await token());
    expect(reply.text).not.toMatch(namesTenants.has(call.name) ? inTenants : ofTenants);
  });

  // what they keep for the reader alone: columns, settings, and what reaches it how
  const own = new Set(['shell.saveHiddenColumns', 'shell.saveSettings', 'message.saveReceiving']);
  const acts = open.filter(({ method, name }) => method === 'POST' && !own.has(name));
  it.each(named(acts))('%s shows and changes nothing of a tenant', async (_name, call) => {
    const authorization = await token();
    const before = await tenantsRows();
    const reply = await world.ask(call, world.sampleOf(call), authorization);
    expect(reply.text).not.toMatch(ofTenants);
    expect(await tenantsRows()).toEqual(before);
  });

  it('forces no alarms on anybody, and has no partners to let do anything [ROL-05] [ORG-05]', async () => {
    const operator = await world.gateway.as('platform', rentId);
    const forced = operator.send(roleCalls.saveForcePush, { channels: ['popup'], mildestLevel: 2, revision: 0 });
    expect(await refusalOf(forced)).toMatchObject({ status: 403, code: 'role.noPermission' });
    const powers = operator.send(roleCalls.savePartnerPowers, { powers: [], revision: 0 });
    expect(await refusalOf(powers)).toMatchObject({ status: 403, code: 'role.noPermission' });
  });

  it.each([alarmTopic, deviceTopic, planTopic])(
    'subscribes to $name in vain, and no event reaches it',
    async (topic) => {
      const { hub } = world.gateway.gateway;
      const received: string[] = [];
      const wire = { send: (text: string) => void received.push(text), close: () => {}, bufferedAmount: 0 };
      const connection = hub.open(wire, { rentId, user: 'platform' });
      onTestFinished(() => connection.end(1000));
      connection.receive(encodeFrame('CONNECT', { 'accept-version': '1.2', token: await token() }));
      await vi.waitUntil(() => received.some((frame) => frame.startsWith('CONNECTED')));
      connection.receive(encodeFrame('SUBSCRIBE', { id: '1', destination: `/topic/${topic.name}`, receipt: '1' }));
      await vi.waitUntil(() => received.some((frame) => frame.startsWith('ERROR')));
      expect(received.at(-1)).toContain('role.noPermission');
      expect(hub.hasReaders(rentId, topic.name)).toBe(false);
    },
  );

  it('fetches no event later, not even one at the operator itself or addressed to its account, and its device keys open nothing', async () => {
    const operator = await world.gateway.as('platform', rentId);
    const { userId } = await operator.send(sessionCalls.me, {});
    const at = new Date(fixtureNow).toISOString();
    const where = { orgPath: '/', partnerId: null, unitId: null, maintId: null, placeId: null };
    for (const whose of [rentId, 'R001'])
      await transact(world.gateway.database, (work) =>
        publish(work, whose, [
          { topic: alarmTopic.name, at, where: { ...where, rentId: whose }, data: 'fire' },
          { topic: alarmTopic.name, at, where: { ...where, rentId: whose }, userId, data: 'fire' },
        ]),
      );
    const fetched = await (await world.gateway.as('platform')).send(shellCalls.events, { after: 0 });
    expect(fetched.events.map(({ data }) => data)).toEqual(['fire']);
    expect((await operator.send(shellCalls.events, { after: 0 })).events).toEqual([]);
    const key = 'operator-key-0123456789';
    const createdAt = new Date(fixtureNow).toISOString();
    await addDeviceKey(world.gateway.database.db, { rentId, name: 'none', key, createdAt });
    const ingest = allCalls.find(({ name }) => name === 'device.ingest') as Call;
    expect((await world.ask(ingest, world.sampleOf(ingest), `Bearer ${key}`)).code).toBe('device.keyInvalid');
  });

  it('has people of one kind, and roles that hold no more than it does', async () => {
    const operator = await world.gateway.as('platform', rentId);
    expect((await operator.send(sessionCalls.me, {})).rentKind).toBe('operator');
    expect((await operator.send(roleCalls.list, {})).rows.map(({ kind }) => kind)).toEqual(['platform']);
    const partner = { username: 'partner01', realName: '合作', role: 'org', nodeId: '00000000' } as const;
    expect((await refusalOf(operator.send(sessionCalls.createUser, partner))).code).toBe('session.kindNotYours');
    const unit = { roleName: '单位', role: 'unit' } as const;
    expect((await refusalOf(operator.send(roleCalls.create, unit))).code).toBe('session.kindNotYours');
    const { roleId, revision } = await operator.send(roleCalls.create, { roleName: '财务', role: 'platform' });
    if (roleId === null) throw new Error('the role has no id');
    const permissions = ['deviceList:view'];
    const refused = await refusalOf(operator.send(roleCalls.authorize, { roleId, revision, permissions }));
    expect(refused.code).toBe('role.permission.barred');
  });

  it('is the only one, and no tenant sees it or makes another', async () => {
    expect(await create('R999')).toEqual({ ok: false, problems: [{ code: 'session.operatorTaken' }] });
    const tenant = await world.gateway.as('platform');
    const operator = await (await world.gateway.as('platform', rentId)).send(sessionCalls.me, {});
    const { rows } = await tenant.send(sessionCalls.users, { pageSize: 200 });
    expect(rows.some((row) => row.rentId === rentId)).toBe(false);
    expect(asked.filter(({ path }) => /rent|tenant/i.test(path))).toEqual([]);
    // the account of the operator reads like one that does not exist
    const tries = (userId: number) =>
      [
        tenant.send(sessionCalls.changeUser, { userId, revision: 1, realName: '他人' }),
        tenant.send(sessionCalls.disableUser, { userId }),
        tenant.send(sessionCalls.deleteUser, { userId }),
        tenant.send(sessionCalls.resetPassword, { userId }),
        tenant.send(sessionCalls.unlock, { userId }),
        tenant.send(sessionCalls.sessions, { userId }),
        tenant.send(roleCalls.assign, { userId, revision: 1 }),
      ].map(async (tried) => (await refusalOf(tried)).problems);
    const before = await everything();
    expect(await Promise.all(tries(operator.userId))).toEqual(await Promise.all(tries(999_999)));
    expect(await everything()).toBe(before);
    const made = { username: 'operator01', realName: '新人', role: 'operator', rentId, rentKind: 'operator' };
    expect((await refusalOf(tenant.send(sessionCalls.createUser, made))).problems[0]?.field).toBe('role');
    const { userId } = await tenant.send(sessionCalls.createUser, { ...made, role: 'platform' });
    const row = world.gateway.database.db.selectFrom('appUser').select('rentId').where('userId', '=', userId);
    expect(await row.executeTakeFirst()).toEqual({ rentId: 'R001' });
  });
});
