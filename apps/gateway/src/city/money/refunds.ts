import {
  clawback,
  postRefund,
  postRefundDue,
  postReturn,
  type Posting,
  type RefundState,
  returnRefusal,
  rollbackQuantity,
  undone,
} from '@fireline/domain/finance';
import { minuteMs } from '@fireline/domain/lib';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import type { Dice } from '../../lib/dice.ts';
import { dayMs, hourMs } from '../calendar.ts';
import type { City, Ms } from '../model.ts';
import { iso, type Placed, type Rows } from './orderRows.ts';
import type { SplitRows } from './splits.ts';
import type { Delivered } from './units.ts';

const reasons = [
  ['买多了，用不完', '目前报警短信很少，先退一部分'],
  ['重复购买', '同事已经买过一份'],
  ['选错了套餐', '应该买语音，误选了短信'],
  ['门店停业', '门店本月停业，不再需要'],
  ['设备已拆除', '设备已移交给新的业主'],
] as const;
const refusals = ['请先与合作商确认', '套餐已按优惠价售出，不支持退款', '申请信息与订单不符'] as const;
const finance = '财务';
/** Rows of one table have the same columns. */
const notBack = { failedAt: null, errorCode: null };
const failure = { errorCode: 'USER_ACCOUNT_ABNORMAL', errorMessage: '用户账户异常或已注销' } as const;
const beganDays = 360;
/** At most so many have ended, and at most a third of the orders; of few orders half, of a handful all. */
const handful = 8;
const few = 30;
const endedMax = 120;

/** A paid order of which a refund may be asked. */
export interface RefundableRow {
  readonly placed: Placed;
  readonly order: BulkRow<'tradeOrder'>;
  readonly payment: BulkRow<'payment'>;
  readonly lineId: number;
  readonly paidMs: Ms;
  /** When its buyer bought again: until then nothing but messages draws what it brought. */
  readonly nextMs: Ms;
}
export interface RefundRows {
  readonly refund: (NewRow<'refund'> & { readonly refundId: number })[];
  readonly line: NewRow<'refundLine'>[];
  readonly part: NewRow<'refundReturn'>[];
  readonly atProvider: NewRow<'sandboxRefund'>[];
  readonly returns: NewRow<'sandboxReturn'>[];
  readonly moved: Delivered[];
  readonly cases: NewRow<'moneyCase'>[];
}

/** `bounced`: it came back days after it had succeeded. */
type Course = RefundState | 'stuck' | 'bounced';
const bouncedMs = 2 * dayMs;

/** How refunds end, one after the other: most succeed, some are refused, and a provider fails now and then. */
const courses = [
  'success',
  'refused',
  'success',
  'success',
  'failed',
  'success',
  'success',
  'refused',
  'success',
  'success',
] as const;

interface Asked {
  readonly course: Course;
  readonly askedMs: Ms;
  /** Of what was bought. */
  readonly part: number;
}

