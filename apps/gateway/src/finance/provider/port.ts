import type { ProviderEvent } from '@fireline/domain/finance';
import type { Result } from '@fireline/domain/lib';
import type { Selectable } from 'kysely';
import type { PayAccessTable } from '../tables.ts';

export type PayAccess = Selectable<PayAccessTable>;

/** An attempt as its provider knows it. */
export interface AskedPayment {
  readonly outNo: string;
  readonly cents: number;
  readonly subject: string;
  readonly expiresAt: string;
}

/** Nothing came back, or nothing that can be trusted: what was requested may have been done. */
export interface Unanswered {
  readonly isAnswered: false;
}
export const unanswered: Unanswered = { isAnswered: false };

type PaymentEventSaid = Extract<ProviderEvent, { kind: 'payment' }>;
/** What a provider says of an attempt; `none`: it has no such attempt. */
export type PaymentAnswer = Unanswered | { readonly isAnswered: true; readonly said: PaymentEventSaid | 'none' };
export type CreateAnswer =
  | Unanswered
  | { readonly isAnswered: true; readonly codeUrl: string; readonly providerNo: string }
  | { readonly isAnswered: true; readonly refusedWith: string };
export type RefundAnswer =
  | Unanswered
  | { readonly isAnswered: true; readonly state: 'pending' | 'success' | 'failed'; readonly code?: string };

/** A notice as it came: nothing of it is changed before its signature is checked. */
export interface RawNotice {
  readonly raw: Uint8Array<ArrayBuffer>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}
export interface ReadNotice {
  readonly eventId: string;
  readonly event: ProviderEvent;
}

/** A payment provider. No method is called inside a transaction: each may take long. @spec FIN-12 */
export interface PaymentProvider {
  create(access: PayAccess, payment: AskedPayment): Promise<CreateAnswer>;
  query(access: PayAccess, outNo: string): Promise<PaymentAnswer>;
  /** Ends an attempt. @returns what became of it: it may have been paid */
  close(access: PayAccess, outNo: string): Promise<PaymentAnswer>;
  /** Pays back. The same number is the same refund. */
  refund(
    access: PayAccess,
    refund: { readonly outNo: string; readonly refundNo: string; readonly cents: number },
  ): Promise<RefundAnswer>;
  /** @returns `finance.notice.signature` for a notice that this provider has not signed for this access, or too long ago */
  readNotice(access: PayAccess, notice: RawNotice): Promise<Result<ReadNotice>>;
}
