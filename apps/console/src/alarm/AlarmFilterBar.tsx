import { alarmCategories, alarmLevelNumbers, alarmWords, isCurrent, alarmStates } from '@fireline/domain/alarm';
import { deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { FilterBar } from '../lib/list/ListScreen.styles.ts';
import { PeriodFilter } from '../lib/list/PeriodFilter.tsx';
import { SearchField } from '../lib/list/SearchField.tsx';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { alarmScreenWords } from './words.ts';

export interface AlarmFilterBarProps {
  readonly url: UrlQuery;
  readonly list: 'current' | 'history';
}

/** The filters of both alarm lists, kept in the address. @spec ALM-01 */
export function AlarmFilterBar({ url, list }: AlarmFilterBarProps) {
  const t = useWords(alarmScreenWords, alarmWords, deviceWords);
  // a change of filter starts over at the first page
  const set = (change: Readonly<Record<string, string>>) => url.set({ ...change, page: '' });
  const choice = (name: string) => ({
    value: url.get(name) || null,
    onChange: ({ value }: { readonly value: string | null }) => set({ [name]: value ?? '' }),
    isClearable: true,
    isLabelHidden: true,
  });
  return (
    <FilterBar>
      <SearchField label={t('alarm.list.search')} value={url.get('search')} onSearch={(search) => set({ search })} />
      <Select
        {...choice('level')}
        label={t('alarm.column.level')}
        placeholder={t('alarm.list.anyLevel')}
        options={alarmLevelNumbers.map((level) => ({
          value: String(level),
          label: t(`alarm.level.${level}`),
          icon: <AlarmLevelBadge level={level} variant="symbol" />,
        }))}
      />
      <Select
        {...choice('category')}
        label={t('alarm.column.category')}
        placeholder={t('alarm.list.anyCategory')}
        options={alarmCategories.map((category) => ({ value: category, label: t(`alarm.category.${category}`) }))}
      />
      {list === 'current' && (
        <Select
          {...choice('state')}
          label={t('alarm.column.state')}
          placeholder={t('alarm.list.anyState')}
          options={alarmStates.filter(isCurrent).map((state) => ({ value: state, label: t(`alarm.state.${state}`) }))}
        />
      )}
      <Select
        {...choice('type')}
        label={t('alarm.column.device')}
        placeholder={t('alarm.list.anyType')}
        options={deviceTypeNames.map((type) => ({
          value: type,
          label: t(`device.type.${type}`),
          icon: <DeviceTypeIcon type={type} isDecorative />,
        }))}
      />
      {list === 'history' && (
        <>
          <Select
            {...choice('clearType')}
            label={t('alarm.column.clearType')}
            placeholder={t('alarm.list.anyClearType')}
            options={(['AUTO', 'manual'] as const).map((type) => ({
              value: type,
              label: t(`alarm.clearType.${type}`),
            }))}
          />
          <PeriodFilter label={t('alarm.list.period')} url={url} onChange={set} />
        </>
      )}
    </FilterBar>
  );
}
