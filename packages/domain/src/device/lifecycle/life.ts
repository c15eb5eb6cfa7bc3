import { type Day, defineMachine, type Problem } from '../../lib/index.ts';
import { checkEdition } from './edition.ts';

/** Where a device stands with its service; whether it answers is its status tag. @spec DEV-02 DEV-03 DEV-23 */
export const lifeStates = ['notActivated', 'inService', 'suspended', 'expired', 'removed'] as const;
export type LifeState = (typeof lifeStates)[number];
export type LifeEvent = 'activate' | 'suspend' | 'resume' | 'expire' | 'renew' | 'remove';

export interface LifeContext {
  /** The last day of service, as it is or as a renewal would set it; that day included. */
  readonly serviceUntil: Day;
  readonly today: Day;
  /** Devices that hold a place in the edition already. */
  readonly devicesInUse: number;
  /** How many the tenant's edition holds; nothing: the basic edition's number. */
  readonly devicesMax?: number | undefined;
}

const running = ({ serviceUntil, today }: LifeContext): boolean => serviceUntil >= today;

/**
 * The life of a device and of its service, from the shelf to its removal from the system. A suspended one stays suspended when its
 * service ends, and when it is renewed: only `resume` starts what was stopped by hand.
 * Decision: a suspended or expired device keeps its place in the edition; a removed one gives it back and never returns under the
 * same record, since its history belongs to the place it hung in.
 * @spec DEV-13 DEV-23 DEV-28 REN-01 REN-02
 */
export const lifeMachine = /* @__PURE__ */ defineMachine<
  LifeState,
  LifeEvent,
  'editionHasRoom' | 'serviceRuns' | 'serviceIsOver',
  LifeContext
>({
  name: 'deviceLife',
  words: { state: 'device.life.state', event: 'device.life.event', guard: 'device.guard' },
  initial: 'notActivated',
  finals: ['removed'],
  states: {
    notActivated: {
      activate: { to: 'inService', guards: ['editionHasRoom', 'serviceRuns'], spec: 'DEV-23 DEV-28' },
      remove: { to: 'removed', spec: 'DEV-13' },
    },
    inService: {
      suspend: { to: 'suspended', spec: 'DEV-13' },
      expire: { to: 'expired', guards: ['serviceIsOver'], spec: 'DEV-03' },
      renew: { to: 'inService', guards: ['serviceRuns'], spec: 'DEV-23 REN-01' },
      remove: { to: 'removed', spec: 'DEV-13' },
    },
    suspended: {
      resume: { to: 'inService', guards: ['serviceRuns'], spec: 'DEV-13' },
      renew: { to: 'suspended', guards: ['serviceRuns'], spec: 'DEV-23 REN-01' },
      remove: { to: 'removed', spec: 'DEV-13' },
    },
    expired: {
      renew: { to: 'inService', guards: ['serviceRuns'], spec: 'DEV-23 REN-01' },
      remove: { to: 'removed', spec: 'DEV-13' },
    },
    removed: {},
  },
  guards: {
    editionHasRoom: ({ devicesInUse, devicesMax }) => checkEdition(devicesInUse, 1, devicesMax),
    serviceRuns: (context) =>
      running(context) ? undefined : { code: 'device.life.serviceOver', args: { day: context.serviceUntil } },
    serviceIsOver: (context) =>
      running(context) ? { code: 'device.life.serviceRuns', args: { day: context.serviceUntil } } : undefined,
  },
  refusal: (state): Problem => ({ code: `device.life.is.${state}` }),
});
