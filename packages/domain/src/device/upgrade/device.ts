import type { Problem } from '../../lib/index.ts';
import { type CommandState, queuedMaxMs } from '../command/index.ts';

/** How far one device of a roll-out is. @spec DEV-18 */
export const rolloutDeviceStates = [
  'waiting',
  'sent',
  'downloading',
  'applied',
  'failed',
  'timedOut',
  'cancelled',
] as const;
export type RolloutDeviceState = (typeof rolloutDeviceStates)[number];
/** The states in which a device still has to do something. @spec DEV-18 */
export const openRolloutStates = ['sent', 'downloading'] as const satisfies readonly RolloutDeviceState[];
/** The states that are tried again. @spec DEV-18 */
export const failedRolloutStates = ['failed', 'timedOut', 'cancelled'] as const satisfies readonly RolloutDeviceState[];

export interface SentPackage {
  readonly state: 'sent' | 'downloading';
  readonly command: CommandState;
  /** When the command ended; null: it waits. */
  readonly endedAtMs: number | null;
  /** What the device said of its failure, or a code of the words. */
  readonly failure: string;
  readonly heartbeatS: number;
}

export interface SentPackageEnd {
  readonly state: 'downloading' | 'failed' | 'timedOut' | 'cancelled';
  readonly problem: Problem | null;
}

const problemOf = (failure: string, otherwise: string): Problem =>
  failure.startsWith('device.')
    ? { code: failure }
    : failure === ''
      ? { code: otherwise }
      : { code: 'device.rollout.said', args: { reason: failure } };

/**
 * What the command of a device says of its upgrade, nothing while it says no more than is known. Applied is a device only once it reports the
 * version: one that says it is done and does not report it within two heartbeats, an hour at least, is not heard of in time.
 * @spec DEV-18
 */
export function endOfSent({ state, command, endedAtMs, failure, heartbeatS }: SentPackage, nowMs: number) {
  const end = (next: SentPackageEnd['state'], problem: Problem | null = null): SentPackageEnd => ({
    state: next,
    problem,
  });
  switch (command) {
    case 'queued':
    case 'sent':
      return undefined;
    case 'failed':
      return end('failed', problemOf(failure, 'device.rollout.refused'));
    case 'timedOut':
      return end('timedOut', problemOf(failure, 'device.rollout.noAnswer'));
    case 'cancelled':
      return end('cancelled');
    case 'acknowledged': {
      const isOver = Math.abs(nowMs - (endedAtMs ?? nowMs)) >= queuedMaxMs(heartbeatS);
      if (isOver) return end('timedOut', { code: 'device.rollout.notReported' });
      return state === 'sent' ? end('downloading') : undefined;
    }
  }
}
