import { defineForm, defineMachine, integer, number, oneOf, optional, text, type Problem } from '../../lib/index.ts';
import { textChars, voltageV, zoneNumbers } from '../limits.ts';

/** @spec DEV-15 */
export const armStatuses = ['armed', 'disarmed'] as const;
export type ArmStatus = (typeof armStatuses)[number];
/** @spec DEV-15 */
export const zoneStates = ['offline', 'alarm', 'normal'] as const;
export type ZoneState = (typeof zoneStates)[number];
export type ZoneEvent = 'arm' | 'disarm';

/** A defence zone as people enter it; its id and state come from the system. @spec DEV-15 */
export const defenceZoneForm = /* @__PURE__ */ defineForm({
  number: /* @__PURE__ */ integer(zoneNumbers),
  name: /* @__PURE__ */ text(textChars),
  armStatus: /* @__PURE__ */ oneOf(armStatuses),
  location: /* @__PURE__ */ optional(/* @__PURE__ */ text(textChars)),
  voltage: /* @__PURE__ */ optional(/* @__PURE__ */ number(voltageV)),
});

export interface ZoneReport {
  readonly isOnline: boolean;
  readonly isInAlarm: boolean;
}

/** What a zone shows. Decision: offline first, since nothing is known then; the alarm itself stays in the alarm list. @spec DEV-15 */
export const zoneState = ({ isOnline, isInAlarm }: ZoneReport): ZoneState =>
  isOnline ? (isInAlarm ? 'alarm' : 'normal') : 'offline';

/**
 * Arming and disarming. A zone that is offline takes no command; one in alarm can be disarmed, but armed only once it is quiet.
 * @spec DEV-15
 */
export const zoneMachine = /* @__PURE__ */ defineMachine<ArmStatus, ZoneEvent, 'isReached' | 'isQuiet', ZoneReport>({
  name: 'defenceZone',
  words: { state: 'device.zone.arm', event: 'device.zone.event', guard: 'device.guard' },
  initial: 'disarmed',
  finals: [],
  states: {
    armed: { disarm: { to: 'disarmed', guards: ['isReached'], spec: 'DEV-15' } },
    disarmed: { arm: { to: 'armed', guards: ['isReached', 'isQuiet'], spec: 'DEV-15' } },
  },
  guards: {
    isReached: ({ isOnline }) => (isOnline ? undefined : { code: 'device.zone.offline' }),
    isQuiet: ({ isInAlarm }) => (isInAlarm ? { code: 'device.zone.inAlarm' } : undefined),
  },
  refusal: (state): Problem => ({ code: `device.zone.already.${state}` }),
});
