import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { sessionWords } from '../session/index.ts';
import {
  agentChangeForm,
  agentForm,
  agentMethods,
  type ListedOrder,
  notificationMethods,
  orderListNames,
  orderStates,
  orderStatistics,
  ordersOf,
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
  creatorId: someone,
  agentId: fc.option(someone),
  transfers: fc.array(fc.record({ operatorId: someone, targetAgentId: someone }), { maxLength: 2 }),
  createdAtMs: fc.nat(1e6),
  closedAtMs: fc.option(fc.integer({ min: 1e6, max: 2e6 })),
  rating: fc.constantFrom(...ratingNames),
  resolution: fc.option(fc.constantFrom(...resolutions)),
});

describe('the lists', () => {
  it('hold what belongs there, in the order given [SRV-03]', () => {
    fc.assert(
      fc.property(fc.array(order), someone, (orders, me) => {
        const wanted: Record<string, (one: ListedOrder) => boolean> = {
          my: (one) => [one.creatorId, one.agentId].includes(me),
          unprocessed: (one) => one.state === 'pending',
          processing: (one) => one.state === 'processing',
          transfers: (one) => one.transfers.flatMap((t) => [t.operatorId, t.targetAgentId]).includes(me),
          all: () => true,
        };
        expect(orderListNames).toEqual(Object.keys(wanted));
        for (const list of orderListNames)
          expect(ordersOf(list, orders, me)).toEqual(orders.filter((one) => wanted[list]?.(one)));
      }),
    );
  });
});

describe('the statistics', () => {
  it('count every order once, and every closed one under one rating [SRV-03]', () => {
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const { total, byState, byRating, resolvedRatio, averageScore, averageHandlingMs } = orderStatistics(orders);
        const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
        expect(sum(byState)).toBe(total);
        expect(sum(byRating)).toBe(byState.closed);
        for (const figure of [resolvedRatio, averageHandlingMs]) expect(figure === null).toBe(byState.closed === 0);
        expect(averageScore === null).toBe(byState.closed === byRating.notRated);
      }),
    );
  });

  it('leave out of the score who did not rate [SRV-03] [SRV-02]', () => {
    const closed = { state: 'closed', creatorId: 1, agentId: 2, transfers: [], createdAtMs: 1000 } as const;
    const orders: ListedOrder[] = [
      { ...closed, closedAtMs: 5000, rating: 'verySatisfied', resolution: 'resolved' },
      { ...closed, closedAtMs: 3000, rating: 'notSatisfied', resolution: 'unresolved' },
      { ...closed, closedAtMs: null, rating: 'notRated', resolution: 'resolved' },
      { ...closed, state: 'pending', closedAtMs: null, rating: 'notRated', resolution: null },
    ];
    expect(orderStatistics(orders)).toMatchObject({
      averageScore: 3.5,
      resolvedRatio: 2 / 3,
      averageHandlingMs: 2000,
      byState: { pending: 1, processing: 0, closed: 3 },
    });
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
