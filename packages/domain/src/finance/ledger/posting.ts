import { type Cents, ok, refuse, type Result } from '../../lib/index.ts';
import type { Party } from '../../tariff/index.ts';
import type { LedgerAccount, LedgerKind, Transfer, TransferKind, TransferOrigin } from './accounts.ts';

/** The transfers of one deed, in order; none where nothing moves. */
export type Posting = Result<readonly Transfer[]>;

/** An account of a party. */
export const accountOf = (kind: LedgerKind, { kind: ownerKind, id: ownerId }: Party): LedgerAccount => ({
  kind,
  ownerKind,
  ownerId,
});
/** What an access of the payee's provider, its bank or its till holds. */
export const clearingOf = (payee: Party, access: string): LedgerAccount => ({
  ...accountOf('clearing', payee),
  access,
});
export const recipientOf = (recipientId: string): LedgerAccount => ({
  kind: 'recipient',
  ownerKind: 'recipient',
  ownerId: recipientId,
});

interface Move extends TransferOrigin {
  readonly kind: TransferKind;
  /** What makes the key, beside the kind: the number of the deed. */
  readonly deed: string;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly cents: Cents;
}

/** Nothing is posted of 0 cents: an order of 0.00 and a part of 0 move no money. */
export const post = (...moves: readonly Move[]): Posting => {
  if (!moves.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0))
    return refuse({ code: 'finance.ledger.cents', field: 'cents' });
  return ok(
    moves.filter(({ cents }) => cents > 0).map(({ deed, ...move }) => ({ ...move, key: `${move.kind} ${deed}` })),
  );
};

/** An order and who it is paid to; every posting of it names both. */
export interface PostedOrder {
  readonly orderId: string;
  readonly payee: Party;
}

/** Money of an attempt that arrived at a provider, a bank or a till. */
export interface Arrived extends PostedOrder {
  readonly paymentId: string;
  readonly access: string;
  readonly cents: Cents;
}

/** What mends a transfer: the opposite one, which names the first. Nothing posted is ever changed. @spec TAR-09 */
export const oppositeOf = (transfer: Transfer): Transfer => ({
  ...transfer,
  kind: 'correction',
  debit: transfer.credit,
  credit: transfer.debit,
  key: `correction ${transfer.key}`,
});
