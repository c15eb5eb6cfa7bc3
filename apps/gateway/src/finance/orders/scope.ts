import { actingScope, partnersOf, placesOf, type Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';

/**
 * The orders that an account sees, as the domain's `seesOrder`.
 * @spec FIN-01 ORG-06 ROL-06
 */
export function moneyFilter(scope: Scope, userId: number): RawBuilder<SqlBool> {
  const own = sql`trade_order.creator_id = ${userId}`;
  const within = (condition: RawBuilder<unknown>) =>
    sql<SqlBool>`(trade_order.rent_id = ${scope.rentId} and (${own} or ${condition}))`;
  if (scope.rentKind === 'operator')
    return sql<SqlBool>`(trade_order.payee_rent_id = ${scope.rentId} or trade_order.rent_id = ${scope.rentId})`;
  switch (scope.role) {
    case 'platform':
      return sql<SqlBool>`(trade_order.rent_id = ${scope.rentId})`;
    case 'org':
      return sql<SqlBool>`false`;
    case 'agent':
      return within(sql`trade_order.partner_id = ${anyId(partnersOf(scope))}`);
    case 'unit':
      return within(scope.unitId === undefined ? sql`false` : sql`trade_order.unit_id = ${scope.unitId}`);
    case 'maint':
      return within(scope.maintId === undefined ? sql`false` : sql`trade_order.maint_id = ${scope.maintId}`);
    case 'resident':
      return within(sql`trade_order.place_id = ${anyId(placesOf(actingScope(scope)))}`);
  }
}

/** Whether the account is paid for an order, as the domain's `orderSide`. @spec FIN-01 ORG-06 */
export const isSoldBy = ({ role, rentId }: Scope): RawBuilder<SqlBool> =>
  role === 'platform' ? sql`(trade_order.payee_rent_id = ${rentId})` : sql`false`;

/** Who pays, by the name that it has today. */
export const payerName = sql<string>`case trade_order.payer_kind
  when 'user' then coalesce((select name from unit where unit.unit_id = trade_order.unit_id),
    (select name from place where place.place_id = trade_order.place_id),
    (select name from maint where maint.maint_id = trade_order.maint_id), '')
  when 'partner' then coalesce((select name from partner where partner.partner_id = trade_order.partner_id), '')
  when 'dealer' then coalesce((select name from partner where partner.partner_id = trade_order.partner_id), '')
  else (select name from rent where rent.rent_id = trade_order.rent_id) end`;
export const payeeName = sql<string>`(select name from rent where rent.rent_id = trade_order.payee_rent_id)`;
