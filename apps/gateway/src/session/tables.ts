import type { AlarmLevel, screenChannels } from '@fireline/domain/alarm';
import type { PartnerPower } from '@fireline/domain/org';
import type { RentKind, Role } from '@fireline/domain/role';
import type { LoggedChanges } from '@fireline/domain/log';
import type { AccountType, BrandCorners, BrandFont, CodeAsker, CodeUse } from '@fireline/domain/session';
import type { EndingAction } from '@fireline/domain/shell';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json } from '../lib/db/columnTypes.ts';

/** The look of a tenant. @spec N22 */
export interface StoredBrand {
  readonly title: string;
  readonly colour: string;
  readonly corners: BrandCorners;
  /** Absent in brands from before there were fonts and logos. */
  readonly font?: BrandFont;
  /** The picture's name; absent or empty: none. */
  readonly logo?: string;
  /** Counts the changes. */
  readonly revision: number;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

/** What a tenant says of itself. @spec SES-04 */
export interface StoredProfile {
  /** Empty: nobody is named. */
  readonly contact: string;
  readonly phone: string;
  readonly isRegistrationOpen: boolean;
  /** Absent in profiles from before there were terms, as are the next two; empty: none. */
  readonly terms?: string;
  readonly defaultPartnerId?: number | null;
  /** For how many days the user log is kept; null: for ever. */
  readonly logDays?: number | null;
  /** Codes that strangers get in an hour, of each share; null: as many as the product says. */
  readonly codesPerHour?: number | null;
  /** Counts the changes. */
  readonly revision: number;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

/** What a tenant forces on the screens of its people. @spec ROL-05 */
export interface StoredForcePush {
  readonly channels: (typeof screenChannels)[number][];
  readonly mildestLevel: AlarmLevel;
  /** Counts the changes. */
  readonly revision: number;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

/** What a tenant lets its partners do. @spec ORG-05 */
export interface StoredPartnerPowers {
  readonly powers: PartnerPower[];
  /** Counts the changes. */
  readonly revision: number;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

export interface RentTable {
  rentId: string;
  name: string;
  kind: ColumnType<RentKind, RentKind | undefined, never>;
  /** How many devices its edition holds; null: as many as the basic edition. */
  devicesMax: ColumnType<number | null, number | null | undefined, number | null>;
  /** Null: the tenant never said; people may register. */
  profile: ColumnType<StoredProfile | null, string | null | undefined, string | null>;
  /** Null: the tenant never said. */
  forcePush: ColumnType<StoredForcePush | null, string | null | undefined, string | null>;
  /** Null: our own look. */
  brand: ColumnType<StoredBrand | null, string | null | undefined, string | null>;
  /** Null: the tenant never said. */
  partnerPowers: ColumnType<StoredPartnerPowers | null, string | null | undefined, string | null>;
}
/** An account. The node columns are its scope: those its role does not need stay null. */
export interface AppUserTable {
  userId: Id;
  rentId: string;
  username: string;
  realName: string;
  role: Role;
  /** One that the tenant has made; null: the built-in role of the kind. */
  roleId: ColumnType<number | null, number | null | undefined, number | null>;
  accountType: AccountType;
  pwHash: string;
  disabled: Generated<boolean>;
  mobile: Generated<string>;
  /** The number that its person proved by a code when it registered or set the password; empty: none. */
  provenMobile: Generated<string>;
  /** The powers of the partner above it bound what it may do: a partner's person created it, or opened it. */
  limited: Generated<boolean>;
  /** What a person gave of itself when it registered; empty: nothing. */
  idNumber: Generated<string>;
  createdAt: ColumnType<Instant | null, Instant | undefined, never>;
  /** A deleted account stays disabled, and its name stays taken. */
  deletedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
  mustChangePassword: Generated<boolean>;
  lastLoginAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  orgPath: string | null;
  partnerId: number | null;
  unitId: number | null;
  maintId: number | null;
  placeId: number | null;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}
/** Passwords tried for a name, whether anybody has it or not, from an address, or from all strange ones together. */
export interface PasswordTryTable {
  rentId: string;
  username: string;
  address: string;
  wrongTries: Generated<number>;
  locks: Generated<number>;
  lockedUntil: Instant | null;
  lastTryAt: Instant;
  /** When the right password last came from the address. */
  openedAt: Instant | null;
  /** The number whose code last opened the account from the address; empty: none did. */
  codeMobile: Generated<string>;
}
export interface SessionTable {
  /** SHA-256 of the token, hex: a copy of the table opens no session. */
  tokenHash: string;
  sessionId: string;
  userId: number;
  rentId: string;
  clientType: string;
  /** Where it was opened from; empty for one that is older than this column. */
  ip: Generated<string>;
  createdAt: Instant;
  expiresAt: Instant;
  /** Opened with the published demo password: it is good for nothing on a public host. */
  hasDemoPassword: Generated<boolean>;
}
/** A session that an action has ended, until it would have run out. @spec SES-09 */
export interface EndedSessionTable {
  tokenHash: string;
  rentId: string;
  endedBy: EndingAction;
  expiresAt: Instant;
}
/** A code that was sent to a mobile. */
export interface OneTimeCodeTable {
  codeId: Id;
  rentId: string;
  mobile: string;
  purpose: CodeUse;
  askerKind: Generated<CodeAsker>;
  /** Who asked: an address, or `user 7`. */
  asker: Generated<string>;
  /** False: nobody has the number, and nothing was sent. */
  isReached: Generated<boolean>;
  /** HMAC-SHA-256 with a key of the installation. */
  codeHash: string;
  sentAt: Instant;
  /** Wrong ones of each caller. */
  tries: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  /** When it was used, or another took its place. */
  endedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}
export interface LoginNonceTable {
  nonce: string;
  expiresAt: Instant;
}
export interface UserLogTable {
  logId: Id;
  rentId: string;
  at: Instant;
  username: string;
  userId: ColumnType<number | null, number | undefined, never>;
  action: string;
  result: 'success' | 'failure';
  ip: string;
  detail: string;
  /** The part of the product, such as `plan`, and what the session was opened with. */
  area: ColumnType<string, string | undefined, never>;
  client: ColumnType<string, string | undefined, never>;
  /** The record that was changed: `role` and its number. */
  targetKind: ColumnType<string | null, string | undefined, never>;
  targetId: ColumnType<string | null, string | undefined, never>;
  /** What changed, before and after; null where nothing of a record did. */
  changes: ColumnType<LoggedChanges | null, string | undefined, string>;
}
export interface UserConfigTable {
  userId: number;
  key: string;
  value: Json<unknown>;
}

/** Accounts, what they have open, what they did and what they chose. */
export interface SessionTables {
  rent: RentTable;
  appUser: AppUserTable;
  passwordTry: PasswordTryTable;
  session: SessionTable;
  endedSession: EndedSessionTable;
  loginNonce: LoginNonceTable;
  oneTimeCode: OneTimeCodeTable;
  userLog: UserLogTable;
  userConfig: UserConfigTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends SessionTables {}
}
