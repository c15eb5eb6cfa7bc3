import { addDays, type Day, daysBetween } from '../../lib/index.ts';
import { selfTestEveryDays, selfTestSoonDays } from '../limits.ts';
import { type DeviceType, deviceTypeNames, deviceTypes } from '../types.ts';

/** `overdue`: its day has passed. `soon`: within a week, today included. `tested`: it has time. */
export const selfTestStates = ['overdue', 'soon', 'tested'] as const;
export type SelfTestState = (typeof selfTestStates)[number];

/** Whether devices of the type test themselves. @spec DEV-14 */
export const hasSelfTest = (type: DeviceType): boolean => deviceTypes[type].commands.includes('selfTest');
/** The types that test themselves. @spec DEV-14 */
export const selfTestTypes: readonly DeviceType[] = /* @__PURE__ */ deviceTypeNames.filter(hasSelfTest);

export interface SelfTestDue {
  readonly dueDay: Day;
  readonly state: SelfTestState;
  /** Days left, or those since the due day. */
  readonly days: number;
}

/**
 * When a device is due for its next self-test: a month after the last one, or after it was taken into use.
 * @param lastDay the day of its last test; without one, the day on which it was activated
 * @spec DEV-14
 */
export function selfTestDue(lastDay: Day, today: Day): SelfTestDue {
  const dueDay = addDays(lastDay, selfTestEveryDays);
  const left = daysBetween(today, dueDay);
  if (left < 0) return { dueDay, state: 'overdue', days: -left };
  return { dueDay, state: left <= selfTestSoonDays ? 'soon' : 'tested', days: left };
}
