import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceSosWords, deviceWords } from '../device/index.ts';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords, type Machine } from '../lib/index.ts';
import {
  asksClosingReason,
  assignmentForm,
  batchForm,
  batchStep,
  closingForm,
  handlingForm,
  holderOf,
  type OrderContext,
  orderEvents,
  orderMachine,
  orderStates,
  orderStep,
  type OrderRow,
  ratingNames,
  resolutions,
  serviceWords,
  type TransferContext,
  transferEvents,
  transferMachine,
  transferStates,
  transferStep,
  workOrderForm,
} from './index.ts';

const words = { ...serviceWords, ...deviceWords, ...deviceSosWords, ...formWords };
const [creator, agent, other] = [1, 2, 3];
const mine: OrderContext = { userId: agent, creatorId: creator, agentId: agent, agentName: '李敏' };
const closing = { resolution: 'resolved', reason: '' } as const;
const codesOf = (result: ReturnType<typeof orderStep>) => (result.ok ? [] : result.problems.map(({ code }) => code));
const reachable = <S extends string, E extends string, G extends string, C>(
  machine: Machine<S, E, G, C>,
  from: S,
): Set<S> => {
  const seen = new Set([from]);
  for (const state of seen)
    for (const event of eventsFrom(machine, state)) seen.add(machine.states[state][event]?.to ?? state);
  return seen;
};

describe('the forms of a work order', () => {
  const order = { problem: '设备离线', category: 'device', level: 'high', notificationMethods: ['sms', 'wechat'] };

  it('answer whatever comes [SRV-01] [SRV-02]', () => {
    expectTotalForm(workOrderForm, { ...order, deviceImei: '860000000000003', images: ['a.jpg'] }, words);
    expectTotalForm(assignmentForm, { agentId: 7, reason: '' }, words);
    expectTotalForm(handlingForm, { reason: '已上门', images: [] }, words);
    expectTotalForm(closingForm, { resolution: 'resolved', rating: 'satisfied' }, words);
    expectTotalForm(batchForm, { orderIds: [1, 2] }, words);
  });

  it('ask for the level and the notification method [SRV-01]', () => {
    expect(workOrderForm.check({ ...order, level: '', notificationMethods: [] })).toEqual({
      ok: false,
      problems: [
        { code: 'service.order.levelRequired', field: 'level' },
        { code: 'service.order.methodRequired', field: 'notificationMethods' },
      ],
    });
    expect(workOrderForm.check({ ...order, level: 'x' })).toMatchObject({ problems: [{ code: 'form.choice' }] });
  });

  it('ask for an agent, a resolution and orders first [SRV-02]', () => {
    expect(assignmentForm.check({})).toMatchObject({ problems: [{ code: 'service.agentFirst', field: 'agentId' }] });
    expect(closingForm.check({})).toMatchObject({ problems: [{ code: 'service.order.resolutionRequired' }] });
    expect(batchForm.check({ orderIds: [] })).toMatchObject({ problems: [{ code: 'service.order.selectFirst' }] });
  });

  it('ask on closing what is left only where the problem is not solved [SRV-02]', () => {
    expect([...resolutions, null].filter(asksClosingReason)).toEqual(['unresolved']);
  });

  it('take a reason of 0 to 256 characters [SRV-01]', () => {
    expect(handlingForm.check({ reason: '好'.repeat(256) }).ok).toBe(true);
    expect(handlingForm.check({ reason: '好'.repeat(257) })).toMatchObject({
      problems: [{ code: 'form.tooLong', args: { 0: 256 } }],
    });
  });
});

