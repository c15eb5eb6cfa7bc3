import {
  defineForm,
  defineMachine,
  type Field,
  halfWidth,
  minuteMs,
  ok,
  type Problem,
  refuse,
  type Result,
  step,
} from '../lib/index.ts';
import { payCodeChars, payCodeTriesMax, payCodeTryMin } from './limits.ts';

const wrong = (field: string): Problem => ({ code: 'tariff.payCode.wrong', field, args: { 0: payCodeChars } });

/** The letters and digits of pay codes: 32, without O and 0, I and 1, which look alike on paper. @spec TAR-05 */
export const payCodeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const form = new RegExp(`^[${payCodeLetters}]{${payCodeChars}}$`);

/** A new pay code. @param random bytes from a safe source, one for each letter; more are not used @spec TAR-05 */
export const payCodeOf = (random: ArrayLike<number>): string =>
  Array.from({ length: payCodeChars }, (_, at) => payCodeLetters[(random[at] ?? 0) & 31]).join('');

/**
 * An offline pay code as it is typed from paper: blanks, hyphens, small and full-width letters are taken. Problem: `tariff.payCode.wrong`.
 * @spec TAR-05
 */
export const payCode: Field<string> = (raw, field) => {
  const code =
    typeof raw === 'string' && raw.length <= 4 * payCodeChars
      ? halfWidth(raw).replaceAll(/[\s-]/g, '').toUpperCase()
      : '';
  return form.test(code) ? ok(code) : refuse(wrong(field));
};

/** @spec TAR-05 */
export const payCodeForm = defineForm({ code: payCode });

/** `voided`: another code was handed out in its place. */
export const payCodeStates = ['unused', 'used', 'expired', 'voided'] as const;
export type PayCodeState = (typeof payCodeStates)[number];
export type PayCodeEvent = 'use' | 'expire' | 'void';

export interface PayCodeContext {
  readonly nowMs: number;
  /** From this moment on it is expired. */
  readonly expiresAtMs: number;
  /** The code and what it is used for, when it is used. */
  readonly orderId?: string;
  readonly codeOrderId?: string;
}

const refusals: Partial<Record<PayCodeState, string>> = {
  used: 'tariff.payCode.used',
  voided: 'tariff.payCode.voided',
};

/** The life of an offline pay code: good once, for its order, until it expires. @spec TAR-05 */
export const payCodeMachine = defineMachine<
  PayCodeState,
  PayCodeEvent,
  'isOfTheOrder' | 'inTime' | 'isDue',
  PayCodeContext
>({
  name: 'payCode',
  words: { state: 'tariff.payCode.state', event: 'tariff.payCode.event', guard: 'tariff.guard' },
  initial: 'unused',
  finals: ['used', 'expired', 'voided'],
  states: {
    unused: {
      use: { to: 'used', guards: ['isOfTheOrder', 'inTime'], spec: 'TAR-05' },
      expire: { to: 'expired', guards: ['isDue'], spec: 'TAR-05' },
      void: { to: 'voided', spec: 'TAR-05' },
    },
    used: {},
    expired: {},
    voided: {},
  },
  guards: {
    isOfTheOrder: ({ orderId, codeOrderId }) => (orderId === codeOrderId ? undefined : wrong('code')),
    inTime: ({ nowMs, expiresAtMs }) =>
      nowMs < expiresAtMs ? undefined : { code: 'tariff.payCode.expired', field: 'code' },
    isDue: ({ nowMs, expiresAtMs }) => (nowMs < expiresAtMs ? { code: 'tariff.payCode.notDue' } : undefined),
  },
  refusal: (state) => ({ code: refusals[state] ?? 'tariff.payCode.expired', field: 'code' }),
});

/**
 * Why an account may enter no pay code now: it has entered too many wrong ones.
 * @param wrongAtMs when it entered wrong ones; those that no longer count may be among them
 * @spec TAR-05
 */
export const checkPayCodeTries = (wrongAtMs: readonly number[], nowMs: number): Problem | undefined => {
  const counted = wrongAtMs.filter((atMs) => atMs <= nowMs && atMs > nowMs - payCodeTryMin * minuteMs);
  if (counted.length < payCodeTriesMax) return undefined;
  const oldest = counted.toSorted((a, b) => b - a)[payCodeTriesMax - 1] ?? nowMs;
  const left = Math.ceil((oldest + payCodeTryMin * minuteMs - nowMs) / minuteMs);
  return { code: 'tariff.payCode.tries', field: 'code', args: { 0: left } };
};

/** An offline pay code as it is kept. @spec TAR-05 */
export interface PayCode {
  readonly orderId: string;
  readonly state: PayCodeState;
  readonly expiresAtMs: number;
}

/**
 * Whether a code that was typed pays the order.
 * @param known the code as it is stored, or nothing when there is none like it: the answer is the same as for a mistyped one
 * @spec TAR-05
 */
export const redeemPayCode = (
  order: { readonly orderId: string; readonly nowMs: number },
  known: PayCode | undefined,
): Result<PayCodeState> => {
  if (known?.orderId !== order.orderId) return refuse(wrong('code'));
  return step(payCodeMachine, known.state, 'use', {
    ...order,
    expiresAtMs: known.expiresAtMs,
    codeOrderId: known.orderId,
  });
};
