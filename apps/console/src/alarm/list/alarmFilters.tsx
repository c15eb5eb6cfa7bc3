import {
  alarmCategories,
  alarmKindNames,
  alarmLevelNumbers,
  alarmStates,
  type alarmWords,
  closingChoices,
  isCurrent,
} from '@fireline/domain/alarm';
import { deviceTypeNames, type deviceWords } from '@fireline/domain/device';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import type { Translate } from '@fireline/ui/lib';
import type { alarmScreenWords } from '../words.ts';

type T = Translate<keyof typeof alarmScreenWords | keyof typeof alarmWords | keyof typeof deviceWords>;

/** The filters that both alarm lists have. @spec ALM-01 */
export const alarmFilters = (t: T) =>
  [
    { key: 'search', label: t('alarm.list.search') },
    {
      key: 'level',
      label: t('alarm.column.level'),
      any: t('alarm.list.anyLevel'),
      isList: true,
      choices: alarmLevelNumbers.map((value) => ({
        value,
        label: t(`alarm.level.${value}`),
        icon: <AlarmLevelBadge level={value} variant="symbol" />,
      })),
    },
    {
      key: 'category',
      label: t('alarm.column.category'),
      any: t('alarm.list.anyCategory'),
      isList: true,
      choices: alarmCategories.map((value) => ({ value, label: t(`alarm.category.${value}`) })),
    },
    {
      key: 'kind',
      label: t('alarm.column.kind'),
      any: t('alarm.list.anyKind'),
      isList: true,
      choices: alarmKindNames.map((value) => ({ value, label: t(`alarm.kind.${value}`) })),
    },
    {
      key: 'deviceType',
      param: 'type',
      label: t('alarm.column.device'),
      any: t('alarm.list.anyType'),
      isList: true,
      choices: deviceTypeNames.map((value) => ({
        value,
        label: t(`device.type.${value}`),
        icon: <DeviceTypeIcon type={value} isDecorative />,
      })),
    },
  ] as const;

/** The states of alarms that are open. */
export const stateFilter = (t: T) =>
  ({
    key: 'state',
    label: t('alarm.column.state'),
    any: t('alarm.list.anyState'),
    isList: true,
    choices: alarmStates.filter(isCurrent).map((value) => ({ value, label: t(`alarm.state.${value}`) })),
  }) as const;

/** How closed alarms were closed. */
export const clearTypeFilter = (t: T) =>
  ({
    key: 'clearType',
    label: t('alarm.column.clearType'),
    any: t('alarm.list.anyClearType'),
    choices: (['AUTO', 'manual'] as const).map((value) => ({ value, label: t(`alarm.clearType.${value}`) })),
  }) as const;

/** How they were closed, one by one. @spec ALM-03 */
export const closingFilter = (t: T) =>
  ({
    key: 'closing',
    label: t('alarm.column.closing'),
    any: t('alarm.list.anyClosing'),
    choices: closingChoices.map((value) => ({
      value,
      label: value === 'notFalseAlarm' ? t('alarm.list.notFalseAlarm') : t(`alarm.closing.${value}`),
    })),
  }) as const;

/** Whether somebody has acknowledged them. @spec ALM-03 N17 */
export const acknowledgementFilter = (t: T) =>
  ({
    key: 'acknowledged',
    label: t('alarm.list.acknowledgement'),
    any: t('alarm.list.anyAcknowledgement'),
    choices: (['no', 'yes'] as const).map((value) => ({ value, label: t(`alarm.list.acknowledgement.${value}`) })),
  }) as const;

/** Those of drills, or the real ones. @spec N15 */
export const drillFilter = (t: T) =>
  ({
    key: 'drill',
    label: t('alarm.list.drill'),
    any: t('alarm.list.anyDrill'),
    choices: (['no', 'yes'] as const).map((value) => ({ value, label: t(`alarm.list.drill.${value}`) })),
  }) as const;

/** The history shows what is closed; figures count what is not closed as well, and open the list of both. @spec ALM-10 */
export const openTooFilter = (t: T) =>
  ({
    key: 'list',
    label: t('alarm.column.state'),
    any: t('alarm.list.closedOnly'),
    choices: [{ value: 'all', label: t('alarm.list.openToo') }],
  }) as const;

/** Of the desk: in one row what is asked for most, the others behind a button. @spec ALM-01 */
export const deskFilters = (t: T) => {
  const [search, level, category, kind, deviceType] = alarmFilters(t);
  const more = { isMore: true } as const;
  return [
    search,
    level,
    stateFilter(t),
    { ...kind, ...more },
    { ...category, ...more },
    { ...deviceType, ...more },
    { ...drillFilter(t), ...more },
  ] as const;
};
