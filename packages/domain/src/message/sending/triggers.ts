import { defineForm, flag, oneOf, optional, text, id, someOf } from '../../lib/index.ts';
import { accessChars, shownNumberDigits, smsSignatureChars } from '../limits.ts';
import { countedChannels } from './statistics.ts';
import { type Channel, channels, type MessageGroup } from '../templates.ts';

/**
 * What makes the service centre send: the group of the message and the ways a tenant starts with.
 * Decision: SMS and voice, which cost, only where somebody must act at once.
 * @spec MSG-06
 */
export const triggers = {
  alarmRaised: { group: 'alarm', channels: ['siteLetter', 'app', 'sms', 'voice'] },
  alarmRecovered: { group: 'alarm', channels: ['siteLetter', 'app'] },
  faultRaised: { group: 'alarm', channels: ['siteLetter', 'app'] },
  deviceOffline: { group: 'device', channels: ['siteLetter', 'app'] },
  lowBattery: { group: 'device', channels: ['siteLetter', 'app'] },
  serviceExpiring: { group: 'payment', channels: ['siteLetter', 'app', 'sms'] },
  inspectionDue: { group: 'inspection', channels: ['siteLetter', 'app'] },
  inspectionFailed: { group: 'inspection', channels: ['siteLetter', 'app'] },
  workOrderAssigned: { group: 'workOrder', channels: ['siteLetter', 'app', 'sms'] },
  announcementApproved: { group: 'announcement', channels: ['siteLetter', 'app'] },
} as const satisfies Record<string, { readonly group: MessageGroup; readonly channels: readonly Channel[] }>;
export type Trigger = keyof typeof triggers;

/** Who may be sent to. @spec MSG-06 */
export const receivers = [
  'placeManager',
  'placeMembers',
  'unitContacts',
  'maintenanceCompany',
  'partner',
  'inspector',
  'agent',
] as const;
export type Receiver = (typeof receivers)[number];

/**
 * A rule of the service centre: what sends, which way, to whom.
 * Decision: SMS and voice need a template, for carriers let nothing else pass.
 * @spec MSG-06
 */
export const triggerForm = defineForm(
  {
    trigger: oneOf(Object.keys(triggers) as Trigger[]),
    channels: someOf(channels),
    receivers: someOf(receivers),
    templateId: optional(id),
    isEnabled: flag,
  },
  ({ channels, templateId }) => [
    templateId === undefined && countedChannels.some((counted) => channels.includes(counted))
      ? { code: 'message.trigger.templateRequired', field: 'templateId' }
      : undefined,
  ],
);

/**
 * The access to a carrier for SMS or voice: an SMS needs its signature, a call the number it shows.
 * @spec MSG-06
 */
export const accessForm = defineForm(
  {
    channel: oneOf(countedChannels),
    name: text(accessChars),
    account: text(accessChars),
    signature: optional(text(smsSignatureChars)),
    shownNumber: optional(text(shownNumberDigits, { matches: /^\d+$/, code: 'message.access.shownNumber' })),
    isEnabled: flag,
  },
  ({ channel, signature, shownNumber }) => [
    channel === 'sms' && signature === undefined ? { code: 'form.required', field: 'signature' } : undefined,
    channel === 'voice' && shownNumber === undefined ? { code: 'form.required', field: 'shownNumber' } : undefined,
  ],
);
