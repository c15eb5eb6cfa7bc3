import { checkLength, defineMachine, type Problem, refuse, type Result, step } from '../lib/index.ts';
import { batchOrderCount, reasonChars } from './limits.ts';
import { asksClosingReason, type OrderLevel, type Rating, type Resolution, ratings, saysNothing } from './orders.ts';

export const orderStates = ['pending', 'processing', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];
export const orderEvents = [
  'accept',
  'dispatch',
  'decline',
  'transfer',
  'reassign',
  'setLevel',
  'handle',
  'close',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

export interface OrderContext {
  /** Who asks. */
  readonly userId: number;
  readonly creatorId: number;
  /** Whose order it is; null while nobody's. */
  readonly agentId: number | null;
  readonly agentName?: string | null | undefined;
  readonly targetAgentId?: number | null | undefined;
  readonly reason?: string | undefined;
  readonly images?: readonly string[] | undefined;
  readonly rating?: Rating | undefined;
  readonly resolution?: Resolution | undefined;
  /** A transfer waits for its confirmation. */
  readonly isTransferPending?: boolean | undefined;
  readonly closedBy?: string | null | undefined;
  readonly level?: OrderLevel | undefined;
  /** How soon it is to be from now on. */
  readonly targetLevel?: OrderLevel | undefined;
}

type GuardName =
  | 'agentSelected'
  | 'forMe'
  | 'levelChanged'
  | 'mine'
  | 'mineOrMyOwn'
  | 'myOwn'
  | 'reasonFits'
  | 'reasonGiven'
  | 'somethingSaid'
  | 'resolutionChosen'
  | 'ratesOwn'
  | 'noTransferPending'
  | 'noTransferOrMyOwn';

const isMine = ({ userId, agentId }: OrderContext) => userId === agentId;
const isMyOwn = ({ userId, creatorId }: OrderContext) => userId === creatorId;
const others = ({ agentName, agentId }: OrderContext): Problem =>
  agentId === null
    ? { code: 'service.order.nobodys' }
    : { code: 'service.order.others', args: { name: agentName ?? '-' } };
const transferWaits = ({ isTransferPending }: OrderContext): Problem | undefined =>
  isTransferPending ? { code: 'service.order.transferPending' } : undefined;
const reasonMissing = ({ reason = '' }: OrderContext): Problem | undefined =>
  reason.trim() === '' ? { code: 'service.order.reasonRequired', field: 'reason' } : undefined;

/**
 * The life of a work order: dispatched to an agent or taken by one, handled, closed.
 * Decision: a dispatched order waits until its agent accepts it, or declines it with a reason, which makes it nobody's; only its agent
 * handles or transfers it, nothing of that while a transfer waits. Its creator may close it at any time. A dispatcher may give an
 * order in processing to another agent, with a reason: the order of an agent who is gone is never stuck. How soon an open order is to be handled
 * may change at any time, with a reason.
 * @spec SRV-01 SRV-02
 */
export const orderMachine = defineMachine<OrderState, OrderEvent, GuardName, OrderContext>({
  name: 'workOrder',
  words: { state: 'service.order.state', event: 'service.order.event', guard: 'service.guard' },
  initial: 'pending',
  finals: ['closed'],
  states: {
    pending: {
      accept: { to: 'processing', guards: ['forMe'], spec: 'SRV-02' },
      dispatch: { to: 'pending', guards: ['agentSelected', 'reasonFits'], spec: 'SRV-02' },
      setLevel: { to: 'pending', guards: ['levelChanged', 'reasonGiven', 'reasonFits'], spec: 'SRV-01' },
      decline: { to: 'pending', guards: ['mine', 'reasonGiven', 'reasonFits'], spec: 'SRV-02' },
      close: { to: 'closed', guards: ['myOwn', 'resolutionChosen', 'ratesOwn', 'reasonFits'], spec: 'SRV-02' },
    },
    processing: {
      transfer: {
        to: 'processing',
        guards: ['mine', 'noTransferPending', 'agentSelected', 'reasonFits'],
        spec: 'SRV-02',
      },
      setLevel: { to: 'processing', guards: ['levelChanged', 'reasonGiven', 'reasonFits'], spec: 'SRV-01' },
      reassign: { to: 'processing', guards: ['agentSelected', 'reasonGiven', 'reasonFits'], spec: 'SRV-02' },
      handle: {
        to: 'processing',
        guards: ['mine', 'noTransferPending', 'somethingSaid', 'reasonFits'],
        spec: 'SRV-01',
      },
      close: {
        to: 'closed',
        guards: ['mineOrMyOwn', 'noTransferOrMyOwn', 'resolutionChosen', 'ratesOwn', 'reasonFits'],
        spec: 'SRV-02',
      },
    },
    closed: {},
  },
  guards: {
    agentSelected: ({ targetAgentId, agentId }) => {
      if (targetAgentId === undefined || targetAgentId === null)
        return { code: 'service.agentFirst', field: 'agentId' };
      return targetAgentId === agentId ? { code: 'service.order.sameAgent', field: 'agentId' } : undefined;
    },
    levelChanged: ({ level, targetLevel }) => {
      if (targetLevel === undefined) return { code: 'service.order.levelRequired', field: 'level' };
      return targetLevel === level ? { code: 'service.order.sameLevel', field: 'level' } : undefined;
    },
    forMe: (order) => (order.agentId === null || isMine(order) ? undefined : others(order)),
    mine: (order) => (isMine(order) ? undefined : others(order)),
    mineOrMyOwn: (order) => (isMine(order) || isMyOwn(order) ? undefined : others(order)),
    myOwn: (order) => (isMyOwn(order) ? undefined : { code: 'service.order.acceptFirst' }),
    reasonFits: ({ reason = '' }) => checkLength('reason', reason, reasonChars),
    reasonGiven: reasonMissing,
    somethingSaid: (said) => (saysNothing(said) ? { code: 'service.order.nothingSaid', field: 'reason' } : undefined),
    resolutionChosen: (order) => {
      const { resolution, rating = 'notRated' } = order;
      if (resolution === undefined) return { code: 'service.order.resolutionRequired', field: 'resolution' };
      if (!Object.hasOwn(ratings, rating)) return { code: 'form.choice', field: 'rating' };
      return asksClosingReason(resolution) ? reasonMissing(order) : undefined;
    },
    ratesOwn: (order) =>
      (order.rating ?? 'notRated') === 'notRated' || (isMyOwn(order) && !isMine(order))
        ? undefined
        : { code: isMyOwn(order) ? 'service.order.rateSelf' : 'service.order.rateOwnOnly', field: 'rating' },
    noTransferPending: transferWaits,
    noTransferOrMyOwn: (order) => (isMyOwn(order) ? undefined : transferWaits(order)),
  },
  refusal: (state, _event, { agentName, closedBy }) => ({
    code: `service.order.refusal.${state}`,
    args: { name: (state === 'closed' ? closedBy : agentName) ?? '-' },
  }),
});

/**
 * The state after the event, or why it is refused.
 * @spec SRV-01 SRV-02
 * @example orderStep('pending', 'accept', { userId: 2, creatorId: 1, agentId: null }) // { ok: true, value: 'processing' }
 */
export const orderStep = (state: OrderState, event: OrderEvent, context: OrderContext): Result<OrderState> =>
  step(orderMachine, state, event, context);

/** Whose order it is after the event. @spec SRV-02 */
export function agentAfter(event: OrderEvent, { userId, agentId, targetAgentId = null }: OrderContext): number | null {
  if (event === 'accept') return userId;
  if (event === 'dispatch' || event === 'reassign') return targetAgentId;
  return event === 'decline' ? null : agentId;
}

export interface OrderRow {
  readonly id: number;
  readonly state: OrderState;
  readonly context: OrderContext;
}
export interface OrderOutcome {
  readonly id: number;
  readonly result: Result<OrderState>;
}

/**
 * The same event on many orders: what becomes of each, in their order; one that is refused holds up no other.
 * Decision: an order named twice is handled once, the second time is refused as a repetition.
 * @spec SRV-02
 */
export function batchStep(orders: readonly OrderRow[], event: OrderEvent): Result<readonly OrderOutcome[]> {
  if (orders.length < batchOrderCount.min) return refuse({ code: 'service.order.selectFirst', field: 'orderIds' });
  if (orders.length > batchOrderCount.max)
    return refuse({ code: 'form.tooMany', field: 'orderIds', args: { 0: batchOrderCount.max } });
  const seen = new Set<number>();
  const outcomes = orders.map(({ id, state, context }, at): OrderOutcome => {
    if (seen.has(id)) return { id, result: refuse({ code: 'form.duplicate', field: `orderIds.${at}` }) };
    seen.add(id);
    return { id, result: orderStep(state, event, context) };
  });
  return { ok: true, value: outcomes };
}
