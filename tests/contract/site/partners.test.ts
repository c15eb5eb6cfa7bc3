import { deviceCalls } from '@fireline/api/device';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { type SentPartner, siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const sent: SentPartner = { name: '新锐消防', contact: '陈经理', phone: '0755-86112233', address: '后海大道2390号' };
const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};

await onTestDatabase('partners', ({ open }) => {
  it('are listed as a branch: the tenant sees all, a partner its own and those below it [ORG-05] [ORG-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const agent = await w.as('agent');
    const { partnerId } = await agent.send(siteCalls.createPartner, sent);
    const names = async (who: typeof agent) =>
      (await who.send(siteCalls.partners, {})).rows.map(({ name, depth, isBelow }) => [name, depth, isBelow]);
    expect(await names(platform)).toEqual([
      ['合作商1', 0, true],
      ['新锐消防', 1, true],
      ['合作商2', 0, true],
    ]);
    expect(await names(agent)).toEqual([
      ['合作商1', 0, false],
      ['新锐消防', 1, true],
    ]);
    const { rows } = await platform.send(siteCalls.partners, { parentId: [1] });
    expect(rows.map((row) => [row.partnerId, row.parentName])).toEqual([[partnerId, '合作商1']]);
    expect(await problemOf(agent.send(siteCalls.partner, { partnerId: 2 }))).toBe('site.partner.notFound partnerId');
  });

  it('have a name of their own and a phone, and are changed by one at a time [ORG-05]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    expect(await problemOf(platform.send(siteCalls.createPartner, { ...sent, name: '合作商1' }))).toBe(
      'site.partner.nameTaken name',
    );
    expect(await problemOf(platform.send(siteCalls.createPartner, { ...sent, phone: '12' }))).toBe(
      'site.phone.alarmContact phone',
    );
    const one = { ...sent, name: '合作商2', partnerId: 2, revision: 1 };
    await platform.send(siteCalls.changePartnerFacts, one);
    const { code, problems } = await refusalOf(platform.send(siteCalls.changePartnerFacts, one));
    expect([code, problems[0]?.args?.name]).toEqual(['site.conflict', 'platform-R001']);
  });

  it('hang under the tenant or a partner, never under themselves; who stands above sees what is below at once [ORG-05] [ORG-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const agent = await w.as('agent');
    const devices = async () => (await agent.send(deviceCalls.list, {})).total;
    const own = await devices();
    const second = { ...sent, name: '合作商2', partnerId: 2 };
    await platform.send(siteCalls.changePartnerFacts, { ...second, revision: 1, parentId: 1 });
    expect(await devices()).toBeGreaterThan(own);
    const first = { ...sent, name: '合作商1', partnerId: 1, revision: 1, parentId: 2 };
    expect(await problemOf(platform.send(siteCalls.changePartnerFacts, first))).toBe(
      'site.partner.intoItself parentId',
    );
    expect(await problemOf(agent.send(siteCalls.changePartnerFacts, { ...first, parentId: undefined }))).toBe(
      'site.partner.notFound partnerId',
    );
    expect(await problemOf(agent.send(siteCalls.changePartnerFacts, { ...second, revision: 2 }))).toBe(
      'site.partner.otherBranch parentId',
    );
    await platform.send(siteCalls.changePartnerFacts, { ...second, revision: 2 });
    expect(await devices()).toBe(own);
  });

  it('of two that are moved under each other at the same moment one stays [ORG-05]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const move = (partnerId: number, parentId: number) =>
      platform
        .send(siteCalls.changePartnerFacts, { ...sent, name: `合作商${partnerId}`, partnerId, revision: 1, parentId })
        .then(() => 'moved')
        .catch(() => 'refused');
    expect((await Promise.all([move(1, 2), move(2, 1)])).toSorted()).toEqual(['moved', 'refused']);
    expect((await platform.send(siteCalls.partners, {})).total).toBe(2);
  });

  it('do what every one above hands down, from the next call on, and each sees who keeps what back [ORG-05] [ROL-07]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const agent = await w.as('agent');
    const mayManage = async () => {
      const { granted } = (await agent.send(sessionCalls.me, {})).rights;
      return granted === null || granted.includes('systemUser:add');
    };
    const { partnerId } = await agent.send(siteCalls.createPartner, sent);
    expect(await mayManage()).toBe(true);
    await platform.send(siteCalls.savePowers, { partnerId: 1, revision: 1, powers: ['command'] });
    expect(await mayManage()).toBe(false);
    expect((await agent.send(siteCalls.partner, { partnerId })).kept).toContainEqual({
      power: 'manageUsers',
      by: '合作商1',
    });
    const { revision } = await platform.send(siteCalls.partner, { partnerId: 1 });
    await platform.send(siteCalls.savePowers, { partnerId: 1, revision, powers: ['command', 'manageUsers'] });
    expect(await mayManage()).toBe(true);
    await platform.send(roleCalls.savePartnerPowers, { powers: ['command'], revision: 0 });
    expect(await mayManage()).toBe(false);
    expect((await agent.send(siteCalls.partner, { partnerId: 1 })).kept).toContainEqual({
      power: 'manageUsers',
      by: '鹏城消防',
    });
    expect(await problemOf(agent.send(siteCalls.savePowers, { partnerId: 1, revision: 3, powers: [] }))).toBe(
      'site.partner.notFound partnerId',
    );
  });

  it('that are disabled have nobody signed in, and their people come back when they are enabled [ORG-05] [SES-11]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const login = { username: 'agent', password: fixturePassword, rentId: 'R001' };
    const signIn = async () => w.client((await w.client().send(sessionCalls.login, login)).token);
    const agent = await signIn();
    await platform.send(siteCalls.disablePartner, { partnerId: 1 });
    expect((await refusalOf(agent.send(sessionCalls.me, {}))).status).toBe(401);
    expect((await refusalOf(signIn())).code).toBe('session.disabled');
    expect((await platform.send(siteCalls.partners, { state: 'disabled' })).rows.map((row) => row.name)).toEqual([
      '合作商1',
    ]);
    expect((await platform.send(deviceCalls.list, { partnerId: [1] })).total).toBeGreaterThan(0);
    await platform.send(siteCalls.enablePartner, { partnerId: 1 });
    expect((await (await signIn()).send(sessionCalls.me, {})).username).toBe('agent');
  });

  it('that something hangs on are not deleted; a deleted one is no choice any more [ORG-05]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { partnerId } = await platform.send(siteCalls.createPartner, sent);
    const { code, problems } = await refusalOf(platform.send(siteCalls.deletePartner, { partnerId: 1 }));
    expect([code, problems[0]?.args]).toEqual([
      'site.partner.inUse',
      { partners: 0, units: 2, places: 1, maints: 1, users: 1 },
    ]);
    await platform.send(siteCalls.deletePartner, { partnerId });
    const { choices } = await platform.send(siteCalls.choices, { kind: 'partner', search: '新锐' });
    expect(choices).toEqual([]);
    expect((await platform.send(siteCalls.createPartner, sent)).partnerId).not.toBe(partnerId);
  });
});
