import {
  postRefund,
  postRefundDue,
  type Posting,
  type RefundState,
  rollbackQuantity,
  undone,
} from '@fireline/domain/finance';
import { minuteMs } from '@fireline/domain/lib';
import type { Dice } from '../../../lib/dice.ts';
import { dayMs, hourMs } from '../../calendar.ts';
import type { City, Ms } from '../../model.ts';
import { iso, type Rows } from '../orderRows.ts';
import type { SplitRows } from '../splits.ts';
import type { Delivered } from '../units.ts';
import { type Course, notBack, type RefundableRow, type RefundRows } from './rows.ts';
import { takeBack } from './takeBack.ts';
import { tradeOf } from './trade.ts';

const reasons = [
  ['买多了，用不完', '目前报警短信很少，先退一部分'],
  ['重复购买', '同事已经买过一份'],
  ['选错了套餐', '应该买语音，误选了短信'],
  ['门店停业', '门店本月停业，不再需要'],
  ['设备已拆除', '设备已移交给新的业主'],
] as const;
const refusals = ['请先与合作商确认', '套餐已按优惠价售出，不支持退款', '申请信息与订单不符'] as const;
const finance = '财务';
const failure = { errorCode: 'USER_ACCOUNT_ABNORMAL', errorMessage: '用户账户异常或已注销' } as const;
const bouncedMs = 2 * dayMs;

interface Asked {
  readonly course: Course;
  readonly askedMs: Ms;
  /** Of what was bought. */
  readonly part: number;
}

/** All rows of one refund, by the rules of the domain. */
export function addRefund(
  rows: Rows,
  splits: SplitRows,
  refunds: RefundRows,
  one: RefundableRow,
  { course, askedMs, part }: Asked,
  { dice, city }: { readonly dice: Dice; readonly city: City },
): void {
  const { placed, order, payment, lineId } = one;
  const { buyer, price, count, accessId } = placed;
  const orderId = Number(order.orderId);
  const refundId = refunds.refund.length + 1;
  const paidCents = Number(order.paidCents);
  const cents = Math.max(1, Math.round(paidCents * part));
  const units = price.quantity * count;
  const taken = rollbackQuantity({ units, paidCents, refundedCents: 0, takenUnits: 0, unitsLeft: units }, cents);
  if (!taken.ok) return;
  const [reason, remark] = dice.pick(reasons);
  const refundNo = `${String(order.orderNo)}-B1`;
  const decidedMs = askedMs + Math.floor(dice.between(20, 26 * 60) * minuteMs);
  const endMs = decidedMs + Math.floor(dice.between(1, 4) * minuteMs);
  const isApproved = course !== 'underReview' && course !== 'refused';
  const shownAs = { stuck: 'refunding', bounced: 'failed' } as const;
  const state: RefundState = course === 'stuck' || course === 'bounced' ? shownAs[course] : course;
  const backMs = Math.min(city.now - hourMs, endMs + bouncedMs);
  const isEnded = state !== 'underReview' && state !== 'refunding';
  const rentId = price.rentId;
  const payee = { kind: order.payeeKind as 'tenant', id: String(order.payeeId) };
  const posted = { orderId: String(orderId), payee, refundId: String(refundId), cents };
  const push = (posting: Posting, ms: Ms, by = ''): void => {
    for (const transfer of posting.ok ? posting.value : []) rows.transfers.push({ rentId, transfer, by, at: iso(ms) });
  };
  const note = (event: string, ms: Ms, by: string, amount = cents): void => {
    rows.track.push({
      orderId,
      at: iso(ms),
      by,
      event,
      stateBefore: null,
      stateAfter: null,
      attemptNo: null,
      cents: amount,
    });
  };
  note('refundAsked', askedMs, buyer.name);
  let merchantCents = 0;
  if (isApproved) {
    note('refundApproved', decidedMs, finance);
    push(postRefundDue(posted), decidedMs, finance);
    refunds.moved.push(movedOf(one, 'rollback', taken.value, decidedMs, `refund ${refundId}`, finance));
    merchantCents = takeBack(rows, splits, refunds, one, { refundId, refundNo, cents, course, decidedMs }, push, note);
  }
  if (course === 'success' || course === 'bounced') {
    push(postRefund({ ...posted, to: { access: `a${accessId}` } }), endMs);
    note('refunded', endMs, '');
    const isBack = course === 'bounced';
    if (!isBack) Object.assign(order, { refundedCents: cents });
    const back = isBack ? { failedAt: iso(backMs), errorCode: failure.errorCode } : notBack;
    refunds.atProvider.push({ tradeId: tradeOf(splits, one), outNo: refundNo, cents, at: iso(endMs), ...back });
  }
  if (course === 'bounced') {
    push(undone(postRefund({ ...posted, to: { access: `a${accessId}` } })), backMs);
    note('refundBounced', backMs, '');
    const why = { code: failure.errorCode, message: failure.errorMessage };
    const at = { happenedAt: iso(backMs), foundAt: iso(backMs) };
    const of = { rentId, orderId, paymentId: Number(payment.paymentId), refundId, refundNo, cents };
    refunds.cases.push({ kind: 'refundFailed', ...of, ...why, ...at });
  }
  if (course === 'failed') {
    push(undone(postRefundDue(posted)), endMs);
    note('refundFailed', endMs, '');
    refunds.moved.push(movedOf(one, 'purchase', taken.value, endMs, `refund ${refundId} back`, ''));
  }
  if (course === 'refused') note('refundRefused', decidedMs, finance);
  if (!isEnded || course === 'bounced') Object.assign(order, { hasPendingRefund: true });
  const endedMs = course === 'bounced' ? backMs : endMs;
  const lastMs = isEnded ? (course === 'refused' ? decidedMs : endedMs) : isApproved ? decidedMs : askedMs;
  refunds.refund.push({
    refundId,
    rentId,
    orderId,
    paymentId: Number(payment.paymentId),
    refundNo,
    state,
    cents,
    units: taken.value,
    reason,
    contact: `138${String(10_000_000 + dice.int(0, 89_999_999)).slice(0, 8)}`,
    remark,
    askedById: buyer.userId,
    askedBy: buyer.name,
    askedAt: iso(askedMs),
    decidedBy: state === 'underReview' ? null : finance,
    decidedAt: state === 'underReview' ? null : iso(decidedMs),
    refusal: course === 'refused' ? dice.pick(refusals) : null,
    plannedAt: isApproved ? iso(decidedMs) : null,
    merchantCents,
    bearReason: null,
    endedAt: isEnded ? iso(lastMs) : null,
    ...(state === 'failed' ? failure : { errorCode: null, errorMessage: null }),
    changedBy: state === 'underReview' ? buyer.name : finance,
    changedAt: iso(lastMs),
  });
  refunds.line.push({ refundId, lineId, cents, units: taken.value });
}

const movedOf = (
  { placed: { buyer, price }, order }: RefundableRow,
  sellType: 'rollback' | 'purchase',
  amount: number,
  atMs: Ms,
  key: string,
  by: string,
): Delivered => ({
  rentId: buyer.rentId,
  holder: buyer.holder,
  resource: price.resource,
  amount,
  atMs,
  orderId: Number(order.orderId),
  key,
  sellType,
  by,
});
