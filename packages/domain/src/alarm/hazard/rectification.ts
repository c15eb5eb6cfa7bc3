import { checkLength, type Day, daysBetween, defineMachine, type Result, step } from '../../lib/index.ts';
import { nameChars, remarkChars } from '../limits.ts';

/** @spec ALM-13 */
export const rectificationStates = ['inProgress', 'completed', 'handedOver'] as const;
export type RectificationState = (typeof rectificationStates)[number];
export type RectificationEvent = 'complete' | 'handOver';

export interface RectificationContext {
  readonly remark?: string;
  /** Who takes it over. */
  readonly receiver?: string;
  /** Who did the last step, for those who come second. */
  readonly by?: string | undefined;
}

/**
 * The rectification of a hazard.
 * Decision: what was handed over (to an authority or a contractor) can still be completed; what is completed stays so, and a hazard
 * found again is a new one.
 * @spec ALM-13
 */
export const rectificationMachine = defineMachine<
  RectificationState,
  RectificationEvent,
  'remarkFits' | 'receiverNamed',
  RectificationContext
>({
  name: 'rectification',
  words: { state: 'alarm.rectification.state', event: 'alarm.rectification.event', guard: 'alarm.guard' },
  initial: 'inProgress',
  finals: ['completed'],
  states: {
    inProgress: {
      complete: { to: 'completed', guards: ['remarkFits'], spec: 'ALM-13' },
      handOver: { to: 'handedOver', guards: ['receiverNamed', 'remarkFits'], spec: 'ALM-13' },
    },
    handedOver: { complete: { to: 'completed', guards: ['remarkFits'], spec: 'ALM-13' } },
    completed: {},
  },
  guards: {
    remarkFits: ({ remark = '' }) => checkLength('remark', remark, remarkChars),
    receiverNamed: ({ receiver = '' }) => checkLength('receiver', receiver.trim(), nameChars),
  },
  refusal: (state, _event, { by = '-' }) => ({ code: `alarm.rectification.already.${state}`, args: { name: by } }),
});

export const rectificationStep = (
  state: RectificationState,
  event: RectificationEvent,
  context: RectificationContext,
): Result<RectificationState> => step(rectificationMachine, state, event, context);

/** Time left until the due day, or passed since. */
export interface DueIn {
  readonly due: 'remaining' | 'today' | 'overdue';
  readonly days: number;
}

/**
 * Days remaining or overdue.
 * Decision: the due day itself is in time; what is completed or handed over is measured by the day on which that happened.
 * @param asOf today, or the day it was completed or handed over
 * @spec ALM-13
 * @example dueIn('2026-11-21', '2026-11-24') // { due: 'overdue', days: 3 }
 */
export const dueIn = (dueDay: Day, asOf: Day): DueIn => {
  const days = daysBetween(asOf, dueDay);
  if (days === 0) return { due: 'today', days };
  return days > 0 ? { due: 'remaining', days } : { due: 'overdue', days: -days };
};
