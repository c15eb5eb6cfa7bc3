import { iso } from '../orderRows.ts';
import type { SplitRows } from '../splits.ts';
import type { RefundableRow } from './rows.ts';

/** The payment in the books of the sandbox, where its split or its refund is. */
export function tradeOf({ trade }: SplitRows, { payment, paidMs }: RefundableRow): number {
  const outNo = String(payment.outNo);
  const known = trade.find((one) => one.outNo === outNo);
  if (known) return known.tradeId;
  const tradeId = trade.length + 1;
  const cents = Number(payment.cents);
  trade.push({
    tradeId,
    accessId: Number(payment.accessId),
    outNo,
    ref: String(payment.providerNo),
    state: 'paid',
    cents,
    paidCents: cents,
    subject: outNo,
    createdAt: String(payment.createdAt),
    expiresAt: String(payment.expiresAt),
    paidAt: iso(paidMs),
    isSplit: false,
    freedAt: null,
  });
  return tradeId;
}
