import type { DeviceFilters } from '@fireline/api/device';
import { deviceStatuses, deviceTypeNames, type deviceWords } from '@fireline/domain/device';
import type { Translate } from '@fireline/ui/lib';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import type { deviceScreenWords } from './words.ts';

type Keys = keyof typeof deviceScreenWords | keyof typeof deviceWords;

/** What the list is narrowed to, as its fields say it. */
export function filterWords(
  url: Pick<UrlQuery, 'get' | 'list'>,
  filters: DeviceFilters | undefined,
  t: Translate<Keys>,
) {
  const isChosen = (name: string, value: string | number): boolean => url.list(name).includes(String(value));
  const partners = filters?.partners.filter(({ partnerId }) => isChosen('partner', partnerId)) ?? [];
  const places = filters?.places.filter(({ placeId }) => isChosen('place', placeId)) ?? [];
  return [
    { label: t('device.list.search'), values: [url.get('search')] },
    {
      label: t('device.column.type'),
      values: deviceTypeNames.filter((type) => isChosen('type', type)).map((type) => t(`device.type.${type}`)),
    },
    {
      label: t('device.column.status'),
      values: deviceStatuses
        .filter((status) => isChosen('status', status))
        .map((status) => t(`device.status.${status}`)),
    },
    { label: t('device.column.partner'), values: partners.map(({ name }) => name) },
    { label: t('device.column.place'), values: places.map(({ name }) => name) },
  ];
}
