import {
  addDays,
  type Cents,
  type Day,
  daysBetween,
  defineForm,
  minuteMs,
  oneOf,
  ok,
  optional,
  type Problem,
  refuse,
  type Result,
  text,
  yuan,
} from '../../lib/index.ts';
import { orderCents, refundReasonChars, statedRefundDays } from '../limits.ts';
import { rollbackQuantity, type SoldUnits } from './takeBack.ts';

/**
 * Money that somebody of finance has to decide over, beside payments of another amount. `refundFailed`: a refund that the buyer is owed could not
 * be paid, also after it had succeeded. `refundFound`: the provider paid back what nobody asked for here. `amountUnread`: the same, and its amount
 * could not be read. @spec FIN-08 TAR-10
 */
export const caseKinds = ['refundFailed', 'refundFound', 'amountUnread'] as const;
export type CaseKind = (typeof caseKinds)[number];

/**
 * What is done with a case. `payAgain`: the provider pays once more, under a new number. `paidOtherwise`: the buyer has the money by a bank
 * transfer or in cash. `undo`: nothing is paid, and what was taken back is the buyer's again. `book`: a refund that was found is booked.
 * `writeOff`: a refund that was found is a difference of the payee, as it is more than is left, or belongs to nothing. `dismiss`: the provider has not
 * paid it, whatever it said.
 * @spec FIN-08 TAR-10
 */
export const caseWays = ['payAgain', 'paidOtherwise', 'undo', 'book', 'writeOff', 'dismiss'] as const;
export type CaseWay = (typeof caseWays)[number];
/** The ways of each kind. @spec FIN-08 */
export const waysOfCase = {
  refundFailed: ['payAgain', 'paidOtherwise', 'undo'],
  refundFound: ['book', 'writeOff', 'dismiss'],
  amountUnread: ['book', 'writeOff', 'dismiss'],
} as const satisfies Record<CaseKind, readonly CaseWay[]>;

/** How a case is settled and why; the amount, in yuan, where it could not be read. @spec FIN-08 TAR-10 */
export const caseForm = /* @__PURE__ */ defineForm({
  how: oneOf(caseWays),
  remark: text(refundReasonChars),
  amount: optional(yuan(orderCents)),
});

/** A case and its order, as far as they decide who settles it. */
export interface SettledCase {
  readonly kind: CaseKind;
  readonly payeeRentId: string;
  readonly creatorId: number;
  /** Who asked for the refund of the case; undefined: nobody here. */
  readonly askedById?: number | null | undefined;
}

/**
 * Why somebody does not settle a case so. Decision: the payee's people do, and neither who placed the order nor who asked for its refund.
 * @spec FIN-08 FIN-10 ROL-06
 */
export function checkSettlesCase(
  { kind, payeeRentId, creatorId, askedById }: SettledCase,
  by: { readonly rentId: string; readonly userId: number },
  how: CaseWay,
  amountCents?: Cents,
): Problem | undefined {
  if (payeeRentId !== by.rentId) return { code: 'finance.settle.notPayee' };
  if (creatorId === by.userId) return { code: 'finance.settle.own' };
  if (askedById === by.userId) return { code: 'finance.refund.ownRequest' };
  if (!(waysOfCase[kind] as readonly CaseWay[]).includes(how)) return { code: 'finance.case.way', field: 'how' };
  return kind === 'amountUnread' && how !== 'dismiss' && amountCents === undefined
    ? { code: 'form.required', field: 'amount' }
    : undefined;
}

/**
 * Whether a refund that ends as failed is still owed to its buyer: it had succeeded before, or it repeats one that had. Decision: then what was
 * taken back stays taken, as the buyer has given it up and waits for the money, and a case is opened. One that failed at once gives it back.
 * @spec FIN-08 FIN-09
 */
export const isStillOwed = (refund: { readonly state: string; readonly repeats: boolean }): boolean =>
  refund.state === 'success' || refund.repeats;

/** Clocks of a provider and of the gateway may differ by so much. */
const clocksDifferMs = 10 * minuteMs;

/**
 * Whether a provider's word that a refund was paid is about the time before it failed, by clocks that may differ by 10 minutes. A time that cannot be
 * read is not old: people look into it.
 * @param saidAtMs when the provider paid, by its word
 * @param failedAtMs when it was known here to have failed
 * @spec FIN-08 TAR-10
 */
export const isOldWord = (saidAtMs: number, failedAtMs: number): boolean => saidAtMs < failedAtMs - clocksDifferMs;

/**
 * Units that go with a refund that was made at the provider: as many as it is worth, though no more than are unused. The money has left already,
 * so that what was used stays with the buyer; a later refund takes less.
 * @returns `finance.refund.amount` where more was refunded than is left of the order
 * @spec FIN-09 TAR-10
 */
export function unitsOfFound(sold: SoldUnits, cents: Cents): Result<number> {
  const worth = rollbackQuantity({ ...sold, unitsLeft: Number.MAX_SAFE_INTEGER }, cents);
  if (!worth.ok) return refuse(...worth.problems);
  return ok(Math.min(worth.value, Math.max(0, sold.unitsLeft)));
}

/**
 * The days whose refunds a provider is asked for today, the oldest first: up to yesterday, as a day has to be over.
 * @param askedOn the last day that it has stated; null: it was never asked, and only yesterday counts
 * @spec TAR-10 FIN-08
 * @example daysToAsk('2026-11-27', '2026-11-30') // ['2026-11-28', '2026-11-29']
 */
export function daysToAsk(askedOn: Day | null, today: Day): readonly Day[] {
  const yesterday = addDays(today, -1);
  // a day that lies ahead was noted by a clock that ran ahead
  const isKnown = askedOn !== null && askedOn < today;
  const count = isKnown ? Math.min(statedRefundDays, daysBetween(askedOn, yesterday)) : 1;
  return Array.from({ length: count }, (_, at) => addDays(yesterday, at + 1 - count));
}
