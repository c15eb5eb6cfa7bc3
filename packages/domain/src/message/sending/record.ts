import { hourMs, minuteMs } from '../../lib/index.ts';
import type { Role } from '../../role/index.ts';
import { maskedEmail, maskedPhone } from '../../session/index.ts';
import { type Channel, channels } from '../templates.ts';

/** The ways that a carrier takes; a site letter needs none. @spec MSG-06 */
export const carriedChannels = ['sms', 'voice', 'app', 'email'] as const satisfies readonly Channel[];
export type CarriedChannel = (typeof carriedChannels)[number];
/** The ways in which a message can really go. @spec MSG-06 */
export const sentChannels = /* @__PURE__ */ channels.filter(
  (channel) => channel !== 'wechat',
) as readonly SentChannel[];
export type SentChannel = 'siteLetter' | CarriedChannel;

/** How far a message has come. @spec MSG-04 MSG-05 */
export const sendStates = ['planned', 'held', 'notSent', 'handed', 'sent', 'delivered', 'failed'] as const;
export type SendState = (typeof sendStates)[number];
/** Those that nothing changes any more. */
export const endedSendStates = ['notSent', 'delivered', 'failed'] as const satisfies readonly SendState[];

/** Why a message was not sent, is held back, or failed. @spec ALM-09 ALM-11 ALM-12 DEV-27 */
export const sendReasons = [
  'off',
  'silenced',
  'interval',
  'frequency',
  'blockedPhone',
  'blockedDevice',
  'noTemplate',
  'noAccess',
  'noAddress',
  'noUnits',
  'overLimit',
  'over',
  'tooLate',
  'wrongClock',
  'timeout',
  'unreachable',
  'forbidden',
  'refused',
  'noReceipt',
  'undelivered',
  'unanswered',
  'internal',
] as const;
export type SendReason = (typeof sendReasons)[number];

/** What a message is for: what people count is the alarms; a code or a test uses up no limit. */
export const sendKinds = ['alarm', 'notice', 'code', 'test'] as const;
export type SendKind = (typeof sendKinds)[number];

/**
 * The kinds that count against the limits of a message. Decision: alarms alone hold back an alarm; a notice, such as a reminder, waits for
 * both, so that it takes no room of alarms. None holds back a code or a test.
 * @spec ALM-09
 */
export const countedKinds = (kind: SendKind): readonly SendKind[] => {
  if (kind === 'alarm') return ['alarm'];
  return kind === 'notice' ? ['alarm', 'notice'] : [];
};

/** What happened to an alarm. @spec MSG-06 ALM-09 */
export const alarmMoments = ['raised', 'standing', 'recovered', 'handled'] as const;
export type AlarmMoment = (typeof alarmMoments)[number];

/** What a carrier reports. */
export const receiptOutcomes = ['sent', 'delivered', 'failed'] as const;
export type ReceiptOutcome = (typeof receiptOutcomes)[number];

/** What a receipt makes of a message; undefined: it reports nothing new. @spec MSG-05 */
export const receiptStep = (state: SendState, outcome: ReceiptOutcome): SendState | undefined => {
  const mayFollow: Readonly<Record<ReceiptOutcome, readonly SendState[]>> = {
    sent: ['planned', 'handed'],
    delivered: ['planned', 'handed', 'sent'],
    failed: ['planned', 'handed', 'sent'],
  };
  return mayFollow[outcome].includes(state) ? outcome : undefined;
};

/** How often a message is offered to a carrier. */
export const sendAttemptsMax = 5;
/**
 * Whether a message whose offer failed for a while is given up. Decision: of a level 1 it is not; it is offered until the alarm is closed or a
 * day has passed, and people are shown that it does not go.
 * @param attempts offers so far, this one included
 * @spec ALM-09
 */
export const isGivenUp = (attempts: number, level: number | null): boolean =>
  attempts >= sendAttemptsMax && level !== 1;
