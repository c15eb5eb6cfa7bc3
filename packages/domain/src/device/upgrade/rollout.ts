import {
  day,
  defineForm,
  defineMachine,
  flag,
  integer,
  minuteMs,
  optional,
  type Problem,
  timeOfDay,
} from '../../lib/index.ts';

/** Devices that are sent a package together. Decision. @spec DEV-18 */
export const waveSizes = { min: 1, max: 500 } as const;
/** Minutes between the end of a wave and the next one. Decision: up to a week. @spec DEV-18 */
export const wavePauseMin = { min: 0, max: 10_080 } as const;
/** The share of failures beyond which a roll-out stops. @spec DEV-18 */
export const stopPercents = { min: 1, max: 100 } as const;
/** Devices of one roll-out. Decision. @spec DEV-18 */
export const rolloutDevicesMax = 10_000;

/** How a package is rolled out; without a day it begins at once. @spec DEV-18 */
export const rolloutForm = /* @__PURE__ */ defineForm(
  {
    waveSize: /* @__PURE__ */ integer(waveSizes),
    pauseMin: /* @__PURE__ */ integer(wavePauseMin),
    stopPercent: /* @__PURE__ */ integer(stopPercents),
    startDay: /* @__PURE__ */ optional(day),
    startTime: /* @__PURE__ */ optional(timeOfDay),
    allowsLower: flag,
  },
  ({ startDay, startTime }) => [
    startDay !== undefined && startTime === undefined ? { code: 'form.required', field: 'startTime' } : undefined,
    startDay === undefined && startTime !== undefined ? { code: 'form.required', field: 'startDay' } : undefined,
  ],
);

export const rolloutStates = ['planned', 'running', 'paused', 'stopped', 'finished', 'cancelled'] as const;
export type RolloutState = (typeof rolloutStates)[number];
export type RolloutEvent = 'begin' | 'pause' | 'goOn' | 'stop' | 'finish' | 'cancel' | 'retry';
/** What a person does to a roll-out; the gateway does the rest. @spec DEV-18 */
export const rolloutSteps = ['pause', 'goOn', 'retry', 'cancel'] as const satisfies readonly RolloutEvent[];
export type RolloutStep = (typeof rolloutSteps)[number];

export interface RolloutContext {
  /** Devices that have still to be sent the package, or to answer. */
  readonly left: number;
  /** Devices that failed, were not heard of in time, or whose command was cancelled. */
  readonly failed: number;
}

/**
 * The life of a roll-out. Decision: pausing, stopping and cancelling hold back what was not sent; a device that has its package under way
 * ends by itself.
 * @spec DEV-18
 */
export const rolloutMachine = /* @__PURE__ */ defineMachine<
  RolloutState,
  RolloutEvent,
  'nothingLeft' | 'hasFailed',
  RolloutContext
>({
  name: 'upgradeRollout',
  words: { state: 'device.rollout.state', event: 'device.rollout.event', guard: 'device.guard' },
  initial: 'planned',
  finals: ['cancelled'],
  states: {
    planned: {
      begin: { to: 'running', spec: 'DEV-18' },
      cancel: { to: 'cancelled', spec: 'DEV-18' },
    },
    running: {
      pause: { to: 'paused', spec: 'DEV-18' },
      stop: { to: 'stopped', spec: 'DEV-18' },
      finish: { to: 'finished', guards: ['nothingLeft'], spec: 'DEV-18' },
      retry: { to: 'running', guards: ['hasFailed'], spec: 'DEV-18' },
      cancel: { to: 'cancelled', spec: 'DEV-18' },
    },
    paused: {
      goOn: { to: 'running', spec: 'DEV-18' },
      retry: { to: 'running', guards: ['hasFailed'], spec: 'DEV-18' },
      cancel: { to: 'cancelled', spec: 'DEV-18' },
    },
    stopped: {
      goOn: { to: 'running', spec: 'DEV-18' },
      retry: { to: 'running', guards: ['hasFailed'], spec: 'DEV-18' },
      cancel: { to: 'cancelled', spec: 'DEV-18' },
    },
    finished: {
      retry: { to: 'running', guards: ['hasFailed'], spec: 'DEV-18' },
    },
    cancelled: {},
  },
  guards: {
    nothingLeft: ({ left }) => (left > 0 ? { code: 'device.rollout.devicesLeft', args: { 0: left } } : undefined),
    hasFailed: ({ failed }) => (failed > 0 ? undefined : { code: 'device.rollout.noneFailed' }),
  },
  refusal: (state): Problem => ({ code: `device.rollout.is.${state}` }),
});

export interface RolloutProgress {
  readonly state: RolloutState;
  /** When the next wave is due; null: the one before has not ended. */
  readonly nextAtMs: number | null;
  readonly pauseMin: number;
  readonly stopPercent: number;
  /** Devices not yet in a wave. */
  readonly waiting: number;
  /** Devices of a wave that are still to be sent the package, or to answer. */
  readonly open: number;
  /** Devices that were sent it since people last decided to go on, and how many of those failed. */
  readonly sent: number;
  readonly failed: number;
}

/** What becomes of a roll-out now: an event, the next wave, a rest until it, or nothing. */
export type RolloutTurn =
  | { readonly event: 'begin' | 'stop' | 'finish' }
  | { readonly wave: true }
  | { readonly restUntilMs: number };

/** Whether too many of the devices failed that were sent the package. @spec DEV-18 */
export const hasTooManyFailed = ({ sent, failed, stopPercent }: Omit<RolloutProgress, 'state'>): boolean =>
  sent > 0 && failed * 100 > stopPercent * sent;

/**
 * The next turn of a roll-out. The pause counts from the end of the wave before; a turn that stands further ahead than its pause was set by
 * a wrong clock and is due.
 * @spec DEV-18
 */
export function rolloutTurn(progress: RolloutProgress, nowMs: number): RolloutTurn | undefined {
  const { state, nextAtMs, pauseMin, waiting, open } = progress;
  if (state === 'planned') return nextAtMs === null || nextAtMs <= nowMs ? { event: 'begin' } : undefined;
  if (state !== 'running') return undefined;
  if (hasTooManyFailed(progress)) return { event: 'stop' };
  if (open > 0) return undefined;
  if (waiting === 0) return { event: 'finish' };
  const pauseMs = pauseMin * minuteMs;
  if (nextAtMs === null) return pauseMs === 0 ? { wave: true } : { restUntilMs: nowMs + pauseMs };
  return nextAtMs <= nowMs || nextAtMs > nowMs + pauseMs ? { wave: true } : undefined;
}
