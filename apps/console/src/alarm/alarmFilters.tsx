import { alarmCategories, alarmLevelNumbers, alarmStates, type alarmWords, isCurrent } from '@fireline/domain/alarm';
import { deviceTypeNames, type deviceWords } from '@fireline/domain/device';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import type { Translate } from '@fireline/ui/lib';
import type { alarmScreenWords } from './words.ts';

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
