import type {
  BalanceHolderKind,
  BuyerKind,
  MeteredResource,
  PartyKind,
  Priced,
  PriceList,
  SellType,
  ServiceMode,
  WhenExhausted,
} from '@fireline/domain/tariff';
import type { Generated } from 'kysely';
import type { Id, Instant } from '../lib/db/columnTypes.ts';

/** A price in a list, from a day on. Rows are added and withdrawn; the database refuses to change them. */
export interface PriceEntryTable {
  priceId: Id;
  rentId: string;
  list: PriceList;
  /** A partner of any level is called partner here: one that becomes a dealer keeps its prices. */
  sellerKind: PartyKind;
  sellerId: string;
  /** For whom it is; `buyerId`: the one buyer, empty: all. */
  buyer: Generated<BuyerKind>;
  buyerId: Generated<string>;
  /** What is priced: messages or calls, a service mode, something for cameras. */
  resource: Priced;
  /** Units of a package, years, or months. */
  quantity: number;
  cents: number;
  /** From the day on it is not sold. */
  isEnd: Generated<boolean>;
  fromDay: string;
  madeBy: string;
  madeAt: Instant;
  revokedAt: Generated<Instant | null>;
  revokedBy: Generated<string | null>;
}
/** A list of a seller for its buyers: of two who change it the second learns of the first. */
export interface PriceBookTable {
  rentId: string;
  list: PriceList;
  sellerKind: PartyKind;
  sellerId: string;
  buyer: BuyerKind;
  buyerId: string;
  revision: Generated<number>;
  changedBy: string;
  changedAt: Instant;
}
/** What a seller calls a service mode. */
export interface PriceModeTable {
  rentId: string;
  sellerKind: PartyKind;
  sellerId: string;
  mode: ServiceMode;
  name: string;
  description: string;
  freeMonths: number;
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
  /** Units that messages on their way hold. */
  reserved: Generated<number>;
  /** The month, in China time, that `monthDrawn` counts. */
  month: Generated<string>;
  monthDrawn: Generated<number>;
  /** Its holder is warned once the balance is no higher. */
  lowBelow: Generated<number>;
  /** Up to which day its days are summed. */
  summedTo: Generated<string | null>;
  /** The holder has been warned, and nothing came since. */
  isLow: Generated<boolean>;
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
  /** The message that drew it. */
  sendRecordId: Generated<number | null>;
  /** Why it was given or taken back. */
  remark: Generated<string>;
}
/** What a holder lets out in a month. */
export interface ConsumptionControlTable {
  controlId: Id;
  rentId: string;
  holderKind: BalanceHolderKind;
  holderId: string;
  resource: MeteredResource;
  monthlyMax: number;
  warnPercent: number;
  whenExhausted: WhenExhausted;
  /** The month in which its holder was warned. */
  warnedMonth: Generated<string>;
  revision: Generated<number>;
  changedBy: string;
  changedAt: Instant;
}
/** The figures of a day of an account, in China time. */
export interface ResourceDayTable {
  accountId: number;
  day: string;
  opening: number;
  purchased: number;
  gifted: number;
  consumed: number;
  closing: number;
}
/** What devices of a tenant get that are registered from a day on. Rows are added and withdrawn; the database refuses to change them. */
export interface RegistrationGrantTable {
  grantId: Id;
  rentId: string;
  freeMonths: number;
  sms: number;
  voice: number;
  fromDay: string;
  madeBy: string;
  madeAt: Instant;
  revokedAt: Generated<Instant | null>;
  revokedBy: Generated<string | null>;
}
/** What a device got, once an IMEI of the tenant. The database refuses to change it. */
export interface DeviceGrantTable {
  deviceGrantId: Id;
  rentId: string;
  imei: string;
  deviceId: number;
  grantId: number;
  freeMonths: number;
  sms: number;
  voice: number;
  at: Instant;
  by: string;
}
/** Days of service that a press gave a device, or why it got none. */
export interface DayGiftTable {
  giftId: Id;
  rentId: string;
  deviceId: number;
  byId: number;
  by: string;
  requestId: string;
  days: number;
  remark: string;
  dayBefore: string | null;
  /** null: it got none. */
  dayAfter: string | null;
  /** The code of the refusal. */
  problem: string | null;
  at: Instant;
}

declare module '../lib/db/schema.ts' {
  interface Database {
    priceEntry: PriceEntryTable;
    priceBook: PriceBookTable;
    priceMode: PriceModeTable;
    resourceAccount: ResourceAccountTable;
    resourceRecord: ResourceRecordTable;
    consumptionControl: ConsumptionControlTable;
    resourceDay: ResourceDayTable;
    registrationGrant: RegistrationGrantTable;
    deviceGrant: DeviceGrantTable;
    dayGift: DayGiftTable;
  }
}
