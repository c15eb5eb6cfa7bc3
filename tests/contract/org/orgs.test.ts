import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls, deviceTopic } from '@fireline/api/device';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { type Org, orgCalls } from '@fireline/api/org';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { siteCalls } from '@fireline/api/site';
import { defaultOrgId } from '@fireline/domain/org';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { tablesWithPath } from '../../../apps/gateway/src/org/pathStore.ts';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/inPageSocket.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};
const district = { orgName: '光明区', orgLevel: 'district', parentId: '4403' } as const;

/** An account bound to an organisation, with the password of all. */
const addOrgAccount = ({ database }: FixtureGateway, username: string, path: string) =>
  sql`insert into app_user (rent_id, username, real_name, role, account_type, pw_hash, org_path)
    select rent_id, ${username}, real_name, role, account_type, pw_hash, ${path} from app_user
    where rent_id = 'R001' and username = 'org'`.execute(database.db);

/** A reader of devices, once it is live. */
async function listen(w: FixtureGateway, token: string, user: string, reload: () => void) {
  const { promise: live, resolve } = Promise.withResolvers<void>();
  const push = createPushClient({
    url: `ws://gateway.test${pushPath({ rentId: 'R001', user })}`,
    session: createSession({
      store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
      onExpired: () => {},
    }),
    fetchEvents: (args, options) => w.client(token).send(shellCalls.events, args, options),
    keptTopics: [],
    webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
    clock: w.time.clock,
    timers: w.time.timers,
  });
  push.listen(deviceTopic, { events: () => {}, reload });
  push.subscribeLink(() => push.link().state === 'live' && resolve());
  push.start();
  await live;
  return push;
}

/** Whether a message about what stands at the path has so many readers. */
function reaches({ gateway, time }: FixtureGateway, orgPath: string, readers: number): boolean {
  const where = { rentId: 'R001', orgPath, partnerId: null, unitId: null, maintId: null, placeId: null };
  const at = new Date(time.clock()).toISOString();
  const message = { rentId: 'R001', topic: deviceTopic.name, userId: null, seq: null, at, list: true };
  return gateway.hub.deliver({ ...message, parts: [{ where, data: {} }] }) === readers;
}

