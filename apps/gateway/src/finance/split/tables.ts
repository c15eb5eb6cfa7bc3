import type {
  MerchantType,
  OrderType,
  ReceiverState,
  RecipientRelation,
  RecipientType,
  SplitResult,
  SplitTask,
  TriggerState,
} from '@fireline/domain/finance';
import type { Generated } from 'kysely';
import type { Id, Instant, Json } from '../../lib/db/columnTypes.ts';

type Late<T> = Generated<T | null>;

interface Changed {
  revision: Generated<number>;
  changedBy: string;
  changedAt: Instant;
}
/** Who takes money for a payee. */
export interface MerchantTable extends Changed {
  merchantId: Id;
  rentId: string;
  enterpriseId: string;
  type: MerchantType;
  number: string;
  name: string;
  fullName: string;
  isSplitEnabled: boolean;
  isReceivingEnabled: boolean;
  maxSplitRatio: Late<number>;
  /** Whose rules hold for the orders of the payee. */
  isDefault: Generated<boolean>;
  /** No split and no refund of it goes out. */
  stoppedAt: Late<Instant>;
  stopReason: Late<string>;
}
export interface RecipientTable extends Changed {
  recipientId: Id;
  rentId: string;
  type: RecipientType;
  name: string;
  /** The merchant number or the open id. */
  account: string;
  officialAccount: string;
  relation: RecipientRelation;
  partnerId: Late<number>;
  state: ReceiverState;
  providerCode: Late<string>;
  providerMessage: Late<string>;
  isReturnAllowed: Generated<boolean>;
  endedAt: Late<Instant>;
}
export interface SplitRuleTable extends Changed {
  ruleId: Id;
  rentId: string;
  merchantId: number;
  name: string;
  orderType: OrderType;
  version: number;
  tasks: Json<SplitTask[]>;
  endedAt: Late<Instant>;
}
export interface SplitRuleVersionTable {
  ruleId: number;
  version: number;
  name: string;
  tasks: Json<SplitTask[]>;
  savedBy: string;
  savedAt: Instant;
}
export interface SplitTriggerTable extends Changed {
  triggerId: Id;
  rentId: string;
  orderType: OrderType;
  partnerId: number;
  state: TriggerState;
  firedAt: Late<Instant>;
}
export interface SplitRecordTable {
  splitId: Id;
  /** Of the payee. */
  rentId: string;
  orderId: number;
  paymentId: number;
  merchantId: number;
  ruleId: number;
  ruleVersion: number;
  recipientId: number;
  recipientAccount: string;
  ratio: number;
  /** Ours for all parts of the order, and for this one. */
  ledgerNo: string;
  detailNo: string;
  providerNo: Late<string>;
  totalCents: number;
  cents: number;
  returnedCents: Generated<number>;
  result: SplitResult;
  resultCode: Late<string>;
  errorCode: Late<string>;
  errorMessage: Late<string>;
  tries: Generated<number>;
  /** What is left was freed for the merchant with it. */
  frees: Generated<boolean>;
  createdAt: Instant;
  completedAt: Late<Instant>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    merchant: MerchantTable;
    recipient: RecipientTable;
    splitRule: SplitRuleTable;
    splitRuleVersion: SplitRuleVersionTable;
    splitTrigger: SplitTriggerTable;
    splitRecord: SplitRecordTable;
  }
}