/** All rows of one refund, by the rules of the domain. */
function addRefund(
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

/** The payment in the books of the sandbox, where its split or its refund is. */
function tradeOf({ trade }: SplitRows, { payment, paidMs }: RefundableRow): number {
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

/** Somebody has paid back a part in the provider's own console yesterday: what nobody asked for here is a case. */
function addFound(rows: Rows, splits: SplitRows, refunds: RefundRows, one: RefundableRow, city: City): void {
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

interface Taking {
  readonly refundId: number;
  readonly refundNo: string;
  readonly cents: number;
  readonly course: Course;
  readonly decidedMs: Ms;
}

/** What recipients of the order give back; of one that is stuck the first has spent its part. @returns what the merchant bears */
function takeBack(
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

/** Since when the one waits whose recipient has spent its part. */
const stuckMs = 3 * dayMs;
/** Refunds that wait now: one for longer than three days, and the newest for less than an hour. */
const waitingMs = [4 * dayMs, 26 * hourMs, 5 * hourMs, 40 * minuteMs] as const;

/**
 * Refunds of some orders of a year in all states: some wait for finance, one waits for a recipient that has spent its part. Parts given back for those
 * that were stuck first are not repeated.
 * @spec FIN-08 FIN-09 FIN-10 N25
 */
export function addRefunds(
  rows: Rows,
  splits: SplitRows,
  city: City,
  all: readonly RefundableRow[],
  dice: Dice,
): RefundRows {
  const refunds: RefundRows = { refund: [], line: [], part: [], atProvider: [], returns: [], moved: [], cases: [] };
  const by = { dice, city };
  const isSplit = (one: RefundableRow): boolean =>
    splits.record.some(
      ({ orderId, result, cents }) => orderId === one.order.orderId && result === 'success' && cents > 0,
    );
  const isNew = (one: RefundableRow): boolean => city.now - one.paidMs < 45 * dayMs;
  const newest = all.filter(isNew).toReversed();
  const used = new Set<RefundableRow>();
  const waiting = waitingMs.map((ageMs, index) => {
    const askedMs = city.now - ageMs;
    const one = newest.find(
      (candidate) => !used.has(candidate) && candidate.paidMs < askedMs && city.now - candidate.paidMs > index * hourMs,
    );
    if (one) used.add(one);
    return { one, askedMs };
  });
  const couldBeStuck = all.filter((one) => !used.has(one) && city.now - one.paidMs > stuckMs && isSplit(one));
  const stuck =
    couldBeStuck.findLast(({ placed }) => placed.price.rentId === city.tenants[0]?.rentId) ?? couldBeStuck.at(-1);
  if (stuck) used.add(stuck);
  // what they brought is not drawn by anything else by then, and their refunds have ended
  const quiet = all.filter(
    (one) =>
      !used.has(one) &&
      city.now - one.paidMs < beganDays * dayMs &&
      city.now - one.paidMs > 3 * dayMs &&
      one.nextMs - one.paidMs > 3 * dayMs,
  );
  // its platform is whom people look around with
  const isFirst = ({ placed }: RefundableRow): boolean => placed.price.rentId === city.tenants[0]?.rentId;
  const back = quiet.findLast(isFirst) ?? quiet.at(-1);
  // it takes no units back until somebody books it
  const isFree = (one: RefundableRow): boolean =>
    !used.has(one) && !quiet.includes(one) && city.now - one.paidMs > dayMs;
  const found = all.findLast((one) => isFree(one) && isFirst(one)) ?? all.findLast(isFree);
  const others = quiet.filter((one) => one !== back);
  const share = others.length < handful ? 1 : others.length < few ? 2 : 3;
  const every = Math.max(share, Math.ceil(others.length / endedMax));
  for (const [index, one] of others.filter((_, at) => at % every === 0).entries()) {
    const askedMs = one.paidMs + Math.floor(dice.between(1, 20) * hourMs);
    const isAll = city.now - one.paidMs > 60 * dayMs && dice.between(0, 1) < 0.5;
    const part = isAll ? 1 : Math.round(dice.between(0.2, 0.7) * 20) / 20;
    const course = courses[index % courses.length] ?? 'success';
    addRefund(rows, splits, refunds, one, { course, askedMs, part }, by);
  }
  if (back) addRefund(rows, splits, refunds, back, { course: 'bounced', askedMs: back.paidMs + hourMs, part: 0.4 }, by);
  if (found) addFound(rows, splits, refunds, found, city);
  if (stuck) addRefund(rows, splits, refunds, stuck, { course: 'stuck', askedMs: city.now - stuckMs, part: 0.2 }, by);
  for (const { one, askedMs } of waiting)
    if (one) addRefund(rows, splits, refunds, one, { course: 'underReview', askedMs, part: 0.4 }, by);
  return refunds;
}

/** Writes refunds after the splits and the ledger that they rest on. */
export async function writeRefunds(
  tx: Tx,
  { refund, line, part, atProvider, returns, cases }: RefundRows,
): Promise<void> {
  await insertMany(tx, 'refund', refund);
  await insertMany(tx, 'refundLine', line);
  await insertMany(tx, 'refundReturn', part);
  await insertMany(tx, 'sandboxRefund', atProvider);
  await insertMany(tx, 'sandboxReturn', returns);
  await insertMany(tx, 'moneyCase', cases);
}
