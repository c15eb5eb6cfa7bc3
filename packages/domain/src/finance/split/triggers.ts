import { defineForm, defineMachine, flag, oneOf, type Problem, type Result, step, text } from '../../lib/index.ts';
import { nameChars } from '../../tariff/index.ts';
import { type OrderType, orderTypeNames, orderTypes } from '../orders.ts';

/** The orders whose payment can trigger a split. @spec FIN-06 */
export const triggerTypes: readonly OrderType[] = orderTypeNames.filter((type) => orderTypes[type].canTrigger);

/** Which order of which partner is split. @spec FIN-06 */
export const triggerForm = defineForm({
  orderType: oneOf(triggerTypes),
  partnerId: text(nameChars),
  partnerName: text(nameChars),
  isEnabled: flag,
});

/** What is entered of a new trigger: the partner's name is known. @spec FIN-06 */
export const newTriggerForm = /* @__PURE__ */ defineForm({
  orderType: triggerForm.fields.orderType,
  partnerId: triggerForm.fields.partnerId,
  isEnabled: triggerForm.fields.isEnabled,
});

export interface TriggerKey {
  readonly orderType: OrderType;
  readonly partnerId: string;
}

/** Decision: a partner has one trigger for each order type. @spec FIN-06 */
export const checkTrigger = (wanted: TriggerKey, others: readonly TriggerKey[]): Problem | undefined =>
  others.some(({ orderType, partnerId }) => orderType === wanted.orderType && partnerId === wanted.partnerId)
    ? { code: 'finance.trigger.twice', field: 'orderType' }
    : undefined;

export const triggerStates = ['enabled', 'disabled'] as const;
export type TriggerState = (typeof triggerStates)[number];
export type TriggerEvent = 'enable' | 'disable';

/** Decision: a trigger waits until its merchant may split. @spec FIN-06 FIN-02 */
export const triggerMachine = defineMachine<
  TriggerState,
  TriggerEvent,
  'mayBeSplit',
  { readonly isSplitEnabled: boolean }
>({
  name: 'trigger',
  words: { state: 'finance.trigger.state', event: 'finance.trigger.event', guard: 'finance.guard' },
  initial: 'disabled',
  finals: [],
  states: {
    enabled: { disable: { to: 'disabled', spec: 'FIN-06' } },
    disabled: { enable: { to: 'enabled', guards: ['mayBeSplit'], spec: 'FIN-06' } },
  },
  guards: {
    mayBeSplit: ({ isSplitEnabled }) => (isSplitEnabled ? undefined : { code: 'finance.merchant.notSplitting' }),
  },
  refusal: (state) => ({ code: `finance.trigger.already.${state}` }),
});

export const triggerStep = (state: TriggerState, event: TriggerEvent, isSplitEnabled: boolean): Result<TriggerState> =>
  step(triggerMachine, state, event, { isSplitEnabled });

/** What a toggle came to. `abnormal`: it is said to be done, yet the trigger is not in the state asked for. @spec FIN-06 */
export type ToggleOutcome = 'done' | 'failed' | 'abnormal';

/**
 * What to tell of a toggle, so that a screen never shows a state that is not there.
 * @param after the state read back, or nothing when it could not be read
 * @spec FIN-06
 */
export const toggleOutcome = (
  wanted: TriggerState,
  isDone: boolean,
  after: TriggerState | undefined,
): ToggleOutcome => {
  if (!isDone) return after === wanted ? 'abnormal' : 'failed';
  return after === wanted ? 'done' : 'abnormal';
};
