import type { Party } from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';

const wallets = (db: Db | Tx, payeeRentId: string, { kind, id }: Party) =>
  db
    .selectFrom('ledgerAccount')
    .select(['accountId', 'balanceCents'])
    .where('rentId', '=', payeeRentId)
    .where('kind', '=', 'wallet')
    .where('ownerKind', '=', kind)
    .where('ownerId', '=', id);

/** What a payer has topped up with a payee. @spec FIN-11 */
export const walletOf = (db: Db, payeeRentId: string, payer: Party) =>
  wallets(db, payeeRentId, payer).executeTakeFirst();

/** Locked until the end of the transaction. */
export const lockWallet = (tx: Tx, payeeRentId: string, payer: Party) =>
  wallets(tx, payeeRentId, payer).forUpdate().executeTakeFirst();

const shownMax = 20;

/** The newest movements of an account: what left it is below 0. @spec FIN-11 */
export const entriesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('ledgerTransfer')
    .select([
      'transferId',
      'kind',
      'orderId',
      'at',
      sql<number>`case when credit_account_id = ${accountId} then cents else -cents end`.as('cents'),
    ])
    .where((eb) => eb.or([eb('creditAccountId', '=', accountId), eb('debitAccountId', '=', accountId)]))
    .orderBy('transferId', 'desc')
    .limit(shownMax)
    .execute();
