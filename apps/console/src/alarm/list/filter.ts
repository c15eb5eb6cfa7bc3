import { hasWords } from '@fireline/domain/lib';
import type { Alarm } from '@fireline/api/alarm';
import type { AlarmCategory, AlarmKind, AlarmLevel, AlarmState } from '@fireline/domain/alarm';
import type { DeviceType } from '@fireline/domain/device';

/** What the list of open alarms is narrowed to; choices that are left out let everything through. */
export interface AlarmFilter {
  readonly search?: string;
  readonly level?: readonly AlarmLevel[];
  readonly category?: readonly AlarmCategory[];
  readonly kind?: readonly AlarmKind[];
  readonly state?: readonly AlarmState[];
  readonly deviceType?: readonly DeviceType[];
  /** Where it was raised: figures of a unit, a place or a building narrow to it. */
  readonly unitId?: readonly number[];
  readonly placeId?: readonly number[];
  readonly buildingId?: readonly number[];
  /** Raised in a drill, or real. */
  readonly drill?: 'yes' | 'no';
}

/** Whether anything but the search narrows the list. */
export const isNarrowing = (filter: AlarmFilter): boolean =>
  Object.entries(filter).some(([key, choice]) => key !== 'search' && choice !== undefined);

const allows = <T>(choices: readonly T[] | undefined, value: T | null | undefined): boolean =>
  choices === undefined || choices.some((choice) => choice === value);

/** Whether a live alarm passes; the table searches by itself. */
export const matches = (alarm: Alarm, filter: AlarmFilter): boolean =>
  allows(filter.level, alarm.level) &&
  allows(filter.category, alarm.category) &&
  allows(filter.kind, alarm.kind) &&
  allows(filter.state, alarm.state) &&
  allows(filter.deviceType, alarm.deviceType) &&
  allows(filter.unitId, alarm.unitId) &&
  allows(filter.placeId, alarm.placeId) &&
  allows(filter.buildingId, alarm.buildingId) &&
  (filter.drill === undefined || (filter.drill === 'yes') === (alarm.drillId !== null));

/** Whether every word of a search stands somewhere in an alarm. */
export function searches(alarm: Alarm, search = ''): boolean {
  const { deviceName, imei, unitName, placeName, buildingName, address } = alarm;
  return hasWords([deviceName, imei, unitName, placeName, buildingName, address].join('\n'), search);
}
