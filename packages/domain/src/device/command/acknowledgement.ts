import { defineMachine, type Field, integer, type Problem, minuteMs, hourMs } from '../../lib/index.ts';
import { acknowledgementWaitMin, staleAfterHeartbeats } from '../limits.ts';
import type { DeviceCommand } from './commands.ts';

export const commandStates = ['queued', 'sent', 'acknowledged', 'failed', 'timedOut', 'cancelled'] as const;
export type CommandState = (typeof commandStates)[number];
export type CommandEvent = 'deliver' | 'acknowledge' | 'fail' | 'timeOut' | 'cancel';
/** The states in which a command still waits for its device. @spec DEV-24 */
export const waitingStates = ['queued', 'sent'] as const satisfies readonly CommandState[];

/** How long to wait for the device, in minutes. @spec DEV-24 */
export const acknowledgementWait: Field<number> = /* @__PURE__ */ integer(acknowledgementWaitMin);

export interface SentCommand {
  readonly command: DeviceCommand;
  /** When the device fetched it: the wait counts from there. */
  readonly sentAtMs: number;
  readonly waitMin: number;
}

/**
 * What is left of the wait, in milliseconds; zero once it is over. Decision: a moment further ahead than the wait is long is the trace
 * of a wrong clock, and nobody waits for it.
 * @spec DEV-24
 */
export function waitLeftMs({ sentAtMs, waitMin }: Omit<SentCommand, 'command'>, nowMs: number): number {
  const waitMs = waitMin * minuteMs;
  return sentAtMs > nowMs + waitMs ? 0 : Math.max(0, sentAtMs + waitMs - nowMs);
}

/**
 * How long a command waits to be fetched. Decision: as long as a healthy device may be quiet, two heartbeats, and an hour at least.
 * @spec DEV-24
 */
export const queuedMaxMs = (heartbeatS: number): number => Math.max(hourMs, staleAfterHeartbeats * heartbeatS * 1000);

/** Whether a command was not fetched in time; one from further ahead than that was made by a wrong clock. @spec DEV-24 */
export const isQueueOver = (queuedAtMs: number, heartbeatS: number, nowMs: number): boolean =>
  Math.abs(nowMs - queuedAtMs) >= queuedMaxMs(heartbeatS);

export interface CommandContext extends Omit<SentCommand, 'command'> {
  readonly nowMs: number;
  /** Of one that was not fetched: when it was put down, and how often its device reports. */
  readonly queuedAtMs?: number;
  readonly heartbeatS?: number;
}

/**
 * What becomes of a command. Decision: an answer that comes after the wait still counts, since the device did what it says.
 * @spec DEV-24
 */
export const commandMachine = /* @__PURE__ */ defineMachine<
  CommandState,
  CommandEvent,
  'waitIsOver' | 'queueIsOver',
  CommandContext
>({
  name: 'deviceCommand',
  words: { state: 'device.command.state', event: 'device.command.event', guard: 'device.guard' },
  initial: 'queued',
  finals: ['acknowledged', 'failed', 'cancelled'],
  states: {
    queued: {
      deliver: { to: 'sent', spec: 'DEV-24' },
      timeOut: { to: 'timedOut', guards: ['queueIsOver'], spec: 'DEV-24' },
      cancel: { to: 'cancelled', spec: 'DEV-24' },
    },
    sent: {
      acknowledge: { to: 'acknowledged', spec: 'DEV-24' },
      fail: { to: 'failed', spec: 'DEV-24' },
      timeOut: { to: 'timedOut', guards: ['waitIsOver'], spec: 'DEV-24' },
    },
    timedOut: {
      acknowledge: { to: 'acknowledged', spec: 'DEV-24' },
      fail: { to: 'failed', spec: 'DEV-24' },
    },
    acknowledged: {},
    failed: {},
    cancelled: {},
  },
  guards: {
    queueIsOver: ({ queuedAtMs = 0, heartbeatS = 0, nowMs }) =>
      isQueueOver(queuedAtMs, heartbeatS, nowMs) ? undefined : { code: 'device.command.notFetched' },
    waitIsOver: (context) => {
      const leftMs = waitLeftMs(context, context.nowMs);
      return leftMs > 0
        ? { code: 'device.command.waiting', args: { 0: context.waitMin, 1: Math.ceil(leftMs / 1000) } }
        : undefined;
    },
  },
  refusal: (state): Problem => ({ code: `device.command.already.${state}` }),
});

/**
 * Why a command cannot be sent now: the same one still waits for its answer ('Reset sent, try later').
 * @param waiting the commands of the device in state `sent`
 * @spec DEV-24
 */
export function checkNewCommand(
  command: DeviceCommand,
  waiting: readonly SentCommand[],
  nowMs: number,
): Problem | undefined {
  const leftMs = Math.max(0, ...waiting.filter((one) => one.command === command).map((one) => waitLeftMs(one, nowMs)));
  if (leftMs === 0) return undefined;
  const code = command === 'reset' ? 'device.command.resetSent' : 'device.command.sentAlready';
  return { code, args: { 0: Math.ceil(leftMs / 1000) } };
}