await onTestDatabase('organisations', ({ open }) => {
  const opened = async () => {
    const w = await open();
    return { w, platform: await w.as('platform') };
  };
  const at = async ({ database }: FixtureGateway, path: string) => {
    const found: Record<string, number> = {};
    await database.db.transaction().execute(async (tx) => {
      for (const table of await tablesWithPath(tx)) {
        const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
          where rent_id = 'R001' and starts_with(org_path, ${path})`.execute(tx);
        found[table] = Number(rows[0]?.count);
      }
    });
    return found;
  };

  it('are read branch by branch, found by name with the way to them, and counted with all under them [ORG-01] [ORG-02] [ORG-03]', async () => {
    const { platform } = await opened();
    const under = async (parentId?: string) => {
      const { rows } = await platform.send(orgCalls.children, { ...(parentId !== undefined && { parentId }) });
      return rows.map(({ orgId, childCount }) => [orgId, childCount]);
    };
    expect(await under()).toEqual([[defaultOrgId, 1]]);
    expect(await under('4403')).toEqual([
      ['440304', 0],
      ['440305', 0],
    ]);
    expect(await under('440304')).toEqual([]);
    expect(await problemOf(platform.send(orgCalls.children, { parentId: '4401' }))).toBe('org.gone parentId');
    expect(await platform.send(orgCalls.search, { search: '南山' })).toEqual({
      orgIds: ['440305'],
      ways: [defaultOrgId, '44', '4403'],
    });
    const { rows } = await platform.send(orgCalls.counts, { parentIds: ['4403'] });
    expect(rows.map(({ orgId, places, devices }) => [orgId, places, devices])).toEqual([
      ['4403', 2, 6],
      ['440304', 1, 3],
      ['440305', 1, 3],
    ]);
    expect(rows[0]?.alarms).toMatchObject({ 1: 1, 3: 1, 4: 1 });
    const org = await platform.send(orgCalls.detail, { orgId: '4403' });
    expect(org).toMatchObject({ childCount: 2, units: 0, users: 0, alarms: 5, revision: 1 });
    expect(org.whole).toEqual({ orgs: 3, units: 3, places: 2, devices: 6, users: 1 });
    expect((await platform.send(sessionCalls.users, { orgId: '4403' })).rows.map(({ username }) => username)).toEqual([
      'org',
    ]);
    expect((await platform.send(sessionCalls.users, { orgId: '440304' })).total).toBe(0);
    expect(org.way.map(({ orgName }) => orgName)).toEqual(['鹏城消防', '广东省', '深圳市']);
    expect(
      await problemOf((await (await open()).as('platform', 'R002')).send(orgCalls.detail, { orgId: '4403' })),
    ).toBe('org.gone orgId');
  });

  it('are created under wider ones by a name of their own, and changed by one at a time [ORG-01] [ORG-02]', async () => {
    const { platform } = await opened();
    const made = await platform.send(orgCalls.create, { ...district, adminCenter: '光明街道' });
    expect(made).toMatchObject({ orgName: '光明区', adminCenter: '光明街道', orgRange: '', parentId: '4403' });
    expect(made.orgId).toMatch(/^C\d{8}$/);
    const create = (change: object) => problemOf(platform.send(orgCalls.create, { ...district, ...change }));
    expect(await create({})).toBe('org.name.taken orgName');
    expect(await create({ orgLevel: 'city', orgName: '新市' })).toBe('org.level.notNarrower orgLevel');
    expect(await create({ parentId: '4401' })).toBe('org.noParent parentId');
    const { orgId } = made;
    const changed = await platform.send(orgCalls.change, { orgId, revision: 1, orgName: '光明', orgRange: '全区' });
    expect(changed).toMatchObject({ orgName: '光明', adminCenter: '', orgRange: '全区', revision: 2 });
    expect(await problemOf(platform.send(orgCalls.change, { orgId, revision: 2, orgName: '南山区' }))).toBe(
      'org.name.taken orgName',
    );
    const late = await refusalOf(platform.send(orgCalls.change, { orgId, revision: 1, orgName: '新' }));
    expect([late.code, late.problems[0]?.args?.name]).toEqual(['org.conflict', 'platform-R001']);
  });

  it('move with everything under them, closed alarms and accounts included, in every table [ORG-02] [ORG-04]', async () => {
    const { w, platform } = await opened();
    const before = await at(w, '/44/4403/440305/');
    expect(
      Object.entries(before)
        .filter(([, count]) => count > 0)
        .map(([table]) => table),
    ).toEqual(expect.arrayContaining(['unit', 'place', 'device', 'alarm', 'app_user', 'fire_resource']));
    const parent = await platform.send(orgCalls.create, { orgName: '前海', orgLevel: 'city', parentId: '44' });
    const sees = await w.as('org');
    const seen = await sees.send(deviceCalls.list, {});
    const moved = await platform.send(orgCalls.move, { orgId: '440305', revision: 1, parentId: parent.orgId });
    expect(moved.way.map(({ orgName }) => orgName)).toEqual(['鹏城消防', '广东省', '前海', '南山区']);
    expect(await at(w, `/44/${parent.orgId}/440305/`)).toEqual(before);
    expect(Object.values(await at(w, '/44/4403/440305/')).every((count) => count === 0)).toBe(true);
    // its people see what they saw; who filters by the old one above sees it there no more
    expect((await sees.send(deviceCalls.list, {})).total).toBe(seen.total);
    const history = async (orgId: string) => (await platform.send(siteCalls.places, { orgId })).total;
    expect([await history('4403'), await history(parent.orgId)]).toEqual([1, 1]);
    const { rows } = await platform.send(sessionCalls.userLog, { action: 'org.move' });
    expect(rows[0]?.changes).toEqual({ parent: { before: '深圳市', after: '前海' } });
    // and back, as its undo does
    await platform.send(orgCalls.move, { orgId: '440305', revision: moved.revision, parentId: '4403' });
    expect(await at(w, '/44/4403/440305/')).toEqual(before);
  });

  it('have a tenant in every table that stands under one, so that a move stays within it [ORG-02]', async () => {
    const { w } = await opened();
    await w.database.db.transaction().execute(async (tx) => {
      const tables = await tablesWithPath(tx);
      const { rows } = await sql<{ tableName: string }>`select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'rent_id'`.execute(tx);
      const known = new Set(rows.map(({ tableName }) => tableName));
      expect(tables.filter((table) => !known.has(table))).toEqual([]);
      expect(tables.slice(0, 4)).toEqual(['unit', 'place', 'device', 'alarm']);
    });
  });

  it('never hang under themselves, nor do two that are moved under each other at the same moment [ORG-02]', async () => {
    const { platform } = await opened();
    const move = (orgId: string, parentId: string, revision = 1) =>
      platform.send(orgCalls.move, { orgId, revision, parentId });
    expect(await problemOf(move('4403', '440305'))).toBe('org.move.intoItself parentId');
    expect(await problemOf(move(defaultOrgId, '44'))).toBe('org.default.stays');
    expect(await problemOf(move('440305', '4401'))).toBe('org.noParent parentId');
    const street = async (orgName: string, orgLevel: Org['orgLevel']) =>
      platform.send(orgCalls.create, { orgName, orgLevel, parentId: '440305' });
    const [one, other] = [await street('甲', 'street'), await street('乙', 'community')];
    const both = await Promise.allSettled([move(other.orgId, one.orgId), move('440305', one.orgId)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await platform.send(orgCalls.detail, { orgId: other.orgId })).way.map(({ orgName }) => orgName)).toEqual([
      '鹏城消防',
      '广东省',
      '深圳市',
      '南山区',
      '甲',
      '乙',
    ]);
  });

  it('reach the readers on both sides of a move, whose lists load again, and nobody else; their own people stay live [ORG-02] [ORG-04] [ALM-06]', async () => {
    const { w, platform } = await opened();
    const { orgId } = await platform.send(orgCalls.create, { orgName: '前海', orgLevel: 'city', parentId: '44' });
    const paths = { loses: '/44/4403/', gains: `/44/${orgId}/`, beside: '/44/4403/440304/', own: '/44/4403/440305/' };
    const reloads: Record<string, number> = {};
    const links = await Promise.all(
      Object.entries(paths).map(async ([username, path]) => {
        await addOrgAccount(w, username, path);
        const login = { username, password: fixturePassword, rentId: 'R001' };
        const { token } = await w.client().send(sessionCalls.login, login);
        return listen(w, token, username, () => void (reloads[username] = (reloads[username] ?? 0) + 1));
      }),
    );
    const before = { ...reloads };
    const { revision } = await platform.send(orgCalls.detail, { orgId: '440305' });
    await platform.send(orgCalls.move, { orgId: '440305', revision, parentId: orgId });
    const told = (name: string) => (reloads[name] ?? 0) - (before[name] ?? 0);
    await vi.waitUntil(() => {
      w.time.advance(100);
      return told('loses') === 1 && told('gains') === 1 && reaches(w, `/44/${orgId}/440305/`, 2);
    });
    expect(told('beside')).toBe(0);
    expect(reaches(w, '/44/4403/440305/', 1)).toBe(true);
    for (const push of links) push.stop();
  });

  it('are deleted when nothing is bound to them any more; what stood there stands at the one above [ORG-02]', async () => {
    const { w, platform } = await opened();
    const refused = async (orgId: string) => {
      const { code, problems } = await refusalOf(platform.send(orgCalls.delete, { orgId }));
      return [code, problems[0]?.args?.count];
    };
    expect(await refused('4403')).toEqual(['org.delete.hasChildren', 2]);
    expect(await refused('440304')).toEqual(['org.delete.hasUnits', 1]);
    expect(await refused(defaultOrgId)).toEqual(['org.default.stays', undefined]);
    expect((await refused('nowhere'))[0]).toBe('org.gone');
    const { orgId } = await platform.send(orgCalls.create, district);
    const path = `/44/4403/${orgId}/`;
    await sql`update place set org_path = ${path} where place_id = 2`.execute(w.database.db);
    await sql`update app_user set org_path = ${path} where user_id = 8`.execute(w.database.db);
    expect(await refused(orgId)).toEqual(['org.delete.hasUsers', 1]);
    await sql`update app_user set org_path = null where user_id = 8`.execute(w.database.db);
    await platform.send(orgCalls.delete, { orgId });
    expect((await at(w, path)).place).toBe(0);
    expect((await platform.send(siteCalls.place, { placeId: 2 })).orgName).toBe('深圳市');
  });

  it('are added by the batch from the districts of a city, those that are there left out [ORG-02]', async () => {
    const { platform } = await opened();
    const districts = [
      { code: '440303', name: '罗湖区' },
      { code: '440305', name: '南山区' },
      { code: '440306', name: '宝安区' },
    ];
    expect(await platform.send(orgCalls.addDistricts, { orgId: '4403', districts })).toEqual({ added: 2, skipped: 1 });
    expect(await platform.send(orgCalls.detail, { orgId: '440306' })).toMatchObject({
      orgLevel: 'district',
      parentId: '4403',
    });
    expect(await problemOf(platform.send(orgCalls.addDistricts, { orgId: '4403', districts }))).toBe(
      'org.districts.none',
    );
    expect(await problemOf(platform.send(orgCalls.addDistricts, { orgId: '44', districts }))).toBe(
      'org.districts.other',
    );
  });

  it('keep the history of what moved: closed alarms are found where it stands now [ORG-02] [ALM-01]', async () => {
    const { w, platform } = await opened();
    await platform.send(orgCalls.move, { orgId: '440305', revision: 1, parentId: '44' });
    const sees = await w.as('org');
    const { rows } = await sees.send(alarmCalls.list, { list: 'history' });
    expect(rows.map(({ alarmId }) => alarmId)).toEqual([5]);
  });
});
