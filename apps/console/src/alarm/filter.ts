import type { Alarm } from '@fireline/api/alarm';
import type { AlarmCategory, AlarmLevel, AlarmState } from '@fireline/domain/alarm';
import type { DeviceType } from '@fireline/domain/device';

/** What the list of open alarms is narrowed to; choices that are left out let everything through. */
export interface AlarmFilter {
  readonly search?: string;
  readonly level?: readonly AlarmLevel[];
  readonly category?: readonly AlarmCategory[];
  readonly state?: readonly AlarmState[];
  readonly deviceType?: readonly DeviceType[];
}

/** Whether anything but the search narrows the list. */
export const isNarrowing = ({ level, category, state, deviceType }: AlarmFilter): boolean =>
  [level, category, state, deviceType].some((choices) => choices !== undefined);

const allows = <T>(choices: readonly T[] | undefined, value: T): boolean => choices?.includes(value) ?? true;

/** Whether a live alarm passes; the table searches by itself. */
export const matches = (alarm: Alarm, filter: AlarmFilter): boolean =>
  allows(filter.level, alarm.level) &&
  allows(filter.category, alarm.category) &&
  allows(filter.state, alarm.state) &&
  allows(filter.deviceType, alarm.deviceType);
