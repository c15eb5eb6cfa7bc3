import { clawback, postReturn, type Posting, returnRefusal } from '@fireline/domain/finance';
import type { Ms } from '../../model.ts';
import { iso, type Rows } from '../orderRows.ts';
import type { SplitRows } from '../splits.ts';
import type { Course, RefundableRow, RefundRows } from './rows.ts';

interface Taking {
  readonly refundId: number;
  readonly refundNo: string;
  readonly cents: number;
  readonly course: Course;
  readonly decidedMs: Ms;
}

/** What recipients of the order give back; of one that is stuck the first has spent its part. @returns what the merchant bears */
export function takeBack(
  rows: Rows,
  splits: SplitRows,
  refunds: RefundRows,
  { order, payment }: RefundableRow,
  { refundId, refundNo, cents, course, decidedMs }: Taking,
  push: (posting: Posting, ms: Ms) => void,
  note: (event: string, ms: Ms, by: string, cents: number) => void,
): number {
  const orderId = Number(order.orderId);
  const paidCents = Number(order.paidCents);
  const given = splits.record.filter((one) => one.orderId === orderId && one.result === 'success' && one.cents > 0);
  const held = given.reduce((sum, one) => sum + one.cents, 0);
  const isPerson = (account: string): boolean => account.startsWith('o');
  const byId = new Map(given.map((one) => [String(one.splitId), one]));
  const plan = clawback(
    cents,
    given.map((one) => ({ recipientId: String(one.splitId), heldCents: one.cents })),
    paidCents - held,
    (splitId) => {
      const record = byId.get(splitId);
      return record && isPerson(record.recipientAccount)
        ? returnRefusal({ type: 'person', splitAtMs: 0, nowMs: 0, isReturnAllowed: false, heldCents: record.cents })
        : undefined;
    },
  );
  if (!plan.ok) return 0;
  const tradeId = splits.trade.find((one) => one.outNo === payment.outNo)?.tradeId ?? 0;
  for (const [index, part] of plan.value.parts.entries()) {
    const record = byId.get(part.recipientId);
    if (!record || (part.cents === 0 && part.borneCents === 0)) continue;
    const isAsked = part.cents > 0;
    const isStuck = isAsked && course === 'stuck' && index === 0;
    const endMs = decidedMs + (index + 1) * 3000;
    const outNo = `${refundNo}-${record.splitId}`;
    refunds.part.push({
      refundId,
      splitId: record.splitId,
      cents: part.cents,
      borneCents: part.borneCents,
      outNo,
      state: isStuck ? 'refused' : isAsked ? 'success' : 'borne',
      reasonCode: part.reason?.code ?? null,
      errorCode: isStuck ? 'BALANCE_NOT_ENOUGH' : null,
      errorMessage: isStuck ? '分账接收方余额不足' : null,
      createdAt: iso(decidedMs),
      endedAt: isStuck ? null : iso(endMs),
    });
    if (!isAsked) continue;
    note(isStuck ? 'returnRefused' : 'returnDone', endMs, '', part.cents);
    if (isStuck) continue;
    Object.assign(record, { returnedCents: part.cents });
    push(
      postReturn({
        orderId: String(orderId),
        payee: { kind: order.payeeKind as 'tenant', id: String(order.payeeId) },
        splitId: String(record.splitId),
        recipientId: String(record.recipientId),
        refundId: String(refundId),
        cents: part.cents,
      }),
      endMs,
    );
    const book = splits.books.findIndex((one) => one.tradeId === tradeId && one.outNo === record.detailNo);
    refunds.returns.push({ sandboxSplitId: book + 1, outNo, cents: part.cents, at: iso(endMs) });
  }
  return plan.value.merchantCents;
}