describe('the work order machine', () => {
  it('reaches every state; a closed order is the end, and every other can be closed [SRV-01]', () => {
    expect(reachable(orderMachine, 'pending')).toEqual(new Set(orderStates));
    for (const state of orderStates) {
      expect(reachable(orderMachine, state)).toContain('closed');
      expect(eventsFrom(orderMachine, state).length === 0).toBe(orderMachine.finals.includes(state));
    }
  });

  it('explains every refusal in words [SRV-01] [SRV-02]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.constantFrom(...orderEvents),
        fc.record(
          {
            userId: fc.integer({ min: 1, max: 3 }),
            creatorId: fc.constant(creator),
            agentId: fc.constantFrom(null, agent, other),
            targetAgentId: fc.constantFrom(null, agent, other),
            reason: fc.constantFrom('', 'x'.repeat(257)),
            resolution: fc.constantFrom(...resolutions),
            isTransferPending: fc.boolean(),
          },
          { requiredKeys: ['userId', 'creatorId', 'agentId'] },
        ),
        (state, event, context) => {
          for (const code of codesOf(orderStep(state, event, context))) expect(words).toHaveProperty([code]);
        },
      ),
    );
  });

  it('lets an agent accept what is nobody’s or theirs, and nothing else [SRV-02]', () => {
    expect(orderStep('pending', 'accept', { ...mine, agentId: null })).toEqual({ ok: true, value: 'processing' });
    expect(orderStep('pending', 'accept', mine)).toEqual({ ok: true, value: 'processing' });
    expect(orderStep('pending', 'accept', { ...mine, userId: other })).toEqual({
      ok: false,
      problems: [{ code: 'service.order.others', args: { name: '李敏' } }],
    });
    expect(orderStep('processing', 'accept', mine)).toMatchObject({
      problems: [{ code: 'service.order.refusal.processing', args: { name: '李敏' } }],
    });
  });

  it('asks for an agent first, and for another one, on dispatch and transfer [SRV-02]', () => {
    for (const [state, event] of [
      ['pending', 'dispatch'],
      ['processing', 'transfer'],
    ] as const) {
      for (const targetAgentId of [undefined, null])
        expect(orderStep(state, event, { ...mine, targetAgentId })).toMatchObject({
          problems: [{ code: 'service.agentFirst', field: 'agentId' }],
        });
      expect(codesOf(orderStep(state, event, { ...mine, targetAgentId: agent }))).toEqual(['service.order.sameAgent']);
      expect(orderStep(state, event, { ...mine, targetAgentId: other })).toEqual({ ok: true, value: state });
    }
  });

  it('lets only its agent handle or transfer it, and only its agent or creator close it [SRV-02]', () => {
    for (const event of ['handle', 'transfer', 'close'] as const)
      expect(codesOf(orderStep('processing', event, { ...mine, ...closing, userId: other }))).toEqual([
        'service.order.others',
      ]);
    for (const userId of [agent, creator])
      expect(orderStep('processing', 'close', { ...mine, ...closing, userId })).toEqual({ ok: true, value: 'closed' });
    expect(orderStep('pending', 'close', { ...mine, ...closing, userId: creator }).ok).toBe(true);
    expect(codesOf(orderStep('pending', 'close', { ...mine, ...closing }))).toEqual(['service.order.acceptFirst']);
    expect(codesOf(orderStep('processing', 'handle', { userId: other, creatorId: creator, agentId: null }))).toEqual([
      'service.order.others',
    ]);
  });

  it('takes a reason of 0 to 256 characters wherever it takes one, and a resolution on every closing [SRV-01] [SRV-02]', () => {
    const own: OrderContext = { ...mine, creatorId: agent, targetAgentId: other, resolution: 'unresolved' };
    for (const [state, event] of [
      ['pending', 'dispatch'],
      ['pending', 'close'],
      ['processing', 'transfer'],
      ['processing', 'handle'],
      ['processing', 'close'],
    ] as const) {
      expect(orderStep(state, event, { ...own, reason: '好'.repeat(256) }).ok).toBe(true);
      expect(orderStep(state, event, { ...own, reason: '好'.repeat(257) })).toEqual({
        ok: false,
        problems: [{ code: 'form.tooLong', field: 'reason', args: { 0: 256 } }],
      });
      const { resolution: _, ...open } = own;
      expect(codesOf(orderStep(state, event, open))).toEqual(
        event === 'close' ? ['service.order.resolutionRequired'] : [],
      );
    }
  });

  it('moves nothing while a transfer waits for its confirmation [SRV-02]', () => {
    const waiting = { ...mine, ...closing, targetAgentId: other, isTransferPending: true };
    for (const event of eventsFrom(orderMachine, 'processing'))
      expect(codesOf(orderStep('processing', event, waiting))).toEqual(['service.order.transferPending']);
  });

  it('closes with one of the six ratings and resolved or unresolved [SRV-02]', () => {
    expect(ratingNames).toEqual([
      'notRated',
      'veryDissatisfied',
      'notSatisfied',
      'general',
      'satisfied',
      'verySatisfied',
    ]);
    for (const rating of ratingNames)
      for (const resolution of resolutions)
        expect(orderStep('processing', 'close', { ...mine, rating, resolution }).ok).toBe(true);
    expect(codesOf(orderStep('processing', 'close', mine))).toEqual(['service.order.resolutionRequired']);
    expect(orderStep('processing', 'close', { ...mine, ...closing, rating: 'toString' as 'general' })).toMatchObject({
      problems: [{ code: 'form.choice', field: 'rating' }],
    });
    expect(orderStep('closed', 'close', { ...mine, ...closing, closedBy: '王芳' })).toMatchObject({
      problems: [{ code: 'service.order.refusal.closed', args: { name: '王芳' } }],
    });
    expect(orderStep('closed', 'close', mine)).toMatchObject({ problems: [{ args: { name: '-' } }] });
  });
});

