import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissionWords } from '../role/index.ts';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { sessionWords } from '../session/index.ts';
import {
  agentChangeForm,
  agentAccountForm,
  agentForm,
  agentMethods,
  agentSettingsForm,
  agentWays,
  type CountedOrder,
  median,
  type ListedOrder,
  notificationMethods,
  orderListNames,
  orderStates,
  type OrderReader,
  orderFigures,
  orderFiguresBy,
  ordersOf,
  seesWorkOrder,
  ratingNames,
  ratings,
  resolutions,
  selectableAgents,
  serviceWords,
} from './index.ts';

const words = { ...serviceWords, ...sessionWords, ...formWords };
const someone = fc.integer({ min: 1, max: 4 });
const order: fc.Arbitrary<ListedOrder> = fc.record({
  state: fc.constantFrom(...orderStates),
  transfers: fc.array(fc.record({ operatorId: someone, targetAgentId: someone }), { maxLength: 2 }),
  partIds: fc.uniqueArray(someone, { minLength: 1 }),
});
const reader: fc.Arbitrary<OrderReader> = fc.record({ userId: someone, seesAll: fc.boolean() });

describe('the lists', () => {
  it('hold what belongs there, in the order given; who sees all orders sees every transfer [SRV-03]', () => {
    fc.assert(
      fc.property(fc.array(order), reader, (orders, me) => {
        const wanted: Record<string, (one: ListedOrder) => boolean> = {
          my: (one) => one.partIds.includes(me.userId),
          unprocessed: (one) => one.state === 'pending',
          processing: (one) => one.state === 'processing',
          transfers: (one) =>
            me.seesAll
              ? one.transfers.length > 0
              : one.transfers.flatMap((t) => [t.operatorId, t.targetAgentId]).includes(me.userId),
          all: () => true,
        };
        expect(orderListNames).toEqual(Object.keys(wanted));
        for (const list of orderListNames)
          expect(ordersOf(list, orders, me)).toEqual(orders.filter((one) => wanted[list]?.(one)));
      }),
    );
  });

  it('show an order to who took part, and in scope to who sees all; never to an organisation or another tenant [SRV-01] [ROL-06] [ORG-06]', () => {
    const where = { rentId: 'R1', orgPath: '/44/', partnerId: 1, unitId: 2, maintId: 3, placeId: 4 };
    const one = { partIds: [7], where };
    const as = (userId: number, seesAll: boolean, scope: Parameters<typeof seesWorkOrder>[1]['scope']) =>
      seesWorkOrder(one, { userId, seesAll, scope });
    expect(as(7, false, { rentId: 'R1', role: 'resident', placeId: 99 })).toBe(true);
    expect(as(8, false, { rentId: 'R1', role: 'platform' })).toBe(false);
    expect(as(8, true, { rentId: 'R1', role: 'platform' })).toBe(true);
    expect(as(8, true, { rentId: 'R1', role: 'unit', unitId: 9 })).toBe(false);
    expect(as(7, true, { rentId: 'R1', role: 'org', orgPath: '/44/' })).toBe(false);
    expect(as(7, true, { rentId: 'R2', role: 'platform' })).toBe(false);
  });
});

const counted: fc.Arbitrary<CountedOrder> = fc.record({
  state: fc.constantFrom(...orderStates),
  createdAtMs: fc.nat(2e6),
  firstResponseAtMs: fc.option(fc.nat(2e6)),
  closedAtMs: fc.option(fc.nat(2e6)),
  rating: fc.constantFrom(...ratingNames),
  resolution: fc.option(fc.constantFrom(...resolutions)),
});

