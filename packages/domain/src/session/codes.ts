import { defineForm, minuteMs, oneOf, optional, type Problem, text } from '../lib/index.ts';
import { mobile } from './contact.ts';
import { codeDigits, codeMinutes, usernameChars, wrongCodesMax } from './limits.ts';
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

/** A code that was sent, as far as it is judged. */
export interface SentCode {
  readonly sentMs: number;
  /** Before this one. */
  readonly wrongTries: number;
}

/** Why a code opens nothing; one that was never sent reads like a wrong one. @spec SES-12 */
export const judgeCode = (sent: SentCode | undefined, isRight: boolean, nowMs: number): Problem | undefined => {
  const field = 'code';
  if (sent && (sent.wrongTries >= wrongCodesMax || nowMs >= sent.sentMs + codeMinutes * minuteMs))
    return { code: 'session.code.expired', field };
  if (sent && isRight) return undefined;
  const left = wrongCodesMax - (sent?.wrongTries ?? 0) - 1;
  return left > 0 ? { code: 'session.code.wrong', field, args: { left } } : { code: 'session.code.expired', field };
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
