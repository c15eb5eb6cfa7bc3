import { isInScope, type Scope, type Whereabouts } from '../role/index.ts';
import type { OrderState } from './handling.ts';
import type { Transfer } from './transfers.ts';

/** What the lists and statistics need to know of a work order. */
export interface ListedOrder {
  readonly state: OrderState;
  readonly transfers: readonly Transfer[];
  /** Everybody who created it, had it or was asked to take it. */
  readonly partIds: readonly number[];
}

/** Who looks at a list. */
export interface OrderReader {
  readonly userId: number;
  /** Holds the list of all orders. */
  readonly seesAll: boolean;
}

/**
 * Whether somebody sees an order: who took part in it always, in the own tenant; beyond that holders of the list of all orders those in their
 * scope, people of an organisation none.
 * @spec SRV-01 ROL-06 ORG-06
 */
export function seesWorkOrder(
  order: Pick<ListedOrder, 'partIds'> & { readonly where: Whereabouts },
  { userId, seesAll, scope }: OrderReader & { readonly scope: Scope },
): boolean {
  if (order.where.rentId !== scope.rentId || scope.role === 'org') return false;
  return order.partIds.includes(userId) || (seesAll && isInScope(scope, order.where));
}

/**
 * The lists and what stands in each, for one reader. Which orders a reader may see at all, `seesWorkOrder` says before.
 * Decision: mine are those I made, work on or took part in; the transfer records those I gave away or was asked to take, and all that were
 * transferred for who sees all orders.
 * @spec SRV-03
 */
export const orderLists = {
  my: ({ partIds }, { userId }) => partIds.includes(userId),
  unprocessed: ({ state }) => state === 'pending',
  processing: ({ state }) => state === 'processing',
  transfers: ({ transfers }, { userId, seesAll }) =>
    transfers.some(({ operatorId, targetAgentId }) => seesAll || operatorId === userId || targetAgentId === userId),
  all: () => true,
} as const satisfies Record<string, (order: ListedOrder, reader: OrderReader) => boolean>;
export type OrderList = keyof typeof orderLists;
export const orderListNames = Object.keys(orderLists) as readonly OrderList[];

/** The orders of a list, in the order given. @spec SRV-03 */
export const ordersOf = <O extends ListedOrder>(list: OrderList, orders: readonly O[], reader: OrderReader): O[] => {
  const belongs: (order: ListedOrder, reader: OrderReader) => boolean = orderLists[list];
  return orders.filter((order) => belongs(order, reader));
};
