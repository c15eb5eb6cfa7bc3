import { serviceCalls, workOrderTopic } from '@fireline/api/service';
import { useTopic } from '@fireline/api/react';
import {
  orderCategories,
  orderLevels,
  type OrderList,
  orderStates,
  ratingNames,
  resolutions,
  serviceWords,
} from '@fireline/domain/service';
import { useWords } from '@fireline/ui/lib';
import { useList } from '../../lib/list/useList.ts';
import { orderListWords } from './words.ts';

/** Lists of orders in every state. */
const anyState: ReadonlySet<OrderList> = new Set(['my', 'transfers', 'all']);

/** A list of work orders, read again when one of them changes. @spec SRV-03 */
export function useOrders(of: OrderList) {
  const t = useWords(orderListWords, serviceWords);
  const list = useList(serviceCalls.orders, {
    filters: [
      { key: 'search', label: t('workOrders.search') },
      { key: 'from', label: t('workOrders.period'), isPeriod: true },
      {
        key: 'level',
        label: t('workOrders.level'),
        any: t('workOrders.anyLevel'),
        isList: true,
        choices: orderLevels.map((value) => ({ value, label: t(`service.order.level.${value}`) })),
      },
      ...(anyState.has(of)
        ? [
            {
              key: 'state' as const,
              label: t('workOrders.state'),
              any: t('workOrders.anyState'),
              isList: true as const,
              choices: orderStates.map((value) => ({ value, label: t(`service.order.state.${value}`) })),
            },
          ]
        : []),
      ...(of === 'processing'
        ? []
        : [
            {
              key: 'due' as const,
              label: t('workOrders.due'),
              any: t('workOrders.anyDue'),
              choices: [{ value: 'over' as const, label: t('workOrders.due.over') }],
            },
          ]),
      ...(of === 'my' || of === 'processing'
        ? [
            {
              key: 'held' as const,
              label: t('workOrders.held'),
              any: t('workOrders.anyHeld'),
              choices: [{ value: 'yes' as const, label: t('workOrders.held.yes') }],
            },
          ]
        : []),
      ...(of === 'transfers'
        ? [
            {
              key: 'asked' as const,
              label: t('workOrders.asked'),
              any: t('workOrders.anyAsked'),
              choices: (['me', 'byMe'] as const).map((value) => ({ value, label: t(`workOrders.asked.${value}`) })),
            },
          ]
        : []),
      {
        key: 'category',
        label: t('workOrders.category'),
        any: t('workOrders.anyCategory'),
        isList: true,
        isMore: true,
        choices: orderCategories.map((value) => ({ value, label: t(`service.order.category.${value}`) })),
      },
      ...(anyState.has(of)
        ? [
            {
              key: 'resolution' as const,
              label: t('workOrders.resolution'),
              any: t('workOrders.anyResolution'),
              isMore: true as const,
              choices: resolutions.map((value) => ({ value, label: t(`service.order.resolution.${value}`) })),
            },
            {
              key: 'rating' as const,
              label: t('workOrders.rating'),
              any: t('workOrders.anyRating'),
              isList: true as const,
              isMore: true as const,
              choices: ratingNames.map((value) => ({ value, label: t(`service.order.rating.${value}`) })),
            },
          ]
        : []),
    ],
    fixed: { list: of },
    sorts: { due: 'dueAt', level: 'level', createdAt: 'createdAt', closedAt: 'closedAt', number: 'number' },
    // what is overdue stands first; nothing runs against the clock once it is accepted
    sort: of === 'processing' ? 'level' : 'due',
  });
  const reload = (): void => void list.page.refetch();
  useTopic(workOrderTopic, { events: reload, reload });
  return list;
}
