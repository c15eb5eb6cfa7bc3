import {
  checkLength,
  defineForm,
  defineMachine,
  oneOf,
  type Problem,
  type Result,
  refuse,
  step,
  text,
} from '../lib/index.ts';
import type { AlarmLevel } from './levels.ts';
import { remarkChars } from './limits.ts';

/** How an alarm was closed; `clock`: it never was, a clock that ran ahead had raised it. @spec ALM-03 */
export const closings = ['manual', 'falseAlarm', 'repeated', 'autoRecovered', 'reset', 'clock'] as const;
export type Closing = (typeof closings)[number];
/** The closings that a person may choose. */
export const manualClosings = ['manual', 'falseAlarm', 'repeated', 'reset'] as const satisfies readonly Closing[];
export type ManualClosing = (typeof manualClosings)[number];
/** What a list is narrowed to: one closing, or all alarms but false ones, open ones included. @spec ALM-03 ALM-10 */
export const closingChoices = [...closings, 'notFalseAlarm'] as const;
export type ClosingChoice = (typeof closingChoices)[number];

/** What history shows: closed by a person or by itself. @spec ALM-01 */
export type ClearType = 'AUTO' | 'manual';
export const clearType = (closing: Closing): ClearType =>
  closing === 'autoRecovered' || closing === 'clock' ? 'AUTO' : 'manual';

export const alarmStates = ['open', 'acknowledged', 'closed'] as const;
export type AlarmState = (typeof alarmStates)[number];
/** Current alarms are those not closed. */
export const isCurrent = (state: AlarmState): boolean => state !== 'closed';
/**
 * When an alarm was closed: by a person when they handled it, by itself when its cause had gone. Nothing while it is not closed, though
 * its cause may have gone.
 * @spec ALM-03 ALM-10 N17
 */
export const closedAtOf = ({
  state,
  handledAt,
  recoveredAt,
}: {
  readonly state: AlarmState;
  readonly handledAt: string | null;
  readonly recoveredAt: string | null;
}): string | null => (isCurrent(state) ? null : (handledAt ?? recoveredAt));
/** Nobody has acknowledged it yet. */
export const isUnacknowledged = (state: AlarmState): boolean => state === 'open';
/** Of all that stands only a critical alarm that nobody has acknowledged blinks. @spec N23 */
export const blinks = ({ level, state }: { readonly level: AlarmLevel; readonly state: AlarmState }): boolean =>
  level === 1 && isUnacknowledged(state);

/**
 * From which list the page of an alarm is opened: current, closed by itself, closed by a person.
 * @spec ALM-11
 */
export const alarmSegments = ['current', 'auto', 'close'] as const;
export type AlarmSegment = (typeof alarmSegments)[number];

/** The segment an alarm belongs to now; a link with another one leads here. @spec ALM-11 ALM-01 */
export const segmentOf = (state: AlarmState, closing: Closing | null): AlarmSegment => {
  if (isCurrent(state)) return 'current';
  return closing !== null && clearType(closing) === 'AUTO' ? 'auto' : 'close';
};

export type AlarmEvent = 'acknowledge' | 'handle' | 'recover';

export interface AlarmContext {
  readonly closing?: Closing;
  readonly remark?: string;
  /** The name of who handled it first, when it is closed. */
  readonly handledBy?: string | null;
  readonly acknowledgedBy?: string | null;
  /** The alarm's rule closes it when the reading is normal again. */
  readonly closesByItself?: boolean;
}

/**
 * The life of an alarm. Recovery of the reading closes nothing by itself unless the rule says AUTO.
 * Handling twice is refused with the first handler's name.
 * @spec ALM-03 ALM-01
 */
export const alarmMachine = defineMachine<
  AlarmState,
  AlarmEvent,
  'remarkFits' | 'closingChosen' | 'ruleClosesByItself',
  AlarmContext
>({
  name: 'alarm',
  words: { state: 'alarm.state', event: 'alarm.event', guard: 'alarm.guard' },
  initial: 'open',
  finals: ['closed'],
  states: {
    open: {
      acknowledge: { to: 'acknowledged', spec: 'ALM-04' },
      handle: { to: 'closed', guards: ['closingChosen', 'remarkFits'], spec: 'ALM-03' },
      recover: { to: 'closed', guards: ['ruleClosesByItself'], spec: 'ALM-05' },
    },
    acknowledged: {
      handle: { to: 'closed', guards: ['closingChosen', 'remarkFits'], spec: 'ALM-03' },
      recover: { to: 'closed', guards: ['ruleClosesByItself'], spec: 'ALM-05' },
    },
    closed: {},
  },
  guards: {
    remarkFits: ({ remark }) => checkLength('remark', remark ?? '', remarkChars),
    closingChosen: ({ closing }) =>
      closing && (manualClosings as readonly Closing[]).includes(closing)
        ? undefined
        : { code: 'alarm.closingRequired', field: 'closing' },
    ruleClosesByItself: ({ closesByItself }) => (closesByItself ? undefined : { code: 'alarm.staysUntilHandled' }),
  },
  refusal: (state, _event, { handledBy, acknowledgedBy }): Problem =>
    state === 'closed'
      ? {
          code: handledBy ? 'alarm.alreadyHandled' : 'alarm.alreadyRecovered',
          args: handledBy ? { name: handledBy } : {},
        }
      : { code: 'alarm.alreadyAcknowledged', args: { name: acknowledgedBy ?? '' } },
});

const closing = oneOf(manualClosings);

/** What a person fills in to handle an alarm: one of the manual closings, and a remark or none. @spec ALM-03 */
export const handlingForm = defineForm({
  closing: (raw, field) => {
    const result = closing(raw, field);
    return result.ok ? result : refuse({ code: 'alarm.closingRequired', field });
  },
  remark: text(remarkChars),
});

/**
 * Whether a report of an alarm was measured before the last one that the alarm counts, and came late: it changes nothing that is newer,
 * and ends nothing. A last one from after now is the trace of a wrong clock: no report is older than that.
 * @param at ISO 8601 UTC, as `lastTime` and `now`
 * @spec ALM-05
 */
export const isOlderReport = (at: string, lastTime: string, now: string): boolean => lastTime <= now && at < lastTime;

export const alarmStep = (state: AlarmState, event: AlarmEvent, context: AlarmContext): Result<AlarmState> =>
  step(alarmMachine, state, event, context);
