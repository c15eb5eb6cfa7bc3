import {
  type Cents,
  dayMs,
  defineForm,
  oneOf,
  ok,
  type Problem,
  refuse,
  type Result,
  text,
  yuan,
  minuteMs,
} from '../lib/index.ts';
import { checkBalance, nameChars, type PurchaseWay } from '../tariff/index.ts';
import { bankTransferDays, offlineCodeDays, orderCents, paymentWindowMin } from './limits.ts';
import { paymentMethods } from './orders.ts';

/** @spec FIN-12 */
export const paymentForm = defineForm({ orderId: text(nameChars), method: oneOf(paymentMethods) });

/** @spec FIN-11 */
export const topUpForm = defineForm({ amount: yuan(orderCents) });

/** What is left of the balance, or why it cannot be spent: 'account balance is not enough, please top up'. @spec FIN-11 */
export const spend = (balanceCents: Cents, amountCents: Cents): Result<Cents> => {
  const problem = checkBalance(balanceCents, amountCents);
  return problem ? refuse(problem) : ok(balanceCents - amountCents);
};

const windowsMs = {
  online: paymentWindowMin * minuteMs,
  balance: paymentWindowMin * minuteMs,
  offlineCode: offlineCodeDays * dayMs,
  bankTransfer: bankTransferDays * dayMs,
} as const satisfies Record<PurchaseWay, number>;

/** When an order made at that moment, to be paid that way, expires. @spec FIN-12 TAR-05 */
export const expiryOf = (createdAtMs: number, way: PurchaseWay): number => createdAtMs + windowsMs[way];

/**
 * Until when the code of the newest attempt can be paid: an order that waits longer, for its payee's pay code, has codes of a provider no longer
 * than others. @spec FIN-12
 */
export const codeUntil = (order: {
  readonly expiresAt: string;
  readonly attempts: readonly { readonly createdAt: string }[];
}): number => {
  const begun = order.attempts.at(-1)?.createdAt;
  const ends = Date.parse(order.expiresAt);
  return begun === undefined ? ends : Math.min(ends, expiryOf(Date.parse(begun), 'online'));
};

export interface Countdown {
  readonly minutes: number;
  readonly seconds: number;
  readonly isOver: boolean;
}

/** The time left to pay. It shows 00:00 exactly when the order can no longer be paid. @spec FIN-12 */
export const countdown = (expiresAtMs: number, nowMs: number): Countdown => {
  const left = Math.max(0, Math.ceil((expiresAtMs - nowMs) / 1000)) || 0;
  return { minutes: Math.floor(left / 60), seconds: left % 60, isOver: left === 0 };
};

/** Where a payer is met. @spec FIN-13 */
export const payChannels = ['applet', 'officialAccount'] as const;
export type PayChannel = (typeof payChannels)[number];
/** `unauthenticated`: the provider has not verified its owner. `unauthorised`: it has not let the platform act for it. @spec FIN-13 */
export const channelStates = ['ready', 'unauthenticated', 'unauthorised'] as const;
export type ChannelState = (typeof channelStates)[number];

/** A warning for each channel that cannot take payments yet. @spec FIN-13 */
export const channelWarnings = (states: Readonly<Record<PayChannel, ChannelState>>): Problem[] =>
  payChannels
    .filter((channel) => states[channel] !== 'ready')
    .map((channel) => ({ code: `finance.channel.${channel}.${states[channel]}`, field: channel }));
