import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceSosWords, deviceWords } from '../device/index.ts';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords, type Machine } from '../lib/index.ts';
import {
  agentAfter,
  asksClosingReason,
  assignmentForm,
  batchForm,
  batchStep,
  closingForm,
  declineForm,
  handlingForm,
  holderOf,
  levelForm,
  type OrderContext,
  orderEvents,
  orderMachine,
  orderStates,
  orderStep,
  type OrderRow,
  ratingForm,
  ratingNames,
  reassignForm,
  resolutions,
  serviceWords,
  type TransferContext,
  transferEvents,
  transferExpiresAtMs,
  transferMachine,
  transferStates,
  transferStep,
  workOrderForm,
} from './index.ts';

const words = { ...serviceWords, ...deviceWords, ...deviceSosWords, ...formWords };
const [creator, agent, other] = [1, 2, 3];
const mine: OrderContext = { userId: agent, creatorId: creator, agentId: agent, agentName: '李敏' };
const closing = { resolution: 'resolved', reason: '' } as const;
const said = { reason: '已上门' } as const;
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
    expectTotalForm(reassignForm, { agentId: 7, reason: '休假' }, words);
    expectTotalForm(declineForm, { reason: '不在负责范围' }, words);
    expectTotalForm(ratingForm, { rating: 'general' }, words);
    expect(ratingForm.check({ rating: 'notRated' }).ok).toBe(false);
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
    expect(closingForm.check({ resolution: 'unresolved', reason: ' ' })).toMatchObject({
      problems: [{ code: 'service.order.reasonRequired', field: 'reason' }],
    });
    expect(orderStep('processing', 'close', { ...mine, resolution: 'unresolved' })).toMatchObject({
      problems: [{ code: 'service.order.reasonRequired', field: 'reason' }],
    });
  });

  it('take no step that says and shows nothing [SRV-01]', () => {
    expect(handlingForm.check({ reason: '\u3000' })).toMatchObject({
      problems: [{ code: 'service.order.nothingSaid' }],
    });
    expect(handlingForm.check({ images: ['a'] }).ok).toBe(true);
    expect(codesOf(orderStep('processing', 'handle', { ...mine, reason: ' ' }))).toEqual(['service.order.nothingSaid']);
    expect(orderStep('processing', 'handle', { ...mine, images: ['a'] }).ok).toBe(true);
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
            reason: fc.constantFrom('', 'x', 'x'.repeat(257)),
            rating: fc.constantFrom(...ratingNames),
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
      expect(codesOf(orderStep('processing', event, { ...mine, ...closing, ...said, userId: other }))).toEqual([
        'service.order.others',
      ]);
    for (const userId of [agent, creator])
      expect(orderStep('processing', 'close', { ...mine, ...closing, userId })).toEqual({ ok: true, value: 'closed' });
    expect(orderStep('pending', 'close', { ...mine, ...closing, userId: creator }).ok).toBe(true);
    expect(codesOf(orderStep('pending', 'close', { ...mine, ...closing }))).toEqual(['service.order.acceptFirst']);
    expect(codesOf(orderStep('processing', 'handle', { userId: other, creatorId: creator, agentId: null }))).toEqual([
      'service.order.nobodys',
    ]);
  });

  it('takes a reason of 0 to 256 characters wherever it takes one, and a resolution on every closing [SRV-01] [SRV-02]', () => {
    const own: OrderContext = { ...mine, creatorId: agent, targetAgentId: other, resolution: 'unresolved' };
    for (const [state, event] of [
      ['pending', 'dispatch'],
      ['pending', 'close'],
      ['pending', 'decline'],
      ['processing', 'reassign'],
      ['processing', 'transfer'],
      ['processing', 'handle'],
      ['processing', 'close'],
    ] as const) {
      expect(orderStep(state, event, { ...own, reason: '好'.repeat(256) }).ok).toBe(true);
      expect(orderStep(state, event, { ...own, reason: '好'.repeat(257) })).toEqual({
        ok: false,
        problems: [{ code: 'form.tooLong', field: 'reason', args: { 0: 256 } }],
      });
      const { resolution: _, ...open } = { ...own, ...said };
      expect(codesOf(orderStep(state, event, open))).toEqual(
        event === 'close' ? ['service.order.resolutionRequired'] : [],
      );
    }
  });

  it('moves nothing of its agent while a transfer waits; its creator and who reassigns are not held up [SRV-02]', () => {
    const waiting = { ...mine, ...closing, ...said, targetAgentId: other, isTransferPending: true };
    for (const event of ['transfer', 'handle', 'close'] as const)
      expect(codesOf(orderStep('processing', event, waiting))).toEqual(['service.order.transferPending']);
    expect(orderStep('processing', 'close', { ...waiting, userId: creator }).ok).toBe(true);
    expect(orderStep('processing', 'reassign', waiting).ok).toBe(true);
  });

  it('lets who has a dispatched order give it back with a reason, and nobody else [SRV-02]', () => {
    expect(orderStep('pending', 'decline', { ...mine, ...said })).toEqual({ ok: true, value: 'pending' });
    expect(codesOf(orderStep('pending', 'decline', mine))).toEqual(['service.order.reasonRequired']);
    expect(codesOf(orderStep('pending', 'decline', { ...mine, ...said, userId: other }))).toEqual([
      'service.order.others',
    ]);
    expect(codesOf(orderStep('pending', 'decline', { ...mine, ...said, agentId: null }))).toEqual([
      'service.order.nobodys',
    ]);
  });

  it('gives an order in processing to another agent with a reason, also when the agent who has it is gone [SRV-02]', () => {
    const gone = { ...mine, userId: 9, targetAgentId: other };
    expect(codesOf(orderStep('processing', 'reassign', gone))).toEqual(['service.order.reasonRequired']);
    expect(orderStep('processing', 'reassign', { ...gone, ...said })).toEqual({ ok: true, value: 'processing' });
  });

  it('takes another level with a reason while it is open [SRV-01]', () => {
    const of: OrderContext = { ...mine, userId: 9, level: 'normal', targetLevel: 'urgent' };
    for (const state of ['pending', 'processing'] as const) {
      expect(orderStep(state, 'setLevel', { ...of, ...said })).toEqual({ ok: true, value: state });
      expect(codesOf(orderStep(state, 'setLevel', of))).toEqual(['service.order.reasonRequired']);
      expect(codesOf(orderStep(state, 'setLevel', { ...of, ...said, targetLevel: 'normal' }))).toEqual([
        'service.order.sameLevel',
      ]);
      expect(codesOf(orderStep(state, 'setLevel', { ...of, ...said, targetLevel: undefined }))).toEqual([
        'service.order.levelRequired',
      ]);
    }
    expect(codesOf(orderStep('closed', 'setLevel', { ...of, ...said }))).toEqual(['service.order.refusal.closed']);
    expect(levelForm.check({ level: 'soon', reason: '' })).toMatchObject({
      ok: false,
      problems: [{ field: 'level' }, { field: 'reason' }],
    });
  });

  it('leaves an order with who accepted, was given or kept it [SRV-02]', () => {
    const of = { ...mine, userId: 9, targetAgentId: other };
    const holders = orderEvents.map((event) => [event, agentAfter(event, of)]);
    expect(Object.fromEntries(holders)).toEqual({
      accept: 9,
      dispatch: other,
      decline: null,
      transfer: agent,
      reassign: other,
      setLevel: agent,
      handle: agent,
      close: agent,
    });
  });

  it('has no dead end: in every state that is not closed, a dispatcher or its creator can go on without its agents [SRV-02]', () => {
    const walks = fc.record({ agentId: fc.constantFrom(null, agent, other), isTransferPending: fc.boolean() });
    fc.assert(
      fc.property(walks, ({ agentId, isTransferPending }) => {
        // the agent and its target are gone: who is there are the creator and somebody who dispatches
        const free = [agent, other, 4].find((id) => id !== agentId);
        const base = { creatorId: creator, agentId, isTransferPending, targetAgentId: free, ...said };
        expect(orderStep('pending', 'dispatch', { ...base, userId: 9 }).ok).toBe(true);
        expect(orderStep('processing', 'reassign', { ...base, userId: 9 }).ok).toBe(true);
        for (const state of ['pending', 'processing'] as const)
          expect(orderStep(state, 'close', { ...base, userId: creator, resolution: 'unresolved' }).ok).toBe(true);
      }),
    );
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
        expect(orderStep('processing', 'close', { ...mine, ...said, userId: creator, rating, resolution }).ok).toBe(
          true,
        );
    expect(codesOf(orderStep('processing', 'close', { ...mine, ...closing, rating: 'verySatisfied' }))).toEqual([
      'service.order.rateOwnOnly',
    ]);
    const selfMade = { ...mine, ...closing, creatorId: agent, rating: 'verySatisfied' } as const;
    expect(codesOf(orderStep('processing', 'close', selfMade))).toEqual(['service.order.rateSelf']);
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
      context: fc.constantFrom({ ...mine, ...said }, { ...mine, userId: other }),
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

  it('ends by itself after a day, and at once when either agent is gone; an open order ends it at any time [SRV-02]', () => {
    const expiresAtMs = transferExpiresAtMs(0);
    expect(expiresAtMs).toBe(24 * 3_600_000);
    const at = (nowMs: number | undefined, isSideGone = false) =>
      transferStep('pendingConfirmation', 'expire', { ...asked, nowMs, expiresAtMs, isSideGone }).ok;
    expect([at(expiresAtMs - 1), at(expiresAtMs), at(undefined), at(0, true)]).toEqual([false, true, false, true]);
    expect(transferStep('pendingConfirmation', 'end', asked)).toEqual({ ok: true, value: 'failed' });
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
