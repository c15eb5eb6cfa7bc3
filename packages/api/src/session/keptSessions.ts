import { type KeptAccount, forgetAccount, keepAccount } from '@fireline/domain/session';
import { keepText, keptText } from '../lib/keptText.ts';
import type { StoredSession } from './store.ts';

/** An account that this browser can change to, with its session while that lasts. @spec SES-04 */
export interface KeptSession extends KeptAccount {
  /** Null: the password is needed. */
  readonly session: StoredSession | null;
  /** When this browser last used it, ISO 8601; absent: kept before this was noted. */
  readonly usedAt?: string;
}

type Id = Pick<KeptAccount, 'rentId' | 'userId'>;
const key = 'fireline.accounts';

function read(): readonly KeptSession[] {
  try {
    const value: unknown = JSON.parse(keptText(key) ?? '[]');
    return Array.isArray(value) ? (value as readonly KeptSession[]) : [];
  } catch {
    // not ours, or half written: as good as none
    return [];
  }
}
const write = (kept: readonly KeptSession[]): void => keepText(key, JSON.stringify(kept));
const isSame = (one: Id, other: Id): boolean => one.rentId === other.rentId && one.userId === other.userId;

/** The accounts of this browser, the one used last first; a session that ran out is none. @spec SES-04 */
export const keptSessions = (nowMs: number): readonly KeptSession[] =>
  read().map((one) => (one.session && Date.parse(one.session.expiresAt) > nowMs ? one : { ...one, session: null }));

/** Keeps an account with its session, in front of the others; the one used longest ago goes where they are too many. @spec SES-04 */
export function keepSession(session: StoredSession, nowMs: number = Date.now()): void {
  const { rentId, userId, username, realName, role } = session.account;
  const account = { rentId, userId, username, realName, role, session };
  const keyOf = (one: Id): string => JSON.stringify([one.rentId, one.userId]);
  const known = new Map(read().map((one) => [keyOf(one), one]));
  known.set(keyOf(account), { ...account, usedAt: new Date(nowMs).toISOString() });
  const kept = keepAccount(read(), account);
  write(kept.map((one) => known.get(keyOf(one)) ?? { ...one, session: null }));
}

/** The account stays, and needs its password. */
export const dropSession = (of: Id): void =>
  write(read().map((one) => (isSame(one, of) ? { ...one, session: null } : one)));

/** The account is forgotten. @spec SES-04 */
export function forgetSession(of: Id): void {
  const left = forgetAccount(read(), of);
  write(read().filter((one) => left.some((other) => isSame(one, other))));
}
