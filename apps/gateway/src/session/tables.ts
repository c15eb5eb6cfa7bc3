import type { Role } from '@fireline/domain/role';
import type { AccountType } from '@fireline/domain/session';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json } from '../lib/db/schema.ts';

/** An account. The node columns are its scope: those its role does not need stay null. */
export interface AppUserTable {
  userId: Id;
  rentId: string;
  username: string;
  realName: string;
  role: Role;
  accountType: AccountType;
  pwHash: string;
  wrongTries: Generated<number>;
  lockedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  disabled: Generated<boolean>;
  lastLoginAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  orgPath: string | null;
  partnerId: number | null;
  unitId: number | null;
  maintId: number | null;
  placeId: number | null;
}
export interface SessionTable {
  /** SHA-256 of the token, hex: a copy of the table opens no session. */
  tokenHash: string;
  sessionId: string;
  userId: number;
  rentId: string;
  clientType: string;
  createdAt: Instant;
  expiresAt: Instant;
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
  action: string;
  result: 'success' | 'failure';
  ip: string;
  detail: string;
}
export interface UserConfigTable {
  userId: number;
  key: string;
  value: Json<unknown>;
}

/** Accounts, what they have open, what they did and what they chose. */
export interface SessionTables {
  appUser: AppUserTable;
  session: SessionTable;
  loginNonce: LoginNonceTable;
  userLog: UserLogTable;
  userConfig: UserConfigTable;
}
