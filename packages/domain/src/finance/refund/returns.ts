import { defineMachine, type Result, step } from '../../lib/index.ts';

/** What became of the part that a recipient gives back; `borne`: the merchant pays it in its place. @spec FIN-08 */
export const returnStates = ['pending', 'success', 'refused', 'borne'] as const;
export type ReturnState = (typeof returnStates)[number];
export const returnEvents = ['succeed', 'refuse', 'retry', 'bear'] as const;
export type ReturnEvent = (typeof returnEvents)[number];

/**
 * The life of one recipient's return. Decision: what is refused can be tried again, under another number, or the merchant bears it by a
 * second decision; no money goes to the buyer before every part has ended.
 * @spec FIN-08
 */
export const returnMachine = /* #__PURE__ */ defineMachine<ReturnState, ReturnEvent, never, object>({
  name: 'return',
  words: { state: 'finance.return.state', event: 'finance.return.event', guard: 'finance.guard' },
  initial: 'pending',
  finals: ['success', 'borne'],
  states: {
    pending: { succeed: { to: 'success', spec: 'FIN-08' }, refuse: { to: 'refused', spec: 'FIN-08' } },
    refused: { retry: { to: 'pending', spec: 'FIN-08' }, bear: { to: 'borne', spec: 'FIN-08' } },
    success: {},
    borne: {},
  },
  guards: {},
  refusal: (state) => ({ code: `finance.return.is.${state}` }),
});

export const returnStep = (state: ReturnState, event: ReturnEvent): Result<ReturnState> =>
  step(returnMachine, state, event, {});

/** Whom a refund that is under way waits for: splits that are not done, recipients, a decision of finance, or the provider. @spec FIN-08 */
export const refundWaits = ['splits', 'returns', 'decision', 'provider'] as const;
export type RefundWait = (typeof refundWaits)[number];

/** Whom an approved refund waits for. @spec FIN-08 */
export function refundWaitsFor({
  isPlanned,
  returns,
}: {
  /** It is known who gives back how much. */
  readonly isPlanned: boolean;
  readonly returns: readonly ReturnState[];
}): RefundWait {
  if (!isPlanned) return 'splits';
  if (returns.includes('refused')) return 'decision';
  return returns.includes('pending') ? 'returns' : 'provider';
}
