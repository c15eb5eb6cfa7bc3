import type { DeviceFilters } from '@fireline/api/device';
import {
  deviceStatuses,
  deviceTypeNames,
  lifeStates,
  type deviceLifeWords,
  type deviceWords,
  expiryTerms,
} from '@fireline/domain/device';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { placeTypeLetters, type siteWords } from '@fireline/domain/site';
import type { Format, Translate } from '@fireline/ui/lib';
import { type NodeFilter, useNodeFilter } from '../lib/list/useNodeFilter.ts';
import type { deviceScreenWords } from './words.ts';

/** The partners, units and places that the address names. */
export const useDeviceNodes = () => ({
  partner: useNodeFilter('partner'),
  unit: useNodeFilter('unit'),
  place: useNodeFilter('place'),
});
const concerns = ['alarm', 'late', 'signal', 'battery'] as const;
const nodeNames = ['partner', 'unit', 'place'] as const;

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

/** Unit, kind of place, service, what is to be looked at, and what hangs nowhere. @spec DEV-12 */
export function moreDeviceFilters(
  t: Translate<keyof typeof deviceScreenWords | keyof typeof deviceLifeWords | keyof typeof siteWords>,
  nodes: Readonly<Record<'unit', NodeFilter>>,
) {
  return [
    {
      key: 'unitId',
      param: 'unit',
      label: t('device.column.unit'),
      any: t('device.list.anyUnit'),
      isList: true,
      ...nodes.unit,
    },
    {
      key: 'placeType',
      label: t('device.list.placeType'),
      any: t('device.list.anyPlaceType'),
      isList: true,
      choices: placeTypeLetters.map((value) => ({ value, label: t(`site.placeType.${value}`) })),
    },
    {
      key: 'life',
      label: t('device.list.life'),
      any: t('device.list.anyLife'),
      isList: true,
      choices: lifeStates
        .filter((value) => value !== 'removed')
        .map((value) => ({ value, label: t(`device.life.state.${value}`) })),
    },
    {
      key: 'concern',
      label: t('device.list.concern'),
      any: t('device.list.anyConcern'),
      isList: true,
      choices: concerns.map((value) => ({ value, label: t(`device.list.concern.${value}`) })),
    },
    {
      key: 'without',
      label: t('device.list.without'),
      any: t('device.list.anyWithout'),
      isList: true,
      choices: nodeNames.map((value) => ({ value, label: t(`device.list.without.${value}`) })),
    },
  ] as const;
}
