import { dayMs, hourMs, minuteMs, type Problem } from '../lib/index.ts';
import { knownAddressDays, lockMinutes, strangersWrongMax, triesKeptHours, wrongPasswordsMax } from './limits.ts';

/** Whether this many wrong passwords in a row lock the account. @spec SES-06 */
export const locksAccount = (wrongTries: number): boolean => wrongTries >= wrongPasswordsMax;

/** How many wrong passwords are left after so many, at least none. @spec SES-06 */
export const triesLeft = (wrongTries: number): number => Math.max(0, wrongPasswordsMax - wrongTries);

/** The passwords tried for one name: from one address, or from all strange addresses together. @spec SES-06 */
export interface PasswordTries {
  /** Wrong ones since the last lock, or since the last right one. */
  readonly wrongTries: number;
  /** Locks in a row: each lasts twice as long as the one before. */
  readonly locks: number;
  readonly lockedUntilMs: number | undefined;
  readonly lastTryMs: number;
  /** When the right password last came from the address. */
  readonly openedMs: number | undefined;
}

/** How long a lock lasts that follows so many others: 15 minutes, doubling, at most a day. @spec SES-06 */
export const lockMs = (locksBefore: number): number =>
  Math.min(lockMinutes.min * 2 ** locksBefore, lockMinutes.max) * minuteMs;

/** Whether a lock holds. One that ends later than any lock lasts was set by a wrong clock and does not. @spec SES-06 */
export const isLocked = ({ lockedUntilMs }: Pick<PasswordTries, 'lockedUntilMs'>, nowMs: number): boolean =>
  lockedUntilMs !== undefined && lockedUntilMs > nowMs && lockedUntilMs - nowMs <= lockMinutes.max * minuteMs;

/** Whether the account was opened from the address before, and not too long ago. @spec SES-06 */
export const isKnownAddress = ({ openedMs }: Pick<PasswordTries, 'openedMs'>, nowMs: number): boolean =>
  openedMs !== undefined && nowMs - openedMs < knownAddressDays * dayMs;

/** The tries with one more. The last one that may be wrong locks at once, so that of many at the same time no more are looked at. */
function counted(tries: PasswordTries, nowMs: number, triesMax: number): PasswordTries {
  const isOld = nowMs - tries.lastTryMs >= triesKeptHours * hourMs;
  const wrongTries = isOld || tries.lockedUntilMs !== undefined ? 1 : tries.wrongTries + 1;
  const locks = isOld ? 0 : tries.locks;
  const isLast = wrongTries >= triesMax;
  return {
    ...tries,
    wrongTries,
    locks: isLast ? locks + 1 : locks,
    lockedUntilMs: isLast ? nowMs + lockMs(locks) : undefined,
    lastTryMs: nowMs,
  };
}

/** A try that was counted, and what follows when it turns out to be wrong. */
export interface JudgedTry {
  readonly own: PasswordTries;
  /** The tries of all strange addresses, where this one is counted among them. */
  readonly strangers: PasswordTries | undefined;
  /** Whether the password is looked at. */
  readonly mayTry: boolean;
  /** Wrong passwords left for the address after this one. */
  readonly left: number;
  /** The end of the lock that stands after this one. */
  readonly lockedUntilMs: number | undefined;
}

interface Trying {
  /** The tries from the address. */
  readonly own: PasswordTries;
  /** The tries from all strange addresses; nothing where the address is known, or where a session vouches for it. */
  readonly strangers: PasswordTries | undefined;
  /** No other account of the tenant could unlock this one. */
  readonly isLastAdministrator: boolean;
  readonly nowMs: number;
}

/**
 * Counts a try before its password is looked at. Each address has five wrong ones, then it is locked for 15 minutes, doubling. Addresses
 * that never opened the account have 20 together, then all of them are locked; a known address is not concerned.
 * Decision: the last administrator who could unlock others is not shut out by strangers: each strange address then has one try.
 * @spec SES-06
 */
export function judgeTry({ own, strangers, isLastAdministrator, nowMs }: Trying): JudgedTry {
  const isFlooded = strangers !== undefined && isLocked(strangers, nowMs);
  const isShut = isFlooded && !isLastAdministrator;
  if (isLocked(own, nowMs) || isShut) {
    const lockedUntilMs = isShut && !isLocked(own, nowMs) ? strangers.lockedUntilMs : own.lockedUntilMs;
    return { own, strangers: undefined, mayTry: false, left: 0, lockedUntilMs };
  }
  const next = counted(own, nowMs, isFlooded ? 1 : wrongPasswordsMax);
  const together = strangers && !isFlooded ? counted(strangers, nowMs, strangersWrongMax) : undefined;
  const lockedUntilMs = next.lockedUntilMs ?? (isLastAdministrator ? undefined : together?.lockedUntilMs);
  return {
    own: next,
    strangers: together,
    mayTry: true,
    left: lockedUntilMs === undefined ? triesLeft(next.wrongTries) : 0,
    lockedUntilMs,
  };
}

/** The tries without one that was counted and was not wrong, or was never looked at. @spec SES-06 */
export const uncounted = (tries: PasswordTries, didLock: boolean): PasswordTries => ({
  ...tries,
  wrongTries: Math.max(0, tries.wrongTries - 1),
  locks: didLock ? Math.max(0, tries.locks - 1) : tries.locks,
  lockedUntilMs: didLock ? undefined : tries.lockedUntilMs,
});

/** From how many minutes on the rest of a lock is told in hours. */
const hoursFromMinutes = 120;

/** What somebody is told whose account is locked until then: the minutes or hours that are left, which need no time zone. @spec SES-06 */
export function lockProblem(lockedUntilMs: number, nowMs: number): Problem {
  const minutes = Math.max(1, Math.ceil((lockedUntilMs - nowMs) / minuteMs));
  return minutes < hoursFromMinutes
    ? { code: 'session.lockedMinutes', args: { minutes } }
    : { code: 'session.lockedHours', args: { hours: Math.ceil((minutes * minuteMs) / hourMs) } };
}
