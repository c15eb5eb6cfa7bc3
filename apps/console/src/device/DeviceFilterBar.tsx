import type { DeviceFilters } from '@fireline/api/device';
import { deviceStatuses, deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import { FilterBar, FilterNote } from '../lib/list/ListScreen.styles.ts';
import { SearchField } from '../lib/list/SearchField.tsx';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { deviceScreenWords } from './words.ts';

export interface DeviceFilterBarProps {
  readonly url: UrlQuery;
  /** What there is to choose from, with counts; undefined while it is on its way. */
  readonly filters: DeviceFilters | undefined;
  /** Empty: there is nothing to say. */
  readonly note: string;
}

/** Search, type, status, partner and place, all kept in the address. @spec DEV-12 */
export function DeviceFilterBar({ url, filters, note }: DeviceFilterBarProps) {
  const t = useWords(deviceScreenWords, deviceWords);
  const format = useFormat();
  const counted = (name: string, count = 0) => t('device.list.choice', { name, count: format.number(count) });
  const choice = (name: string) => ({
    value: url.get(name) || null,
    onChange: ({ value }: { readonly value: string | null }) => url.set({ [name]: value ?? '' }),
    isClearable: true,
    isLabelHidden: true,
  });
  return (
    <FilterBar>
      <SearchField
        label={t('device.list.search')}
        value={url.get('search')}
        onSearch={(search) => url.set({ search })}
      />
      <Select
        {...choice('type')}
        label={t('device.column.type')}
        placeholder={t('device.list.anyType')}
        options={deviceTypeNames.map((type) => ({
          value: type,
          label: counted(t(`device.type.${type}`), filters?.byType[type]),
          icon: <DeviceTypeIcon type={type} isDecorative />,
        }))}
      />
      <Select
        {...choice('status')}
        label={t('device.column.status')}
        placeholder={t('device.list.anyStatus')}
        options={deviceStatuses.map((status) => ({
          value: status,
          label: counted(t(`device.status.${status}`), filters?.byStatus[status]),
        }))}
      />
      <Select
        {...choice('partner')}
        label={t('device.column.partner')}
        placeholder={t('device.list.anyPartner')}
        options={(filters?.partners ?? []).map(({ partnerId, name }) => ({ value: String(partnerId), label: name }))}
      />
      <Select
        {...choice('place')}
        label={t('device.column.place')}
        placeholder={t('device.list.anyPlace')}
        options={(filters?.places ?? []).map(({ placeId, name }) => ({ value: String(placeId), label: name }))}
      />
      {note !== '' && <FilterNote>{note}</FilterNote>}
    </FilterBar>
  );
}
