import { type Day, defineMachine, type Result, step } from '../lib/index.ts';
import type { StartStop } from './logs.ts';

/** @spec REN-02 REN-04 */
export const serviceStates = ['notStarted', 'started', 'stopped', 'expired'] as const;
export type ServiceState = (typeof serviceStates)[number];
export const serviceEvents = ['start', 'stop', 'resume', 'expire', 'renew'] as const;
export type ServiceEvent = (typeof serviceEvents)[number];

export interface ServiceContext {
  readonly today: Day;
  /** The last day that is paid for, that of the renewal included; null: none. */
  readonly expiresOn: Day | null;
}

const isPaidFor = ({ today, expiresOn }: ServiceContext): boolean => expiresOn !== null && expiresOn >= today;

const expire = { to: 'expired', guards: ['isOver'], spec: 'REN-02' } as const;

/**
 * The life of a service. Decision: renewal starts an expired service again, but leaves one stopped by hand stopped.
 * @spec REN-01 REN-02 REN-04
 */
export const serviceMachine = defineMachine<ServiceState, ServiceEvent, 'isPaidFor' | 'isOver', ServiceContext>({
  name: 'service',
  words: { state: 'renewal.service.state', event: 'renewal.service.event', guard: 'renewal.guard' },
  initial: 'notStarted',
  finals: [],
  states: {
    notStarted: { start: { to: 'started', guards: ['isPaidFor'], spec: 'REN-04' } },
    started: { stop: { to: 'stopped', spec: 'REN-04' }, renew: { to: 'started', spec: 'REN-01' }, expire },
    stopped: {
      resume: { to: 'started', guards: ['isPaidFor'], spec: 'REN-04' },
      renew: { to: 'stopped', spec: 'REN-01' },
      expire,
    },
    expired: { renew: { to: 'started', guards: ['isPaidFor'], spec: 'REN-01' } },
  },
  guards: {
    isPaidFor: (context) => (isPaidFor(context) ? undefined : { code: 'renewal.service.notPaidFor' }),
    isOver: (context) => (isPaidFor(context) ? { code: 'renewal.service.notOver' } : undefined),
  },
  refusal: (state) => ({ code: `renewal.service.is.${state}` }),
});

export const serviceStep = (state: ServiceState, event: ServiceEvent, context: ServiceContext): Result<ServiceState> =>
  step(serviceMachine, state, event, context);

/** What the log keeps of a change: a start, a stop, or nothing when it runs on or rests on. @spec REN-04 */
export const startStopOf = (from: ServiceState, to: ServiceState): StartStop | undefined => {
  const [ran, runs] = [from === 'started', to === 'started'];
  if (ran === runs) return undefined;
  return runs ? 'start' : 'stop';
};
