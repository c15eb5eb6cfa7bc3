import { serviceCalls } from '@fireline/api/service';
import { sessionCalls } from '@fireline/api/session';
import { expect, it } from 'vitest';
import { codeOf } from '../../fixtures/accounts.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { asRole } from '../../fixtures/roles.ts';
import { fillWorkOrders, orderAgents } from '../../fixtures/workOrders.ts';

await onTestDatabase('agents', ({ open }) => {
  it('are made of accounts with a job number of their own, hand on what they have, and are removed with nothing in hand [SRV-04] [SRV-02]', async () => {
    const w = await open();
    await fillWorkOrders(w);
    const platform = await w.as('platform');
    const rows = async () => (await platform.send(serviceCalls.agents, {})).rows;
    expect((await rows()).map(({ userId, open: inHand }) => [userId, inHand])).toEqual([
      [orderAgents.platform, 4],
      [orderAgents.one, 1],
      [orderAgents.two, 1],
      [14, 1],
    ]);
    const { accounts } = await platform.send(serviceCalls.agentCandidates, {});
    expect(accounts.map(({ userId }) => userId)).toContain(12);
    const made = { userId: 12, jobNumber: 'KF001', isSmsOn: true };
    expect(await codeOf(platform.send(serviceCalls.createAgent, made))).toBe('service.agent.taken');
    const wechat = { ...made, jobNumber: 'KF012', isWechatOn: true };
    expect(await codeOf(platform.send(serviceCalls.createAgent, wechat))).toBe('service.agent.wechatUnbound');
    await platform.send(serviceCalls.createAgent, { ...made, jobNumber: 'KF012' });
    expect(await codeOf(platform.send(serviceCalls.createAgent, { ...made, jobNumber: 'KF013' }))).toBe(
      'service.agent.already',
    );
    // an account of another tenant, or of a unit, is none
    for (const userId of [101, 4])
      expect(await codeOf(platform.send(serviceCalls.createAgent, { userId, jobNumber: 'KF099' }))).toBe('form.choice');
    const busy = { userId: orderAgents.platform, revision: 1 };
    expect(await codeOf(platform.send(serviceCalls.removeAgent, busy))).toBe('service.agent.hasOrders');
    const on = { userId: orderAgents.platform, agentId: 12, reason: '休假' };
    const handed = await platform.send(serviceCalls.handOnOrders, on);
    expect(handed.rows.map(({ problem }) => problem)).toEqual([null, null, null, null]);
    const track = (await platform.send(serviceCalls.order, { orderId: 8 })).track.at(-1);
    expect(track).toMatchObject({ event: 'reassign', to: 'spare-R001', reason: '休假' });
    expect((await platform.send(serviceCalls.order, { orderId: 8 })).transfers.at(-1)).toMatchObject({ ended: 'end' });
    await platform.send(serviceCalls.removeAgent, busy);
    expect((await rows()).map(({ userId }) => userId)).not.toContain(orderAgents.platform);
    // its orders of before are listed under its name
    expect((await platform.send(serviceCalls.orders, { search: 'agent-8' })).total).toBeGreaterThan(0);
    expect(w.failures).toEqual([]);
  });

  it('are created together with their accounts, both or neither, by who may create accounts and with no more than its own rights [SRV-04] [SES-03] [SES-08]', async () => {
    const w = await open();
    await fillWorkOrders(w);
    const platform = await w.as('platform');
    const sent = { username: 'kefu_new', realName: '王芳', mobile: '13800138000', jobNumber: 'KF901', isSmsOn: true };
    const users = async () =>
      (await platform.send(sessionCalls.users, { search: 'kefu_new' })).rows.map(({ username }) => username);
    const create = (change: object = {}) => platform.send(serviceCalls.createAgent, { ...sent, ...change });
    // what is wrong with the agent leaves no account
    expect(await codeOf(create({ jobNumber: 'KF001' }))).toBe('service.agent.taken');
    expect(await codeOf(create({ isWechatOn: true }))).toBe('service.agent.wechatUnbound');
    expect((await refusalOf(create({ username: '9agent', mobile: '12' }))).problems.map(({ field }) => field)).toEqual([
      'username',
      'mobile',
    ]);
    expect(await users()).toEqual([]);
    const { made } = await create();
    expect(await users()).toEqual(['kefu_new']);
    const { rows } = await platform.send(serviceCalls.agents, { search: 'KF901' });
    expect(rows).toMatchObject([{ userId: made?.userId, name: '王芳', jobNumber: 'KF901', status: 'enabled' }]);
    // and what is wrong with the account makes no agent
    expect(await codeOf(create({ jobNumber: 'KF902' }))).toBe('session.usernameTaken');
    expect((await platform.send(serviceCalls.agents, { search: 'KF902' })).rows).toEqual([]);
    const login = { username: 'kefu_new', password: made?.password ?? '', rentId: 'R001' };
    expect((await w.client().send(sessionCalls.login, login)).account.role).toBe('platform');
    // who may add agents and create no accounts makes agents of accounts that are there
    const adding = ['serviceAgents:view', 'serviceAgents:add'];
    await asRole(w, 'platform', adding, async (token) => {
      const refusal = await refusalOf(w.client(token).send(serviceCalls.createAgent, { ...sent, username: 'kefu_2' }));
      expect(refusal.status).toBe(403);
    });
    // nobody gives more than the own rights: the built-in role has more than the creator's
    await asRole(w, 'platform', [...adding, 'systemUser:view', 'systemUser:add'], async (token) => {
      const more = { ...sent, username: 'kefu_3', jobNumber: 'KF903' };
      const refusal = await refusalOf(w.client(token).send(serviceCalls.createAgent, more));
      expect([refusal.code, refusal.problems[0]?.field]).toEqual(['role.permission.notOwn', 'roleId']);
    });
    expect((await platform.send(sessionCalls.users, { search: 'kefu_3' })).rows).toEqual([]);
    expect(w.failures).toEqual([]);
  });
});
