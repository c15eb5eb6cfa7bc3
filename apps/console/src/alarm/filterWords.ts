import type { alarmWords } from '@fireline/domain/alarm';
import type { deviceWords } from '@fireline/domain/device';
import type { Translate } from '@fireline/ui/lib';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { alarmFilterOf } from './filter.ts';
import type { alarmScreenWords } from './words.ts';

type Keys = keyof typeof alarmScreenWords | keyof typeof alarmWords | keyof typeof deviceWords;

/** What a list of alarms is narrowed to, as its fields say it. */
export function filterWords(url: Pick<UrlQuery, 'get' | 'list'>, t: Translate<Keys>) {
  const { search, level, category, state, deviceType } = alarmFilterOf(url);
  const clearType = url.get('clearType');
  return [
    { label: t('alarm.list.search'), values: [search] },
    { label: t('alarm.column.level'), values: level.map((one) => t(`alarm.level.${one}`)) },
    { label: t('alarm.column.category'), values: category.map((one) => t(`alarm.category.${one}`)) },
    { label: t('alarm.column.state'), values: state.map((one) => t(`alarm.state.${one}`)) },
    { label: t('alarm.column.device'), values: deviceType.map((one) => t(`device.type.${one}`)) },
    {
      label: t('alarm.column.clearType'),
      values: clearType === 'AUTO' || clearType === 'manual' ? [t(`alarm.clearType.${clearType}`)] : [],
    },
    { label: t('alarm.list.from'), values: [url.get('from')] },
    { label: t('alarm.list.to'), values: [url.get('to')] },
  ];
}
