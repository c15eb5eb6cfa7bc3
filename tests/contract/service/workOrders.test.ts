import type { Client } from '@fireline/api/lib';
import { messageCalls } from '@fireline/api/message';
import { serviceCalls } from '@fireline/api/service';
import { shellCalls } from '@fireline/api/shell';
import { hourMs, minuteMs } from '@fireline/domain/lib';
import { type Role, roles } from '@fireline/domain/role';
import { expect, it, vi } from 'vitest';
import { endTransfers, remindOrders } from '../../../apps/gateway/src/service/orders/jobs.ts';
import { codeOf } from '../../fixtures/accounts.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

/** The account of a role in R001. */
const idOf = (role: Role) => roles.indexOf(role) + 1;
const sent = {
  problem: '烟感反复离线',
  category: 'device',
  level: 'high',
  notificationMethods: ['sms'],
  deviceImei: imeiOf(1),
};
let presses = 0;
const make = (client: Client, change: object = {}) =>
  client.send(serviceCalls.createOrder, { ...sent, requestId: `test-press-${(presses += 1)}`, ...change });

/** The platform's and the partner's account are agents; the maintenance company's keeps the place. */
async function withAgents(w: FixtureGateway): Promise<void> {
  const agent = (role: Role, jobNumber: string) => ({
    userId: idOf(role),
    rentId: 'R001',
    jobNumber,
    isSmsOn: true,
    createdBy: 'test',
    createdAt: new Date(fixtureNow).toISOString(),
  });
  await w.database.db
    .insertInto('serviceAgent')
    .values([agent('platform', 'KF001'), agent('agent', 'KF002')])
    .execute();
}

const pace = { isStopped: () => false };
const lettersOf = async (client: Client) =>
  (await client.send(messageCalls.letters, {})).rows.map(({ title, about }) => [title, about?.kind, about?.id]);

