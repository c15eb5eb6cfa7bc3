import { defineForm, defineMachine, integer, type Result, step, minuteMs } from '../../lib/index.ts';
import { dutyAnswerMinutes, dutyEveryMinutes } from '../limits.ts';

/** How a station is asked whether someone is there. @spec N16 */
export const dutyPlanForm = defineForm({
  everyMinutes: integer(dutyEveryMinutes),
  answerMinutes: integer(dutyAnswerMinutes),
});

export interface DutyPlan {
  readonly everyMinutes: number;
  readonly answerMinutes: number;
}

export const dutyCheckStates = ['asked', 'present', 'missed'] as const;
export type DutyCheckState = (typeof dutyCheckStates)[number];
export type DutyCheckEvent = 'answer' | 'expire';

export interface DutyCheck {
  readonly askedAtMs: number;
  readonly answerMinutes: number;
  readonly nowMs: number;
}

/** The last moment to answer. */
export const dutyAnswerUntilMs = ({ askedAtMs, answerMinutes }: Omit<DutyCheck, 'nowMs'>): number =>
  askedAtMs + answerMinutes * minuteMs;

/**
 * One duty check: answered in time, or missed. A late answer is refused, and the check stays missed.
 * @spec N16
 */
export const dutyCheckMachine = defineMachine<DutyCheckState, DutyCheckEvent, 'inTime' | 'timeIsUp', DutyCheck>({
  name: 'dutyCheck',
  words: { state: 'alarm.duty.state', event: 'alarm.duty.event', guard: 'alarm.guard' },
  initial: 'asked',
  finals: ['present', 'missed'],
  states: {
    asked: {
      answer: { to: 'present', guards: ['inTime'], spec: 'N16' },
      expire: { to: 'missed', guards: ['timeIsUp'], spec: 'N16' },
    },
    present: {},
    missed: {},
  },
  guards: {
    inTime: (check) =>
      check.nowMs <= dutyAnswerUntilMs(check)
        ? undefined
        : { code: 'alarm.duty.tooLate', args: { 0: check.answerMinutes } },
    timeIsUp: (check) =>
      check.nowMs > dutyAnswerUntilMs(check)
        ? undefined
        : { code: 'alarm.duty.stillTime', args: { 0: check.answerMinutes } },
  },
  refusal: (state) => ({ code: `alarm.duty.already.${state}` }),
});

export const dutyCheckStep = (state: DutyCheckState, event: DutyCheckEvent, check: DutyCheck): Result<DutyCheckState> =>
  step(dutyCheckMachine, state, event, check);

/**
 * When the next check is asked: up to a quarter of the pause earlier or later, so that nobody learns the rhythm.
 * @param chance 0 to below 1, from outside
 * @spec N16
 */
export const nextDutyCheckAtMs = ({ everyMinutes }: DutyPlan, lastAtMs: number, chance: number): number =>
  lastAtMs + Math.round(everyMinutes * (0.75 + chance / 2) * minuteMs);
