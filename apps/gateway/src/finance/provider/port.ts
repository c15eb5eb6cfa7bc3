import type { ProviderEvent, RecipientRelation, RecipientType } from '@fireline/domain/finance';
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
  /** Its money is held at the provider until it is split, or freed for the payee. */
  readonly isSplit: boolean;
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
  | {
      readonly isAnswered: true;
      readonly state: 'pending' | 'success' | 'failed';
      readonly code?: string;
      readonly message?: string;
    };

/** A refund in the books of a provider, by anybody who asked for it. */
export interface SaidRefund {
  /** Of the attempt whose money went back, and of the refund: ours, or the provider's own. */
  readonly outNo: string;
  readonly refundNo: string;
  readonly state: 'pending' | 'success' | 'failed';
  /** In yuan, as it came. */
  readonly amount: string;
  readonly at: string;
  readonly code?: string;
  readonly message?: string;
}
export type RefundsAnswer = Unanswered | { readonly isAnswered: true; readonly refunds: readonly SaidRefund[] };

/** What became of a split, or of freeing what is left. Code and message are the provider's own words. */
export type SplitAnswer =
  | Unanswered
  | {
      readonly isAnswered: true;
      readonly state: 'pending' | 'success' | 'failed';
      readonly providerNo?: string;
      readonly code?: string;
      readonly message?: string;
    };
export type ReceiverAnswer =
  | Unanswered
  | {
      readonly isAnswered: true;
      readonly state: 'added' | 'refused';
      readonly code?: string;
      readonly message?: string;
    };
/** A name, encrypted under the key of the provider that its serial names. */
export interface SealedName {
  readonly serial: string;
  readonly text: string;
}
/** The key under which a provider takes names now, as JWK; it changes from time to time. */
export type NameKeyAnswer =
  | Unanswered
  | { readonly isAnswered: true; readonly serial: string; readonly publicKey: string };
export interface AskedReceiver {
  readonly type: RecipientType;
  readonly account: string;
  readonly name: SealedName;
  readonly relation: RecipientRelation;
}
export interface AskedSplit {
  /** Of the attempt whose money it is. */
  readonly outNo: string;
  /** Of this part: the same number is the same split. */
  readonly detailNo: string;
  readonly account: string;
  /** Above 0. */
  readonly cents: number;
  /** What is left is freed for the payee with it. */
  readonly frees: boolean;
}

export interface AskedReturn {
  /** Of the attempt whose money it was. */
  readonly outNo: string;
  /** Of the part that was given, and of what comes back of it: the same number is the same return. */
  readonly detailNo: string;
  readonly returnNo: string;
  readonly account: string;
  /** Above 0. */
  readonly cents: number;
}

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
  /** Refunds that were made on a day, or came back on it, by the provider's calendar; also those that were made in its own console. */
  refundsOf(access: PayAccess, day: string): Promise<RefundsAnswer>;
  /** Asked before each registration: a name in plain text never leaves the gateway. */
  nameKey(access: PayAccess): Promise<NameKeyAnswer>;
  /** Registers who may get parts of payments. The same account is the same receiver. */
  addReceiver(access: PayAccess, receiver: AskedReceiver): Promise<ReceiverAnswer>;
  /** Gives a part of a payment to a receiver; asked again under its number, it says what became of it. */
  split(access: PayAccess, split: AskedSplit): Promise<SplitAnswer>;
  /** Takes a part back from its receiver; asked again under its number, it says what became of it. */
  returnSplit(access: PayAccess, asked: AskedReturn): Promise<SplitAnswer>;
  /** Frees what is left of a payment for its payee. */
  finish(access: PayAccess, finish: { readonly outNo: string; readonly finishNo: string }): Promise<SplitAnswer>;
  /** @returns `finance.notice.signature` for a notice that this provider has not signed for this access, or too long ago */
  readNotice(access: PayAccess, notice: RawNotice): Promise<Result<ReadNotice>>;
}
