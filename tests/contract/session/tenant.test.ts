import { requestCode, sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { deleteOldLog } from '../../../apps/gateway/src/session/log/deleteOld.ts';
import { fixtureNow, fixturePassword } from '../../fixtures/tenant.ts';

const facts = { name: '海港物业', contact: '陈安', phone: '0755-88886666', isRegistrationOpen: true, terms: '' };
const mobile = '13911112222';

const unit = {
  name: '后海物业',
  contact: '林经理',
  address: '后海大道2388号',
  mobiles: ['13800138001'],
  landlines: [],
  orgId: '440305',
};
const twice = { password: 'Stairs-7-Red', confirmation: 'Stairs-7-Red' };

async function registerNewcomer(w: FixtureGateway): Promise<void> {
  await requestCode(w.client(), { rentId: 'R001', mobile, purpose: 'register' });
  const code = /\d{6}/.exec(w.messages.at(-1)?.text ?? '')?.[0] ?? '';
  const person = { rentId: 'R001', mobile, code, accountType: 'unit', username: 'newcomer', realName: '新单位' };
  await w.client().send(sessionCalls.register, { ...person, ...twice, isAgreed: true });
}

await onTestDatabase('what a tenant says of itself', ({ open }) => {
  it('is the tenant’s own, the later of two administrators learns who was first, and the log holds what changed [SES-10] [ROL-06] [DEV-28]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const before = await platform.send(siteCalls.tenant, {});
    expect(before).toMatchObject({ contact: '', isRegistrationOpen: true, revision: 0, changedAt: null });
    expect(before).toMatchObject({ devicesMax: 10_000 });
    await platform.send(siteCalls.saveTenant, { ...facts, revision: 0 });
    expect(await platform.send(siteCalls.tenant, {})).toMatchObject({ ...facts, revision: 1 });
    expect((await platform.send(sessionCalls.me, {})).rentName).toBe('海港物业');
    const foreign = await (await w.as('platform', 'R002')).send(siteCalls.tenant, {});
    expect(foreign).toMatchObject({ contact: '', revision: 0 });

    const { changedBy: nameOfFirst } = await platform.send(siteCalls.tenant, {});
    const late = await refusalOf(platform.send(siteCalls.saveTenant, { ...facts, contact: '另一位', revision: 0 }));
    expect([late.code, late.problems[0]?.args?.name]).toEqual(['site.tenant.conflict', nameOfFirst]);
    const wrong = await refusalOf(platform.send(siteCalls.saveTenant, { ...facts, phone: '12', revision: 1 }));
    expect(wrong.problems[0]?.field).toBe('phone');
    const { rows } = await platform.send(sessionCalls.userLog, { action: 'site.saveTenant' });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.changes).toMatchObject({ contact: { before: '', after: '陈安' } });
    for (const kind of ['agent', 'unit'] as const)
      expect((await refusalOf((await w.as(kind)).send(siteCalls.tenant, {}))).code).toBe('role.noPermission');
  });

  it('closes registration: no code is sent, a code from before opens nothing, and a closed tenant reads like none [SES-04]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const ask = (rentId: string) => requestCode(w.client(), { rentId, mobile, purpose: 'register' });
    await ask('R001');
    const code = /\d{6}/.exec(w.messages.at(-1)?.text ?? '')?.[0] ?? '';
    expect(code).toHaveLength(6);
    await platform.send(siteCalls.saveTenant, { ...facts, isRegistrationOpen: false, revision: 0 });
    const person = { rentId: 'R001', mobile, code, accountType: 'resident', username: 'newcomer', realName: '新住户' };
    const register = () => w.client().send(sessionCalls.register, { ...person, ...twice, isAgreed: true });
    expect((await refusalOf(register())).code).toBe('session.register.closed');
    const sent = w.messages.length;
    const [closed, none] = [await refusalOf(ask('R001')), await refusalOf(ask('NOBODY'))];
    expect([closed.code, closed.message]).toEqual(['session.register.closed', none.message]);
    expect(w.messages).toHaveLength(sent);

    // an account that waits to be bound learns whom to ask
    await platform.send(siteCalls.saveTenant, { ...facts, revision: 1 });
    await register();
    const login = { rentId: 'R001', username: 'newcomer', password: 'Stairs-7-Red' };
    const { account } = await w.client().send(sessionCalls.login, login);
    expect(account).toMatchObject({ isUnbound: true, tenantContact: '陈安 0755-88886666' });
    const known = await w.client().send(sessionCalls.login, { ...login, username: 'unit', password: fixturePassword });
    expect(known.account.tenantContact).toBeUndefined();
  });

  it('has terms that anybody reads by the tenant, the same none for a tenant without and one that is not there [SES-04]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const read = (rentId: string) => w.client().send(sessionCalls.terms, { rentId });
    const none = await read('NOBODY');
    expect(await read('R001')).toEqual(none);
    expect(none).toEqual({ terms: '' });
    const terms = '一、账号只供本人使用。\n\n二、<b>信息</b>用于报警通知。';
    await platform.send(siteCalls.saveTenant, { ...facts, terms, revision: 0 });
    expect(await read('R001')).toEqual({ terms });
    expect(await read('R002')).toEqual(none);
    const long = await refusalOf(
      platform.send(siteCalls.saveTenant, { ...facts, terms: '字'.repeat(10_001), revision: 1 }),
    );
    expect(long.problems[0]?.field).toBe('terms');
    await platform.send(siteCalls.saveTenant, { ...facts, revision: 1 });
    expect(await read('R001')).toEqual(none);
  });

  it('its default partner gets units that the platform names none for, and who registers, who stays unbound [ORG-05] [SIT-06] [SES-04]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    expect(await platform.send(siteCalls.createUnit, { ...unit, name: '从前的单位' })).toMatchObject({
      partnerId: null,
    });
    await platform.send(siteCalls.saveTenant, { ...facts, defaultPartnerId: 1, revision: 0 });
    expect(await platform.send(siteCalls.tenant, {})).toMatchObject({
      defaultPartner: { partnerId: 1, name: '合作商1' },
    });
    expect(await platform.send(siteCalls.createUnit, unit)).toMatchObject({ partnerId: 1 });
    const { partnerId } = await platform.send(siteCalls.createPartner, {
      name: '新锐消防',
      contact: '陈经理',
      phone: '13800138002',
      address: '后海大道2390号',
    });
    expect(await platform.send(siteCalls.createUnit, { ...unit, name: '另一家', partnerId })).toMatchObject({
      partnerId,
    });
    const before = await platform.send(siteCalls.units, { search: '从前的单位' });
    expect(before.rows.map((row) => row.partnerId)).toEqual([null]);

    await registerNewcomer(w);
    const { account, token } = await w
      .client()
      .send(sessionCalls.login, { rentId: 'R001', username: 'newcomer', password: twice.password });
    expect(account).toMatchObject({ isUnbound: true, tenantContact: '陈安 0755-88886666' });
    expect((await w.client(token).send(siteCalls.units, {})).rows).toEqual([]);
    // the partner's people find who waits, and bind it
    const agent = await w.as('agent');
    const { rows } = await agent.send(sessionCalls.users, { search: 'newcomer', isBound: false });
    expect(rows.map(({ username, nodeName }) => [username, nodeName])).toEqual([['newcomer', '']]);
  });

  it('a default partner is one of the tenant, and is not deleted before another is chosen [ORG-05]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    for (const defaultPartnerId of [101, 4711]) {
      const refused = await refusalOf(platform.send(siteCalls.saveTenant, { ...facts, defaultPartnerId, revision: 0 }));
      expect([refused.code, refused.problems[0]?.field]).toEqual(['form.choice', 'defaultPartnerId']);
    }
    const partner = { name: '新锐消防', contact: '陈经理', phone: '13800138002', address: '后海大道2390号' };
    const { partnerId } = await platform.send(siteCalls.createPartner, partner);
    await platform.send(siteCalls.saveTenant, { ...facts, defaultPartnerId: partnerId, revision: 0 });
    const remove = () => platform.send(siteCalls.deletePartner, { partnerId });
    expect((await refusalOf(remove())).code).toBe('site.partner.isDefault');
    await platform.send(siteCalls.saveTenant, { ...facts, revision: 1 });
    await remove();
    const again = await refusalOf(
      platform.send(siteCalls.saveTenant, { ...facts, defaultPartnerId: partnerId, revision: 2 }),
    );
    expect(again.problems[0]?.field).toBe('defaultPartnerId');
  });

  it('keeps its log for so many days: a run deletes what is older in pieces, of this tenant alone, and the page says how far back it goes [SES-10]', async () => {
    const w = await open();
    const { db } = w.database;
    const platform = await w.as('platform');
    const log = () => platform.send(sessionCalls.userLog, { username: 'old' });
    const ageOf = (days: number) => new Date(fixtureNow - days * 24 * 3_600_000).toISOString();
    const entry = { username: 'old', action: 'login', result: 'success', ip: '', detail: '' } as const;
    await db
      .insertInto('userLog')
      .values(Array.from({ length: 1500 }, (_, index) => ({ ...entry, rentId: 'R001', at: ageOf(91 + index / 1000) })))
      .execute();
    await db
      .insertInto('userLog')
      .values([
        { ...entry, rentId: 'R001', at: ageOf(89) },
        { ...entry, rentId: 'R002', at: ageOf(400) },
      ])
      .execute();
    const run = (isStopped = () => false) => deleteOldLog(db, new Date(fixtureNow).toISOString(), isStopped);
    expect(await run()).toBe(0);
    expect(await log()).toMatchObject({ total: 1501, keptDays: null });
    for (const logDays of [29, 3651, 45.5]) {
      const wrong = await refusalOf(platform.send(siteCalls.saveTenant, { ...facts, logDays, revision: 0 }));
      expect(wrong.problems[0]?.field).toBe('logDays');
    }
    await platform.send(siteCalls.saveTenant, { ...facts, logDays: 90, revision: 0 });
    const { rows } = await platform.send(sessionCalls.userLog, { action: 'site.saveTenant' });
    expect(rows[0]?.changes).toMatchObject({ logDays: { before: null, after: 90 } });
    // a gateway that closes leaves the rest, and two at once delete each entry once
    let asked = 0;
    expect(await run(() => ++asked > 1)).toBe(1000);
    const both = await Promise.all([run(), run()]);
    expect(both[0] + both[1]).toBe(500);
    expect(await log()).toMatchObject({ total: 1, keptDays: 90 });
    const kept = await db.selectFrom('userLog').select('rentId').where('username', '=', 'old').execute();
    expect(kept.map(({ rentId }) => rentId).toSorted()).toEqual(['R001', 'R002']);
    await platform.send(siteCalls.saveTenant, { ...facts, revision: 1 });
    expect(await log()).toMatchObject({ keptDays: null });
  });
});
