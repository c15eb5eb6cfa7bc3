import type { Cents } from '../../lib/index.ts';
import type { PartyKind } from '../../tariff/index.ts';

/**
 * The accounts of the ledger. `wallet`: what a payer has topped up. `splitDue`: what is to be split among recipients. `recipient`: what a
 * recipient has received. `revenue`: what a payee has earned. `clearing`: what a provider, a bank or a till holds, one for each of them.
 * `refundDue`: refunds on their way. `fee`: what providers kept. `suspense`: money whose use is not decided. `adjustment`: differences
 * that finance has booked. @spec TAR-09 FIN-01
 */
export const ledgerKinds = [
  'wallet',
  'splitDue',
  'recipient',
  'revenue',
  'clearing',
  'refundDue',
  'fee',
  'suspense',
  'adjustment',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** An account: who owns it and what it is for. */
export interface LedgerAccount {
  readonly kind: LedgerKind;
  readonly ownerKind: PartyKind | 'recipient';
  readonly ownerId: string;
  /** Of `clearing`: the payment access, or `bank` or `till`. */
  readonly access?: string | undefined;
}

/** One text for each account, for a column or a map: `clearing:a1 tenant R001`. @spec TAR-09 */
export const accountKey = ({ kind, ownerKind, ownerId, access }: LedgerAccount): string =>
  `${kind}${access === undefined ? '' : `:${access}`} ${ownerKind} ${ownerId}`;

/** Accounts that may not go below zero; they alone keep a balance, the others are sums of transfers. @spec FIN-11 TAR-09 */
export const balanceKinds: readonly LedgerKind[] = ['wallet', 'splitDue'];

/** What a transfer is for. @spec TAR-09 */
export const transferKinds = [
  'paid',
  'topUp',
  'spend',
  'fee',
  'splitDue',
  'split',
  'return',
  'refundDue',
  'refund',
  'suspense',
  'settle',
  'correction',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** Where a transfer comes from. */
export interface TransferOrigin {
  readonly orderId?: string | undefined;
  readonly paymentId?: string | undefined;
  readonly refundId?: string | undefined;
  readonly splitId?: string | undefined;
}

/** One movement of money: as much leaves the one account as reaches the other, so that the ledger always balances. @spec TAR-09 */
export interface Transfer extends TransferOrigin {
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  /** Above 0. */
  readonly cents: Cents;
  readonly kind: TransferKind;
  /** Unique: the same deed is posted once, however often its word comes. */
  readonly key: string;
}
