import {
  type Cents,
  defineForm,
  integer,
  ok,
  oneOf,
  optional,
  type Problem,
  refuse,
  type Result,
  text,
  yuanText,
} from '../lib/index.ts';
import { nameChars, purchasePackages } from './limits.ts';
import { payCode } from './payCode.ts';
import { packagesCents } from './prices.ts';

/** How packages are paid for. @spec TAR-05 */
export const purchaseWays = ['online', 'balance', 'offlineCode', 'bankTransfer'] as const;
export type PurchaseWay = (typeof purchaseWays)[number];

/** A purchase of packages; offline with the code that was handed out for it. @spec TAR-05 */
export const purchaseForm = defineForm(
  {
    packageId: text(nameChars),
    count: integer(purchasePackages),
    way: oneOf(purchaseWays),
    code: optional(payCode),
  },
  ({ way, code }) => {
    const read = way === 'offlineCode' ? payCode(code, 'code') : ok('');
    return read.ok ? [] : read.problems;
  },
);

/** 'Account balance is not enough, please top up', with both amounts. @spec FIN-11 TAR-05 */
export const checkBalance = (balanceCents: Cents, amountCents: Cents): Problem | undefined =>
  Number.isSafeInteger(amountCents) && amountCents >= 0 && amountCents <= balanceCents
    ? undefined
    : { code: 'tariff.balance.short', args: { balance: yuanText(balanceCents), amount: yuanText(amountCents) } };

/** What a purchase costs, or why it cannot be made: from the balance no more than is there. @spec TAR-05 FIN-11 */
export const purchaseCents = (purchase: {
  readonly amountCents: Cents;
  readonly count: number;
  readonly way: PurchaseWay;
  readonly balanceCents: Cents;
}): Result<Cents> => {
  const cents = packagesCents(purchase.amountCents, purchase.count);
  const short = cents.ok && purchase.way === 'balance' ? checkBalance(purchase.balanceCents, cents.value) : undefined;
  return short ? refuse(short) : cents;
};
