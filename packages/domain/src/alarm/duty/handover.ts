import { checkLength, defineMachine, type Result, step } from '../../lib/index.ts';
import { type AlarmState, isCurrent } from '../handling.ts';
import { type AlarmLevel, alarmLevelNumbers } from '../levels.ts';
import { remarkChars } from '../limits.ts';
import type { DutyCheckState } from './check.ts';

/** What a handover sheet reads of an alarm. */
export interface HandoverAlarm {
  readonly alarmId: number;
  readonly level: AlarmLevel;
  readonly state: AlarmState;
  readonly raisedAtMs: number;
  readonly isDrill?: boolean;
}

export interface HandoverSheet<A extends HandoverAlarm> {
  /** What the next shift takes over: the worst first, then the oldest. */
  readonly open: readonly A[];
  readonly unacknowledged: number;
  readonly byLevel: Readonly<Record<AlarmLevel, number>>;
  /** Raised in the shift, drills left out. */
  readonly raisedInShift: number;
  readonly checks: Readonly<Record<DutyCheckState, number>>;
}

/**
 * The sheet of a shift, built from what is open and what happened in it.
 * Decision: open alarms of a drill stand on it too, as somebody has to end them; they are not counted as raised.
 * @spec N16 N15
 */
export function handoverSheet<A extends HandoverAlarm>(
  alarms: Iterable<A>,
  checks: Iterable<DutyCheckState>,
  shift: { readonly fromMs: number; readonly toMs: number },
): HandoverSheet<A> {
  const all = [...alarms];
  const open = all
    .filter(({ state }) => isCurrent(state))
    .toSorted((a, b) => a.level - b.level || a.raisedAtMs - b.raisedAtMs || a.alarmId - b.alarmId);
  const answers: Record<DutyCheckState, number> = { asked: 0, present: 0, missed: 0 };
  for (const state of checks) answers[state] += 1;
  return {
    open,
    unacknowledged: open.filter(({ state }) => state === 'open').length,
    byLevel: Object.fromEntries(
      alarmLevelNumbers.map((level) => [level, open.filter((alarm) => alarm.level === level).length]),
    ) as Record<AlarmLevel, number>,
    raisedInShift: all.filter(
      ({ raisedAtMs, isDrill }) => isDrill !== true && raisedAtMs >= shift.fromMs && raisedAtMs < shift.toMs,
    ).length,
    checks: answers,
  };
}

export const handoverStates = ['draft', 'signed', 'accepted'] as const;
export type HandoverState = (typeof handoverStates)[number];
export type HandoverEvent = 'sign' | 'accept' | 'sendBack';

export interface HandoverContext {
  readonly openAlarms: number;
  readonly remark?: string;
  /** Account ids: who hands over and who is acting. */
  readonly outgoing: number;
  readonly actor: number;
}

/**
 * A handover with two signatures: the one who leaves signs, the one who comes accepts or sends it back with a remark.
 * Open alarms force a remark.
 * @spec N16
 */
export const handoverMachine = defineMachine<
  HandoverState,
  HandoverEvent,
  'isOutgoing' | 'isAnother' | 'remarkFits' | 'openExplained' | 'reasonGiven',
  HandoverContext
>({
  name: 'handover',
  words: { state: 'alarm.handover.state', event: 'alarm.handover.event', guard: 'alarm.guard' },
  initial: 'draft',
  finals: ['accepted'],
  states: {
    draft: { sign: { to: 'signed', guards: ['isOutgoing', 'remarkFits', 'openExplained'], spec: 'N16' } },
    signed: {
      accept: { to: 'accepted', guards: ['isAnother'], spec: 'N16' },
      sendBack: { to: 'draft', guards: ['isAnother', 'remarkFits', 'reasonGiven'], spec: 'N16' },
    },
    accepted: {},
  },
  guards: {
    isOutgoing: ({ outgoing, actor }) => (outgoing === actor ? undefined : { code: 'alarm.handover.notYours' }),
    isAnother: ({ outgoing, actor }) => (outgoing === actor ? { code: 'alarm.handover.samePerson' } : undefined),
    remarkFits: ({ remark = '' }) => checkLength('remark', remark, remarkChars),
    openExplained: ({ openAlarms, remark = '' }) =>
      openAlarms > 0 && remark.trim() === ''
        ? { code: 'alarm.handover.remark', field: 'remark', args: { 0: openAlarms } }
        : undefined,
    reasonGiven: ({ remark = '' }) =>
      remark.trim() === '' ? { code: 'alarm.handover.reason', field: 'remark' } : undefined,
  },
  refusal: (state) => ({ code: `alarm.handover.already.${state}` }),
});

export const handoverStep = (
  state: HandoverState,
  event: HandoverEvent,
  context: HandoverContext,
): Result<HandoverState> => step(handoverMachine, state, event, context);
