import { serviceCalls } from '@fireline/api/service';
import { expect, it } from 'vitest';
import { codeOf } from '../../fixtures/accounts.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
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
});
