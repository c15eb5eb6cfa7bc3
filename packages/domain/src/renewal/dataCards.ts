import {
  type Cents,
  type Day,
  defineForm,
  defineMachine,
  type Field,
  hasLostDigits,
  listOf,
  oneOf,
  refuse,
  type Result,
  step,
  text,
  isBlank,
  distinct,
} from '../lib/index.ts';
import { cardBatch, iccidChars } from './limits.ts';

/** @spec REN-03 */
export const cardOperators = ['mobile', 'unicom', 'telecom', 'broadcast', 'other'] as const;
export type CardOperator = (typeof cardOperators)[number];
/** @spec REN-03 */
export const cardStates = ['inactive', 'active', 'stopped', 'cancelled'] as const;
export type CardState = (typeof cardStates)[number];
export const cardEvents = ['activate', 'stop', 'resume', 'cancel'] as const;
export type CardEvent = (typeof cardEvents)[number];
/** Whether the card's device is switched on. @spec REN-03 */
export const powerStates = ['on', 'off'] as const;
export type PowerState = (typeof powerStates)[number];
/** Why a card's state changed. Decision: what an operator reports. @spec REN-03 */
export const cardChangeReasons = ['activated', 'expired', 'exhausted', 'manual', 'renewed'] as const;
export type CardChangeReason = (typeof cardChangeReasons)[number];

/** A data card as it is kept. @spec REN-03 */
export interface DataCard {
  readonly iccid: string;
  readonly operator: CardOperator;
  readonly packageId: string;
  readonly packageName: string;
  readonly priceCents: Cents;
  readonly totalKb: number;
  readonly usedKb: number;
  readonly openedOn: Day;
  readonly activatedOn: Day | null;
  readonly expiresOn: Day | null;
  readonly state: CardState;
  readonly power: PowerState;
  readonly changedAtMs?: number;
  readonly changeReason?: CardChangeReason;
}

export interface CardContext {
  readonly today: Day;
  /** Its last day; null: not begun. */
  readonly expiresOn: Day | null;
  readonly remainingKb: number;
}

/** The life of a data card. Decision: it is resumed once it is paid for and has traffic again. @spec REN-03 */
export const cardMachine = defineMachine<CardState, CardEvent, 'isPaidFor' | 'hasTraffic', CardContext>({
  name: 'card',
  words: { state: 'renewal.card.state', event: 'renewal.card.event', guard: 'renewal.guard' },
  initial: 'inactive',
  finals: ['cancelled'],
  states: {
    inactive: { activate: { to: 'active', spec: 'REN-03' }, cancel: { to: 'cancelled', spec: 'REN-03' } },
    active: { stop: { to: 'stopped', spec: 'REN-03' }, cancel: { to: 'cancelled', spec: 'REN-03' } },
    stopped: {
      resume: { to: 'active', guards: ['isPaidFor', 'hasTraffic'], spec: 'REN-03' },
      cancel: { to: 'cancelled', spec: 'REN-03' },
    },
    cancelled: {},
  },
  guards: {
    isPaidFor: ({ today, expiresOn }) =>
      expiresOn !== null && expiresOn >= today ? undefined : { code: 'renewal.card.expired' },
    hasTraffic: ({ remainingKb }) => (remainingKb > 0 ? undefined : { code: 'renewal.card.exhausted' }),
  },
  refusal: (state) => ({ code: `renewal.card.is.${state}` }),
});

export const cardStep = (state: CardState, event: CardEvent, context: CardContext): Result<CardState> =>
  step(cardMachine, state, event, context);

export interface CardUsage {
  /** Never below zero. */
  readonly remainingKb: number;
  /** Whole percent, 100 only when nothing is left. */
  readonly usedPercent: number;
  readonly isExhausted: boolean;
}

/** What is left of a card's traffic. @spec REN-03 */
export const cardUsage = (totalKb: number, usedKb: number): CardUsage => {
  const remainingKb = Math.max(0, totalKb - usedKb);
  const isExhausted = remainingKb === 0;
  return { remainingKb, isExhausted, usedPercent: isExhausted ? 100 : Math.floor((usedKb * 100) / totalKb) };
};

const cardNumber = /* @__PURE__ */ text(iccidChars, { matches: /^89[\dA-Z]+$/, code: 'renewal.card.iccid' });

/** The number of a card, as printed: blanks are taken off and letters made capital. Problem: `renewal.card.iccid`. @spec REN-03 */
export const iccid: Field<string> = (raw, field) => {
  if (typeof raw !== 'string' || raw.length > 2 * iccidChars.max) return cardNumber(raw, field);
  if (hasLostDigits(raw)) return refuse({ code: 'form.lostDigits', field });
  return cardNumber(raw.replaceAll(/\s/g, '').toUpperCase(), field);
};

/** What can be done to many cards at once. @spec REN-03 */
export const cardActions = ['renew', 'stop', 'resume'] as const;
export type CardAction = (typeof cardActions)[number];

const cards = distinct(listOf(iccid, cardBatch));

/** At most 100 cards, each once: the second of two alike is told as `iccids.4`. @spec REN-03 */
const cardList: Field<readonly string[]> = (raw, field) =>
  isBlank(raw) || (Array.isArray(raw) && raw.length === 0)
    ? refuse({ code: 'renewal.card.none', field, args: { 0: cardBatch.max } })
    : cards(raw, field);

/** @spec REN-03 */
export const cardBatchForm = defineForm({ action: oneOf(cardActions), iccids: cardList });
