import { financeCalls, orderTopic } from '@fireline/api/finance';
import { useTopic } from '@fireline/api/react';
import { financeWords, type OrderSide, type OrderState, orderStates, orderTypeNames } from '@fireline/domain/finance';
import { useWords } from '@fireline/ui/lib';
import { useList } from '../../lib/list/useList.ts';
import { payWords } from '../words.ts';

/** What a list of orders holds, whatever its reader chooses. */
export interface FixedOrders {
  readonly byCode?: 'yes';
  readonly isMine?: boolean;
  readonly side?: OrderSide;
}

/** A list of orders, read again when one of them changes. @param states only these; absent: the reader chooses @spec FIN-01 */
export function useOrders(states?: readonly OrderState[], fixed: FixedOrders = {}) {
  const t = useWords(payWords, financeWords);
  const list = useList(financeCalls.orders, {
    filters: [
      { key: 'search', label: t('orders.search') },
      {
        key: 'type',
        label: t('orders.type'),
        any: t('orders.anyType'),
        choices: orderTypeNames.map((value) => ({ value, label: t(`finance.order.type.${value}`) })),
      },
      ...(states
        ? []
        : [
            {
              key: 'states' as const,
              label: t('orders.state'),
              any: t('orders.anyState'),
              isList: true as const,
              choices: orderStates.map((value) => ({ value, label: t(`finance.order.state.${value}`) })),
            },
            {
              key: 'misfit' as const,
              label: t('orders.misfit'),
              any: t('orders.anyMisfit'),
              choices: [{ value: 'yes' as const, label: t('orders.misfit.yes') }],
            },
          ]),
    ],
    fixed: { ...fixed, ...(states && { states }) },
    sorts: ['createdAt', 'payableCents', 'expiresAt'],
    sort: '-createdAt',
  });
  const reload = (): void => void list.page.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return list;
}
