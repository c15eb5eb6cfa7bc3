import type { SiteMap } from '@fireline/api/site';
import { type AlarmLevel, alarmLevelNumbers, alarmWords, popupRanges } from '@fireline/domain/alarm';
import { type DeviceType, deviceTypeNames, deviceWords } from '@fireline/domain/device';
import type { Wgs84 } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import { FilterBar, FilterNote } from '../lib/list/ListScreen.styles.ts';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import type { MapFilter } from './mapContent.ts';
import { monitorMapWords } from './words.ts';

/** The filter in the address; what is no choice of ours is left out. */
export const filterOf = ({ list, get }: Pick<UrlQuery, 'list' | 'get'>): MapFilter => ({
  hours: popupRanges.find((hours) => String(hours) === get('hours')),
  types: deviceTypeNames.filter((type) => list('type').includes(type)),
  levels: alarmLevelNumbers.filter((level) => list('level').includes(String(level))),
});

export interface MapFilterBarProps {
  readonly url: UrlQuery;
  readonly filter: MapFilter;
  /** What is not on the map for want of a point; undefined while nothing is known. */
  readonly withoutPoint: SiteMap['withoutPoint'] | undefined;
  /** Nothing of the account's own has a point. */
  readonly isEmpty: boolean;
  readonly onGo: (choice: { readonly at: Wgs84 }) => void;
}

/** Search, device types and alarm levels, kept in the address. @spec SIT-11 */
export function MapFilterBar({ url, filter, withoutPoint, isEmpty, onGo }: MapFilterBarProps) {
  const t = useWords(monitorMapWords, alarmWords, deviceWords);
  const { number } = useFormat();
  const isMissing = withoutPoint !== undefined && withoutPoint.devices + withoutPoint.places > 0;
  return (
    <FilterBar>
      <PlaceSearch onChoose={onGo} />
      <MultiSelect<DeviceType>
        label={t('site.map.type')}
        isLabelHidden
        placeholder={t('site.map.anyType')}
        value={filter.types}
        onChange={({ value }) => url.set({ type: value })}
        options={deviceTypeNames.map((type) => ({
          value: type,
          label: t(`device.type.${type}`),
          icon: <DeviceTypeIcon type={type} isDecorative />,
        }))}
        isClearable
        style={{ width: 280 }}
      />
      <MultiSelect<`${AlarmLevel}`>
        label={t('site.map.level')}
        isLabelHidden
        placeholder={t('site.map.anyLevel')}
        value={filter.levels.map((level) => `${level}` as const)}
        onChange={({ value }) => url.set({ level: value })}
        options={alarmLevelNumbers.map((level) => ({
          value: `${level}` as const,
          label: t(`alarm.level.${level}`),
          icon: <AlarmLevelBadge level={level} variant="symbol" />,
        }))}
        isClearable
        style={{ width: 280 }}
      />
      <Select
        label={t('site.map.range')}
        isLabelHidden
        isClearable
        placeholder={t('site.map.anyRange')}
        value={filter.hours === undefined ? null : String(filter.hours)}
        onChange={({ value }) => url.set({ hours: value ?? '' })}
        options={popupRanges.map((hours) => ({
          value: String(hours),
          label: t('site.map.lastHours', { hours: number(hours, { digits: 1 }) }),
        }))}
      />
      {isEmpty && <FilterNote role="status">{t('site.map.nothing')}</FilterNote>}
      {isMissing && (
        <FilterNote>
          {t('site.map.withoutPoint', { devices: number(withoutPoint.devices), places: number(withoutPoint.places) })}
        </FilterNote>
      )}
    </FilterBar>
  );
}
