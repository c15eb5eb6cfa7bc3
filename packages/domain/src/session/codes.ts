import { defineForm, minuteMs, oneOf, optional, type Problem, text } from '../lib/index.ts';
import { mobile } from './contact.ts';
import { codeDigits, codeMinutes, usernameChars, wrongCodesElsewhereMax, wrongCodesMax } from './limits.ts';
import { oneTimeCode } from './oneTimeCode.ts';
import { sameTwice, secret } from './users.ts';

/** What a code that was sent to a mobile is good for. @spec SES-12 */
export const codePurposes = ['login', 'password', 'register'] as const;
export type CodePurpose = (typeof codePurposes)[number];
/** Those, and that a member of a place is who it is, which goes by e-mail as well. @spec SES-12 SIT-02 */
export type CodeUse = CodePurpose | 'member';

/**
 * A code out of random bytes.
 * @param bytes at least four
 * @spec SES-12
 */
export const codeFrom = (bytes: Uint8Array): string => {
  const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
};

/** A code that was sent to a number, as one caller is judged by it. */
export interface SentCode {
  readonly sentMs: number;
  /** Whether the caller asked for it. */
  readonly isOwn: boolean;
  /** Of the caller, before this one. */
  readonly wrongTries: number;
  /** Of all that did not ask for it, before this one. */
  readonly wrongElsewhere: number;
}

/** How often the caller may still try a code, this time included. Who asked for it loses none by the tries of others. @spec SES-12 */
export const codeTriesLeft = ({ sentMs, isOwn, wrongTries, wrongElsewhere }: SentCode, nowMs: number): number => {
  if (nowMs >= sentMs + codeMinutes * minuteMs) return 0;
  const left = wrongCodesMax - wrongTries;
  return Math.max(0, isOwn ? left : Math.min(left, wrongCodesElsewhereMax - wrongElsewhere));
};

/** Why a wrong code opens nothing; where none was sent it reads like a wrong one. @param sent all that were sent to the number @spec SES-12 */
export const wrongCodeProblem = (sent: readonly SentCode[], nowMs: number): Problem => {
  const field = 'code';
  const before = sent.length === 0 ? wrongCodesMax : Math.max(...sent.map((one) => codeTriesLeft(one, nowMs)));
  return before > 1
    ? { code: 'session.code.wrong', field, args: { left: before - 1 } }
    : { code: 'session.code.expired', field };
};

const numbered = { rentId: text({ min: 1, max: 32 }), mobile };
/** For which number a puzzle is set. @spec SES-04 SES-12 */
export const codePuzzleForm = defineForm(numbered);
/** What a code is sent for. @spec SES-12 */
export const codeRequestForm = defineForm({
  ...numbered,
  purpose: oneOf(codePurposes),
  /** For a registration: the puzzle that was set for the number, and what solves it. */
  puzzle: optional(text({ min: 1, max: 200 })),
  answer: optional(text({ min: 1, max: 16 })),
});
/** A login by a code. @spec SES-12 */
export const codeLoginForm = defineForm({ ...numbered, code: oneTimeCode });
/** A forgotten password set again by a code. The name is asked for where a number has several accounts. @spec SES-12 SES-05 */
export const resetForm = defineForm(
  { ...numbered, code: oneTimeCode, username: optional(text({ min: 1, max: usernameChars.max })), ...secret },
  (value) => sameTwice(value),
);
