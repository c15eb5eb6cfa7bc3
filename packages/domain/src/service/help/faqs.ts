import { sendLimitHours, signalNone, signalOfflineMax } from '../../device/index.ts';
import type { WordArgs } from '../../lib/index.ts';
import { passwordChars } from '../../session/index.ts';
import { supportHours } from '../limits.ts';

export const faqSubjects = ['device', 'messaging', 'payment', 'account'] as const;
export type FaqSubject = (typeof faqSubjects)[number];

interface FaqRow {
  readonly subject: FaqSubject;
  /** The limits named in the answer. */
  readonly args?: WordArgs;
}

const rows = {
  offline: { subject: 'device' },
  signal: { subject: 'device', args: { 0: signalOfflineMax, 1: signalNone } },
  falseAlarm: { subject: 'device' },
  reset: { subject: 'device' },
  receivers: { subject: 'messaging' },
  balance: { subject: 'messaging' },
  sendLimit: { subject: 'messaging', args: { 0: sendLimitHours } },
  renewal: { subject: 'payment' },
  refund: { subject: 'payment' },
  locked: { subject: 'account' },
  password: { subject: 'account', args: { 0: passwordChars.min, 1: passwordChars.max } },
  hours: { subject: 'account', args: { 0: supportHours.from, 1: supportHours.to } },
} as const satisfies Record<string, FaqRow>;

export type Faq = keyof typeof rows;
/** The questions that come again and again; the words `service.faq.{name}.question` and `.answer` hold the rest. @spec SRV-06 */
export const faqs: Readonly<Record<Faq, FaqRow>> = rows;
export const faqNames = Object.keys(rows) as readonly Faq[];
