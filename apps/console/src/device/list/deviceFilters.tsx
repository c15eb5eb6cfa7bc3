import type { DeviceFilters } from '@fireline/api/device';
import {
  batteryBands,
  deviceStatuses,
  deviceTypeNames,
  firmwareAges,
  freshnesses,
  signalBands,
  lifeStates,
  type deviceLifeWords,
  type deviceWords,
  expiryTerms,
} from '@fireline/domain/device';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { placeTypeLetters, type siteWords } from '@fireline/domain/site';
import type { Format, Translate } from '@fireline/ui/lib';
import { useNamedBuilding } from '../../lib/list/useNamedFilter.ts';
import { notOnline } from '../../lib/head/several.ts';
import { type NodeFilter, useNodeFilter, useOrgFilters } from '../../lib/list/useNodeFilter.ts';
import type { deviceScreenWords } from '../words.ts';

/** The partners, units, places, organisations and the building that the address names. */
export const useDeviceNodes = () => ({
  partner: useNodeFilter('partner'),
  unit: useNodeFilter('unit'),
  place: useNodeFilter('place'),
  org: useOrgFilters().map((filter) => ({ ...filter, isList: true as const, isMore: true as const })),
  building: useNamedBuilding(),
});
/** Lists of devices begin with what needs somebody first. @spec DEV-12 */
export const worstFirst = { sort: 'rank' } as const;
type Nodes = ReturnType<typeof useDeviceNodes>;
const concerns = ['alarm', 'late', 'signal', 'battery'] as const;
const nodeNames = ['partner', 'unit', 'district', 'place', 'building'] as const;

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
      choices: [
        ...deviceStatuses.map((value) => ({
          value,
          label: counted(t(`device.status.${value}`), known?.byStatus[value]),
        })),
        { value: 'offline', text: notOnline, label: t('device.list.notOnline') },
      ],
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

/** Unit, kind of place, service, what is to be looked at, how it reports, its software, and what hangs nowhere. @spec DEV-12 DEV-14 */
export function moreDeviceFilters(
  t: Translate<
    keyof typeof deviceScreenWords | keyof typeof deviceWords | keyof typeof deviceLifeWords | keyof typeof siteWords
  >,
  nodes: Pick<Nodes, 'unit' | 'org' | 'building'>,
) {
  return [
    {
      key: 'unitId',
      param: 'unit',
      label: t('device.column.unit'),
      any: t('device.list.anyUnit'),
      isList: true,
      isMore: true,
      ...nodes.unit,
    },
    ...nodes.org,
    ...nodes.building,
    {
      key: 'placeType',
      label: t('device.list.placeType'),
      any: t('device.list.anyPlaceType'),
      isList: true,
      isMore: true,
      choices: placeTypeLetters.map((value) => ({ value, label: t(`site.placeType.${value}`) })),
    },
    {
      key: 'life',
      label: t('device.list.life'),
      any: t('device.list.anyLife'),
      isList: true,
      isMore: true,
      choices: lifeStates
        .filter((value) => value !== 'removed')
        .map((value) => ({ value, label: t(`device.life.state.${value}`) })),
    },
    {
      key: 'concern',
      label: t('device.list.concern'),
      any: t('device.list.anyConcern'),
      isList: true,
      isMore: true,
      choices: concerns.map((value) => ({ value, label: t(`device.list.concern.${value}`) })),
    },
    {
      key: 'signal',
      label: t('device.list.signal'),
      any: t('device.list.anySignal'),
      isList: true,
      isMore: true,
      choices: signalBands.map((value) => ({ value, label: t(`device.list.signal.${value}`) })),
    },
    {
      key: 'battery',
      label: t('device.list.battery'),
      any: t('device.list.anyBattery'),
      isList: true,
      isMore: true,
      choices: batteryBands.map((value) => ({ value, label: t(`device.list.battery.${value}`) })),
    },
    {
      key: 'freshness',
      label: t('device.list.freshness'),
      any: t('device.list.anyFreshness'),
      isList: true,
      isMore: true,
      choices: freshnesses.map((value) => ({ value, label: t(`device.freshness.${value}`) })),
    },
    {
      key: 'firmware',
      label: t('device.list.firmware'),
      any: t('device.list.anyFirmware'),
      isList: true,
      isMore: true,
      choices: firmwareAges.map((value) => ({ value, label: t(`device.list.firmware.${value}`) })),
    },
    {
      key: 'without',
      label: t('device.list.without'),
      any: t('device.list.anyWithout'),
      isList: true,
      isMore: true,
      choices: nodeNames.map((value) => ({ value, label: t(`device.list.without.${value}`) })),
    },
  ] as const;
}
