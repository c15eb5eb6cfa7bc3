import type {
  LedgerAccount,
  LedgerKind,
  OrderState,
  OrderTrackEvent,
  OrderType,
  PaymentMethod,
  PaymentState,
  TransferKind,
} from '@fireline/domain/finance';
import type { BalanceHolderKind, MeteredResource, PartyKind } from '@fireline/domain/tariff';
import type { Generated } from 'kysely';
import type { Id, Instant } from '../lib/db/columnTypes.ts';

type Late<T> = Generated<T | null>;

export const providerNames = ['sandbox'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Where a payee takes money: an account at a provider. */
export interface PayAccessTable {
  accessId: Id;
  rentId: string;
  provider: ProviderName;
  name: string;
  merchantNo: string;
  /** The provider's, as JWK: signs its notices. */
  publicKey: string;
  /** The payee's own; encrypted, and never shown. */
  sealedKey: Late<string>;
  isEnabled: Generated<boolean>;
  revision: Generated<number>;
}

export interface TradeOrderTable {
  orderId: Id;
  /** Of the payer. */
  rentId: string;
  orderNo: string;
  revision: Generated<number>;
  creatorId: number;
  createdBy: string;
  createdAt: Instant;
  /** Of the press: the same press makes one order. */
  requestId: string;
  payerKind: PartyKind;
  payerId: string;
  payeeKind: PartyKind;
  payeeId: string;
  payeeRentId: string;
  /** Where the payer was when it ordered. */
  partnerId: number | null;
  unitId: number | null;
  maintId: number | null;
  placeId: number | null;
  type: OrderType;
  state: OrderState;
  payableCents: number;
  paidCents: Generated<number>;
  refundedCents: Generated<number>;
  method: Late<PaymentMethod>;
  paidAt: Late<Instant>;
  expiresAt: Instant;
  endedAt: Late<Instant>;
  /** Who cancels it: it ends once the provider says that nothing can be paid any more. */
  cancelBy: Late<string>;
}
export interface OrderLineTable {
  lineId: Id;
  orderId: number;
  position: number;
  resource: MeteredResource;
  quantity: number;
  count: number;
  holderKind: BalanceHolderKind;
  holderId: string;
  priceId: number;
  unitCents: number;
  amountCents: number;
  fulfilledAt: Late<Instant>;
}
export interface OrderTrackTable {
  trackId: Id;
  orderId: number;
  at: Instant;
  by: string;
  event: OrderTrackEvent;
  stateBefore: Late<OrderState>;
  stateAfter: Late<OrderState>;
  attemptNo: Late<number>;
  cents: Late<number>;
}

export interface PaymentTable {
  paymentId: Id;
  /** Of the payee: whose ledger it is posted in. */
  rentId: string;
  orderId: number;
  /** Counted from 1 in its order. */
  attemptNo: number;
  accessId: number;
  method: PaymentMethod;
  /** Our number at the provider. */
  outNo: string;
  providerNo: Late<string>;
  /** What its QR code holds. */
  codeUrl: Late<string>;
  state: PaymentState;
  cents: number;
  paidCents: Late<number>;
  feeCents: Late<number>;
  /** Its money is what the order is paid with. */
  isPayer: Generated<boolean>;
  createdAt: Instant;
  /** At the provider; never after that of the order. */
  expiresAt: Instant;
  endedAt: Late<Instant>;
  /** How often the provider was asked, and when it is next; null: it is not. */
  asked: Generated<number>;
  nextAskAt: Late<Instant>;
}
export interface ProviderEventTable {
  eventRowId: Id;
  accessId: number;
  eventId: string;
  body: string;
  at: Instant;
}
export const taskKinds = ['close', 'refund'] as const;
export type TaskKind = (typeof taskKinds)[number];
export interface ProviderTaskTable {
  taskId: Id;
  rentId: string;
  paymentId: number;
  kind: TaskKind;
  outNo: string;
  cents: Late<number>;
  runAt: Instant;
  tries: Generated<number>;
  claimedUntil: Late<Instant>;
  doneAt: Late<Instant>;
  lastCode: Late<string>;
}

export interface LedgerAccountTable {
  accountId: Id;
  rentId: string;
  kind: LedgerKind;
  ownerKind: LedgerAccount['ownerKind'];
  ownerId: string;
  access: Generated<string>;
  /** Of accounts that may not go below zero; null: a sum of transfers. */
  balanceCents: Late<number>;
}
/** The database refuses to change or delete it. */
export interface LedgerTransferTable {
  transferId: Id;
  rentId: string;
  debitAccountId: number;
  creditAccountId: number;
  cents: number;
  kind: TransferKind;
  orderId: Late<number>;
  paymentId: Late<number>;
  key: string;
  by: string;
  at: Instant;
}

export interface SandboxKeyTable {
  accessId: number;
  /** JWK: signs what the sandbox reports. */
  privateKey: string;
}
export interface SandboxTradeTable {
  tradeId: Id;
  accessId: number;
  outNo: string;
  ref: string;
  state: 'open' | 'paid' | 'failed' | 'closed';
  cents: number;
  paidCents: Late<number>;
  subject: string;
  createdAt: Instant;
  expiresAt: Instant;
  paidAt: Late<Instant>;
}
export interface SandboxRefundTable {
  refundId: Id;
  tradeId: number;
  outNo: string;
  cents: number;
  at: Instant;
}
export interface SandboxNoticeTable {
  noticeId: Id;
  accessId: number;
  body: string;
  isWronglySigned: boolean;
  dueAt: Instant;
  tries: Generated<number>;
}

declare module '../lib/db/schema.ts' {
  interface Database {
    payAccess: PayAccessTable;
    tradeOrder: TradeOrderTable;
    orderLine: OrderLineTable;
    orderTrack: OrderTrackTable;
    payment: PaymentTable;
    providerEvent: ProviderEventTable;
    providerTask: ProviderTaskTable;
    ledgerAccount: LedgerAccountTable;
    ledgerTransfer: LedgerTransferTable;
    sandboxKey: SandboxKeyTable;
    sandboxTrade: SandboxTradeTable;
    sandboxRefund: SandboxRefundTable;
    sandboxNotice: SandboxNoticeTable;
  }
}