describe('batch handling', () => {
  const rows: fc.Arbitrary<OrderRow[]> = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      state: fc.constantFrom(...orderStates),
      context: fc.constantFrom(mine, { ...mine, userId: other }),
    }),
    { minLength: 1, maxLength: 100 },
  );

  it('tells the outcome of every row, and each order alone decides its own [SRV-02]', () => {
    fc.assert(
      fc.property(rows, (orders) => {
        const batch = batchStep(orders, 'handle');
        const outcomes = batch.ok ? batch.value : [];
        expect(outcomes.map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
        orders.forEach(({ id, state, context }, at) => {
          const isFirst = orders.findIndex((order) => order.id === id) === at;
          expect(outcomes[at]?.result).toEqual(
            isFirst
              ? orderStep(state, 'handle', context)
              : { ok: false, problems: [{ code: 'form.duplicate', field: `orderIds.${at}` }] },
          );
        });
      }),
    );
  });

  it('takes 1 to 100 orders [SRV-02]', () => {
    const order: OrderRow = { id: 1, state: 'pending', context: mine };
    expect(batchStep([], 'handle')).toMatchObject({ problems: [{ code: 'service.order.selectFirst' }] });
    expect(
      batchStep(
        Array.from({ length: 101 }, () => order),
        'handle',
      ),
    ).toMatchObject({
      problems: [{ code: 'form.tooMany', args: { 0: 100 } }],
    });
  });
});

describe('a transfer', () => {
  const asked: TransferContext = { userId: other, operatorId: agent, targetAgentId: other };

  it('ends confirmed or failed [SRV-02]', () => {
    expect(reachable(transferMachine, 'pendingConfirmation')).toEqual(new Set(transferStates));
    for (const state of transferStates)
      expect(eventsFrom(transferMachine, state).length === 0).toBe(transferMachine.finals.includes(state));
  });

  it('is confirmed or rejected by the agent asked, withdrawn by the one who asked [SRV-02]', () => {
    const outcomes = [
      ['confirm', other, 'confirmed'],
      ['reject', other, 'failed'],
      ['withdraw', agent, 'failed'],
    ] as const;
    for (const [event, who, to] of outcomes)
      for (const userId of [creator, agent, other]) {
        const result = transferStep('pendingConfirmation', event, { ...asked, userId });
        expect(result.ok).toBe(userId === who);
        expect(holderOf(result.ok ? result.value : 'pendingConfirmation', asked)).toBe(
          userId === who && to === 'confirmed' ? other : agent,
        );
      }
    expect(transferStep('pendingConfirmation', 'reject', { ...asked, reason: 'x'.repeat(257) })).toMatchObject({
      problems: [{ code: 'form.tooLong', field: 'reason' }],
    });
  });

  it('is settled once: what comes later is told so [SRV-02]', () => {
    for (const state of transferMachine.finals)
      for (const event of transferEvents) {
        const code = `service.transfer.refusal.${state}`;
        expect(transferStep(state, event, asked)).toEqual({ ok: false, problems: [{ code }] });
        expect(words).toHaveProperty([code]);
      }
  });
});