await onTestDatabase('work orders', ({ open }) => {
  it('go from an alarm to closed and rated: accepted, handled, transferred, each step in the track and in letters [SRV-01] [SRV-02]', async () => {
    const w = await open();
    await withAgents(w);
    const [unit, platform, agent] = [await w.as('unit'), await w.as('platform'), await w.as('agent')];
    const { deviceImei: _, ...plain } = sent;
    const made = await unit.send(serviceCalls.createOrder, { ...plain, requestId: 'from-the-alarm', alarmId: 1 });
    expect(made).toMatchObject({ number: 'W261121-0001', state: 'pending', deviceId: 1, alarmId: 1, agentId: null });
    // four hours of support from 16:00 on
    expect(Date.parse(made.dueAt) - fixtureNow).toBe(4 * hourMs);
    const { orderId } = made;
    await platform.send(serviceCalls.acceptOrder, { orderId });
    await platform.send(serviceCalls.handleOrder, { orderId, reason: '已远程重启' });
    const target = { orderId, agentId: idOf('agent'), reason: '就近上门' };
    const asked = await platform.send(serviceCalls.transferOrder, target);
    const { transferId } = asked.transfer ?? { transferId: 0 };
    expect(await codeOf(platform.send(serviceCalls.handleOrder, { orderId, reason: '再看' }))).toBe(
      'service.order.transferPending',
    );
    // who is not asked answers nothing
    const maint = await w.as('maint');
    expect(await codeOf(maint.send(serviceCalls.answerTransfer, { orderId, transferId, answer: 'confirm' }))).toBe(
      'service.transfer.targetOnly',
    );
    const taken = await agent.send(serviceCalls.answerTransfer, { orderId, transferId, answer: 'confirm' });
    expect(taken).toMatchObject({ agentId: idOf('agent'), transfer: null });
    expect((await refusalOf(platform.send(serviceCalls.handleOrder, { orderId, reason: '再看' }))).problems).toEqual([
      { code: 'service.order.others', args: { name: 'agent-R001' } },
    ]);
    expect(
      await codeOf(agent.send(serviceCalls.closeOrder, { orderId, resolution: 'resolved', rating: 'satisfied' })),
    ).toBe('service.order.rateOwnOnly');
    await agent.send(serviceCalls.closeOrder, { orderId, resolution: 'resolved', reason: '已更换电池' });
    expect(await codeOf(agent.send(serviceCalls.rateOrder, { orderId, rating: 'satisfied' }))).toBe(
      'service.order.rateOwnOnly',
    );
    const rated = await unit.send(serviceCalls.rateOrder, { orderId, rating: 'satisfied' });
    expect(await codeOf(unit.send(serviceCalls.rateOrder, { orderId, rating: 'general' }))).toBe('service.order.rated');
    expect(rated.track.map(({ event, by, from, to }) => [event, by, from, to])).toEqual([
      ['create', 'unit-R001', '', ''],
      ['accept', 'platform-R001', '', 'platform-R001'],
      ['handle', 'platform-R001', 'platform-R001', ''],
      ['transfer', 'platform-R001', 'platform-R001', 'agent-R001'],
      ['confirmTransfer', 'agent-R001', 'platform-R001', 'agent-R001'],
      ['close', 'agent-R001', 'agent-R001', ''],
      ['rate', 'unit-R001', '', ''],
    ]);
    expect(await lettersOf(unit)).toEqual([
      ['Work order closed', 'workOrder', orderId],
      ['Work order accepted', 'workOrder', orderId],
    ]);
    expect(await lettersOf(agent)).toEqual([['A transfer waits for you', 'workOrder', orderId]]);
    // a closed order is followed by another, once, with a clock of its own
    const follow = await make(unit, { deviceImei: undefined, followsId: orderId });
    expect(follow).toMatchObject({ follows: { orderId }, deviceId: 1, number: 'W261121-0002' });
    expect(await codeOf(make(unit, { followsId: orderId }))).toBe('service.order.followed');
    expect(w.failures).toEqual([]);
  });

  it('are seen by who takes part and by who sees all in its scope; by no organisation, no resident next door and no other tenant [SRV-01] [ROL-06] [ORG-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { orderId } = await make(platform);
    const elsewhere = (await make(platform, { deviceImei: imeiOf(3) })).orderId;
    const seenBy = async (role: Role, rentId?: string) =>
      (await (await w.as(role, rentId)).send(serviceCalls.orders, { sort: 'number' })).rows.map((row) => row.orderId);
    expect(await seenBy('platform')).toEqual([orderId, elsewhere]);
    for (const role of ['agent', 'unit', 'maint'] as const)
      expect([role, await seenBy(role)]).toEqual([role, [orderId]]);
    // a resident sees its own orders alone
    const resident = await w.as('resident');
    expect(await seenBy('resident')).toEqual([]);
    const own = (await make(resident)).orderId;
    expect(await seenBy('resident')).toEqual([own]);
    expect(await seenBy('platform', 'R002')).toEqual([]);
    expect((await refusalOf((await w.as('org')).send(serviceCalls.orders, {}))).status).toBe(403);
    expect(await codeOf(resident.send(serviceCalls.order, { orderId }))).toBe('service.order.notFound');
    // and makes none for a device that it does not see
    expect(await codeOf(make(resident, { deviceImei: imeiOf(3) }))).toBe('service.order.deviceGone');
    expect(await codeOf(make(resident, { alarmId: 3, deviceImei: undefined }))).toBe('form.choice');
    const { orders } = await (await w.as('unit')).send(serviceCalls.similarOrders, { imei: imeiOf(1) });
    expect(new Set(orders.map((order) => order.orderId))).toEqual(new Set([orderId, own]));
    expect(orders).toHaveLength(2);
  });

  it('go to one of two who press at once, and the other reads who was first [SRV-02]', async () => {
    const w = await open();
    await withAgents(w);
    const [unit, platform, agent] = [await w.as('unit'), await w.as('platform'), await w.as('agent')];
    for (const other of ['accept', 'dispatch', 'close'] as const) {
      const { orderId, revision } = await make(unit);
      const race = await Promise.allSettled([
        platform.send(serviceCalls.acceptOrder, { orderId }),
        other === 'accept'
          ? agent.send(serviceCalls.acceptOrder, { orderId })
          : other === 'dispatch'
            ? agent.send(serviceCalls.dispatchOrder, { orderId, agentId: idOf('maint'), revision })
            : unit.send(serviceCalls.closeOrder, { orderId, resolution: 'resolved' }),
      ]);
      const { track, agentName, closedBy, state } = await unit.send(serviceCalls.order, { orderId });
      const lost = race.find((one) => one.status === 'rejected');
      // its creator may close an order that was accepted a moment before
      const events = track.map(({ event }) => event);
      const winner = lost && (await refusalOf(Promise.reject(lost.reason as Error))).problems[0]?.args?.name;
      const isTold = winner !== undefined && [agentName, closedBy].includes(String(winner)) && events.length === 2;
      const areBothDone = other === 'close' && state === 'closed' && events.join() === 'create,accept,close';
      expect(lost ? isTold : areBothDone, `${other}: ${events.join()}`).toBe(true);
    }
    // the same press makes one order, however often it is sent; another order under its name is refused
    const press = { ...sent, requestId: 'pressed-five-times' };
    const made = await Promise.all(Array.from({ length: 5 }, () => unit.send(serviceCalls.createOrder, press)));
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await codeOf(unit.send(serviceCalls.createOrder, { ...press, problem: '另一个问题' }))).toBe(
      'service.order.requestTaken',
    );
    expect(w.failures).toEqual([]);
  });

  it('are given to agents that work, declined with a reason, and taken from one who is gone [SRV-02] [SRV-04]', async () => {
    const w = await open();
    await withAgents(w);
    const [platform, agent, maint] = [await w.as('platform'), await w.as('agent'), await w.as('maint')];
    const { orderId, revision } = await make(platform);
    const { agents } = await platform.send(serviceCalls.orderAgents, { orderId });
    expect(agents.map(({ userId, jobNumber }) => [userId, jobNumber])).toEqual([
      [idOf('platform'), 'KF001'],
      [idOf('agent'), 'KF002'],
      [idOf('maint'), ''],
    ]);
    expect((await platform.send(serviceCalls.orderAgents, {})).agents).toHaveLength(2);
    const give = (userId: number, of = revision) =>
      platform.send(serviceCalls.dispatchOrder, { orderId, agentId: userId, reason: '', revision: of });
    expect(await codeOf(give(idOf('unit')))).toBe('service.order.agentGone');
    const given = await give(idOf('maint'));
    expect(given).toMatchObject({ agentName: 'maint-R001', ways: ['siteLetter'] });
    expect(await codeOf(give(idOf('agent')))).toBe('service.order.conflict');
    await vi.waitFor(async () =>
      expect(await lettersOf(maint)).toEqual([['Work order assigned', 'workOrder', orderId]]),
    );
    const declined = await maint.send(serviceCalls.declineOrder, { orderId, reason: '不在负责范围' });
    expect(declined).toMatchObject({ state: 'pending', agentId: null });
    await give(idOf('agent'), declined.revision);
    await agent.send(serviceCalls.acceptOrder, { orderId });
    const asked = await agent.send(serviceCalls.transferOrder, { orderId, agentId: idOf('maint'), reason: '夜班交接' });
    // the agent is gone: a transfer of it ends at once, and its order goes to another
    await w.database.db.updateTable('appUser').set({ disabled: true }).where('userId', '=', idOf('agent')).execute();
    const deps = { database: w.database, clock: w.time.clock, log: w.log };
    expect(await endTransfers(deps, pace)).toBe(1);
    expect(await endTransfers(deps, pace)).toBe(0);
    const now = await platform.send(serviceCalls.order, { orderId });
    expect(now).toMatchObject({ transfer: null, transfers: [{ state: 'failed', ended: 'expire' }] });
    expect(now.track.at(-1)).toMatchObject({ event: 'expireTransfer', by: '' });
    const { rows } = await platform.send(serviceCalls.orders, { list: 'transfers' });
    expect(rows.map(({ lastTransfer }) => lastTransfer)).toEqual([
      {
        operator: 'agent-R001',
        target: 'maint-R001',
        state: 'failed',
        askedAt: expect.any(String),
        ended: 'expire',
        reason: '夜班交接',
      },
    ]);
    const again = { orderId, agentId: idOf('platform'), revision: now.revision };
    expect(await codeOf(platform.send(serviceCalls.reassignOrder, again))).toBe('service.order.reasonRequired');
    const moved = await platform.send(serviceCalls.reassignOrder, { ...again, reason: '账号停用' });
    expect(moved).toMatchObject({ agentName: 'platform-R001', state: 'processing', acceptedAt: asked.acceptedAt });
  });

  it('end transfers after a day, and remind once before they are due and once after [SRV-02] [MSG-04]', async () => {
    const w = await open();
    await withAgents(w);
    const [unit, platform, agent] = [await w.as('unit'), await w.as('platform'), await w.as('agent')];
    const { orderId } = await make(unit, { level: 'urgent' });
    const clock = { at: fixtureNow };
    const deps = { database: w.database, clock: () => clock.at, log: w.log };
    const reminded = async (minutes: number) => {
      clock.at = fixtureNow + minutes * minuteMs;
      return remindOrders(deps, pace);
    };
    expect([
      await reminded(19),
      await reminded(20),
      await reminded(21),
      await reminded(31),
      await reminded(90),
    ]).toEqual([0, 1, 0, 1, 0]);
    for (const client of [platform, agent])
      expect((await lettersOf(client)).map(([title]) => title)).toEqual(['Work order overdue', 'Work order due soon']);
    await platform.send(serviceCalls.acceptOrder, { orderId });
    await platform.send(serviceCalls.transferOrder, { orderId, agentId: idOf('agent') });
    clock.at = fixtureNow + 24 * hourMs - 1;
    expect(await endTransfers(deps, pace)).toBe(0);
    clock.at += 1;
    expect(await endTransfers(deps, pace)).toBe(1);
    expect((await lettersOf(platform))[0]?.[0]).toBe('Transfer not answered');
    await platform.send(serviceCalls.handleOrder, { orderId, reason: '继续处理' });
  });

  it('change their level with a reason: the due time and its reminders follow, the track says from which to which, and the agent reads of it [SRV-01] [SRV-02] [MSG-04]', async () => {
    const w = await open();
    await withAgents(w);
    const [unit, platform, agent] = [await w.as('unit'), await w.as('platform'), await w.as('agent')];
    const made = await make(unit, { level: 'normal' });
    const { orderId } = made;
    const given = await platform.send(serviceCalls.dispatchOrder, {
      orderId,
      agentId: idOf('agent'),
      reason: '',
      revision: made.revision,
    });
    const urgent = { orderId, level: 'urgent', reason: '影响营业', revision: given.revision };
    expect((await refusalOf(unit.send(serviceCalls.setOrderLevel, urgent))).status).toBe(403);
    expect(await codeOf(platform.send(serviceCalls.setOrderLevel, { ...urgent, reason: '' }))).toBe(
      'service.order.reasonRequired',
    );
    expect(await codeOf(platform.send(serviceCalls.setOrderLevel, { ...urgent, level: 'soon' }))).toBe('form.choice');
    expect(await codeOf(platform.send(serviceCalls.setOrderLevel, { ...urgent, level: 'normal' }))).toBe(
      'service.order.sameLevel',
    );
    // of two at once one changes it, and the other reads by whom
    const race = await Promise.allSettled([1, 2].map(() => platform.send(serviceCalls.setOrderLevel, urgent)));
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const now = await unit.send(serviceCalls.order, { orderId });
    expect(now).toMatchObject({ level: 'urgent', state: 'pending', agentName: 'agent-R001' });
    expect(Date.parse(now.dueAt) - fixtureNow).toBe(30 * minuteMs);
    expect(now.track.at(-1)).toMatchObject({
      event: 'setLevel',
      by: 'platform-R001',
      fromLevel: 'normal',
      toLevel: 'urgent',
      reason: '影响营业',
    });
    expect((await lettersOf(agent)).map(([title]) => title)).toContain('The level of a work order is now urgent');
    const clock = { at: fixtureNow + 31 * minuteMs };
    const deps = { database: w.database, clock: () => clock.at, log: w.log };
    expect(await remindOrders(deps, pace)).toBe(1);
    // less urgent, it is due as if it had been made so: what was reminded of is reminded of again
    const lower = { ...urgent, level: 'high', reason: '已有备机', revision: now.revision };
    const lowered = await platform.send(serviceCalls.setOrderLevel, lower);
    expect(Date.parse(lowered.dueAt) - fixtureNow).toBe(4 * hourMs);
    clock.at = fixtureNow + 4 * hourMs + 1;
    expect(await remindOrders(deps, pace)).toBe(1);
    // accepted in time, it does not turn late
    await agent.send(serviceCalls.acceptOrder, { orderId });
    const { revision } = await agent.send(serviceCalls.order, { orderId });
    const again = await agent.send(serviceCalls.setOrderLevel, { ...urgent, revision });
    expect([again.level, again.dueAt]).toEqual(['urgent', lowered.dueAt]);
    await agent.send(serviceCalls.closeOrder, { orderId, resolution: 'resolved' });
    expect(await codeOf(platform.send(serviceCalls.setOrderLevel, lower))).toBe('service.order.refusal.closed');
    expect(w.failures).toEqual([]);
  });

  it('are accepted or dispatched a hundred at a time, each by itself [SRV-02]', async () => {
    const w = await open();
    await withAgents(w);
    const [unit, platform, agent] = [await w.as('unit'), await w.as('platform'), await w.as('agent')];
    const ids: number[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await make(unit)).orderId);
    await agent.send(serviceCalls.acceptOrder, { orderId: ids[1] ?? 0 });
    await unit.send(serviceCalls.closeOrder, { orderId: ids[2] ?? 0, resolution: 'resolved' });
    const { rows } = await platform.send(serviceCalls.acceptOrders, {
      orderIds: [...ids, ids[0] ?? 0],
    });
    expect(rows.map(({ problem }) => [problem?.code, problem?.args?.name])).toEqual([
      [undefined, undefined],
      ['service.order.refusal.processing', 'agent-R001'],
      ['service.order.refusal.closed', 'unit-R001'],
      [undefined, undefined],
    ]);
    const counts = (await platform.send(shellCalls.workbench, {})).pending;
    expect(counts.find(({ name }) => name === 'ordersMine')).toMatchObject({ count: 2 });
    const many = Array.from({ length: 101 }, (_, at) => at + 1);
    expect(await codeOf(platform.send(serviceCalls.acceptOrders, { orderIds: many }))).toBe('form.tooMany');
    expect(await codeOf(platform.send(serviceCalls.dispatchOrders, { orderIds: ids }))).toBe('service.agentFirst');
  });
});
