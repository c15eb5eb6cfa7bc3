import { defineForm, integer, oneOf, text } from '../lib/index.ts';
import type { Scope } from '../role/index.ts';
import { type BalanceHolder, type BalanceHolderKind, balanceHolderKinds } from './holder.ts';
import { giftRemarkChars, giftUnits, nameChars } from './limits.ts';
import { meteredResources } from './prices.ts';
import { type Imbalance, statementOf } from './reconcile.ts';
import type { ResourceRecord } from './records.ts';

/** Units of one kind given to a holder, or taken back, with the reason that the record keeps. @spec TAR-08 */
export const unitMoveForm = defineForm({
  amount: integer({ min: 1, max: giftUnits.max }),
  remark: text(giftRemarkChars),
});

/** The same to a holder that is found by its name. @spec TAR-08 */
export const balanceGiftForm = defineForm({
  holderKind: oneOf(balanceHolderKinds),
  holderId: text(nameChars),
  resource: oneOf(meteredResources),
  amount: integer({ min: 1, max: giftUnits.max }),
  remark: text(giftRemarkChars),
});

/**
 * To whose balances somebody gives. Decision: the operator to tenants alone; a tenant to all within it but to itself; a partner to those below
 * it; nobody else gives.
 * @spec TAR-08 ORG-06 ROL-06
 */
export const givesTo = ({ role, rentKind }: Pick<Scope, 'role' | 'rentKind'>): readonly BalanceHolderKind[] => {
  if (role === 'platform') return rentKind === 'operator' ? ['tenant'] : ['partner', 'unit', 'place', 'device'];
  return role === 'agent' ? ['partner', 'unit', 'place', 'device'] : [];
};

/** Whether the reader of a balance gives to it: nobody gives to itself. @spec TAR-08 */
export const mayGiveTo = (scope: Scope, { kind, id }: BalanceHolder): boolean =>
  givesTo(scope).includes(kind) && !(kind === 'partner' && id === String(scope.partnerId));

/**
 * Why a record does not add up: the one before it left another balance, or its own figures contradict each other.
 * @param expected what the record before it left
 * @spec TAR-07 N20
 */
export const misfitsOf = (record: ResourceRecord, expected: number): readonly Imbalance[] =>
  statementOf({ opening: expected, closing: record.after, records: [record] }).reasons;
