import { dayMs, hourMs, minuteMs, type Problem } from '../lib/index.ts';
import type { CodeUse } from './codes.ts';
import {
  accountCodesPerDay,
  addressCodesPerDay,
  addressRegistrationsPerDay,
  codesPerDay,
  codesPerHourDefault,
  codeWaitSeconds,
  knownAddressCodesPerDay,
} from './limits.ts';

/**
 * Who asks for a code: somebody without a session, somebody without one at an address from which an account of the number was opened
 * before, or an account.
 * @spec SES-12
 */
export type CodeAsker = 'stranger' | 'known' | 'account';

/** Codes that are counted together: those for accounts that are there cannot be used up by registrations. @spec SES-12 */
export const codeShares = {
  account: ['login', 'password'],
  register: ['register'],
  member: ['member'],
} as const satisfies Readonly<Record<string, readonly CodeUse[]>>;
export type CodeShare = keyof typeof codeShares;

/** The share that a purpose belongs to. */
export const codeShareOf = (purpose: CodeUse): CodeShare =>
  purpose === 'register' || purpose === 'member' ? purpose : 'account';

/** When one more may follow, where `max` of them in a window are enough; undefined: now. */
function nextMs(sentMs: readonly number[], max: number, windowMs: number, nowMs: number): number | undefined {
  const recent = sentMs.filter((ms) => ms > nowMs - windowMs).toSorted((a, b) => b - a);
  const first = recent[max - 1];
  return first === undefined ? undefined : first + windowMs;
}

/** Why no other code is sent to a number yet. @param sentMs when codes were sent to it within a day, in any order @spec SES-12 */
export const checkSending = (sentMs: readonly number[], nowMs: number): Problem | undefined => {
  const left = Math.ceil((Math.max(...sentMs, 0) + codeWaitSeconds * 1000 - nowMs) / 1000);
  if (left > 0) return { code: 'session.code.tooSoon', field: 'mobile', args: { seconds: left } };
  return dayProblem('session.code.tooMany', sentMs, codesPerDay, nowMs);
};

function dayProblem(code: string, sentMs: readonly number[], max: number, nowMs: number): Problem | undefined {
  const next = nextMs(sentMs, max, dayMs, nowMs);
  return next === undefined
    ? undefined
    : { code, field: 'mobile', args: { 0: max, hours: Math.ceil((next - nowMs) / hourMs) } };
}

/** Codes for strangers that one address gets in a day. */
const ofAddress = { account: addressCodesPerDay, register: addressRegistrationsPerDay, member: 0 } as const;

/** When codes were sent, in any order. */
export interface CodesBefore {
  /** Of the same purpose to the same number within a day; for a known address those that it asked for itself. */
  readonly toNumber: readonly number[];
  /** Of the same share, asked for by the same address or account within a day: as a stranger, as one that is known to the number, or as an account. */
  readonly ofAsker: readonly number[];
  /** Of the same share, to strangers of the tenant who were reached, within an hour. */
  readonly ofTenant: readonly number[];
}

export interface CodeAsked {
  readonly purpose: CodeUse;
  readonly asker: CodeAsker;
  /** What the tenant allows of each share in an hour; null: it never said. */
  readonly perHour: number | null;
}

/**
 * Why no code is sent now, with the limit and when to try again. Decision: what an address is known for is limited for the number and the
 * address alone, so that nobody elsewhere keeps an owner from its code; what accounts ask for counts for the account.
 * @spec SES-12 SES-04 SIT-02
 */
export function checkCodes(
  before: CodesBefore,
  { purpose, asker, perHour }: CodeAsked,
  nowMs: number,
): Problem | undefined {
  const problem = checkSending(before.toNumber, nowMs);
  if (problem) return problem;
  if (asker === 'known')
    return dayProblem('session.code.tooManyAddress', before.ofAsker, knownAddressCodesPerDay, nowMs);
  if (asker === 'account') return dayProblem('session.code.tooManyAccount', before.ofAsker, accountCodesPerDay, nowMs);
  const share = codeShareOf(purpose);
  const ofAsker = dayProblem('session.code.tooManyAddress', before.ofAsker, ofAddress[share], nowMs);
  if (ofAsker) return ofAsker;
  const max = perHour ?? codesPerHourDefault;
  const next = nextMs(before.ofTenant, max, hourMs, nowMs);
  if (next === undefined) return undefined;
  const args = { 0: max, minutes: Math.ceil((next - nowMs) / minuteMs) };
  return { code: 'session.code.tooManyTenant', field: 'mobile', args };
}
