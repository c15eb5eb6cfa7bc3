import type { Alarm } from '@fireline/api/alarm';
import {
  type AlarmCategory,
  type AlarmLevel,
  type AlarmState,
  alarmCategories,
  alarmLevelNumbers,
  alarmStates,
} from '@fireline/domain/alarm';
import { type DeviceType, deviceTypeNames } from '@fireline/domain/device';
import { addDays, isDay, startOfDay } from '@fireline/domain/lib';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';

/** What an alarm list is narrowed to; an empty list of choices lets everything through. */
export interface AlarmFilter {
  readonly search: string;
  readonly level: readonly AlarmLevel[];
  readonly category: readonly AlarmCategory[];
  readonly state: readonly AlarmState[];
  readonly deviceType: readonly DeviceType[];
}

/** The filter in the address; what is no choice of ours is left out. */
export const alarmFilterOf = (url: Pick<UrlQuery, 'get' | 'list'>): AlarmFilter => ({
  search: url.get('search'),
  level: alarmLevelNumbers.filter((level) => url.list('level').includes(String(level))),
  category: alarmCategories.filter((category) => url.list('category').includes(category)),
  state: alarmStates.filter((state) => url.list('state').includes(state)),
  deviceType: deviceTypeNames.filter((type) => url.list('type').includes(type)),
});

/** The instants between which the days in the address lie, the second not included; what is no day is left out. @spec ALM-01 */
export function periodOf(url: Pick<UrlQuery, 'get'>): {
  readonly from: string | undefined;
  readonly to: string | undefined;
} {
  const [from, to] = [url.get('from'), url.get('to')];
  const start = (day: string) => new Date(startOfDay(day)).toISOString();
  return { from: isDay(from) ? start(from) : undefined, to: isDay(to) ? start(addDays(to, 1)) : undefined };
}

/** Whether anything but the search narrows the list. */
export const isNarrowing = ({ level, category, state, deviceType }: Omit<AlarmFilter, 'search'>): boolean =>
  [level, category, state, deviceType].some((choices) => choices.length > 0);

const allows = <T>(choices: readonly T[], value: T): boolean => choices.length === 0 || choices.includes(value);

/** Whether a live alarm passes; the search is the table's own. */
export const matches = (alarm: Alarm, filter: Omit<AlarmFilter, 'search'>): boolean =>
  allows(filter.level, alarm.level) &&
  allows(filter.category, alarm.category) &&
  allows(filter.state, alarm.state) &&
  allows(filter.deviceType, alarm.deviceType);
