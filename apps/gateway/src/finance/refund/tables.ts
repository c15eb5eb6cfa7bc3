import type { CaseKind, CaseWay, RefundState, ReturnState } from '@fireline/domain/finance';
import type { Generated } from 'kysely';
import type { Id, Instant } from '../../lib/db/columnTypes.ts';

type Late<T> = Generated<T | null>;

export interface RefundTable {
  refundId: Id;
  /** Of the payee. */
  rentId: string;
  orderId: number;
  /** The attempt whose money goes back; null: it was paid from the balance, and goes back there. */
  paymentId: Late<number>;
  /** Ours at the provider: the same number is the same refund. */
  refundNo: string;
  /** The number at the provider, where that is another: it had failed under it before, and went after all. */
  providerNo: Late<string>;
  state: RefundState;
  cents: number;
  /** Taken back; while it is under review, those that would be. */
  units: number;
  reason: string;
  contact: string;
  remark: string;
  /** null: nobody here asked for it, as it was made at the provider. */
  askedById: Late<number>;
  askedBy: string;
  askedAt: Instant;
  decidedBy: Late<string>;
  decidedAt: Late<Instant>;
  refusal: Late<string>;
  /** Since then it is known who gives back how much. */
  plannedAt: Late<Instant>;
  merchantCents: Generated<number>;
  bearReason: Late<string>;
  endedAt: Late<Instant>;
  errorCode: Late<string>;
  errorMessage: Late<string>;
  /** The refund that this one pays once more, as that one failed after all. */
  repeatsId: Late<number>;
  revision: Generated<number>;
  changedBy: string;
  changedAt: Instant;
}
export interface RefundLineTable {
  refundId: number;
  lineId: number;
  cents: number;
  units: number;
}
export interface RefundReturnTable {
  returnId: Id;
  refundId: number;
  splitId: number;
  cents: number;
  borneCents: Generated<number>;
  /** Of this try: tried again, it has another. */
  outNo: string;
  state: ReturnState;
  tries: Generated<number>;
  /** Why it was not asked at all. */
  reasonCode: Late<string>;
  errorCode: Late<string>;
  errorMessage: Late<string>;
  createdAt: Instant;
  endedAt: Late<Instant>;
}

/** What somebody of finance decides over: a refund that failed after all, or one that was made at the provider. */
export interface MoneyCaseTable {
  caseId: Id;
  /** Of the payee. */
  rentId: string;
  kind: CaseKind;
  orderId: number;
  paymentId: number;
  /** Of a refund that failed. */
  refundId: Late<number>;
  /** The number at the provider. */
  refundNo: string;
  /** null: it could not be read, and stands in `said` as it came. */
  cents: Late<number>;
  said: Late<string>;
  code: Late<string>;
  message: Late<string>;
  happenedAt: Instant;
  foundAt: Instant;
  how: Late<CaseWay>;
  remark: Late<string>;
  settledBy: Late<string>;
  settledAt: Late<Instant>;
  /** A refund of the provider's own console that did not arrive. */
  bouncedAt: Late<Instant>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    refund: RefundTable;
    refundLine: RefundLineTable;
    refundReturn: RefundReturnTable;
    moneyCase: MoneyCaseTable;
  }
}
