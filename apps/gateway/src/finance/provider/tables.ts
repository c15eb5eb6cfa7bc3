import type { RecipientType } from '@fireline/domain/finance';
import type { Generated } from 'kysely';
import type { Id, Instant } from '../../lib/db/columnTypes.ts';

type Late<T> = Generated<T | null>;

export interface SandboxKeyTable {
  accessId: number;
  /** JWK: signs what the sandbox reports. */
  privateKey: string;
  /** What it lets out of a payment in splits, and what it keeps of one. */
  maxPercent: Generated<number>;
  feePerMille: Generated<number>;
  /** JWK: opens the names that are sent under its serial. */
  nameSerial: Late<string>;
  nameKey: Late<string>;
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
  /** Its money is held until it is split or freed. */
  isSplit: Generated<boolean>;
  freedAt: Late<Instant>;
}
export interface SandboxReceiverTable {
  accessId: number;
  account: string;
  type: RecipientType;
  balanceCents: Generated<number>;
  isReturnAllowed: Generated<boolean>;
  /** As it was read. */
  name: Late<string>;
}
export interface SandboxSplitTable {
  sandboxSplitId: Id;
  tradeId: number;
  outNo: string;
  account: string;
  cents: number;
  state: 'processing' | 'success' | 'closed';
  errorCode: Late<string>;
  at: Instant;
  settlesAt: Instant;
}
export interface SandboxRefundTable {
  refundId: Id;
  tradeId: number;
  outNo: string;
  cents: number;
  at: Instant;
  /** It came back then, as the account that it went to takes nothing. */
  failedAt: Late<Instant>;
  errorCode: Late<string>;
}
/** What a receiver gave back of a split. */
export interface SandboxReturnTable {
  sandboxReturnId: Id;
  sandboxSplitId: number;
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

declare module '../../lib/db/schema.ts' {
  interface Database {
    sandboxReceiver: SandboxReceiverTable;
    sandboxSplit: SandboxSplitTable;
    sandboxKey: SandboxKeyTable;
    sandboxTrade: SandboxTradeTable;
    sandboxRefund: SandboxRefundTable;
    sandboxReturn: SandboxReturnTable;
    sandboxNotice: SandboxNoticeTable;
  }
}
