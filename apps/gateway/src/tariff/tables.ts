import type { BalanceHolderKind, MeteredResource, PartyKind, PriceList, SellType } from '@fireline/domain/tariff';
import type { Generated } from 'kysely';
import type { Id, Instant } from '../lib/db/columnTypes.ts';

/** A price of a package in a list, from a day on. Rows are added and revoked, never changed. */
export interface PriceEntryTable {
  priceId: Id;
  rentId: string;
  list: PriceList;
  sellerKind: PartyKind;
  sellerId: string;
  resource: MeteredResource;
  /** Units of one package. */
  quantity: number;
  cents: number;
  fromDay: string;
  madeBy: string;
  madeAt: Instant;
  revokedAt: Generated<Instant | null>;
  revokedBy: Generated<string | null>;
}
export interface ResourceAccountTable {
  accountId: Id;
  rentId: string;
  holderKind: BalanceHolderKind;
  holderId: string;
  resource: MeteredResource;
  balance: Generated<number>;
  /** Of its newest record; 0: none. */
  lastSeq: Generated<number>;
  lastAt: Generated<Instant | null>;
}
/** One movement of a balance. The database refuses to change it. */
export interface ResourceRecordTable {
  recordId: Id;
  accountId: number;
  rentId: string;
  seq: number;
  sellType: SellType;
  amount: number;
  before: number;
  after: number;
  orderId: Generated<number | null>;
  deviceId: Generated<number | null>;
  /** The deed that it records: no deed is recorded twice. */
  key: string;
  at: Instant;
  by: string;
}

declare module '../lib/db/schema.ts' {
  interface Database {
    priceEntry: PriceEntryTable;
    resourceAccount: ResourceAccountTable;
    resourceRecord: ResourceRecordTable;
  }
}
