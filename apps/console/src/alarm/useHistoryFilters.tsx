import type { AlarmQuery } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { useWords } from '@fireline/ui/lib';
import type { ListFilter } from '../lib/list/filter.ts';
import { useNodeFilter } from '../lib/list/useNodeFilter.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useMay } from '../shell/useMay.ts';
import { alarmFilters, clearTypeFilter, closingFilter, drillFilter, openTooFilter } from './alarmFilters.tsx';
import { alarmScreenWords } from './words.ts';

const numberIn = (text: string): number => (Number.isSafeInteger(Number(text)) ? Number(text) : 0);

/**
 * What a figure narrows the list to and no field offers: one device, one drill. It stands beside the others while the address names one, and
 * can be taken away there.
 */
function useNamed(): readonly ListFilter<AlarmQuery>[] {
  const t = useWords(alarmScreenWords);
  const url = useUrlQuery();
  const [deviceId, drillId] = [numberIn(url.get('device')), numberIn(url.get('drillOf'))];
  const mayName = useMay()(deviceCalls.detail);
  const device = useCall(deviceCalls.detail, { deviceId }, { isEnabled: deviceId > 0 && mayName });
  const one = (value: number, label: string) => [{ value, label }];
  return [
    ...(deviceId > 0
      ? [
          {
            key: 'deviceId' as const,
            param: 'device',
            label: t('alarm.column.device'),
            any: t('alarm.list.anyDevice'),
            choices: one(deviceId, device.data?.name ?? t('alarm.list.deviceNo', { id: deviceId })),
          },
        ]
      : []),
    ...(drillId > 0
      ? [
          {
            key: 'drillId' as const,
            param: 'drillOf',
            label: t('alarm.list.drill'),
            any: t('alarm.list.anyDrill'),
            choices: one(drillId, t('alarm.list.drillNo', { id: drillId })),
          },
        ]
      : []),
  ];
}

/** The filters of past alarms: whatever a figure counts can be opened by them. @spec ALM-01 ALM-10 */
export function useHistoryFilters(): readonly ListFilter<AlarmQuery>[] {
  const t = useWords(alarmScreenWords, alarmWords, deviceWords);
  const named = useNamed();
  const node = { unit: useNodeFilter('unit'), place: useNodeFilter('place'), partner: useNodeFilter('partner') };
  return [
    ...alarmFilters(t),
    openTooFilter(t),
    clearTypeFilter(t),
    closingFilter(t),
    { key: 'unitId', param: 'unit', label: t('alarm.column.unit'), any: t('alarm.list.anyUnit'), ...node.unit },
    { key: 'placeId', param: 'place', label: t('alarm.column.place'), any: t('alarm.list.anyPlace'), ...node.place },
    {
      key: 'partnerId',
      param: 'partner',
      label: t('alarm.list.partner'),
      any: t('alarm.list.anyPartner'),
      ...node.partner,
    },
    drillFilter(t),
    ...named,
    { key: 'from', label: t('alarm.list.period'), isPeriod: true },
  ];
}
