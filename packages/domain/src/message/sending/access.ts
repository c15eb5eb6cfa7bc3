import { defineForm, flag, integer, oneOf, optional, type Problem, text, webAddress } from '../../lib/index.ts';
import { email } from '../../session/index.ts';
import {
  accessChars,
  accessPosition,
  accessSecretChars,
  accessUrlChars,
  carrierCodeChars,
  mailSecretChars,
  shownNumberDigits,
  smsSignatureChars,
} from '../limits.ts';
import { type CarriedChannel, carriedChannels } from './record.ts';

/**
 * How an access reaches a carrier: the one inside that carries nothing out, a service that takes signed requests, a mail server, or the SMS
 * service of Alibaba Cloud.
 * @spec MSG-06
 */
export const carriers = ['sandbox', 'webhook', 'smtp', 'aliyun'] as const;
export type CarrierName = (typeof carriers)[number];

const channelsOf: Readonly<Record<CarrierName, readonly CarriedChannel[]>> = {
  sandbox: carriedChannels,
  webhook: carriedChannels,
  smtp: ['email'],
  aliyun: ['sms'],
};

/** The carriers that take messages of a channel. @spec MSG-06 */
export const carriersOf = (channel: CarriedChannel): readonly CarrierName[] =>
  carriers.filter((carrier) => channelsOf[carrier].includes(channel));

/** Whether a carrier sends texts that it knows beforehand, by its own code of a template, and no others. @spec MSG-03 MSG-06 */
export const sendsByTemplate = (carrier: CarrierName): boolean => carrier === 'aliyun';

/** Where the SMS service of Alibaba Cloud answers, unless an access says otherwise. */
export const aliyunEndpoint = 'https://dysmsapi.aliyuncs.com/';

/** What a carrier calls a template. @example 'SMS_71390007' */
const carrierCode = text(carrierCodeChars, { matches: /^[\w-]+$/, code: 'message.template.carrierCode' });

/** An address without a name and a password in it; the gateway looks at where it leads. */
const serviceUrl = webAddress(accessUrlChars, 'message.access.url', ['http', 'https', 'smtp', 'smtps']);

interface Checked {
  readonly channel: CarriedChannel;
  readonly carrier: CarrierName;
  readonly signature?: string | undefined;
  readonly shownNumber?: string | undefined;
  readonly url?: string | undefined;
  readonly sender?: string | undefined;
  readonly secret?: string | undefined;
}
const required = (field: string): Problem => ({ code: 'form.required', field });

/** What a carrier asks of an access beyond the form. */
function problemsOf({ channel, carrier, signature, shownNumber, url, sender, secret }: Checked) {
  const isMail = carrier === 'smtp';
  const hasMailUrl = url !== undefined && /^smtps?:/i.test(url);
  return [
    carriersOf(channel).includes(carrier) ? undefined : { code: 'form.choice', field: 'carrier' },
    channel === 'sms' && signature === undefined ? required('signature') : undefined,
    channel === 'voice' && shownNumber === undefined ? required('shownNumber') : undefined,
    (carrier === 'webhook' || isMail) && url === undefined ? required('url') : undefined,
    url !== undefined && carrier !== 'sandbox' && isMail !== hasMailUrl
      ? { code: isMail ? 'message.access.mailUrl' : 'message.access.url', field: 'url' }
      : undefined,
    isMail && sender === undefined ? required('sender') : undefined,
    carrier === 'webhook' && secret !== undefined && secret.length < accessSecretChars.min
      ? { code: 'form.tooShort', field: 'secret', args: { 0: accessSecretChars.min } }
      : undefined,
  ];
}

/**
 * The access to a carrier: an SMS needs its signature, a call the number it shows, a service its address, a mail its sender.
 * @spec MSG-06
 */
export const accessForm = defineForm(
  {
    channel: oneOf(carriedChannels),
    carrier: oneOf(carriers),
    name: text(accessChars),
    account: text(accessChars),
    signature: optional(text(smsSignatureChars)),
    shownNumber: optional(text(shownNumberDigits, { matches: /^\d+$/, code: 'message.access.shownNumber' })),
    url: optional(serviceUrl),
    sender: optional(email),
    templateCode: optional(carrierCode),
    checkCode: optional(carrierCode),
    secret: optional(text(mailSecretChars)),
    position: integer(accessPosition),
    isEnabled: flag,
  },
  (value) => problemsOf(value),
);

/** What tells how an access does: whether it is on and offers succeed, and what became of the messages of the last 24 hours and of the last 30 days. */
export interface AccessFacts {
  readonly isEnabled: boolean;
  /** Since when no offer succeeded; null: the last one did. */
  readonly failingSince: string | null;
  readonly sentDay: number;
  readonly failedDay: number;
  readonly sentMonth: number;
  readonly failedMonth: number;
}

/** From this share of failed messages in 24 hours or in 30 days on an access is no longer called normal. Decision: one in twenty, and three at least. @spec MSG-06 */
export const accessFailures = { share: 0.05, count: 3 } as const;

export const accessConditions = ['off', 'failing', 'losing', 'works'] as const;
export type AccessCondition = (typeof accessConditions)[number];

/** The share of messages that failed, 0 to 1; null: none was sent. */
export const failedShare = (sent: number, failed: number): number | null => (sent > 0 ? failed / sent : null);

const losesMany = (sent: number, failed: number): boolean =>
  failed >= accessFailures.count && (failedShare(sent, failed) ?? 0) >= accessFailures.share;

/**
 * How an access does: `failing` while no offer succeeds, `losing` while too many of its messages of the day or of the month fail.
 * @spec MSG-06
 */
export function accessCondition(facts: AccessFacts): AccessCondition {
  const { isEnabled, failingSince, sentDay, failedDay, sentMonth, failedMonth } = facts;
  if (!isEnabled) return 'off';
  if (failingSince !== null) return 'failing';
  return losesMany(sentDay, failedDay) || losesMany(sentMonth, failedMonth) ? 'losing' : 'works';
}