/** Whether people are to be shown that a message of a level 1 does not go: it failed for good, or as often as others are given up. @spec ALM-09 ALM-11 */
export const isUnsent = ({
  kind,
  level,
  attempts,
  state,
}: {
  readonly kind: SendKind;
  readonly level: number | null;
  readonly attempts: number;
  readonly state: SendState;
}): boolean =>
  kind === 'alarm' &&
  level === 1 &&
  (state === 'failed' || state === 'held' || (state === 'planned' && attempts >= sendAttemptsMax));
/** How long after a failed offer the next one is made: 15 s, then twice as long each time. */
export const retryAfterMs = (attempts: number): number => (minuteMs / 4) * 2 ** Math.max(0, Math.min(attempts, 8) - 1);
/** How often the messages of an alarm are planned before they stand as failed. */
export const planTriesMax = 5;
/** How long after a failed planning the next try is made: half a minute, then twice as long each time, ten minutes at most. */
export const planAgainAfterMs = (tries: number): number =>
  Math.min(10 * minuteMs, (minuteMs / 2) * 2 ** Math.max(0, Math.min(tries, 8) - 1));
/** A message that could not go for so long is not news any more. */
export const sendWithinMs = 24 * hourMs;
/** A message that is dated so far ahead was written by a clock that ran ahead. */
const writtenAheadMs = hourMs;
/** Whether a message was written by a clock that ran ahead: what it says of a day is not true. @spec MSG-06 */
export const isWrittenAhead = (writtenMs: number, nowMs: number): boolean => writtenMs - nowMs > writtenAheadMs;
/** A receipt that has not come for so long does not come. */
export const receiptWithinMs = 24 * hourMs;
/** An access whose offers failed so many times in a row is left alone for a while; of the others the next one takes over. @spec MSG-06 */
export const failuresBeforePause = 5;
/** How long an access is left alone that has failed since then: half a minute, growing with the failure to ten minutes. */
export const pauseMs = (failingForMs: number): number =>
  Math.max(minuteMs / 2, Math.min(10 * minuteMs, failingForMs / 2));

/** Whether the message still has something to say: the alarm is as it was when it was planned. @spec ALM-09 */
export const isOver = (moment: AlarmMoment, alarm: { readonly state: 'open' | 'acknowledged' | 'closed' }): boolean =>
  moment === 'raised' ? alarm.state === 'closed' : moment === 'standing' ? alarm.state !== 'open' : false;

/**
 * Whether a reader may have the number or e-mail address of a message whole: one of the platform, and the one it was sent to. Everybody
 * else sees it masked, and finds no message by it.
 * @spec MSG-04 SES-07
 */
export const maySeeAddress = (
  reader: { readonly role: Role; readonly userId: number },
  message: { readonly userId: number | null },
): boolean => reader.role === 'platform' || message.userId === reader.userId;

/**
 * A number as those see it who may not have it whole.
 * @example maskedAddress('13800138000') // '138****8000'
 */
export const maskedAddress = (address: string): string =>
  address.includes('@') ? maskedEmail(address) : maskedPhone(address);

/**
 * Whether a message that has ended may go once more: it failed, or it lacked units that have come since.
 * @spec MSG-05 TAR-07
 */
export const maySendAgain = ({
  kind,
  state,
  reason,
}: {
  readonly kind: SendKind;
  readonly state: SendState;
  readonly reason: SendReason | null;
}): boolean =>
  kind !== 'code' && (state === 'failed' || (state === 'notSent' && (reason === 'noUnits' || reason === 'overLimit')));

/** The key under which a message that has ended goes once more: to its carrier it is another one. @spec MSG-05 */
export const keyAgain = (key: string, claims: number): string => `${key.replace(/#\d+$/, '')}#${claims}`;

/** Which of the messages of one record its key is of: 0 the first, else the number of claims before it was sent again. */
export const sendNumberOf = (key: string): number => Number(/#(\d+)$/.exec(key)?.[1] ?? 0);

/**
 * Whether a carrier has a message, took it as far as anybody knows, or says what became of it. One that could not be delivered was taken all
 * the same, and is charged.
 * @spec MSG-05 TAR-07
 */
export const wasTaken = ({
  state,
  reason,
}: {
  readonly state: SendState;
  readonly reason: SendReason | null;
}): boolean => ['handed', 'sent', 'delivered'].includes(state) || (state === 'failed' && reason === 'undelivered');
