import type { DeviceFilters } from '@fireline/api/device';
import {
  deviceStatuses,
  deviceTypeNames,
  type deviceLifeWords,
  type deviceWords,
  expiryTerms,
} from '@fireline/domain/device';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import type { Format, Translate } from '@fireline/ui/lib';
import type { NodeFilter } from '../lib/list/useNodeFilter.ts';
import type { deviceScreenWords } from './words.ts';

/**
 * Search, type, status, partner, place and the end of service.
 * @param known how many devices there are of each choice under the other filters; undefined until it has arrived
 * @spec DEV-12
 */
export function deviceFilters(
  t: Translate<keyof typeof deviceScreenWords | keyof typeof deviceWords | keyof typeof deviceLifeWords>,
  { number }: Pick<Format, 'number'>,
  known: DeviceFilters | undefined,
  nodes: Readonly<Record<'partner' | 'place', NodeFilter>>,
) {
  const counted = (name: string, count = 0) => (known ? t('device.list.choice', { name, count: number(count) }) : name);
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
      ...nodes.partner,
    },
    {
      key: 'placeId',
      param: 'place',
      label: t('device.column.place'),
      any: t('device.list.anyPlace'),
      isList: true,
      ...nodes.place,
    },
    {
      key: 'expiry',
      label: t('device.column.expires'),
      any: t('device.list.anyExpiry'),
      choices: expiryTerms.map((value) => ({ value, label: t(`device.expiry.${value}`) })),
    },
  ] as const;
}
