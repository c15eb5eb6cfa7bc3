import { actingScope, partnersOf, placesOf, type Scope } from '../role/index.ts';

/** Who pays an order and is paid, and where its payer was when it was placed. */
export interface OrderParties {
  /** Of the payer. */
  readonly rentId: string;
  readonly payeeRentId: string;
  readonly creatorId: number;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly maintId: number | null;
  readonly placeId: number | null;
}

/** What an account sees of orders: what it and those it sees buy, and what others pay to it. @spec FIN-01 ORG-06 */
export const orderSides = ['bought', 'sold'] as const;
export type OrderSide = (typeof orderSides)[number];

/** Who is paid for its orders: the people of the platform of a tenant, and the operator. The operator buys nothing. @spec FIN-01 ORG-06 */
export const orderSide = (
  { role, rentId }: Pick<Scope, 'role' | 'rentId'>,
  { payeeRentId }: Pick<OrderParties, 'payeeRentId'>,
): OrderSide => (role === 'platform' && payeeRentId === rentId ? 'sold' : 'bought');

/** Whether an account both buys and sells: the platform of a tenant alone. @spec FIN-01 ORG-06 */
export const hasBothSides = ({ role, rentKind }: Pick<Scope, 'role' | 'rentKind'>): boolean =>
  role === 'platform' && rentKind !== 'operator';

/**
 * Whether an account sees an order: its own; those of its unit, of the places that it manages, of its maintenance company, of its branch when they
 * were placed; of a tenant's platform all of the tenant; of the operator all that it pays or is paid for. People of an organisation see none.
 * @spec FIN-01 ORG-06 ROL-06
 */
export function seesOrder(scope: Scope, userId: number, order: OrderParties): boolean {
  if (scope.rentKind === 'operator') return order.payeeRentId === scope.rentId || order.rentId === scope.rentId;
  if (order.rentId !== scope.rentId) return false;
  const isOwn = order.creatorId === userId;
  switch (scope.role) {
    case 'platform':
      return true;
    case 'org':
      return false;
    case 'agent':
      return isOwn || (order.partnerId !== null && partnersOf(scope).includes(order.partnerId));
    case 'unit':
      return isOwn || (scope.unitId !== undefined && order.unitId === scope.unitId);
    case 'maint':
      return isOwn || (scope.maintId !== undefined && order.maintId === scope.maintId);
    case 'resident':
      return isOwn || (order.placeId !== null && placesOf(actingScope(scope)).includes(order.placeId));
  }
}
