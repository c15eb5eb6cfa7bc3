import type { DeviceFilters } from '@fireline/api/device';
import { deviceStatuses, deviceTypeNames, type deviceWords } from '@fireline/domain/device';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import type { Format, Translate } from '@fireline/ui/lib';
import type { deviceScreenWords } from './words.ts';

const idIn = (text: string): number | undefined => (Number.isSafeInteger(Number(text)) ? Number(text) : undefined);

/**
 * Search, type, status, partner and place.
 * @param known what there is to choose from, with counts; undefined until it has arrived
 * @spec DEV-12
 */
export function deviceFilters(
  t: Translate<keyof typeof deviceScreenWords | keyof typeof deviceWords>,
  { number }: Pick<Format, 'number'>,
  known: DeviceFilters | undefined,
) {
  const counted = (name: string, count = 0) => t('device.list.choice', { name, count: number(count) });
  return [
    { key: 'search', label: t('device.list.search') },
    {
      key: 'deviceType',
      param: 'type',
      label: t('device.column.type'),
      any: t('device.list.anyType'),
      isList: true,
      choices: deviceTypeNames.map((value) => ({
        value,
        label: counted(t(`device.type.${value}`), known?.byType[value]),
        icon: <DeviceTypeIcon type={value} isDecorative />,
      })),
    },
    {
      key: 'status',
      label: t('device.column.status'),
      any: t('device.list.anyStatus'),
      isList: true,
      choices: deviceStatuses.map((value) => ({
        value,
        label: counted(t(`device.status.${value}`), known?.byStatus[value]),
      })),
    },
    {
      key: 'partnerId',
      param: 'partner',
      label: t('device.column.partner'),
      any: t('device.list.anyPartner'),
      isList: true,
      read: idIn,
      choices: (known?.partners ?? []).map(({ partnerId, name }) => ({ value: partnerId, label: name })),
    },
    {
      key: 'placeId',
      param: 'place',
      label: t('device.column.place'),
      any: t('device.list.anyPlace'),
      isList: true,
      read: idIn,
      choices: (known?.places ?? []).map(({ placeId, name }) => ({ value: placeId, label: name })),
    },
  ] as const;
}
