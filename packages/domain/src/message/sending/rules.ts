import { defineForm, integer, oneOf, someOf } from '../../lib/index.ts';
import { alarmLevelNumbers, frequencyHours, frequencyMessages, pushIntervalMinutes } from '../../alarm/index.ts';
import { standingMinutes } from '../limits.ts';
import { type SentChannel, sentChannels } from './record.ts';

/**
 * The limits of sending: at most so many SMS, and so many calls, to one number in so many hours; the intervals of app and e-mail, 0 is none; what
 * is forced whatever people chose; after how many minutes without an acknowledgement an alarm is escalated, 0 is never.
 * @spec MSG-06 ALM-09 ROL-05
 */
export const sendRuleForm = /* @__PURE__ */ defineForm({
  smsMessages: integer(frequencyMessages),
  smsHours: integer(frequencyHours),
  voiceMessages: integer(frequencyMessages),
  voiceHours: integer(frequencyHours),
  appMinutes: integer(pushIntervalMinutes),
  emailMinutes: integer(pushIntervalMinutes),
  standingMinutes: integer(standingMinutes),
  forcedChannels: /* @__PURE__ */ someOf(sentChannels, 0),
  forcedLevel: /* @__PURE__ */ oneOf(alarmLevelNumbers),
});

export interface SendRule {
  readonly smsMessages: number;
  readonly smsHours: number;
  readonly voiceMessages: number;
  readonly voiceHours: number;
  readonly appMinutes: number;
  readonly emailMinutes: number;
  readonly standingMinutes: number;
  readonly forcedChannels: readonly SentChannel[];
  /** Alarms of this level and worse. */
  readonly forcedLevel: (typeof alarmLevelNumbers)[number];
}

/** What holds where nobody has said anything. */
export const defaultSendRule: SendRule = {
  smsMessages: 10,
  smsHours: 1,
  voiceMessages: 5,
  voiceHours: 1,
  appMinutes: 0,
  emailMinutes: 10,
  standingMinutes: 5,
  forcedChannels: [],
  forcedLevel: 1,
};

/**
 * Whose setting holds in a branch: that of the nearest, from the partner up, the tenant's last.
 * @param chain the partner, those above it, and null for the tenant itself
 * @spec ORG-05 MSG-06
 */
export function nearest<Row extends { readonly partnerId: number | null }>(
  rows: readonly Row[],
  chain: readonly (number | null)[],
): Row | undefined {
  for (const partnerId of chain) {
    const row = rows.find((one) => one.partnerId === partnerId);
    if (row) return row;
  }
  return undefined;
}

/** Whether a template may be used by an owner: its own, or a public one of somebody above. @spec MSG-03 MSG-06 */
export const mayUseTemplate = (
  template: { readonly partnerId: number | null; readonly isPublic: boolean },
  chain: readonly (number | null)[],
): boolean => template.partnerId === chain[0] || (template.isPublic && chain.includes(template.partnerId));
