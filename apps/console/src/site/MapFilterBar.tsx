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
import { SheetOfFilters } from '../lib/list/SheetOfFilters.tsx';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { phoneWidth } from '../lib/phoneWidth.ts';
import { useMedia } from '../lib/useMedia.ts';
import { namesWords } from '../lib/words.ts';
import { SearchRoom } from './Monitor.styles.ts';
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

type FieldsProps = Pick<MapFilterBarProps, 'url' | 'filter'> & {
  /** One below the other, each under its label. */
  readonly isLabelled: boolean;
};

function Fields({ url, filter, isLabelled }: FieldsProps) {
  const t = useWords(monitorMapWords, alarmWords, deviceWords);
  const { number } = useFormat();
  const wide = { isLabelHidden: !isLabelled, style: isLabelled ? {} : { width: 280 } };
  return (
    <>
      <MultiSelect<DeviceType>
        {...wide}
        label={t('site.map.type')}
        placeholder={t('site.map.anyType')}
        value={filter.types}
        onChange={({ value }) => url.set({ type: value })}
        options={deviceTypeNames.map((type) => ({
          value: type,
          label: t(`device.type.${type}`),
          icon: <DeviceTypeIcon type={type} isDecorative />,
        }))}
        isClearable
      />
      <MultiSelect<`${AlarmLevel}`>
        {...wide}
        label={t('site.map.level')}
        placeholder={t('site.map.anyLevel')}
        value={filter.levels.map((level) => `${level}` as const)}
        onChange={({ value }) => url.set({ level: value })}
        options={alarmLevelNumbers.map((level) => ({
          value: `${level}` as const,
          label: t(`alarm.level.${level}`),
          icon: <AlarmLevelBadge level={level} variant="symbol" />,
        }))}
        isClearable
      />
      <Select
        label={t('site.map.range')}
        isLabelHidden={!isLabelled}
        isClearable
        placeholder={t('site.map.anyRange')}
        value={filter.hours === undefined ? null : String(filter.hours)}
        onChange={({ value }) => url.set({ hours: value ?? '' })}
        options={popupRanges.map((hours) => ({
          value: String(hours),
          label: t('site.map.lastHours', { hours: number(hours, { digits: 1 }) }),
        }))}
      />
    </>
  );
}

/** What has no place on the map, as far as anything has none; nothing where all has. */
function useMissing(withoutPoint: MapFilterBarProps['withoutPoint']): string {
  const t = useWords(monitorMapWords, namesWords);
  const { number } = useFormat();
  const parts = (['devices', 'places'] as const).flatMap((of) => {
    const count = withoutPoint?.[of] ?? 0;
    return count > 0 ? [t(`site.map.withoutPoint.${of}`, { count: number(count) })] : [];
  });
  return parts.join(t('names.separator'));
}

/** Search, device types and alarm levels, kept in the address; on a phone all but the search behind one button. @spec SIT-11 */
export function MapFilterBar({ url, filter, withoutPoint, isEmpty, onGo }: MapFilterBarProps) {
  const t = useWords(monitorMapWords);
  const isPhone = useMedia(phoneWidth);
  const missing = useMissing(withoutPoint);
  const notes = (
    <>
      {isEmpty && <FilterNote role="status">{t('site.map.nothing')}</FilterNote>}
      {missing !== '' && <FilterNote>{t('site.map.withoutPoint', { what: missing })}</FilterNote>}
    </>
  );
  if (!isPhone)
    return (
      <FilterBar>
        <PlaceSearch onChoose={onGo} />
        <Fields {...{ url, filter }} isLabelled={false} />
        {notes}
      </FilterBar>
    );
  const { types, levels, hours } = filter;
  const count = [types.length > 0, levels.length > 0, hours !== undefined].filter(Boolean).length;
  return (
    <FilterBar data-phone="">
      <SearchRoom>
        <PlaceSearch onChoose={onGo} isWide />
      </SearchRoom>
      <SheetOfFilters count={count} onClear={() => url.set({ type: '', level: '', hours: '' })}>
        <Fields {...{ url, filter }} isLabelled />
      </SheetOfFilters>
      {notes}
    </FilterBar>
  );
}
