import { hourMs } from '../../calendar.ts';
import type { City } from '../../model.ts';
import { iso, type Rows } from '../orderRows.ts';
import type { SplitRows } from '../splits.ts';
import { notBack, type RefundableRow, type RefundRows } from './rows.ts';
import { tradeOf } from './trade.ts';

/** Somebody has paid back a part in the provider's own console yesterday: what nobody asked for here is a case. */
export function addFound(rows: Rows, splits: SplitRows, refunds: RefundRows, one: RefundableRow, city: City): void {
  const { order, payment, placed } = one;
  const orderId = Number(order.orderId);
  const cents = Math.max(1, Math.floor(Number(order.paidCents) / 10));
  const refundNo = `CONSOLE${String(orderId).padStart(16, '0')}`;
  const [happenedAt, foundAt] = [city.now - 30 * hourMs, city.now - 6 * hourMs].map(iso) as [string, string];
  refunds.atProvider.push({ tradeId: tradeOf(splits, one), outNo: refundNo, cents, at: happenedAt, ...notBack });
  const of = { rentId: placed.price.rentId, orderId, paymentId: Number(payment.paymentId), refundNo, cents };
  const nothing = { refundId: null, code: null, message: null };
  refunds.cases.push({ kind: 'refundFound', ...of, ...nothing, happenedAt, foundAt });
  const states = { stateBefore: null, stateAfter: null };
  rows.track.push({ orderId, at: foundAt, by: '', event: 'refundFound', ...states, attemptNo: 1, cents });
}
