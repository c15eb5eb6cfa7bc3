import { openOrdersMax, topUpForm } from '@fireline/domain/finance';
import { ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { sellerTo } from '../../tariff/packages.ts';
import { entriesOf, walletOf } from '../ledger/walletStore.ts';
import { callersParty } from './party.ts';
import { insertOrder, openOf } from './placing.ts';
import { detail, type OrderDetail } from './reading.ts';

/** Orders a top-up of the balance that the caller's payer has with those who sell to it. @spec FIN-11 */
export async function topUp(
  { requestId, amount }: { readonly requestId: string; readonly amount: string },
  asks: SignedInAsks,
): Promise<Result<OrderDetail>> {
  const { deps, scope, account } = asks;
  const form = topUpForm.check({ amount });
  if (!form.ok) return form;
  const payableCents = form.value.amount;
  const made = await transact(deps.database, async ({ tx }): Promise<Result<number>> => {
    await tx.selectFrom('appUser').select('userId').where('userId', '=', account.userId).forUpdate().executeTakeFirst();
    const before = await tx
      .selectFrom('tradeOrder')
      .select(['orderId', 'type', 'payableCents'])
      .where('creatorId', '=', account.userId)
      .where('requestId', '=', requestId)
      .executeTakeFirst();
    if (before)
      return before.type === 'topUp' && before.payableCents === payableCents
        ? ok(before.orderId)
        : refuse({ code: 'finance.order.otherContent', field: 'requestId' });
    const payer = await callersParty(tx, asks);
    const isTenant = payer?.kind === 'tenant';
    const seller = payer && payer.kind !== 'operator' ? await sellerTo(tx, scope.rentId, isTenant) : undefined;
    if (!payer || !seller) return refuse({ code: 'finance.order.noBalance' });
    if ((await openOf(tx, account.userId)) >= openOrdersMax)
      return refuse({ code: 'finance.order.tooManyOpen', args: { 0: openOrdersMax } });
    const orderId = await insertOrder(tx, asks, {
      requestId,
      payer,
      payeeRentId: seller.rentId,
      type: 'topUp',
      payableCents,
      nowMs: deps.clock(),
    });
    await logUse(tx, asks, { detail: yuanText(payableCents), target: { kind: 'order', id: orderId } });
    return ok(orderId);
  });
  return made.ok ? detail(made.value, asks) : made;
}

interface WalletShown {
  /** null: the caller pays for nobody. */
  readonly payeeName: string | null;
  readonly balanceCents: number;
  readonly entries: Awaited<ReturnType<typeof entriesOf>>;
}

/** @spec FIN-11 */
export async function wallet(asks: SignedInAsks): Promise<Result<WalletShown>> {
  const { db } = asks.deps.database;
  const payer = await callersParty(db, asks);
  const seller =
    payer && payer.kind !== 'operator' ? await sellerTo(db, asks.scope.rentId, payer.kind === 'tenant') : undefined;
  if (!payer || !seller) return ok({ payeeName: null, balanceCents: 0, entries: [] });
  const found = await walletOf(db, seller.rentId, payer);
  const { name: payeeName } = await db
    .selectFrom('rent')
    .select('name')
    .where('rentId', '=', seller.rentId)
    .executeTakeFirstOrThrow();
  const entries = found ? await entriesOf(db, found.accountId) : [];
  return ok({ payeeName, balanceCents: found?.balanceCents ?? 0, entries });
}
