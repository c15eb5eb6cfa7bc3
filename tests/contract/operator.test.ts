import { allCalls } from '@fireline/api/calls';
import { type Call, mayCall } from '@fireline/api/lib';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { builtInRights } from '@fireline/domain/shell';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDeviceKey } from '../../apps/gateway/src/device/keys.ts';
import { hashPassword } from '../../apps/gateway/src/lib/passwords.ts';
import { systemRandom } from '../../apps/gateway/src/lib/random.ts';
import { createTenant } from '../../apps/gateway/src/session/createTenant.ts';
import { refusalOf } from '../fixtures/gateway.ts';
import { fixtureNow, fixturePassword, leastCost } from '../fixtures/tenant.ts';
import { callWorld, named, needsToken } from './everyCall/world.ts';

const rentId = 'R000';
const world = callWorld();

const create = async (id: string) => {
  const pwHash = await hashPassword(fixturePassword, systemRandom, leastCost);
  const administrator = { username: 'platform', realName: '运营', pwHash };
  const { database, time } = world.gateway;
  return createTenant(
    database,
    { rentId: id, rentName: '运营方', rentKind: 'operator', administrator, by: '(terminal)', ip: '', isFirst: false },
    time.clock,
  );
};
beforeAll(async () => {
  expect((await create(rentId)).ok).toBe(true);
});

const ofOperator = builtInRights('platform', 'operator');
const asked = allCalls.filter((call) => needsToken(call) && call.name !== 'session.logout');
const [open, closed] = [
  asked.filter((call) => mayCall(ofOperator, call)),
  asked.filter((call) => !mayCall(ofOperator, call)),
];
/** What only stands in the fixture's tenants. */
const ofTenants = /R001|R002|场所|单位\d|楼\d|合作商|维保\d/;
const token = (): Promise<string> => world.gateway.token('platform', rentId);
const areaOf = ({ name }: Call): string => name.slice(0, name.indexOf('.'));

describe('the operator above the tenants [ORG-06]', () => {
  it('is refused every call about devices, alarms, places, buildings, plans and links', () => {
    const areas = new Set(['device', 'alarm', 'building', 'plan', 'public']);
    expect(open.filter((call) => areas.has(areaOf(call)))).toEqual([]);
    expect(open.filter((call) => areaOf(call) === 'site').map(({ name }) => name)).toEqual(['site.mapSettings']);
  });

  it.each(named(closed))('%s is refused by its button, and changes nothing', async (_name, call) => {
    const reply = await world.ask(call, world.sampleOf(call), await token());
    expect([reply.status, reply.code]).toEqual([403, 'role.noPermission']);
  });

  it.each(named(open.filter(({ method }) => method === 'GET')))('%s shows nothing of a tenant', async (_name, call) => {
    const reply = await world.ask(call, world.sampleOf(call), await token());
    expect(reply.text).not.toMatch(ofTenants);
  });

  it('receives no event of a tenant afterwards, and its device keys open nothing', async () => {
    const operator = await world.gateway.as('platform', rentId);
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
    const { rows } = await tenant.send(sessionCalls.users, { pageSize: 200 });
    expect(rows.some((row) => row.rentId === rentId)).toBe(false);
    expect(asked.filter(({ path }) => /rent|tenant/i.test(path))).toEqual([]);
  });
});
