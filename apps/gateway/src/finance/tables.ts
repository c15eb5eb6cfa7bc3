import type {
  ChannelState,
  LedgerAccount,
  LedgerKind,
  OrderLineKind,
  OrderState,
  OrderTrackEvent,
  OrderType,
  PaymentMethod,
  PaymentState,
  TransferKind,
} from '@fireline/domain/finance';
import type {
  BalanceHolderKind,
  MeteredResource,
  PartyKind,
  ServiceMode,
  StorageProduct,
} from '@fireline/domain/tariff';
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
  /** What the provider lets out of a payment in splits. */
  providerMaxPercent: Generated<number>;
  providerMaxReason: Generated<string>;
  appId: Generated<string>;
  applet: Generated<ChannelState>;
  officialAccount: Generated<ChannelState>;
  changedBy: Generated<string>;
  changedAt: Late<Instant>;
  revision: Generated<number>;
  /** The last day whose refunds the provider has stated. */
  refundsAskedOn: Late<string>;
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
  /** A refund of it is under review or on its way: nobody asks for another. */
  hasPendingRefund: Generated<boolean>;
  /** It is paid by a code that its payee hands out. */
  isByCode: Generated<boolean>;
  /** Who cancels it: it ends once the provider says that nothing can be paid any more. */
  cancelBy: Late<string>;
  /** Of an order that opens services: it ends with their opening. */
  sessionId: Late<string>;
}
export interface OrderLineTable {
  lineId: Id;
  orderId: number;
  position: number;
  kind: Generated<OrderLineKind>;
  /** Messages or calls; of service the mode; of a camera what is kept. */
  resource: MeteredResource | ServiceMode | StorageProduct;
  /** Units of one package; of service years; of what a camera keeps months. */
  quantity: number;
  count: number;
  holderKind: BalanceHolderKind;
  holderId: string;
  priceId: number;
  unitCents: number;
  amountCents: number;
  fulfilledAt: Late<Instant>;
  /** Whose service it brings; its last day before and after, and the days that it brought. */
  deviceId: Late<number>;
  dayBefore: Late<string>;
  dayAfter: Late<string>;
  days: Late<number>;
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
  /** Of what paid nothing: what went back, in one piece or in parts. */
  givenBackCents: Generated<number>;
  /** Its provider holds the money until it is split, or freed for the payee. */
  isSplit: Generated<boolean>;
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
/** `refund`: money that paid nothing goes back; `payBack`: a refund that was approved. */
export const taskKinds = [
  'close',
  'refund',
  'addReceiver',
  'planSplit',
  'split',
  'finish',
  'planRefund',
  'returnSplit',
  'payBack',
] as const;
export type TaskKind = (typeof taskKinds)[number];
export interface ProviderTaskTable {
  taskId: Id;
  rentId: string;
  paymentId: Late<number>;
  recipientId: Late<number>;
  splitId: Late<number>;
  refundId: Late<number>;
  returnId: Late<number>;
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
  splitId: Late<number>;
  refundId: Late<number>;
  key: string;
  by: string;
  at: Instant;
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
  }
}