describe('the figures', () => {
  it('count every order once, every closed one under one rating, and no time is negative, whatever clocks said [SRV-03]', () => {
    fc.assert(
      fc.property(fc.array(counted), (orders) => {
        const figures = orderFigures(orders);
        const { total, byState, byRating, resolvedRatio, averageScore, medianHandlingMs, medianResponseMs } = figures;
        const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
        expect(sum(byState)).toBe(total);
        expect(sum(byRating)).toBe(byState.closed);
        for (const figure of [resolvedRatio, medianHandlingMs]) expect(figure === null).toBe(byState.closed === 0);
        expect(averageScore === null).toBe(byState.closed === byRating.notRated);
        for (const time of [medianHandlingMs, medianResponseMs]) expect(time ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('by anything add up to those of all that have it [SRV-03]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(counted, fc.option(fc.constantFrom('a', 'b', 'c')))), (pairs) => {
        const orders = pairs.map(([order, key]) => ({ ...order, key: key ?? undefined }));
        const groups = orderFiguresBy(orders, ({ key }) => key);
        expect(groups.map(({ key }) => key)).toEqual([...new Set(orders.flatMap(({ key }) => key ?? []))].toSorted());
        const whole = orderFigures(orders.filter(({ key }) => key !== undefined));
        expect(groups.reduce((sum, { figures }) => sum + figures.byState.closed, 0)).toBe(whole.byState.closed);
      }),
    );
  });

  it('leave out of the score who did not rate, and take the middle of times [SRV-03] [SRV-02]', () => {
    const closed = { state: 'closed', createdAtMs: 1000, firstResponseAtMs: null } as const;
    const orders: CountedOrder[] = [
      { ...closed, firstResponseAtMs: 1500, closedAtMs: 5000, rating: 'verySatisfied', resolution: 'resolved' },
      { ...closed, firstResponseAtMs: 2500, closedAtMs: 3000, rating: 'notSatisfied', resolution: 'unresolved' },
      { ...closed, closedAtMs: null, rating: 'notRated', resolution: 'resolved' },
      { ...closed, state: 'pending', closedAtMs: null, rating: 'notRated', resolution: null },
    ];
    expect(orderFigures(orders)).toMatchObject({
      averageScore: 3.5,
      resolved: 2,
      resolvedRatio: 2 / 3,
      medianResponseMs: 1000,
      medianHandlingMs: 2000,
      byState: { pending: 1, processing: 0, closed: 3 },
    });
    expect([median([]), median([3]), median([9, 1, 2])]).toEqual([null, 3, 2]);
    expect(Object.values(ratings)).toEqual([null, 1, 2, 3, 4, 5]);
  });
});

describe('an agent', () => {
  const secret = { password: 'Stair-119!', confirmation: 'Stair-119!' };
  const good = {
    account: 'kefu_01',
    jobNumber: 'K-01',
    realName: '李敏',
    phone: '13800138000',
    email: 'limin@example.com',
    isSmsOn: true,
    status: 'enabled',
  };

  it('answers whatever comes [SRV-04]', () => {
    expectTotalForm(agentForm, { ...good, ...secret }, words);
    expectTotalForm(agentChangeForm, good, words);
    expectTotalForm(agentSettingsForm, good, words);
  });

  it.each([
    ['abc', true],
    ['A_1', true],
    [`a${'b'.repeat(29)}`, true],
    ['ab', false],
    [`a${'b'.repeat(30)}`, false],
    ['1abc', false],
    ['_abc', false],
    ['ab-c', false],
    ['客服小王', false],
  ])('may have the account %s: %s [SRV-04]', (account, isGood) => {
    expect(agentForm.check({ ...good, ...secret, account }).ok).toBe(isGood);
  });

  it('has a password by the strict rule, typed twice [SRV-04] [SES-05]', () => {
    const codes = (changed: object) => {
      const result = agentForm.check({ ...good, ...secret, ...changed });
      return result.ok ? [] : result.problems.map(({ code }) => code);
    };
    expect(codes({ password: 'stair-119!' })).toEqual(['session.password.upper']);
    expect(codes({ confirmation: 'Stair-119?' })).toEqual(['session.password.mismatch']);
    expect(codes({ password: '' })).toEqual(['form.required']);
  });

  it.each([
    ['wx-1_Ab', true],
    ['微信号', false],
    ['wx 1', false],
    ['x'.repeat(65), false],
  ])('may have the WeChat identity %s: %s [SRV-04]', (wechatId, isGood) => {
    expect(agentSettingsForm.check({ ...good, wechatId }).ok).toBe(isGood);
  });

  it('comes with an account under the rules for accounts, or is refused with every field [SRV-04] [SES-08]', () => {
    const both = { ...good, username: 'kefu_01', mobile: '13800138000' };
    expectTotalForm(agentAccountForm, both, { ...words, ...permissionWords });
    expect(agentAccountForm.check(both).ok).toBe(true);
    expect(agentAccountForm.check({ ...both, username: '', jobNumber: '', isWechatOn: true })).toMatchObject({
      ok: false,
      problems: [{ field: 'username' }, { field: 'jobNumber' }],
    });
  });

  it('switches WeChat on only when it is bound [SRV-04]', () => {
    for (const [form, value] of [
      [agentForm, { ...good, ...secret }],
      [agentChangeForm, good],
    ] as const) {
      expect(form.check({ ...value, isWechatOn: true })).toEqual({
        ok: false,
        problems: [{ code: 'service.agent.wechatUnbound', field: 'isWechatOn' }],
      });
      expect(form.check({ ...value, isWechatOn: true, wechatId: 'wx-1' }).ok).toBe(true);
    }
  });

  it('is told by the methods of the order that are switched on [SRV-04] [SRV-01]', () => {
    fc.assert(
      fc.property(
        fc.record({ isSmsOn: fc.boolean(), isVoiceOn: fc.boolean(), isWechatOn: fc.boolean() }),
        fc.subarray([...notificationMethods]),
        (switches, methods) => {
          const on = { sms: switches.isSmsOn, voice: switches.isVoiceOn, wechat: switches.isWechatOn };
          expect(agentMethods(switches, methods)).toEqual(methods.filter((method) => on[method]));
          expect(agentWays(switches, methods)[0]).toBe('siteLetter');
        },
      ),
    );
  });

  it('can be selected while enabled and not already in charge [SRV-02] [SRV-04]', () => {
    const agents = [
      { id: 1, status: 'enabled' },
      { id: 2, status: 'disabled' },
      { id: 3, status: 'enabled' },
    ] as const;
    expect(selectableAgents(agents, 1).map(({ id }) => id)).toEqual([3]);
    expect(selectableAgents(agents, null).map(({ id }) => id)).toEqual([1, 3]);
  });
});
