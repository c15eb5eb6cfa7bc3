import { deviceCalls } from '@fireline/api/device';
import type { ReplyOf, SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { deviceLifeWords, deviceWords, statisticsBy } from '@fireline/domain/device';
import { siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useListQuery } from '../../lib/list/useList.ts';
import { deviceFilters, moreDeviceFilters, useDeviceNodes } from '../list/deviceFilters.tsx';
import { deviceScreenWords } from '../words.ts';
import { statisticsWords } from './words.ts';

export type DeviceStatistics = ReplyOf<typeof deviceCalls.statistics>;

/** What is counted, as the address says, and by what. @spec DEV-14 SHL-23 */
export function useCounted() {
  const t = useWords(statisticsWords, deviceScreenWords, deviceWords, deviceLifeWords, siteWords);
  const nodes = useDeviceNodes();
  const filters = [
    {
      key: 'by',
      label: t('statistics.by'),
      any: t('statistics.by.deviceType'),
      choices: statisticsBy
        .filter((by) => by !== 'deviceType' && (by !== 'district' || nodes.org.length > 0))
        .map((value) => ({ value, label: t(`statistics.by.${value}`) })),
    },
    ...deviceFilters(t, useFormat(), undefined, nodes),
    ...moreDeviceFilters(t, nodes),
  ] as const;
  const list = useListQuery<SendOf<typeof deviceCalls.statistics>>({ filters });
  const call = useCall(deviceCalls.statistics, list.query, { keepsPrevious: true, isPolling: true });
  return { list, call };
}
