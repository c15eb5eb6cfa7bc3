import { defineMachine, type Field, integer, type Problem, minuteMs } from '../../lib/index.ts';
import { acknowledgementWaitMin } from '../limits.ts';
import type { DeviceCommand } from './commands.ts';

export const commandStates = ['sent', 'acknowledged', 'failed', 'timedOut'] as const;
export type CommandState = (typeof commandStates)[number];
export type CommandEvent = 'acknowledge' | 'fail' | 'timeOut';

/** How long to wait for the device, in minutes. @spec DEV-24 */
export const acknowledgementWait: Field<number> = /* @__PURE__ */ integer(acknowledgementWaitMin);

export interface SentCommand {
  readonly command: DeviceCommand;
  readonly sentAtMs: number;
  readonly waitMin: number;
}

/** What is left of the wait, in milliseconds; zero once it is over. @spec DEV-24 */
export const waitLeftMs = ({ sentAtMs, waitMin }: Omit<SentCommand, 'command'>, nowMs: number): number =>
  Math.max(0, sentAtMs + waitMin * minuteMs - nowMs);

export interface CommandContext extends Omit<SentCommand, 'command'> {
  readonly nowMs: number;
}

/**
 * What becomes of a command. Decision: an answer that comes after the wait still counts, since the device did what it says.
 * @spec DEV-24
 */
export const commandMachine = /* @__PURE__ */ defineMachine<CommandState, CommandEvent, 'waitIsOver', CommandContext>({
  name: 'deviceCommand',
  words: { state: 'device.command.state', event: 'device.command.event', guard: 'device.guard' },
  initial: 'sent',
  finals: ['acknowledged', 'failed'],
  states: {
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
  },
  guards: {
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
