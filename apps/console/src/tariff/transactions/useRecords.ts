import { orderTopic } from '@fireline/api/finance';
import { useTopic } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { sellTypeNames, tariffWords } from '@fireline/domain/tariff';
import { useWords } from '@fireline/ui/lib';
import { useList } from '../../lib/list/useList.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { unitFilters } from '../unitFilters.ts';
import { unitWords } from '../words.ts';

const idIn = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** The movements of balances, narrowed by the address; a figure of another page names an account or a device in it. @spec TAR-07 TAR-08 */
export function useRecords() {
  const t = useWords(unitWords, tariffWords);
  const url = useUrlQuery();
  const accountId = idIn(url.get('account'));
  const deviceId = idIn(url.get('device'));
  const list = useList(tariffCalls.unitRecords, {
    filters: [
      ...unitFilters(t),
      {
        key: 'sellType',
        label: t('holding.type'),
        any: t('holding.anyType'),
        isList: true,
        choices: sellTypeNames.map((value) => ({ value, label: t(`tariff.record.sellType.${value}`) })),
      },
      { key: 'from', label: t('holding.period'), isPeriod: true },
      {
        key: 'misfit',
        label: t('holding.fits'),
        any: t('holding.anyFits'),
        choices: [{ value: 'yes' as const, label: t('holding.fits.no') }],
      },
    ],
    fixed: { ...(accountId !== undefined && { accountId }), ...(deviceId !== undefined && { deviceId }) },
    sorts: ['at', 'amount'],
    sort: '-at',
  });
  const reload = (): void => void list.page.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return list;
}
